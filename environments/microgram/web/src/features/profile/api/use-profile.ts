import { useServerAction, useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

/** A profile with its posts; `me` is the user's own. */
export function useProfile(id: string) {
  return useServerQuery(["profile", id], (signal) => api.GET("/api/profiles/{profile_id}", { params: { path: { profile_id: id } }, signal }));
}

/** Whom the user might follow. */
export function useSuggestions() {
  return useServerQuery(["suggestions"], (signal) => api.GET("/api/suggestions", { signal }));
}

/** What the user has saved. */
export function useSaved() {
  return useServerQuery(["saved"], (signal) => api.GET("/api/saved", { signal }));
}

/** Open the conversation with somebody. */
export function useBeginThread() {
  return useServerAction((profileId: string) => api.POST("/api/threads", { body: { profile_id: profileId } }));
}
