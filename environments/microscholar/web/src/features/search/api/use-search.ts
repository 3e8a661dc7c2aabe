import { useServerAction, useServerQuery } from "@sentinel/kit";

import { type Kind, type Sorting, api } from "../../../shared/api";

export interface Search {
  search: string;
  from_year?: number;
  to_year?: number;
  kind?: Kind;
  subject?: string;
  venue?: string;
  sort: Sorting;
  page: number;
}

/** One page of results. */
export function useResults(search: Search) {
  return useServerQuery(["results", search], (signal) => api.GET("/api/papers", { params: { query: search }, signal }));
}

/** Authors whose name fits, shown above the results. */
export function useAuthorsFound(search: string) {
  return useServerQuery(["authors found", search], (signal) => api.GET("/api/authors", { params: { query: { search } }, signal }), {
    enabled: search !== "",
  });
}

/** What results can be filtered by. */
export function useChoices() {
  const subjects = useServerQuery(["subjects"], (signal) => api.GET("/api/subjects", { signal }));
  const venues = useServerQuery(["venues"], (signal) => api.GET("/api/venues", { signal }));
  return { subjects: subjects.data ?? [], venues: venues.data ?? [] };
}

export function useCreateAlert() {
  return useServerAction((topic: string) => api.POST("/api/watches", { body: { topic } }));
}
