import { PersonAvatar } from "@sentinel/kit";
import { IconCalendarEvent, IconHash, IconUsers } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { Presence } from "./api";
import classes from "./ChatFace.module.css";
import { PresenceDot } from "./presence";

interface Props {
  chat: { kind: string; name: string; avatar_url?: string | null; presence?: Presence | null };
  size?: number;
}

const SIGNS = { channel: IconHash, group: IconUsers, meeting: IconCalendarEvent } as const;

/** The other one's face with presence, or the sign of a channel, group or meeting. */
export function ChatFace({ chat, size = 36 }: Props): ReactNode {
  if (chat.kind === "direct") {
    return (
      <span className={classes.face}>
        <PersonAvatar person={chat} size={size} />
        {chat.presence !== null && chat.presence !== undefined && <PresenceDot state={chat.presence} />}
      </span>
    );
  }
  const Sign = SIGNS[chat.kind as keyof typeof SIGNS];
  return (
    <span aria-hidden className={classes.sign} data-kind={chat.kind} style={{ width: size, height: size }}>
      <Sign size={size * 0.55} stroke={1.8} />
    </span>
  );
}
