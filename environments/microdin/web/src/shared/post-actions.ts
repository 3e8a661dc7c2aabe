import { useServerAction, useToasts } from "@sentinel/kit";

import { type Post, type ReactionKind, api } from "./api";

/** What the user can do with a post wherever it is shown. */
export function usePostActions(post: Post) {
  const toasts = useToasts();
  const onError = toasts.failed;
  const params = { params: { path: { post_id: post.id } } };
  const reaction = useServerAction((kind: ReactionKind | null) => api.POST("/api/posts/{post_id}/reaction", { ...params, body: { kind } }));
  const share = useServerAction((text: string) => api.POST("/api/posts/{post_id}/share", { ...params, body: { text } }));
  const hide = useServerAction(() => api.POST("/api/posts/{post_id}/hide", params));
  const remove = useServerAction(() => api.DELETE("/api/posts/{post_id}", params));
  return {
    react: (kind: ReactionKind) => reaction.mutate(post.my_reaction === kind ? null : kind, { onError }),
    share: (text: string, then: () => void) =>
      share.mutate(text, {
        onError,
        onSuccess: () => {
          then();
          toasts.done("Shared with your network.");
        },
      }),
    hide: () => hide.mutate(null, { onError, onSuccess: () => toasts.done("You will not see this post in your feed any more.") }),
    remove: () => remove.mutate(null, { onError, onSuccess: () => toasts.done("Post deleted.") }),
  };
}
