import { type ReactNode, useState } from "react";
import { Link } from "react-router";

import type { Post } from "./api";
import cards from "./cards.module.css";
import { Face, NameLink } from "./PersonLine";
import { usePostActions } from "./post-actions";
import classes from "./PostCard.module.css";
import { usePostName } from "./post-name";
import { PostBar } from "./PostBar";
import { PostMenu } from "./PostMenu";
import { totalOf } from "./reactions";
import { ShareDialog } from "./ShareDialog";
import { countOf } from "./text";
import { When } from "./When";

interface Props {
  post: Post;
  /** What stands below the post: its comments, on its own page. */
  children?: ReactNode;
}

/** A post with everything one can do with it. */
export function PostCard({ post, children }: Props): ReactNode {
  const actions = usePostActions(post);
  const name = usePostName(post);
  const [isSharing, setSharing] = useState(false);
  return (
    <article aria-label={`Post by ${post.author.name}`} className={classes.card}>
      <div role="presentation" className={classes.head}>
        <Face person={post.author} size={46} />
        <div role="presentation" className={cards.grow}>
          <NameLink person={post.author} />
          <div className={cards.line}>{post.author.line}</div>
          <Link to={`/posts/${post.id}`} className={cards.line} aria-label={`Open ${name}`}>
            <When atS={post.posted_at_s} />
          </Link>
        </div>
        <PostMenu post={post} onHide={actions.hide} onDelete={actions.remove} />
      </div>
      {post.body !== "" && <p className={`${cards.body} ${classes.text}`}>{post.body}</p>}
      {post.shared !== null && <Quote shared={post.shared} />}
      {post.link !== null && (
        <div className={classes.link}>
          <div className={classes.linkTitle}>{post.link.title}</div>
          <div className={classes.source}>{post.link.source}</div>
        </div>
      )}
      <div className={classes.counts}>
        {countOf(totalOf(post.reactions), "reaction")} · {countOf(post.comment_count, "comment")} · {countOf(post.share_count, "share")}
      </div>
      <PostBar post={post} onReact={actions.react} onShare={() => setSharing(true)} />
      {children}
      {isSharing && <ShareDialog post={post} onClose={() => setSharing(false)} onShare={actions.share} />}
    </article>
  );
}

function Quote({ shared }: { shared: NonNullable<Post["shared"]> }): ReactNode {
  return (
    <blockquote className={classes.quote}>
      <NameLink person={shared.author} /> <span className={cards.line}>{shared.author.line}</span>
      <p className={cards.body}>{shared.body}</p>
      <Link to={`/posts/${shared.id}`} className={cards.line}>
        <When atS={shared.posted_at_s} /> · Open the original
      </Link>
    </blockquote>
  );
}
