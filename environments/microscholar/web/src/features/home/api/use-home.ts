import { useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

const LATEST = 6;

/** What came into the index last. */
export function useLatest() {
  return useServerQuery(["latest"], (signal) => api.GET("/api/papers", { params: { query: { sort: "added", limit: LATEST } }, signal }));
}

export function useSubjects() {
  return useServerQuery(["subjects"], (signal) => api.GET("/api/subjects", { signal }));
}
