import { useServerAction, useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

export function useNotices() {
  return useServerQuery(["notices"], (signal) => api.GET("/api/notices", { signal }));
}

export function useReminders() {
  return useServerQuery(["reminders"], (signal) => api.GET("/api/reminders", { signal }));
}

export function useReadNotice() {
  return useServerAction((id: string) => api.POST("/api/notices/{notice_id}/read", { params: { path: { notice_id: id } } }));
}

export function useReadNotices() {
  return useServerAction<void, unknown>(() => api.POST("/api/notices/read"));
}
