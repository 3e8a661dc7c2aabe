import { useServerAction, useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

const path = (id: string) => ({ params: { path: { company_id: id } } });

export function useCompany(id: string) {
  return useServerQuery(["company", id], (signal) => api.GET("/api/companies/{company_id}", { ...path(id), signal }));
}

export function useFollow(id: string) {
  return useServerAction((following: boolean) => api.POST("/api/companies/{company_id}/follow", { ...path(id), body: { following } }));
}
