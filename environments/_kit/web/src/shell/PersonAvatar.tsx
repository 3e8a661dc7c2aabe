import { Avatar, type AvatarProps } from "@mantine/core";
import type { ReactNode } from "react";

import classes from "./shell.module.css";

interface Person {
  name: string;
  avatar_url?: string | null;
}

/** A long list asks only for the faces in sight. */
const LAZY = { loading: "lazy" } as const;

/** In degrees; it keeps the hues of similar sums apart. */
const GOLDEN_ANGLE = 137.508;

function initialsOf(name: string): string {
  const words = name.split(/[\s.-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const first = words[0]?.[0] ?? "?";
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? "") : "";
  return (first + last).toUpperCase();
}

/** The same person has the same hue (degrees) everywhere. */
function hueOf(name: string): number {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 99_991;
  return Math.round(hash * GOLDEN_ANGLE) % 360;
}

/** A face, or initials on a colour of the person's own. Decoration: the name stands beside it. */
export function PersonAvatar({ person, ...rest }: { person: Person } & AvatarProps): ReactNode {
  const hue = hueOf(person.name);
  return (
    <Avatar
      aria-hidden
      src={person.avatar_url ?? null}
      alt=""
      imageProps={LAZY}
      radius="xl"
      size={32}
      styles={{ placeholder: { background: `oklch(0.88 0.065 ${hue})`, color: `oklch(0.36 0.09 ${hue})`, fontWeight: 600 } }}
      {...rest}
    >
      <span className={classes.initials} data-initials={initialsOf(person.name)} />
    </Avatar>
  );
}
