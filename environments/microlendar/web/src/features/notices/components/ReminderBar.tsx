import { Button } from "@mantine/core";
import { useToasts } from "@sentinel/kit";
import { IconAlarm } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { useTodayText } from "../../../shared/use-now";
import { useReadNotice, useReminders } from "../api/use-notices";
import classes from "./Notices.module.css";
import { pathOf, sentenceOf } from "./sentences";

/** Reminders that have rung, above every page until they are dismissed. */
export function ReminderBar(): ReactNode {
  const today = useTodayText();
  const { failed } = useToasts();
  const { mutate: read } = useReadNotice();
  const rung = useReminders().data ?? [];
  if (rung.length === 0) return null;
  return (
    <section aria-label="Reminders" className={classes.reminders}>
      {rung.map((notice) => (
        <div key={notice.id} className={classes.reminder}>
          <IconAlarm size={18} stroke={1.8} aria-hidden />
          <Link to={pathOf(notice) ?? "/notices"}>{sentenceOf(notice, today)}</Link>
          <Button variant="white" size="compact-xs" aria-label={`Dismiss reminder: ${notice.title}`} onClick={() => read(notice.id, { onError: failed })}>
            Dismiss
          </Button>
        </div>
      ))}
    </section>
  );
}
