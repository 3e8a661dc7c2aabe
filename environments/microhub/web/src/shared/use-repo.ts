import { useServerQuery } from "@sentinel/kit";
import { useParams } from "react-router";

import { api } from "./api";

/** The id of the repository in the page's address. */
export function useRepoId(): string {
  return useParams()["repoId"] ?? "";
}

/** What the head of a repository's pages shows. */
export function useRepo(repoId: string) {
  return useServerQuery(["repo", repoId], (signal) => api.GET("/api/repos/{repo_id}", { params: { path: { repo_id: repoId } }, signal }));
}

/** The labels of a repository. */
export function useLabels(repoId: string) {
  return useServerQuery(["labels", repoId], (signal) => api.GET("/api/repos/{repo_id}/labels", { params: { path: { repo_id: repoId } }, signal }));
}
