import { useServerQuery } from "@sentinel/kit";

import { type Calendar, api } from "./api";

export function useCalendars() {
  return useServerQuery(["calendars"], (signal) => api.GET("/api/calendars", { signal }));
}

const NONE: readonly Calendar[] = [];

/** Finds a calendar by its id; undefined until the list is there. */
export function useCalendarOf(): (id: string) => Calendar | undefined {
  const calendars = useCalendars().data ?? NONE;
  return (id) => calendars.find((calendar) => calendar.id === id);
}
