import { Button } from "@mantine/core";
import { IconCloudOff } from "@tabler/icons-react";
import type { ReactNode } from "react";

import classes from "./states.module.css";

interface Props {
  error: Error;
  title?: string;
  onRetry?: () => void;
}

/** Something could not be loaded: what, why, and a way to try again. */
export function ErrorState({ error, title = "This could not be loaded", onRetry }: Props): ReactNode {
  return (
    <div role="alert" className={classes.state}>
      <IconCloudOff size={40} stroke={1.4} aria-hidden className={classes.icon} />
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{error.message}</p>
      {onRetry !== undefined && (
        <Button variant="default" size="xs" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
