import { Button } from "@mantine/core";
import { ApiError, ConfirmDialog, EmptyState, ErrorState, LoadingRows, useToasts } from "@sentinel/kit";
import { IconPencil, IconPlaylistOff, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Link, useNavigate, useParams } from "react-router";

import { MissingPage } from "../../../shared/MissingPage";
import { VideoRows } from "../../../shared/VideoRows";
import type { Playlist } from "../../../shared/api";
import { countOf } from "../../../shared/words";
import { usePlaylist, usePlaylistRequests } from "../api/use-playlists";
import classes from "./Playlists.module.css";
import { TitleDialog } from "./TitleDialog";

export function PlaylistPage(): ReactNode {
  const { playlistId = "" } = useParams();
  const query = usePlaylist(playlistId);
  if (query.error instanceof ApiError && query.error.status === 404) return <MissingPage title="This playlist is not there" />;
  if (query.isError) return <ErrorState error={query.error} title="The playlist could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={4} label="Loading the playlist" />;
  return <Opened key={playlistId} playlist={query.data} />;
}

function Opened({ playlist }: { playlist: Playlist }): ReactNode {
  const requests = usePlaylistRequests(playlist.id);
  return (
    <div className={classes.opened}>
      <section aria-label="About this playlist" className={classes.card}>
        {playlist.cover !== null && <img src={playlist.cover.url} alt="" />}
        <h1>{playlist.title}</h1>
        <p>
          <Link to={`/channel/${playlist.owner.id}`}>{playlist.owner.name}</Link>
          <br />
          {countOf(playlist.count, "video", "videos")}
        </p>
        {playlist.is_own && !playlist.is_fixed && <Changes playlist={playlist} />}
      </section>
      {playlist.videos.length === 0 ? (
        <EmptyState icon={<IconPlaylistOff size={46} stroke={1.3} />} title="This playlist is empty">
          Open a video and choose Save to put it here.
        </EmptyState>
      ) : (
        <VideoRows videos={playlist.videos} label={playlist.title} onRemove={playlist.is_own ? requests.takeOut : undefined} />
      )}
    </div>
  );
}

/** Renaming and deleting. */
function Changes({ playlist }: { playlist: Playlist }): ReactNode {
  const [dialog, setDialog] = useState<"rename" | "delete" | null>(null);
  const { rename, remove } = usePlaylistRequests(playlist.id);
  const navigate = useNavigate();
  const toasts = useToasts();
  function confirm(): void {
    remove(undefined).then(() => {
      void navigate("/playlists");
      toasts.done("Playlist deleted.");
    }, toasts.failed);
  }
  return (
    <div className={classes.changes}>
      <Button variant="default" radius="xl" leftSection={<IconPencil size={17} aria-hidden />} onClick={() => setDialog("rename")}>
        Rename
      </Button>
      <Button variant="default" radius="xl" leftSection={<IconTrash size={17} aria-hidden />} onClick={() => setDialog("delete")}>
        Delete
      </Button>
      {dialog === "rename" && (
        <TitleDialog heading="Rename the playlist" action="Save" title={playlist.title} onSend={rename} onClose={() => setDialog(null)} />
      )}
      <ConfirmDialog isOpen={dialog === "delete"} title="Delete this playlist?" action="Delete playlist" onConfirm={confirm} onClose={() => setDialog(null)}>
        Its videos stay where they are.
      </ConfirmDialog>
    </div>
  );
}
