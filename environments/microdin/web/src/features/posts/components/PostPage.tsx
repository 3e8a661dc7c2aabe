import type { ReactNode } from "react";
import { useParams } from "react-router";

import cards from "../../../shared/cards.module.css";
import { Loaded } from "../../../shared/Loaded";
import { NameLink } from "../../../shared/PersonLine";
import { PostCard } from "../../../shared/PostCard";
import { capital } from "../../../shared/text";
import { usePost } from "../api/use-post";
import { Comments } from "./Comments";

/** One post, what people say of it, and who reacted. */
export function PostPage(): ReactNode {
  const { id = "" } = useParams();
  return (
    <Loaded query={usePost(id)} what="The post">
      {(post) => (
        <div className={cards.stack}>
          <PostCard post={post}>
            <Comments key={post.id} post={post} />
          </PostCard>
          {post.reactors.length > 0 && (
            <section aria-label="Reactions" className={`${cards.card} ${cards.padded}`}>
              <h2 className={cards.section}>Reactions</h2>
              {post.reactors.map(({ person, kind }, place) => (
                <span key={person.id}>
                  {place > 0 && ", "}
                  <NameLink person={person} /> <span className={cards.line}>({capital(kind)})</span>
                </span>
              ))}
            </section>
          )}
        </div>
      )}
    </Loaded>
  );
}
