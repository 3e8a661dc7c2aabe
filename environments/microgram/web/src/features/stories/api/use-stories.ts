import { useServerAction, useServerQuery } from "@sentinel/kit";
import { useEffect } from "react";

import { api } from "../../../shared/api";

const path = (id: string) => ({ params: { path: { story_id: id } } });

/** Whose stories there are. */
export function useStories() {
  return useServerQuery(["stories"], (signal) => api.GET("/api/stories", { signal }));
}

/** One story. */
export function useStory(id: string) {
  return useServerQuery(["story", id], (signal) => api.GET("/api/stories/{story_id}", { ...path(id), signal }));
}

/** Tell the server that the user looks at a story: once for each opening. */
export function useSeeing(id: string): void {
  const { mutate } = useServerAction((seen: string) => api.POST("/api/stories/{story_id}/open", path(seen)));
  useEffect(() => mutate(id), [id, mutate]);
}
