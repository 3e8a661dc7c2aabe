import { useServerQuery } from "@sentinel/kit";

import { api } from "../shared/api";

/** The number on the bell. */
export function useCounts() {
  return useServerQuery(["counts"], (signal) => api.GET("/api/counts", { signal }));
}

/** The channels that the user has subscribed to. */
export function useSubscribed() {
  return useServerQuery(["subscribed"], (signal) => api.GET("/api/channels", { signal }));
}
