import { useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

/** Posts of people whom the user does not follow. */
export function useExplore() {
  return useServerQuery(["explore"], (signal) => api.GET("/api/explore", { signal }));
}

/** Accounts with these words in their name; asked only if there are some. */
export function useProfileSearch(search: string) {
  return useServerQuery(["profiles", search], (signal) => api.GET("/api/profiles", { params: { query: { search } }, signal }), {
    enabled: search !== "",
  });
}
