import { EmptyState, ErrorState, LoadingRows } from "@sentinel/kit";
import { IconMovieOff } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";

import { More } from "../../../shared/More";
import { VideoGrid } from "../../../shared/VideoGrid";
import { useHome, useTopics } from "../api/use-lists";
import classes from "./Home.module.css";

/** How many videos a page of cards shows until the user asks for more. */
const PAGE_VIDEOS = 12;

/** The newest videos first, of all topics or of one. */
export function HomePage(): ReactNode {
  const [params] = useSearchParams();
  const topic = params.get("topic") ?? "";
  return (
    <div className={classes.page}>
      <h1 className="heard">Home</h1>
      <Topics topic={topic} />
      <Videos key={topic} topic={topic} />
    </div>
  );
}

function Topics({ topic }: { topic: string }): ReactNode {
  const [, setParams] = useSearchParams();
  const topics = useTopics().data ?? [];
  return (
    <div role="group" aria-label="Topics" className={classes.topics}>
      {["", ...topics].map((name) => (
        <button key={name} type="button" aria-pressed={name === topic} onClick={() => setParams(name === "" ? {} : { topic: name })}>
          {name === "" ? "All" : name}
        </button>
      ))}
    </div>
  );
}

function Videos({ topic }: { topic: string }): ReactNode {
  const [length, setLength] = useState(PAGE_VIDEOS);
  const query = useHome(topic, length);
  if (query.isError) return <ErrorState error={query.error} title="The videos could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={4} label="Loading videos" />;
  const { videos, total } = query.data;
  if (videos.length === 0) return <EmptyState icon={<IconMovieOff size={46} stroke={1.3} />} title="No videos here yet" />;
  return (
    <>
      <VideoGrid videos={videos} label="Videos" />
      <More what="videos" left={total - videos.length} onMore={() => setLength(length + PAGE_VIDEOS)} />
    </>
  );
}
