import { useServerQuery } from "@sentinel/kit";

import { api } from "../shared/api";

/** The badges of the navigation. */
export function useCounts() {
  return useServerQuery(["counts"], (signal) => api.GET("/api/counts", { signal }));
}
