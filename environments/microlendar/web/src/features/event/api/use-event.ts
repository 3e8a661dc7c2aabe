import { useServerAction, useServerQuery } from "@sentinel/kit";

import { type EventWish, type Scope, api } from "../../../shared/api";

const ofEvent = (id: string, on: string | undefined) => ({ path: { event_id: id }, query: on === undefined ? {} : { on } });

export interface Place {
  id: string;
  /** The day of the instance; undefined for the next one. */
  on: string | undefined;
}

export function useEvent({ id, on }: Place) {
  return useServerQuery(["event", id, on], (signal) => api.GET("/api/events/{event_id}", { params: ofEvent(id, on), signal }));
}

export function useAnswer({ id, on }: Place) {
  return useServerAction((answer: "accepted" | "maybe" | "declined") =>
    api.POST("/api/events/{event_id}/answer", { params: ofEvent(id, on), body: { answer } }),
  );
}

export function useReminder({ id, on }: Place) {
  return useServerAction((minutes: number | null) => api.POST("/api/events/{event_id}/reminder", { params: ofEvent(id, on), body: { minutes } }));
}

export function useCreateEvent() {
  return useServerAction((body: EventWish) => api.POST("/api/events", { body }));
}

export function useEditEvent(id: string) {
  return useServerAction(({ on, scope, body }: { on: string; scope: Scope; body: EventWish }) =>
    api.PUT("/api/events/{event_id}", { params: { path: { event_id: id }, query: { on, scope } }, body }),
  );
}

export function useDeleteEvent(id: string) {
  return useServerAction(({ on, scope }: { on: string; scope: Scope }) =>
    api.DELETE("/api/events/{event_id}", { params: { path: { event_id: id }, query: { on, scope } } }),
  );
}

export function usePeople(search: string) {
  return useServerQuery(["people", search], (signal) => api.GET("/api/people", { params: { query: { search } }, signal }), {
    enabled: search.trim() !== "",
  });
}
