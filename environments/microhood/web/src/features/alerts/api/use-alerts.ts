import { useServerAction, useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

const ofAlert = (id: string) => ({ params: { path: { alert_id: id } } });

export function useAlerts() {
  return useServerQuery(["alerts"], (signal) => api.GET("/api/alerts", { signal }));
}

export function useSetAlert() {
  return useServerAction((body: { stock: string; direction: "above" | "below"; price: string }) => api.POST("/api/alerts", { body }));
}

export function useSeeAlert() {
  return useServerAction((id: string) => api.POST("/api/alerts/{alert_id}/seen", ofAlert(id)));
}

export function useDeleteAlert() {
  return useServerAction((id: string) => api.DELETE("/api/alerts/{alert_id}", ofAlert(id)));
}
