import { lengthText } from "@sentinel/kit";
import type { ReactNode } from "react";

import type { VideoCard } from "./api";
import classes from "./shared.module.css";

/** A video's picture, with its length and a line below if it has been watched. Decoration: the words stand beside it. */
export function Thumb({ video }: { video: VideoCard }): ReactNode {
  return (
    <span className={classes.thumb} data-watched={video.is_watched || undefined} aria-hidden>
      <img src={video.thumb.url} alt="" loading="lazy" />
      <span className={classes.length}>{lengthText(video.length_s)}</span>
    </span>
  );
}
