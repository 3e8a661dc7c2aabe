/** The player: what the server says plays, and what the user does to it. The position is the server's alone. */
import { createApi } from "../data/api";
import { useNowS, useServerAction, useServerQuery } from "../data/hooks";

/** What the player holds. */
export interface Playback {
  play_id: number;
  item_id: string;
  is_running: boolean;
  /** At the moment `at_s`; while it runs, the server's time adds to it. */
  position_s: number;
  at_s: number;
  length_s: number;
  /** Whether it has run for five seconds. */
  has_counted: boolean;
}

interface Body<Wish> {
  requestBody: { content: { "application/json": Wish } };
  responses: { 200: { content: { "application/json": Playback } } };
}

interface PlayerPaths {
  "/api/player": { get: { responses: { 200: { content: { "application/json": Playback | null } } } } };
  "/api/player/play": { post: Body<{ item_id: string; position_s?: number }> };
  "/api/player/pause": { post: Body<{ play_id: number }> };
  "/api/player/seek": { post: Body<{ play_id: number; position_s: number }> };
  "/api/player/leave": { post: { requestBody: { content: { "application/json": { play_id: number } } }; responses: { 204: { content?: never } } } };
}

const api = createApi<PlayerPaths>();
export const LEAVE_ADDRESS = "/api/player/leave";

/** What the player holds: undefined until it is known, null where it holds nothing. */
export function usePlayback(): Playback | null | undefined {
  return useServerQuery(["player"], (signal) => api.GET("/api/player", { signal })).data;
}

/** What can be done to the player; each action's `mutate` does it. */
export function usePlayerActions() {
  return {
    play: useServerAction((wish: { item_id: string; position_s?: number }) => api.POST("/api/player/play", { body: wish })),
    pause: useServerAction((playback: Playback) => api.POST("/api/player/pause", { body: { play_id: playback.play_id } })),
    seek: useServerAction(({ playback, position_s }: { playback: Playback; position_s: number }) =>
      api.POST("/api/player/seek", { body: { play_id: playback.play_id, position_s } }),
    ),
    leave: useServerAction((playback: Playback) => api.POST("/api/player/leave", { body: { play_id: playback.play_id } })),
  };
}

/** Where the player stands by the server's time (s). */
export function usePositionS(playback: Playback | null | undefined): number {
  const nowS = useNowS();
  if (playback === null || playback === undefined) return 0;
  const passedS = playback.is_running ? Math.max(nowS - playback.at_s, 0) : 0;
  return Math.min(playback.position_s + passedS, playback.length_s);
}

/** "4:05", "1:02:09" */
export function lengthText(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, n) => (n === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}
