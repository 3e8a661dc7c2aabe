import { useServerAction, useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

export function useAlerts(repoId: string) {
  return useServerQuery(["alerts", repoId], (signal) => api.GET("/api/repos/{repo_id}/alerts", { params: { path: { repo_id: repoId } }, signal }));
}

export function useAlert(alertId: string) {
  return useServerQuery(["alert", alertId], (signal) => api.GET("/api/alerts/{alert_id}", { params: { path: { alert_id: alertId } }, signal }));
}

interface NewState {
  state: "open" | "dismissed";
  reason: string;
}

export function useSetAlertState(alertId: string) {
  return useServerAction((body: NewState) => api.POST("/api/alerts/{alert_id}/state", { params: { path: { alert_id: alertId } }, body }));
}
