import { IconButton } from "@sentinel/kit";
import { IconBookmark, IconBookmarkFilled, IconHeart, IconHeartFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { PostCard } from "./api";
import { useMomentText } from "./Moment";
import classes from "./shared.module.css";
import { useActions } from "./use-actions";
import { countOf } from "./words";

/** Like and save, and how many people like the post. */
export function PostMarks({ post }: { post: PostCard }): ReactNode {
  const { setLiked, setSaved } = useActions();
  const text = useMomentText();
  const whose = `the post by ${post.author.name}, ${text(post.posted_at_s)}`;
  return (
    <div className={classes.marks}>
      <IconButton label={`${post.is_liked ? "Unlike" : "Like"} ${whose}`} size={36} onClick={() => setLiked(post, !post.is_liked)}>
        {post.is_liked ? <IconHeartFilled size={25} className={classes.liked} aria-hidden /> : <IconHeart size={25} stroke={1.7} aria-hidden />}
      </IconButton>
      <span className={classes.likes}>{countOf(post.likes, "like", "likes")}</span>
      <IconButton label={`${post.is_saved ? "Unsave" : "Save"} ${whose}`} size={36} onClick={() => setSaved(post, !post.is_saved)}>
        {post.is_saved ? <IconBookmarkFilled size={23} className={classes.saved} aria-hidden /> : <IconBookmark size={23} stroke={1.7} aria-hidden />}
      </IconButton>
    </div>
  );
}
