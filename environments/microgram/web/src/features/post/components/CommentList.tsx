import { IconButton } from "@sentinel/kit";
import { IconHeart, IconHeartFilled, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { Moment, useMomentText } from "../../../shared/Moment";
import { PersonLink } from "../../../shared/PersonLink";
import type { Comment } from "../../../shared/api";
import { countOf } from "../../../shared/words";
import classes from "./PostPage.module.css";

interface Props {
  comments: readonly Comment[];
  onLike: (mark: { id: string; isOn: boolean }) => void;
  onDelete: (id: string) => void;
}

export function CommentList({ comments, onLike, onDelete }: Props): ReactNode {
  if (comments.length === 0) return <p className={classes.none}>No comments yet.</p>;
  return (
    <ul aria-label="Comments" className={classes.comments}>
      {comments.map((comment) => (
        <CommentRow key={comment.id} comment={comment} onLike={onLike} onDelete={onDelete} />
      ))}
    </ul>
  );
}

function CommentRow({ comment, onLike, onDelete }: { comment: Comment } & Omit<Props, "comments">): ReactNode {
  const { id, author, text, written_at_s: writtenAtS, likes, is_liked: isLiked } = comment;
  const when = useMomentText()(writtenAtS);
  return (
    <li className={classes.comment}>
      <div>
        <PersonLink profile={author} size={28} />
        <p>{text}</p>
        <div className={classes.below}>
          <Moment atS={writtenAtS} />
          {likes > 0 && ` · ${countOf(likes, "like", "likes")}`}
        </div>
      </div>
      {author.is_user && (
        <IconButton label={`Delete your comment, ${when}`} size={26} onClick={() => onDelete(id)}>
          <IconTrash size={15} aria-hidden />
        </IconButton>
      )}
      <IconButton label={`${isLiked ? "Unlike" : "Like"} the comment by ${author.name}, ${when}`} size={26} onClick={() => onLike({ id, isOn: !isLiked })}>
        {isLiked ? <IconHeartFilled size={15} className={classes.liked} aria-hidden /> : <IconHeart size={15} aria-hidden />}
      </IconButton>
    </li>
  );
}
