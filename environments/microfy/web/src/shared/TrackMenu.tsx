import { Menu } from "@mantine/core";
import { IconButton } from "@sentinel/kit";
import { IconDots, IconPlaylistAdd, IconPlus, IconTrash, IconUser } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";

import type { Playlist, Track } from "./api";
import classes from "./shared.module.css";
import type { Collecting } from "./use-actions";

interface Props {
  track: Track;
  own: readonly Playlist[];
  collecting: Collecting;
  /** Take it out of the playlist that is shown. */
  onRemove?: ((track: Track) => void) | undefined;
}

/** What else can be done with a song. */
export function TrackMenu({ track, own, collecting, onRemove }: Props): ReactNode {
  const navigate = useNavigate();
  return (
    <Menu position="bottom-end" width={250}>
      <Menu.Target>
        <IconButton label={`More about ${track.title}`}>
          <IconDots size={18} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        <Menu.Item leftSection={<IconPlaylistAdd size={17} aria-hidden />} onClick={() => collecting.queue(track)}>
          Add to queue
        </Menu.Item>
        <Menu.Item leftSection={<IconUser size={17} aria-hidden />} onClick={() => void navigate(`/artist/${track.artist.id}`)}>
          Go to artist
        </Menu.Item>
        {onRemove !== undefined && (
          <Menu.Item leftSection={<IconTrash size={17} aria-hidden />} onClick={() => onRemove(track)}>
            Remove from this playlist
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Label>Add to playlist</Menu.Label>
        {own.map((playlist) => (
          <Menu.Item key={playlist.id} leftSection={<IconPlus size={15} aria-hidden />} onClick={() => collecting.add(track, playlist)}>
            {playlist.title}
          </Menu.Item>
        ))}
        {own.length === 0 && <Menu.Item disabled>You have no playlist yet</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
}
