/** What the user can do to a chat, from the list as well as from its head. */
import { useServerAction, useToasts } from "@sentinel/kit";

import { api, ofChat } from "./api";

interface Mark {
  id: string;
  isOn: boolean;
}

export function useChatActions() {
  const toasts = useToasts();
  const onError = (error: Error) => toasts.failed(error);
  const { mutate: pin } = useServerAction(({ id, isOn }: Mark) => api.POST("/api/chats/{chat_id}/pin", { ...ofChat(id), body: { pinned: isOn } }));
  const { mutate: mute } = useServerAction(({ id, isOn }: Mark) => api.POST("/api/chats/{chat_id}/mute", { ...ofChat(id), body: { muted: isOn } }));
  const { mutate: read } = useServerAction(({ id, isOn }: Mark) => api.POST("/api/chats/{chat_id}/read", { ...ofChat(id), body: { read: isOn } }));
  const { mutate: readAll } = useServerAction(() => api.POST("/api/chats/read-all"));
  const { mutate: call } = useServerAction((id: string) => api.POST("/api/calls", { body: { chat_id: id, call_id: null } }));
  return {
    setPinned: (id: string, isOn: boolean) => pin({ id, isOn }, { onError }),
    setMuted: (id: string, isOn: boolean) => mute({ id, isOn }, { onError }),
    setRead: (id: string, isOn: boolean) => read({ id, isOn }, { onError }),
    readAll: () => readAll(undefined, { onError, onSuccess: () => toasts.done("All chats are marked as read.") }),
    call: (id: string, name: string) => call(id, { onError, onSuccess: () => toasts.done(`Called ${name}. Nobody picked up.`) }),
  };
}
