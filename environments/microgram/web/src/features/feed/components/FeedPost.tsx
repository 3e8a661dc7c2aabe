import type { ReactNode } from "react";
import { Link } from "react-router";

import { FollowButton } from "../../../shared/FollowButton";
import { Moment } from "../../../shared/Moment";
import { PersonLink } from "../../../shared/PersonLink";
import { PostMarks } from "../../../shared/PostMarks";
import type { PostCard } from "../../../shared/api";
import { countOf } from "../../../shared/words";
import classes from "./Feed.module.css";

/** A post of the feed: the beginning of its caption, and how many comments there are; both are read on its page. */
export function FeedPost({ post }: { post: PostCard }): ReactNode {
  const page = `/post/${post.id}`;
  return (
    <article aria-label={`Post by ${post.author.name}`} className={classes.post}>
      <header className={classes.head}>
        <PersonLink profile={post.author}>
          <Moment atS={post.posted_at_s} />
          {post.place !== "" && ` · ${post.place}`}
        </PersonLink>
        {!post.author.is_followed && <FollowButton profile={post.author} isSmall />}
      </header>
      <Link to={page} className={classes.picture} aria-label={post.picture.alt}>
        <img src={post.picture.url} alt="" />
      </Link>
      <div className={classes.foot}>
        <PostMarks post={post} />
        {post.caption !== "" && <p className={classes.caption}>{post.caption}</p>}
        <Link to={page} className={classes.comments}>
          {post.comments === 0 ? "No comments yet" : countOf(post.comments, "comment", "comments")}
          <span className="heard"> on the post by {post.author.name}</span>
        </Link>
      </div>
    </article>
  );
}
