import { PersonAvatar } from "@sentinel/kit";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { Thumb } from "./Thumb";
import type { VideoCard } from "./api";
import classes from "./shared.module.css";
import { useMeta, useVideoName } from "./video-text";

interface Props {
  videos: readonly VideoCard[];
  label: string;
  /** False on a channel's own page. */
  hasChannel?: boolean;
}

/** Videos as cards beside and below each other. */
export function VideoGrid({ videos, label, hasChannel = true }: Props): ReactNode {
  return (
    <section aria-label={label} className={classes.grid}>
      {videos.map((video) => (
        <Card key={video.id} video={video} hasChannel={hasChannel} />
      ))}
    </section>
  );
}

/** One card: a link to the video with one text, and a link to its channel. */
function Card({ video, hasChannel }: { video: VideoCard; hasChannel: boolean }): ReactNode {
  const meta = useMeta();
  const name = useVideoName();
  return (
    <article className={classes.card} role="presentation">
      <Link to={`/watch/${video.id}`} aria-label={name(video)}>
        <Thumb video={video} />
        <span className={classes.cardWords} data-indented={hasChannel || undefined}>
          <span className={classes.title}>{video.title}</span>
        </span>
      </Link>
      {hasChannel && (
        <Link to={`/channel/${video.channel.id}`} className={classes.cardFace} aria-label={`Channel ${video.channel.name}`} title={video.channel.name}>
          <PersonAvatar person={video.channel} size={36} />
          <span className={classes.quiet}>{video.channel.name}</span>
        </Link>
      )}
      <span aria-hidden className={classes.meta} data-indented={hasChannel || undefined}>
        {meta(video)}
      </span>
    </article>
  );
}
