import { IconButton, PersonAvatar, useServerAction, useSession, useToasts, useToday } from "@sentinel/kit";
import { IconMessageCircle, IconPhoneCall, IconPhoneIncoming, IconPhoneOutgoing, IconPhoneX, IconTrash, IconUsers, type TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";

import { type Call, api } from "../../../shared/api";
import classes from "./CallsPage.module.css";

function kindOf(call: Call): { text: string; icon: TablerIcon } {
  if (call.outcome === "missed") return { text: "Missed", icon: IconPhoneX };
  if (call.outcome === "declined") return { text: "Declined", icon: IconPhoneX };
  if (call.outcome === "no_answer") return { text: "Outgoing, no answer", icon: IconPhoneOutgoing };
  return call.direction === "incoming" ? { text: "Incoming", icon: IconPhoneIncoming } : { text: "Outgoing", icon: IconPhoneOutgoing };
}

function lengthOf(seconds: number): string {
  return seconds === 0 ? "" : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** One call: who, which way, when and how long. */
export function CallRow({ call }: { call: Call }): ReactNode {
  const { calendar } = useSession();
  const today = useToday();
  const kind = kindOf(call);
  const day = calendar.day(call.started_at_s) === today ? "Today" : calendar.date(call.started_at_s, today);
  return (
    <li data-call={call.id} data-missed={call.outcome === "missed" || undefined} className={classes.row}>
      {call.is_group ? (
        <span aria-hidden className={classes.group}>
          <IconUsers size={20} stroke={1.8} />
        </span>
      ) : (
        <PersonAvatar person={call.person} size={38} />
      )}
      <span className={classes.who}>
        <span className={classes.name}>{call.name}</span>
        {call.is_group && <span className={classes.others}> {[call.person.name, call.others].join(", ")}</span>}
      </span>
      <span className={classes.kind}>
        <kind.icon size={17} aria-hidden /> {kind.text}
      </span>
      <span className={classes.when}>
        {day}, {calendar.clock(call.started_at_s)}
      </span>
      <span className={classes.length}>{lengthOf(call.duration_s)}</span>
      <CallTools call={call} when={`${day}, ${calendar.clock(call.started_at_s)}`} />
    </li>
  );
}

/** Their names say which call it is: somebody may have called more than once. */
function CallTools({ call, when }: { call: Call; when: string }): ReactNode {
  const toasts = useToasts();
  const navigate = useNavigate();
  const onError = (error: Error) => toasts.failed(error);
  const { mutate: again } = useServerAction((id: string) => api.POST("/api/calls", { body: { call_id: id, chat_id: null } }));
  const { mutate: write } = useServerAction((id: string) => api.POST("/api/chats", { body: { people: [id], name: "" } }));
  const { mutate: remove } = useServerAction((id: string) => api.DELETE("/api/calls/{call_id}", { params: { path: { call_id: id } } }));
  return (
    <span className={classes.tools}>
      <IconButton label={`Call ${call.name} (${when})`} size={30} onClick={() => again(call.id, { onError, onSuccess: () => toasts.done(`Called ${call.name}. Nobody picked up.`) })}>
        <IconPhoneCall size={17} aria-hidden />
      </IconButton>
      {!call.is_group && (
        <IconButton label={`Write to ${call.name} (${when})`} size={30} onClick={() => write(call.person.id, { onError, onSuccess: (chat) => void navigate(`/chat/${chat.id}`) })}>
          <IconMessageCircle size={17} aria-hidden />
        </IconButton>
      )}
      <IconButton label={`Remove ${call.name} (${when})`} size={30} onClick={() => remove(call.id, { onError })}>
        <IconTrash size={17} aria-hidden />
      </IconButton>
    </span>
  );
}
