import { useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

interface Which {
  branch: string | null;
  path: string | null;
  limit: number;
}

export function useCommits(repoId: string, { branch, path, limit }: Which) {
  const query = { limit, ...(branch === null ? {} : { branch }), ...(path === null ? {} : { path }) };
  return useServerQuery(
    ["commits", repoId, branch, path, limit],
    (signal) => api.GET("/api/repos/{repo_id}/commits", { params: { path: { repo_id: repoId }, query }, signal }),
    { standsIn: (old) => old[1] === repoId && old[2] === branch && old[3] === path },
  );
}

export function useCommit(commitId: string) {
  return useServerQuery(["commit", commitId], (signal) => api.GET("/api/commits/{commit_id}", { params: { path: { commit_id: commitId } }, signal }));
}
