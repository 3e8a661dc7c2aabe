import { useServerAction, useServerQuery } from "@sentinel/kit";
import { useEffect } from "react";

import { api } from "../../../shared/api";
import type { JobFilter } from "../job-filter";

export function useJobs(filter: JobFilter) {
  return useServerQuery(["jobs", filter], (signal) => api.GET("/api/jobs", { params: { query: filter }, signal }));
}

export function useJob(id: string) {
  return useServerQuery(["job", id], (signal) => api.GET("/api/jobs/{job_id}", { params: { path: { job_id: id } }, signal }));
}

/** Tell the server that the user looks at a job: once for each opening. */
export function useOpening(id: string): void {
  const { mutate } = useServerAction((opened: string) => api.POST("/api/jobs/{job_id}/open", { params: { path: { job_id: opened } } }));
  useEffect(() => mutate(id), [id, mutate]);
}

export interface Form {
  email: string;
  phone: string;
  note: string;
}

export function useApply(id: string) {
  return useServerAction((form: Form) => api.POST("/api/jobs/{job_id}/apply", { params: { path: { job_id: id } }, body: form }));
}
