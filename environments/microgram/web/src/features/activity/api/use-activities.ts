import { useServerAction, useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

/** What concerns the user, newest first. */
export function useActivities() {
  return useServerQuery(["activities"], (signal) => api.GET("/api/activities", { signal }));
}

export function useReadActivities() {
  return useServerAction(() => api.POST("/api/activities/read"));
}
