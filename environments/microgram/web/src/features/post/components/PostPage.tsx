import { ApiError, EmptyState, ErrorState, LoadingRows } from "@sentinel/kit";
import { IconPhotoOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useParams } from "react-router";

import { FollowButton } from "../../../shared/FollowButton";
import { Moment } from "../../../shared/Moment";
import { PersonLink } from "../../../shared/PersonLink";
import { PostMarks } from "../../../shared/PostMarks";
import { TextLine } from "../../../shared/TextLine";
import type { Post } from "../../../shared/api";
import { usePost, usePostRequests } from "../api/use-post";
import { CommentList } from "./CommentList";
import { DeletePost } from "./DeletePost";
import classes from "./PostPage.module.css";

export function PostPage(): ReactNode {
  const { postId = "" } = useParams();
  const query = usePost(postId);
  if (query.error instanceof ApiError && query.error.status === 404) {
    return (
      <EmptyState icon={<IconPhotoOff size={46} stroke={1.3} />} title="This post is not there any more">
        It was deleted, or the address is wrong.
      </EmptyState>
    );
  }
  if (query.isError) return <ErrorState error={query.error} title="The post could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={3} label="Loading the post" />;
  return <PostCardLarge key={postId} post={query.data} />;
}

function PostCardLarge({ post }: { post: Post }): ReactNode {
  const requests = usePostRequests(post.id);
  return (
    <article aria-label={`Post by ${post.author.name}`} className={classes.post}>
      <img src={post.picture.url} alt={post.picture.alt} className={classes.picture} />
      <div className={classes.side}>
        <header className={classes.head}>
          <PersonLink profile={post.author}>
            <Moment atS={post.posted_at_s} />
            {post.place !== "" && ` · ${post.place}`}
          </PersonLink>
          {post.author.is_user ? <DeletePost post={post} onDelete={requests.removePost} /> : <FollowButton profile={post.author} isSmall />}
        </header>
        <div className={classes.words}>
          {post.caption !== "" && <p className={classes.caption}>{post.caption}</p>}
          <CommentList comments={post.comment_list} onLike={requests.like} onDelete={requests.removeComment} />
        </div>
        <footer className={classes.foot}>
          <PostMarks post={post} />
          <TextLine label="Add a comment" action="Post comment" onSend={requests.write} />
        </footer>
      </div>
    </article>
  );
}
