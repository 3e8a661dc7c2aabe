import { useServerAction, useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

export function useNotifications() {
  return useServerQuery(["notifications"], (signal) => api.GET("/api/notifications", { signal }));
}

export function useRead() {
  return useServerAction((id: string) => api.POST("/api/notifications/{notification_id}/read", { params: { path: { notification_id: id } } }));
}

export function useReadAll() {
  return useServerAction(() => api.POST("/api/notifications/read-all"));
}
