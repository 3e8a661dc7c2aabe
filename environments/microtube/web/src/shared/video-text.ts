import { lengthText } from "@sentinel/kit";

import { useMomentText } from "./Moment";
import type { VideoCard } from "./api";
import { countOf } from "./words";

/** What a card says of a video below its title. */
export function useMeta(): (video: VideoCard) => string {
  const text = useMomentText();
  return (video) => [countOf(video.views, "view", "views"), text(video.published_at_s), ...(video.is_watched ? ["watched"] : [])].join(" · ");
}

/** The whole card in words. */
export function useVideoName(): (video: VideoCard) => string {
  const text = useMomentText();
  return (video) =>
    [
      video.title,
      `by ${video.channel.name}`,
      lengthText(video.length_s),
      countOf(video.views, "view", "views"),
      text(video.published_at_s),
      ...(video.is_watched ? ["watched"] : []),
    ].join(", ");
}
