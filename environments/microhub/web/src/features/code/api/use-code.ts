import { useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

const ofRepo = (repoId: string) => ({ repo_id: repoId });

/** A folder of a branch; of the default one where none is named. */
export function useTree(repoId: string, branch: string | undefined, path: string) {
  const query = { path, ...(branch === undefined ? {} : { branch }) };
  return useServerQuery(["tree", repoId, branch, path], (signal) => api.GET("/api/repos/{repo_id}/tree", { params: { path: ofRepo(repoId), query }, signal }));
}

export function useFile(repoId: string, branch: string, path: string) {
  return useServerQuery(["file", repoId, branch, path], (signal) =>
    api.GET("/api/repos/{repo_id}/file", { params: { path: ofRepo(repoId), query: { branch, path } }, signal }),
  );
}

/** What the home of a repository shows besides its files. */
export function useAbout(repoId: string) {
  return useServerQuery(["about", repoId], (signal) => api.GET("/api/repos/{repo_id}/about", { params: { path: ofRepo(repoId) }, signal }));
}

export function useBranches(repoId: string) {
  return useServerQuery(["branches", repoId], (signal) => api.GET("/api/repos/{repo_id}/branches", { params: { path: ofRepo(repoId) }, signal }));
}
