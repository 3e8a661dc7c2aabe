import { useServerAction, useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

/** The pictures on the user's device. */
export function useRoll() {
  return useServerQuery(["roll"], (signal) => api.GET("/api/roll", { signal }));
}

interface NewPost {
  picture: string;
  caption: string;
  place: string;
}

export function useCreatePost() {
  return useServerAction((body: NewPost) => api.POST("/api/posts", { body }));
}
