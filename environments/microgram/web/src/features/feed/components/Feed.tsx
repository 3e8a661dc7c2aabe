import { EmptyState, ErrorState, LoadingRows } from "@sentinel/kit";
import { IconCameraOff } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { useShown } from "../../../shared/use-shown";
import { useFeed } from "../api/use-feed";
import classes from "./Feed.module.css";
import { FeedPost } from "./FeedPost";

/** How many posts the feed shows until the user asks for more, and how many more there are then. */
const FIRST_POSTS = 8;
const MORE_POSTS = 24;

export function Feed(): ReactNode {
  const [shown, showMore] = useShown(FIRST_POSTS, MORE_POSTS);
  const query = useFeed(shown);
  if (query.isError) return <ErrorState error={query.error} title="The feed could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={3} label="Loading the feed" />;
  const { posts, total } = query.data;
  if (posts.length === 0) {
    return (
      <EmptyState icon={<IconCameraOff size={46} stroke={1.3} />} title="Nothing in your feed">
        Follow people on Explore to see their pictures here.
      </EmptyState>
    );
  }
  return (
    <section aria-label="Feed" className={classes.feed}>
      {posts.map((post) => (
        <FeedPost key={post.id} post={post} />
      ))}
      {total > posts.length && (
        <button type="button" className={classes.more} onClick={showMore}>
          Show older posts ({total - posts.length} left)
        </button>
      )}
    </section>
  );
}
