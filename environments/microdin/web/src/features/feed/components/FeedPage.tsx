import { EmptyState } from "@sentinel/kit";
import { IconNews } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import cards from "../../../shared/cards.module.css";
import { Loaded } from "../../../shared/Loaded";
import { PostCard } from "../../../shared/PostCard";
import { useFeed } from "../api/use-feed";
import { Composer } from "./Composer";

const PAGE_POSTS = 20;

/** The newest posts of the network. */
export function FeedPage(): ReactNode {
  const [limit, setLimit] = useState(PAGE_POSTS);
  const feed = useFeed(limit);
  return (
    <div className={cards.stack}>
      <Composer />
      <Loaded query={feed} what="The posts">
        {({ posts, total }) => (
          <section aria-label="Feed" className={cards.stack}>
            {posts.length === 0 && <EmptyState icon={<IconNews size={44} stroke={1.3} />} title="No posts yet" />}
            {posts.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
            {total > posts.length && (
              <div className={cards.card}>
                <button type="button" className={cards.more} onClick={() => setLimit(limit + PAGE_POSTS)}>
                  Show older posts ({total - posts.length} left)
                </button>
              </div>
            )}
          </section>
        )}
      </Loaded>
    </div>
  );
}
