import { Button } from "@mantine/core";
import { ConfirmDialog, IconButton, useToasts } from "@sentinel/kit";
import { IconTrash } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router";

import { ScopeDialog } from "../../../shared/ScopeDialog";
import type { EventDetail, Scope } from "../../../shared/api";
import { dayOf } from "../../../shared/wall";
import { useDeleteEvent } from "../api/use-event";

/** Edit and delete, where the user may. */
export function Manage({ event }: { event: EventDetail }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { failed, done } = useToasts();
  const { mutate: remove } = useDeleteEvent(event.event_id);

  function go(scope: Scope): void {
    setAsking(false);
    remove(
      { on: event.on, scope },
      {
        onError: failed,
        onSuccess: () => {
          done(`${event.title} deleted`);
          void navigate(`/month/${dayOf(event.starts_at)}`);
        },
      },
    );
  }

  return (
    <>
      {event.can_edit && (
        <Button component={Link} to={`/event/${event.event_id}/edit?on=${event.on}`} variant="default" size="xs" mt={6}>
          Edit
        </Button>
      )}
      {event.can_delete && (
        <IconButton label="Delete event" size="lg" mt={3} onClick={() => setAsking(true)}>
          <IconTrash size={20} stroke={1.7} aria-hidden />
        </IconButton>
      )}
      {isAsking && event.repeat !== null && (
        <ScopeDialog title="Delete repeating event" action="Delete" isDangerous onChoose={go} onClose={() => setAsking(false)} />
      )}
      <ConfirmDialog
        isOpen={isAsking && event.repeat === null}
        title="Delete this event?"
        action="Delete"
        onClose={() => setAsking(false)}
        onConfirm={() => go("all")}
      >
        {event.title}
      </ConfirmDialog>
    </>
  );
}
