import { Button, Group } from "@mantine/core";
import { IconButton, useServerAction, useSession, useToasts } from "@sentinel/kit";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { type Meeting, api } from "../../../shared/api";
import classes from "./CalendarPage.module.css";

const ANSWERS = { accepted: "Accept", tentative: "Maybe", declined: "Decline" } as const;
type Answer = keyof typeof ANSWERS;
const SAID = { accepted: "You accepted.", tentative: "You said maybe.", declined: "You declined.", none: "You have not answered yet." } as const;

/** One meeting in full, and the answer to its invitation. */
export function MeetingPane({ meeting, onClose }: { meeting: Meeting; onClose: () => void }): ReactNode {
  const { calendar, session } = useSession();
  const toasts = useToasts();
  const { mutate } = useServerAction((answer: Answer) => api.POST("/api/meetings/{meeting_id}/answer", { params: { path: { meeting_id: meeting.id } }, body: { answer } }));
  const isOwn = meeting.organiser === session.user.name;
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
        Called by {isOwn ? "you" : meeting.organiser}
        {meeting.people !== "" && `, with ${meeting.people}`}
      </p>
      {meeting.agenda !== "" && <p>{meeting.agenda}</p>}
      {meeting.chat_id !== null && (
        <p>
          <Link to={`/chat/${meeting.chat_id}`}>Open the chat of this meeting</Link>
        </p>
      )}
      {!isOwn && (
        <>
          <p className={classes.said}>{SAID[meeting.answer]}</p>
          <Group gap="xs">
            {(Object.keys(ANSWERS) as Answer[]).map((answer) => (
              <Button key={answer} size="xs" variant={answer === meeting.answer ? "filled" : "default"} onClick={() => mutate(answer, { onError: toasts.failed })}>
                {ANSWERS[answer]}
              </Button>
            ))}
          </Group>
        </>
      )}
    </aside>
  );
}
