import { Button } from "@mantine/core";
import { IconButton } from "@sentinel/kit";
import { IconBell, IconBellRinging } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { Channel } from "./api";
import classes from "./shared.module.css";
import { useActions } from "./use-actions";

interface Props {
  channel: Channel;
  /** In a list: the names of its buttons then say which channel. */
  isInList?: boolean;
}

/** Subscribe to a channel or stop, and the bell that tells of its uploads; nothing for the user's own channel. */
export function SubscribeButton({ channel, isInList = false }: Props): ReactNode {
  const { setSubscribed, setNotified } = useActions();
  if (channel.is_user) return null;
  const { is_subscribed: isSubscribed, is_notified: isNotified } = channel;
  const named = (word: string, preposition: string) => (isInList ? `${word} ${preposition} ${channel.name}` : word);
  return (
    <span className={classes.subscribe}>
      <Button
        radius="xl"
        size={isInList ? "compact-md" : "sm"}
        variant={isSubscribed ? "default" : "filled"}
        color="dark"
        aria-label={isSubscribed ? named("Unsubscribe", "from") : named("Subscribe", "to")}
        onClick={() => setSubscribed(channel, !isSubscribed)}
      >
        {isSubscribed ? "Subscribed" : "Subscribe"}
      </Button>
      {isSubscribed && (
        <IconButton label={isNotified ? named("Stop notifications", "from") : named("Notify me", "of")} size={isInList ? 28 : 34} onClick={() => setNotified(channel, !isNotified)}>
          {isNotified ? <IconBellRinging size={19} aria-hidden /> : <IconBell size={19} aria-hidden />}
        </IconButton>
      )}
    </span>
  );
}
