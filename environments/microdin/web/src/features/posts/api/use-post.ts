import { useServerAction, useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

/** A post with its comments. */
export function usePost(id: string) {
  return useServerQuery(["post", id], (signal) => api.GET("/api/posts/{post_id}", { params: { path: { post_id: id } }, signal }));
}

/** Comments on a post. */
export function useComment(id: string) {
  return useServerAction((text: string) => api.POST("/api/posts/{post_id}/comments", { params: { path: { post_id: id } }, body: { text } }));
}

/** Removes one's own comment. */
export function useDeleteComment() {
  return useServerAction((id: string) => api.DELETE("/api/comments/{comment_id}", { params: { path: { comment_id: id } } }));
}
