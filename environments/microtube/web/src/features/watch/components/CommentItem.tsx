import { IconButton, PersonAvatar } from "@sentinel/kit";
import { IconThumbUp, IconThumbUpFilled, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";

import { Moment } from "../../../shared/Moment";
import type { Comment, CommentThread } from "../../../shared/api";
import { countOf } from "../../../shared/words";
import type { useCommentRequests } from "../api/use-video";
import { CommentBox } from "./CommentBox";
import classes from "./Comments.module.css";

type Requests = ReturnType<typeof useCommentRequests>;

/** A comment with its replies below it. */
export function CommentItem({ thread, requests }: { thread: CommentThread; requests: Requests }): ReactNode {
  const [isReplying, setReplying] = useState(false);
  async function reply(text: string): Promise<void> {
    await requests.write({ text, reply_to: thread.id });
    setReplying(false);
  }
  return (
    <li className={classes.thread}>
      <Said comment={thread} requests={requests} onReply={() => setReplying(!isReplying)} />
      {isReplying && (
        <div className={classes.replyBox}>
          <CommentBox label={`Reply to ${thread.author.name}`} action="Reply" onSend={reply} />
        </div>
      )}
      {thread.replies.length > 0 && (
        <ul aria-label={`Replies to ${thread.author.name}`} className={classes.replies}>
          {thread.replies.map((one) => (
            <li key={one.id}>
              <Said comment={one} requests={requests} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface SaidProps {
  comment: Comment;
  requests: Requests;
  onReply?: () => void;
}

function Said({ comment, requests, onReply }: SaidProps): ReactNode {
  const { id, author, text, likes, is_liked: isLiked } = comment;
  return (
    <div className={classes.said}>
      <PersonAvatar person={author} size={36} />
      <div className={classes.words}>
        <Link to={`/channel/${author.id}`} className={classes.author}>
          {author.name}
        </Link>{" "}
        <span className={classes.when}>
          <Moment atS={comment.written_at_s} />
        </span>
        <p>{text}</p>
        <div className={classes.below}>
          <IconButton label={`${isLiked ? "Unlike" : "Like"} comment by ${author.name}`} size={28} onClick={() => requests.like(id, !isLiked)}>
            {isLiked ? <IconThumbUpFilled size={16} aria-hidden /> : <IconThumbUp size={16} aria-hidden />}
          </IconButton>
          {likes > 0 && <span aria-label={countOf(likes, "like", "likes")}>{likes}</span>}
          {onReply !== undefined && (
            <button type="button" aria-label={`Reply to ${author.name}`} onClick={onReply}>
              Reply
            </button>
          )}
          {author.is_user && (
            <IconButton label="Delete your comment" size={28} onClick={() => requests.remove(id)}>
              <IconTrash size={16} aria-hidden />
            </IconButton>
          )}
        </div>
      </div>
    </div>
  );
}
