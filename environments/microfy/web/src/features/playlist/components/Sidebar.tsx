import { IconButton } from "@sentinel/kit";
import { IconPlus } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { NavLink, useNavigate } from "react-router";

import { Covers } from "../../../shared/Covers";
import type { Playlist } from "../../../shared/api";
import { usePlaylists } from "../../../shared/use-actions";
import { countOf } from "../../../shared/words";
import { useCreatePlaylist } from "../api/use-playlist";
import classes from "./Playlist.module.css";
import { PlaylistDialog } from "./PlaylistDialog";

/** The user's playlists, and the public ones of others, the newest first. */
export function Sidebar(): ReactNode {
  const playlists = usePlaylists().data;
  const navigate = useNavigate();
  const { mutateAsync } = useCreatePlaylist();
  const [isMaking, setIsMaking] = useState(false);
  return (
    <aside aria-label="Playlists" className={classes.sidebar}>
      <div className={classes.sideHead}>
        <h2 id="own-playlists">Your playlists</h2>
        <IconButton label="New playlist" onClick={() => setIsMaking(true)}>
          <IconPlus size={18} aria-hidden />
        </IconButton>
      </div>
      <Rows playlists={playlists?.own ?? []} labelledBy="own-playlists" />
      <div className={classes.sideHead}>
        <h2 id="public-playlists">Public playlists</h2>
        <span className={classes.total}>{playlists?.public.length}</span>
      </div>
      <Rows playlists={playlists?.public ?? []} labelledBy="public-playlists" />
      {isMaking && (
        <PlaylistDialog
          title="New playlist"
          action="Create"
          words={{ title: "", note: "", is_public: false }}
          onSave={async (words) => navigate(`/playlist/${(await mutateAsync(words)).id}`)}
          onClose={() => setIsMaking(false)}
        />
      )}
    </aside>
  );
}

function Rows({ playlists, labelledBy }: { playlists: readonly Playlist[]; labelledBy: string }): ReactNode {
  return (
    <ul aria-labelledby={labelledBy}>
      {playlists.map((playlist) => (
        <li key={playlist.id}>
          <NavLink to={`/playlist/${playlist.id}`} className={classes.sideRow}>
            <Covers urls={playlist.cover_urls.slice(0, 1)} size={40} />
            <span className={classes.sideNames} role="presentation">
              <span className={classes.sideTitle} role="presentation">
                {playlist.title}
              </span>
              <span className={classes.sideSecond} role="presentation">
                <span className="heard">, </span>
                {playlist.is_own ? countOf(playlist.songs, "song", "songs") : `by ${playlist.owner_name}`}
                {playlist.is_own && playlist.is_public && " · public"}
              </span>
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
