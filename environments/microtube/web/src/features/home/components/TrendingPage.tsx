import { EmptyState, ErrorState, LoadingRows } from "@sentinel/kit";
import { IconFlame } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { VideoRows } from "../../../shared/VideoRows";
import { useTrending } from "../api/use-lists";
import classes from "./Home.module.css";

/** What was uploaded in the last two weeks, the most viewed first. */
export function TrendingPage(): ReactNode {
  const query = useTrending();
  if (query.isError) return <ErrorState error={query.error} title="The trending videos could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={4} label="Loading trending videos" />;
  return (
    <div className={classes.narrow}>
      <header className={classes.head}>
        <h1>Trending</h1>
        <span>The most viewed videos of the last two weeks</span>
      </header>
      {query.data.length === 0 && <EmptyState icon={<IconFlame size={46} stroke={1.3} />} title="Nothing is trending" />}
      <VideoRows videos={query.data} label="Trending" />
    </div>
  );
}
