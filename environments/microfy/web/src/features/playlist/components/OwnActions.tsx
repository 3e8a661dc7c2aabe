import { Button } from "@mantine/core";
import { ConfirmDialog, IconButton, useToasts } from "@sentinel/kit";
import { IconTrash } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";

import type { PlaylistDetail } from "../../../shared/api";
import { useChangePlaylist, useDeletePlaylist } from "../api/use-playlist";
import { PlaylistDialog } from "./PlaylistDialog";

/** What the user can do with a playlist of the user's own. */
export function OwnActions({ playlist }: { playlist: PlaylistDetail }): ReactNode {
  const [open, setOpen] = useState<"edit" | "delete" | null>(null);
  const { mutateAsync: change } = useChangePlaylist(playlist.id);
  const { mutate: remove } = useDeletePlaylist(playlist.id);
  const { failed } = useToasts();
  const navigate = useNavigate();
  const { title, note, is_public } = playlist;
  const close = (): void => setOpen(null);
  return (
    <>
      <Button size="md" radius="xl" variant="default" onClick={() => setOpen("edit")}>
        Edit details
      </Button>
      <IconButton label="Delete playlist" size="xl" radius="xl" onClick={() => setOpen("delete")}>
        <IconTrash size={21} aria-hidden />
      </IconButton>
      {open === "edit" && <PlaylistDialog title="Edit details" action="Save" words={{ title, note, is_public }} onSave={change} onClose={close} />}
      <ConfirmDialog
        isOpen={open === "delete"}
        title={`Delete “${title}”?`}
        action="Delete"
        onConfirm={() => remove(null, { onSuccess: () => void navigate("/library"), onError: failed })}
        onClose={close}
      >
        The playlist is gone for good. Its songs stay where they are.
      </ConfirmDialog>
    </>
  );
}
