import { useServerAction, useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

/** What came, newest first: all of it, or what is unread. */
export function useAlerts(isUnreadOnly: boolean) {
  return useServerQuery(["alerts", isUnreadOnly], (signal) => api.GET("/api/alerts", { params: { query: { unread: isUnreadOnly } }, signal }));
}

/** The topics about which the user wants alerts. */
export function useWatches() {
  return useServerQuery(["watches"], (signal) => api.GET("/api/watches", { signal }));
}

interface Mark {
  id: string;
  read: boolean;
}

export function useAlertRequests() {
  const { mutate: mark } = useServerAction(({ id, read }: Mark) =>
    api.POST("/api/alerts/{alert_id}/read", { params: { path: { alert_id: id } }, body: { read } }),
  );
  const { mutate: markAll } = useServerAction(() => api.POST("/api/alerts/read"));
  const { mutateAsync: create } = useServerAction((topic: string) => api.POST("/api/watches", { body: { topic } }));
  const { mutate: remove } = useServerAction((id: string) => api.DELETE("/api/watches/{watch_id}", { params: { path: { watch_id: id } } }));
  return { mark, markAll, create, remove };
}
