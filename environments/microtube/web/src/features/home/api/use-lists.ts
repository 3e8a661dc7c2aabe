import { useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

/** The newest videos of the home page; "" is every topic. */
export function useHome(topic: string, limit: number) {
  return useServerQuery(["home", topic, limit], (signal) => api.GET("/api/home", { params: { query: { topic, limit } }, signal }), {
    standsIn: ([list, shownTopic]) => list === "home" && shownTopic === topic,
  });
}

export function useTopics() {
  return useServerQuery(["topics"], (signal) => api.GET("/api/topics", { signal }));
}

/** The newest videos of the channels that the user has subscribed to. */
export function useSubscriptions(limit: number) {
  return useServerQuery(["subscriptions", limit], (signal) => api.GET("/api/subscriptions", { params: { query: { limit } }, signal }), {
    standsIn: ([list]) => list === "subscriptions",
  });
}

export function useTrending() {
  return useServerQuery(["trending"], (signal) => api.GET("/api/trending", { signal }));
}

export function useLiked() {
  return useServerQuery(["liked"], (signal) => api.GET("/api/liked", { signal }));
}
