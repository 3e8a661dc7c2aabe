import { IconButton } from "@sentinel/kit";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { Thumb } from "./Thumb";
import type { VideoCard } from "./api";
import classes from "./shared.module.css";
import { useMeta, useVideoName } from "./video-text";

interface Props {
  videos: readonly VideoCard[];
  label: string;
  /** Takes a video off the list; nothing where the list is not the user's. */
  onRemove?: ((id: string) => void) | undefined;
  /** What it is removed from, such as "your history". */
  from?: string;
  /** What a row says first, such as when the video was watched. */
  before?: (video: VideoCard) => string;
  isSmall?: boolean;
}

/** Videos one below the other, each one link with one text. */
export function VideoRows({ videos, label, onRemove, from = label, before, isSmall = false }: Props): ReactNode {
  const meta = useMeta();
  const name = useVideoName();
  return (
    <ul aria-label={label} className={classes.rows} data-small={isSmall || undefined}>
      {videos.map((video) => (
        <li key={video.id} className={classes.row}>
          <Link to={`/watch/${video.id}`} aria-label={[...(before === undefined ? [] : [before(video)]), name(video)].join(", ")}>
            <Thumb video={video} />
            <span className={classes.rowWords}>
              <span className={classes.title}>{video.title}</span>
              <span className={classes.quiet}>{video.channel.name}</span>
              <span className={classes.quiet}>{meta(video)}</span>
              {before !== undefined && <span className={classes.quiet}>{before(video)}</span>}
            </span>
          </Link>
          {onRemove !== undefined && (
            <IconButton label={`Remove ${video.title} from ${from}`} onClick={() => onRemove(video.id)}>
              <IconX size={18} aria-hidden />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}
