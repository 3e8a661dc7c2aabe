import { useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

export function useDashboard() {
  return useServerQuery(["dashboard"], (signal) => api.GET("/api/dashboard", { signal }));
}
