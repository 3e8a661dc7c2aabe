import { useServerAction, useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

export type Answer = "accepted" | "tentative" | "declined";

export interface NewMeeting {
  title: string;
  day: string;
  begins: string;
  ends: string;
  people: string[];
  place: string;
  agenda: string;
}

const ofMeeting = (id: string) => ({ params: { path: { meeting_id: id } } });

export function useMeetings() {
  return useServerQuery(["meetings"], (signal) => api.GET("/api/meetings", { signal }));
}

export function useMeetingActions() {
  const { mutate: create } = useServerAction((body: NewMeeting) => api.POST("/api/meetings", { body }));
  const { mutate: answer } = useServerAction(({ id, said }: { id: string; said: Answer }) => api.POST("/api/meetings/{meeting_id}/answer", { ...ofMeeting(id), body: { answer: said } }));
  const { mutate: cancel } = useServerAction((id: string) => api.DELETE("/api/meetings/{meeting_id}", ofMeeting(id)));
  return { create, answer, cancel };
}
