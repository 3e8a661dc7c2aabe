import { useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

export function useReleases(repoId: string) {
  return useServerQuery(["releases", repoId], (signal) => api.GET("/api/repos/{repo_id}/releases", { params: { path: { repo_id: repoId } }, signal }));
}
