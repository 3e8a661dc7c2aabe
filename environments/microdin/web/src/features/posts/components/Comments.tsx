import { Button, Textarea } from "@mantine/core";
import { IconButton, useSession, useToasts, useToday } from "@sentinel/kit";
import { IconTrash } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import type { Comment, PostDetail } from "../../../shared/api";
import cards from "../../../shared/cards.module.css";
import { Face, NameLink } from "../../../shared/PersonLine";
import { When } from "../../../shared/When";
import { useComment, useDeleteComment } from "../api/use-post";

/** What people say below a post, the oldest first, and where the user says something. */
export function Comments({ post }: { post: PostDetail }): ReactNode {
  const toasts = useToasts();
  const comment = useComment(post.id);
  const [text, setText] = useState("");

  function send(): void {
    comment.mutate(text, { onError: toasts.failed, onSuccess: () => setText("") });
  }

  return (
    <section aria-label="Comments">
      <div role="presentation" className={cards.row}>
        <Textarea
          className={cards.grow}
          aria-label="Your comment"
          placeholder="Add a comment"
          autosize
          minRows={1}
          radius="lg"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button onClick={send} disabled={text.trim() === ""}>
          Send comment
        </Button>
      </div>
      <ul className={cards.list} aria-label="Comments, the oldest first">
        {post.comments.map((one) => (
          <CommentRow key={one.id} comment={one} />
        ))}
      </ul>
    </section>
  );
}

function CommentRow({ comment }: { comment: Comment }): ReactNode {
  const toasts = useToasts();
  const remove = useDeleteComment();
  const { calendar } = useSession();
  const when = calendar.short(comment.written_at_s, useToday());
  return (
    <li className={cards.row}>
      <Face person={comment.author} size={36} />
      <div role="presentation" className={cards.grow}>
        <NameLink person={comment.author} /> <span className={cards.line}>{comment.author.line}</span> · <When atS={comment.written_at_s} />
        <p className={cards.note}>{comment.body}</p>
      </div>
      {comment.is_own && (
        <IconButton label={`Delete your comment, ${when}`} size={30} onClick={() => remove.mutate(comment.id, { onError: toasts.failed })}>
          <IconTrash size={17} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
