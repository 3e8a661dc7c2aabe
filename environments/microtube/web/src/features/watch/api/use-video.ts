import { useServerAction, useServerQuery, useToasts } from "@sentinel/kit";

import { type Video, api } from "../../../shared/api";

const ofVideo = (id: string) => ({ params: { path: { video_id: id } } });
const ofComment = (id: string) => ({ params: { path: { comment_id: id } } });

/** A video with its description and comments. */
export function useVideo(id: string) {
  return useServerQuery(["video", id], (signal) => api.GET("/api/videos/{video_id}", { ...ofVideo(id), signal }));
}

/** Like a video, dislike it, or take either back. */
export function useRate(id: string) {
  const { failed } = useToasts();
  const { mutate } = useServerAction((rating: Video["rating"]) => api.POST("/api/videos/{video_id}/rate", { ...ofVideo(id), body: { rating } }));
  return (rating: Video["rating"]) => mutate(rating, { onError: failed });
}

export interface NewComment {
  text: string;
  reply_to: string | null;
}

interface Mark {
  id: string;
  isOn: boolean;
}

/** What can be done to comments. */
export function useCommentRequests(videoId: string) {
  const { failed } = useToasts();
  const { mutateAsync: write } = useServerAction((body: NewComment) => api.POST("/api/videos/{video_id}/comments", { ...ofVideo(videoId), body }));
  const { mutate: like } = useServerAction(({ id, isOn }: Mark) => api.POST("/api/comments/{comment_id}/like", { ...ofComment(id), body: { liked: isOn } }));
  const { mutate: remove } = useServerAction((id: string) => api.DELETE("/api/comments/{comment_id}", ofComment(id)));
  return {
    write,
    like: (id: string, isOn: boolean) => like({ id, isOn }, { onError: failed }),
    remove: (id: string) => remove(id, { onError: failed }),
  };
}

/** People to whom a video can be sent. */
export function useContacts(search: string) {
  return useServerQuery(["contacts", search], (signal) => api.GET("/api/contacts", { params: { query: { search } }, signal }));
}

export function useShare(id: string) {
  return useServerAction((channelId: string) => api.POST("/api/videos/{video_id}/share", { ...ofVideo(id), body: { channel_id: channelId } }));
}

/** The user's playlists, with what can be saved to them. */
export function usePlaylists() {
  return useServerQuery(["playlists"], (signal) => api.GET("/api/playlists", { signal }));
}

export function useSave(videoId: string) {
  const inList = (id: string) => ({ params: { path: { playlist_id: id, video_id: videoId } } });
  const address = "/api/playlists/{playlist_id}/videos/{video_id}";
  const { failed } = useToasts();
  const { mutate: set } = useServerAction(({ id, isOn }: Mark) => (isOn ? api.PUT(address, inList(id)) : api.DELETE(address, inList(id))));
  const { mutateAsync: create } = useServerAction((title: string) => api.POST("/api/playlists", { body: { title } }));
  return { setIn: (id: string, isOn: boolean) => set({ id, isOn }, { onError: failed }), create };
}
