import { useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

/** Venues by h5-index, of one subject or of all. */
export function useMetrics(subject: string | null) {
  return useServerQuery(["metrics", subject], (signal) =>
    api.GET("/api/metrics", { params: { query: subject === null ? {} : { subject } }, signal }),
  );
}

export function useSubjects() {
  return useServerQuery(["subjects"], (signal) => api.GET("/api/subjects", { signal }));
}
