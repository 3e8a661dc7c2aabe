import { useServerAction, useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

/** The pull requests that pass the filters of the page's address. */
export function usePulls(repoId: string, params: URLSearchParams, limit: number) {
  const label = params.get("label");
  const query = {
    limit,
    state: params.get("state") === "closed" ? ("closed" as const) : ("open" as const),
    search: params.get("q") ?? "",
    ...(label === null ? {} : { label }),
  };
  const filters = params.toString();
  return useServerQuery(
    ["pulls", repoId, filters, limit],
    (signal) => api.GET("/api/repos/{repo_id}/pulls", { params: { path: { repo_id: repoId }, query }, signal }),
    { standsIn: (old) => old[1] === repoId && old[2] === filters },
  );
}

export function usePull(pullId: string) {
  return useServerQuery(["pull", pullId], (signal) => api.GET("/api/pulls/{pull_id}", { params: { path: { pull_id: pullId } }, signal }));
}

export type Verdict = "approved" | "changes_requested" | "commented";

/** What the user can do to one pull request. */
export function usePullActions(pullId: string) {
  const of = { params: { path: { pull_id: pullId } } };
  return {
    comment: useServerAction((text: string) => api.POST("/api/pulls/{pull_id}/comments", { ...of, body: { text } })),
    setState: useServerAction((state: "open" | "closed") => api.POST("/api/pulls/{pull_id}/state", { ...of, body: { state } })),
    merge: useServerAction(() => api.POST("/api/pulls/{pull_id}/merge", of)),
    review: useServerAction((body: { verdict: Verdict; text: string }) => api.POST("/api/pulls/{pull_id}/reviews", { ...of, body })),
  };
}
