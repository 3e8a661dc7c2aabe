import { useServerAction, useServerQuery, useToasts } from "@sentinel/kit";

import { api } from "../../../shared/api";

/** What the user has watched, the last first. */
export function useHistory() {
  return useServerQuery(["history"], (signal) => api.GET("/api/history", { signal }));
}

export function useHistoryRequests() {
  const { failed } = useToasts();
  const { mutate: remove } = useServerAction((id: string) => api.DELETE("/api/history/{video_id}", { params: { path: { video_id: id } } }));
  const { mutate: clear } = useServerAction(() => api.DELETE("/api/history"));
  return { remove: (id: string) => remove(id, { onError: failed }), clear: () => clear(undefined, { onError: failed }) };
}
