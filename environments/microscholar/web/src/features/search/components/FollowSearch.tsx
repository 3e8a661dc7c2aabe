import { useToasts } from "@sentinel/kit";
import { IconBellPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { useCreateAlert } from "../api/use-search";
import classes from "./SearchPage.module.css";

/** Asks for alerts about what is searched for. */
export function FollowSearch({ topic }: { topic: string }): ReactNode {
  const { mutate } = useCreateAlert();
  const toasts = useToasts();
  return (
    <button
      type="button"
      className={classes.alert}
      onClick={() => mutate(topic, { onSuccess: () => toasts.done(`You will get alerts about “${topic}”.`), onError: toasts.failed })}
    >
      <IconBellPlus size={16} aria-hidden /> Create alert
    </button>
  );
}
