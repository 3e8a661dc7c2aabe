import { useServerAction, useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

type Sort = "newest" | "oldest" | "most_commented";

function sortOf(value: string | null): Sort {
  return value === "oldest" || value === "most_commented" ? value : "newest";
}

/** The issues that pass the filters of the page's address. */
export function useIssues(repoId: string, params: URLSearchParams, limit: number) {
  const [label, milestone] = [params.get("label"), params.get("milestone")];
  const query = {
    limit,
    state: params.get("state") === "closed" ? ("closed" as const) : ("open" as const),
    search: params.get("q") ?? "",
    sort: sortOf(params.get("sort")),
    ...(label === null ? {} : { label }),
    ...(milestone === null ? {} : { milestone }),
  };
  const filters = params.toString();
  return useServerQuery(
    ["issues", repoId, filters, limit],
    (signal) => api.GET("/api/repos/{repo_id}/issues", { params: { path: { repo_id: repoId }, query }, signal }),
    { standsIn: (old) => old[1] === repoId && old[2] === filters },
  );
}

export function useIssue(issueId: string) {
  return useServerQuery(["issue", issueId], (signal) => api.GET("/api/issues/{issue_id}", { params: { path: { issue_id: issueId } }, signal }));
}

export function useMilestones(repoId: string) {
  return useServerQuery(["milestones", repoId], (signal) => api.GET("/api/repos/{repo_id}/milestones", { params: { path: { repo_id: repoId } }, signal }));
}

interface NewIssue {
  title: string;
  body: string;
  labels: string[];
}

export function useCreateIssue(repoId: string) {
  return useServerAction((body: NewIssue) => api.POST("/api/repos/{repo_id}/issues", { params: { path: { repo_id: repoId } }, body }));
}

/** What the user can do to one issue. */
export function useIssueActions(issueId: string) {
  const of = { params: { path: { issue_id: issueId } } };
  return {
    comment: useServerAction((text: string) => api.POST("/api/issues/{issue_id}/comments", { ...of, body: { text } })),
    setState: useServerAction((state: "open" | "closed") => api.POST("/api/issues/{issue_id}/state", { ...of, body: { state } })),
    setLabels: useServerAction((labels: string[]) => api.POST("/api/issues/{issue_id}/labels", { ...of, body: { labels } })),
    setMilestone: useServerAction((id: string | null) => api.POST("/api/issues/{issue_id}/milestone", { ...of, body: { milestone_id: id } })),
    setAssigned: useServerAction((assigned: boolean) => api.POST("/api/issues/{issue_id}/assign", { ...of, body: { assigned } })),
  };
}
