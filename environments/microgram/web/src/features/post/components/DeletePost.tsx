import { ConfirmDialog, IconButton, useToasts } from "@sentinel/kit";
import { IconTrash } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";

import type { Post } from "../../../shared/api";

interface Props {
  post: Post;
  onDelete: (id: string, options: { onSuccess: () => void; onError: (error: Error) => void }) => void;
}

/** Deletes a post of the user's own, after asking. */
export function DeletePost({ post, onDelete }: Props): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const toasts = useToasts();

  function confirm(): void {
    const onSuccess = () => {
      void navigate("/profile/me");
      toasts.done("Post deleted.");
    };
    onDelete(post.id, { onSuccess, onError: toasts.failed });
  }

  return (
    <>
      <IconButton label="Delete post" onClick={() => setAsking(true)}>
        <IconTrash size={19} aria-hidden />
      </IconButton>
      <ConfirmDialog isOpen={isAsking} title="Delete this post?" action="Delete" onConfirm={confirm} onClose={() => setAsking(false)}>
        The picture stays on your device; its comments and likes go.
      </ConfirmDialog>
    </>
  );
}
