import { useServerAction, useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

/** Authors with these words in their name, or those whom the user follows. */
export function useAuthors(search: string, followed: boolean) {
  return useServerQuery(["authors", search, followed], (signal) => api.GET("/api/authors", { params: { query: { search, followed } }, signal }));
}

export function useAuthor(id: string) {
  return useServerQuery(["author", id], (signal) => api.GET("/api/authors/{author_id}", { params: { path: { author_id: id } }, signal }));
}

export function useFollow(id: string) {
  return useServerAction((followed: boolean) =>
    api.POST("/api/authors/{author_id}/follow", { params: { path: { author_id: id } }, body: { followed } }),
  );
}
