import { useServerAction, useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

const ofPost = (id: string) => ({ params: { path: { post_id: id } } });
const ofComment = (id: string) => ({ params: { path: { comment_id: id } } });

/** A post with all its comments. */
export function usePost(id: string) {
  return useServerQuery(["post", id], (signal) => api.GET("/api/posts/{post_id}", { ...ofPost(id), signal }));
}

interface Mark {
  id: string;
  isOn: boolean;
}

/** What can be done on a post's page only. */
export function usePostRequests(id: string) {
  const { mutateAsync: write } = useServerAction((text: string) => api.POST("/api/posts/{post_id}/comments", { ...ofPost(id), body: { text } }));
  const { mutate: like } = useServerAction((mark: Mark) =>
    api.POST("/api/comments/{comment_id}/like", { ...ofComment(mark.id), body: { liked: mark.isOn } }),
  );
  const { mutate: removeComment } = useServerAction((comment: string) => api.DELETE("/api/comments/{comment_id}", ofComment(comment)));
  const { mutate: removePost } = useServerAction((post: string) => api.DELETE("/api/posts/{post_id}", ofPost(post)));
  return { write, like, removeComment, removePost };
}
