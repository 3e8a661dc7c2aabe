import { useServerAction, useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

export function useRuns(repoId: string, workflow: string | null, limit: number) {
  const query = { limit, ...(workflow === null ? {} : { workflow }) };
  return useServerQuery(
    ["runs", repoId, workflow, limit],
    (signal) => api.GET("/api/repos/{repo_id}/runs", { params: { path: { repo_id: repoId }, query }, signal }),
    { standsIn: (old) => old[1] === repoId && old[2] === workflow },
  );
}

export function useRun(runId: string) {
  return useServerQuery(["run", runId], (signal) => api.GET("/api/runs/{run_id}", { params: { path: { run_id: runId } }, signal }));
}

export function useRerun(runId: string) {
  return useServerAction(() => api.POST("/api/runs/{run_id}/rerun", { params: { path: { run_id: runId } } }));
}
