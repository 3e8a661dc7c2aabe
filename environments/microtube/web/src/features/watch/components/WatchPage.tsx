import { ApiError, ErrorState, LoadingRows } from "@sentinel/kit";
import type { ReactNode } from "react";
import { useParams } from "react-router";

import { MissingPage } from "../../../shared/MissingPage";
import { VideoRows } from "../../../shared/VideoRows";
import type { Video } from "../../../shared/api";
import { useVideo } from "../api/use-video";
import { Comments } from "./Comments";
import { Player } from "./Player";
import { VideoHead } from "./VideoHead";
import classes from "./Watch.module.css";

export function WatchPage(): ReactNode {
  const { videoId = "" } = useParams();
  const query = useVideo(videoId);
  if (query.error instanceof ApiError && query.error.status === 404) return <MissingPage title="This video is not there" />;
  if (query.isError) return <ErrorState error={query.error} title="The video could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={4} label="Loading the video" />;
  return <Opened key={videoId} video={query.data} />;
}

function Opened({ video }: { video: Video }): ReactNode {
  return (
    <div className={classes.page}>
      <article aria-label={video.title} className={classes.column}>
        <Player video={video} />
        <VideoHead video={video} />
        <Comments video={video} />
      </article>
      <aside aria-label="Up next" className={classes.next}>
        <h2>Up next</h2>
        <VideoRows videos={video.up_next} label="Up next" isSmall />
      </aside>
    </div>
  );
}
