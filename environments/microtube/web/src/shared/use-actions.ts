/** What the user can do from more than one page. */
import { useServerAction, useToasts } from "@sentinel/kit";
import { useMemo } from "react";

import { type Channel, api } from "./api";

export interface Actions {
  setSubscribed: (channel: Channel, isSubscribed: boolean) => void;
  setNotified: (channel: Channel, isNotified: boolean) => void;
}

interface Mark {
  id: string;
  isOn: boolean;
}

const ofChannel = (id: string) => ({ params: { path: { channel_id: id } } });

export function useActions(): Actions {
  const { failed } = useToasts();
  const { mutate: subscribe } = useServerAction(({ id, isOn }: Mark) =>
    api.POST("/api/channels/{channel_id}/subscribe", { ...ofChannel(id), body: { subscribed: isOn } }),
  );
  const { mutate: notify } = useServerAction(({ id, isOn }: Mark) =>
    api.POST("/api/channels/{channel_id}/notify", { ...ofChannel(id), body: { notified: isOn } }),
  );
  return useMemo(() => {
    const onError = (error: Error) => failed(error);
    return {
      setSubscribed: ({ id }, isOn) => subscribe({ id, isOn }, { onError }),
      setNotified: ({ id }, isOn) => notify({ id, isOn }, { onError }),
    };
  }, [failed, subscribe, notify]);
}
