import type { ReactNode } from "react";
import { Link } from "react-router";

import { Thumb } from "./Thumb";
import type { VideoCard } from "./api";
import classes from "./shared.module.css";
import { useMeta, useVideoName } from "./video-text";

interface Props {
  videos: readonly VideoCard[];
  label: string;
  /** What stands at the end of a row, such as a button. */
  after?: (video: VideoCard) => ReactNode;
  /** What a row says first, such as when the video was watched. */
  before?: (video: VideoCard) => string;
  isSmall?: boolean;
}

/** Videos one below the other, each one link with one text. */
export function VideoRows({ videos, label, after, before, isSmall = false }: Props): ReactNode {
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
          {after?.(video)}
        </li>
      ))}
    </ul>
  );
}
