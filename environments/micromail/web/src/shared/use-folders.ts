import { useServerQuery } from "@sentinel/kit";

import { api } from "./api";

/** Every folder with its counts. */
export function useFolders() {
  return useServerQuery(["folders"], (signal) => api.GET("/api/folders", { signal }));
}
