import { useServerAction, useServerQuery } from "@sentinel/kit";

import { type Scope, api } from "../../../shared/api";

export function useInstances(first: string, last: string) {
  return useServerQuery(["instances", first, last], (signal) => api.GET("/api/instances", { params: { query: { first, last } }, signal }));
}

export function useDays(first: string, last: string) {
  return useServerQuery(["days", first, last], (signal) => api.GET("/api/days", { params: { query: { first, last } }, signal }));
}

export interface Move {
  id: string;
  on: string;
  scope: Scope;
  starts_at: string;
  ends_at: string;
  all_day: boolean;
}

export function useMove() {
  return useServerAction(({ id, on, scope, ...body }: Move) =>
    api.POST("/api/events/{event_id}/move", { params: { path: { event_id: id }, query: { on, scope } }, body }),
  );
}
