import { EmptyState, useToasts } from "@sentinel/kit";
import { IconPlaylistOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useParams } from "react-router";

import { Covers } from "../../../shared/Covers";
import { Head, PlayAll } from "../../../shared/Head";
import { Shown } from "../../../shared/Shown";
import { TrackList } from "../../../shared/TrackList";
import type { PlaylistDetail, Source, Track } from "../../../shared/api";
import pages from "../../../shared/pages.module.css";
import { usePlaying } from "../../../shared/use-player";
import { countOf, durationOf } from "../../../shared/words";
import { usePlaylist, useRemoveSong } from "../api/use-playlist";
import { OwnActions } from "./OwnActions";

export function PlaylistPage(): ReactNode {
  const { playlistId = "" } = useParams();
  return (
    <Shown query={usePlaylist(playlistId)} what="playlist">
      {(playlist) => <Opened key={playlist.id} playlist={playlist} />}
    </Shown>
  );
}

function Opened({ playlist }: { playlist: PlaylistDetail }): ReactNode {
  const { playList } = usePlaying();
  const source: Source = { source: "playlist", source_id: playlist.id };
  const length = durationOf(playlist.entries.reduce((sum, { track }) => sum + track.length_s, 0));
  return (
    <>
      <Head kind={playlist.is_public ? "Public playlist" : "Private playlist"} title={playlist.title} picture={<Covers urls={playlist.cover_urls} size={196} />}>
        {playlist.note !== "" && <p className={pages.note}>{playlist.note}</p>}
        {playlist.owner_name} · {countOf(playlist.songs, "song", "songs")}
        {playlist.songs > 0 && `, ${length}`}
      </Head>
      <div className={pages.actions}>
        <PlayAll label={`Play ${playlist.title}`} isDisabled={playlist.songs === 0} onPlay={() => playList(source)} />
        {playlist.is_own && <OwnActions playlist={playlist} />}
      </div>
      {playlist.songs > 0 ? (
        <Songs playlist={playlist} source={source} />
      ) : (
        <div className={pages.none}>
          <EmptyState icon={<IconPlaylistOff size={46} stroke={1.3} />} title="No songs in it yet">
            {playlist.is_own ? "Add some from the menu beside any song." : "Come back later."}
          </EmptyState>
        </div>
      )}
    </>
  );
}

function Songs({ playlist, source }: { playlist: PlaylistDetail; source: Source }): ReactNode {
  const { failed } = useToasts();
  const { mutate: remove } = useRemoveSong(playlist.id);
  const added = new Map(playlist.entries.map((entry) => [entry.track.id, entry.added_at_s]));
  return (
    <div className={pages.list}>
      <TrackList
        tracks={playlist.entries.map((entry) => entry.track)}
        label={`Songs of ${playlist.title}`}
        source={source}
        hasAlbum
        moment={{ name: "Added", of: (track) => added.get(track.id) ?? null }}
        {...(playlist.is_own && { onRemove: (track: Track) => remove(track.id, { onError: failed }) })}
      />
    </div>
  );
}
