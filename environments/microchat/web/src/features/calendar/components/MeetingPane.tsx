import { Button, Group } from "@mantine/core";
import { ConfirmDialog, IconButton, useSession, useToasts } from "@sentinel/kit";
import { IconX } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";

import type { Meeting } from "../../../shared/api";
import { type Answer, useMeetingActions } from "../api/use-meetings";
import classes from "./CalendarPage.module.css";

const ANSWERS: Record<Answer, string> = { accepted: "Accept", tentative: "Maybe", declined: "Decline" };
const SAID = { accepted: "You accepted.", tentative: "You said maybe.", declined: "You declined.", none: "You have not answered yet." } as const;

/** One meeting in full, and the answer to its invitation. */
export function MeetingPane({ meeting, onClose }: { meeting: Meeting; onClose: () => void }): ReactNode {
  const { calendar } = useSession();
  return (
    <aside aria-label={meeting.title} className={classes.pane}>
      <header className={classes.paneHead}>
        <h2 className={classes.paneTitle}>{meeting.title}</h2>
        <IconButton label="Close meeting" size={30} onClick={onClose}>
          <IconX size={17} aria-hidden />
        </IconButton>
      </header>
      <p>
        {calendar.full(meeting.starts_at_s)} to {calendar.clock(meeting.ends_at_s)}
      </p>
      {meeting.place !== "" && <p>Place: {meeting.place}</p>}
      <p>
        Called by {meeting.is_own ? "you" : meeting.organiser}
        {meeting.people !== "" && `, with ${meeting.people}`}
      </p>
      {meeting.agenda !== "" && <p>{meeting.agenda}</p>}
      {meeting.chat_id !== null && (
        <p>
          <Link to={`/chat/${meeting.chat_id}`}>Open the chat of this meeting</Link>
        </p>
      )}
      {meeting.is_own ? <CallOff meeting={meeting} /> : <Answers meeting={meeting} />}
    </aside>
  );
}

function Answers({ meeting }: { meeting: Meeting }): ReactNode {
  const toasts = useToasts();
  const { answer } = useMeetingActions();
  return (
    <>
      <p className={classes.said}>{SAID[meeting.answer]}</p>
      <Group gap="xs">
        {(Object.keys(ANSWERS) as Answer[]).map((said) => (
          <Button key={said} size="xs" variant={said === meeting.answer ? "filled" : "default"} onClick={() => answer({ id: meeting.id, said }, { onError: toasts.failed })}>
            {ANSWERS[said]}
          </Button>
        ))}
      </Group>
    </>
  );
}

function CallOff({ meeting }: { meeting: Meeting }): ReactNode {
  const toasts = useToasts();
  const { cancel } = useMeetingActions();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="xs" variant="default" color="red" onClick={() => setAsking(true)}>
        Call this meeting off
      </Button>
      <ConfirmDialog isOpen={isAsking} title="Call this meeting off?" action="Call off" onClose={() => setAsking(false)} onConfirm={() => cancel(meeting.id, { onError: toasts.failed })}>
        It disappears from everybody’s calendar.
      </ConfirmDialog>
    </>
  );
}
