import { Button } from "@mantine/core";
import { IconPlayerPlayFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";

import classes from "./shared.module.css";

interface Props {
  /** "Album", "Playlist" … */
  kind: string;
  title: string;
  picture: ReactNode;
  /** Below the title. */
  children?: ReactNode;
}

/** The head of a page: a picture, what it is, what it is called. */
export function Head({ kind, title, picture, children }: Props): ReactNode {
  return (
    <header className={classes.pageHead}>
      <div className={classes.picture}>{picture}</div>
      <div className={classes.pageWords}>
        <p className={classes.kind}>{kind}</p>
        <h1 data-long={title.length > 26 || undefined}>{title}</h1>
        <div className={classes.facts}>{children}</div>
      </div>
    </header>
  );
}

/** The round button that plays a whole list. */
export function PlayAll({ label, isDisabled = false, onPlay }: { label: string; isDisabled?: boolean; onPlay: () => void }): ReactNode {
  return (
    <Button size="md" radius="xl" disabled={isDisabled} leftSection={<IconPlayerPlayFilled size={18} aria-hidden />} aria-label={label} onClick={onPlay}>
      Play
    </Button>
  );
}
