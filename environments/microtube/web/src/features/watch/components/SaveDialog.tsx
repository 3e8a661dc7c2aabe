import { Button, Checkbox, Modal, TextInput } from "@mantine/core";
import { ErrorState, LoadingRows } from "@sentinel/kit";
import { type FormEvent, type ReactNode, useState } from "react";

import type { Video } from "../../../shared/api";
import { usePlaylists, useSave } from "../api/use-video";
import classes from "./Watch.module.css";

/** In which of the user's playlists a video is; a tick saves it at once. */
export function SaveDialog({ video, onClose }: { video: Video; onClose: () => void }): ReactNode {
  const query = usePlaylists();
  const save = useSave(video.id);
  return (
    <Modal opened onClose={onClose} title="Save to a playlist" size="sm" closeButtonProps={{ "aria-label": "Close" }}>
      {query.isError && <ErrorState error={query.error} title="Your playlists could not be loaded" onRetry={() => void query.refetch()} />}
      {query.isPending && <LoadingRows rows={2} label="Loading your playlists" />}
      <div className={classes.ticks}>
        {query.data?.map((playlist) => (
          <Checkbox
            key={playlist.id}
            label={playlist.title}
            checked={video.playlist_ids.includes(playlist.id)}
            onChange={(event) => save.setIn(playlist.id, event.currentTarget.checked)}
          />
        ))}
      </div>
      <NewPlaylist save={save} />
    </Modal>
  );
}

function NewPlaylist({ save }: { save: ReturnType<typeof useSave> }): ReactNode {
  const [title, setTitle] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    save.create(title).then(
      ({ id }) => {
        save.setIn(id, true);
        setTitle("");
      },
      (error: Error) => setRefusal(error.message),
    );
  }
  return (
    <form className={classes.newList} onSubmit={onSubmit}>
      <TextInput
        label="New playlist"
        placeholder="Title"
        value={title}
        error={refusal}
        onChange={(event) => {
          setTitle(event.currentTarget.value);
          setRefusal(null);
        }}
      />
      <Button type="submit" variant="default">
        Create and save
      </Button>
    </form>
  );
}
