import { Button, Modal, TextInput } from "@mantine/core";
import { ErrorState, PersonAvatar, useToasts } from "@sentinel/kit";
import { type ReactNode, useState } from "react";

import type { Channel, Video } from "../../../shared/api";
import { useContacts, useShare } from "../api/use-video";
import classes from "./Watch.module.css";

/** Send a video to somebody, or copy its address. */
export function ShareDialog({ video, onClose }: { video: Video; onClose: () => void }): ReactNode {
  const [search, setSearch] = useState("");
  const query = useContacts(search.trim());
  const { mutate } = useShare(video.id);
  const toasts = useToasts();
  function send(person: Channel): void {
    mutate(person.id, { onSuccess: () => toasts.done(`Sent to ${person.name}.`), onError: toasts.failed });
  }
  return (
    <Modal opened onClose={onClose} title="Share this video" size="md" closeButtonProps={{ "aria-label": "Close" }}>
      <TextInput label="Address" readOnly value={`${window.location.origin}/watch/${video.id}`} onFocus={(event) => event.currentTarget.select()} />
      <TextInput mt="md" label="Send to" placeholder="Search people" value={search} onChange={(event) => setSearch(event.currentTarget.value)} />
      {query.isError && <ErrorState error={query.error} title="People could not be loaded" onRetry={() => void query.refetch()} />}
      {query.data?.length === 0 && <p className={classes.quiet}>Nobody of this name.</p>}
      <ul aria-label="People" className={classes.people}>
        {query.data?.map((person) => (
          <li key={person.id}>
            <PersonAvatar person={person} size={32} />
            <span>{person.name}</span>
            <Button size="compact-sm" variant="light" aria-label={`Send to ${person.name}`} onClick={() => send(person)}>
              {video.shared_with.includes(person.name) ? "Send again" : "Send"}
            </Button>
          </li>
        ))}
      </ul>
      {video.shared_with.length > 0 && <p className={classes.quiet}>You have sent it to {video.shared_with.join(", ")}.</p>}
    </Modal>
  );
}
