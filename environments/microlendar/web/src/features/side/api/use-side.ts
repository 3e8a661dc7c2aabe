import { useServerAction, useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";
import type { Colour } from "../../../shared/colours";

export function useDayCounts(first: string, last: string) {
  return useServerQuery(["days", first, last], (signal) => api.GET("/api/days", { params: { query: { first, last } }, signal }));
}

export interface Change {
  id: string;
  is_shown?: boolean;
  colour?: Colour;
}

export function useChangeCalendar() {
  return useServerAction(({ id, ...body }: Change) => api.PATCH("/api/calendars/{calendar_id}", { params: { path: { calendar_id: id } }, body }));
}

export function useCreateCalendar() {
  return useServerAction((body: { name: string; colour: Colour }) => api.POST("/api/calendars", { body }));
}
