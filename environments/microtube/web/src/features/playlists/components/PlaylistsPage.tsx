import { Button } from "@mantine/core";
import { ErrorState, LoadingRows } from "@sentinel/kit";
import { IconPlus } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import { PlaylistCards } from "../../../shared/PlaylistCards";
import { useCreatePlaylist, useOwnPlaylists } from "../api/use-playlists";
import classes from "./Playlists.module.css";
import { TitleDialog } from "./TitleDialog";

/** The user's own playlists. */
export function PlaylistsPage(): ReactNode {
  const query = useOwnPlaylists();
  const { mutateAsync } = useCreatePlaylist();
  const [isAsking, setAsking] = useState(false);
  if (query.isError) return <ErrorState error={query.error} title="Your playlists could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={3} label="Loading your playlists" />;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>Playlists</h1>
        <Button leftSection={<IconPlus size={18} aria-hidden />} radius="xl" variant="light" onClick={() => setAsking(true)}>
          New playlist
        </Button>
      </header>
      <PlaylistCards playlists={query.data} label="Your playlists" />
      {isAsking && <TitleDialog heading="New playlist" action="Create" title="" onSend={mutateAsync} onClose={() => setAsking(false)} />}
    </div>
  );
}
