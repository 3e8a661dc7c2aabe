import { useServerAction, useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

const ofPaper = (id: string) => ({ params: { path: { paper_id: id } } });

/** A paper with its abstract and everything that it cites or is cited by. */
export function usePaper(id: string) {
  return useServerQuery(["paper", id], (signal) => api.GET("/api/papers/{paper_id}", { ...ofPaper(id), signal }));
}

export function useLabels() {
  return useServerQuery(["labels"], (signal) => api.GET("/api/labels", { signal }));
}

/** Puts a label on a paper or takes it off. */
export function useLabelPaper(id: string) {
  return useServerAction((wish: { label_id: string; on: boolean }) =>
    api.POST("/api/papers/{paper_id}/labels", { ...ofPaper(id), body: wish }),
  );
}
