import { type Playback, usePlayerActions, useServerAction, useToasts } from "@sentinel/kit";

import { type Deck, type Repeat, api } from "../../../shared/api";

const NEXT_REPEAT: Record<Repeat, Repeat> = { off: "all", all: "one", one: "off" };

export interface DeckActions {
  toggle: (playback: Playback) => void;
  seek: (playback: Playback, positionS: number) => void;
  next: () => void;
  previous: () => void;
  shuffle: (deck: Deck) => void;
  repeat: (deck: Deck) => void;
  setVolume: (volume: number, isMuted: boolean) => void;
  unqueue: (entryId: number) => void;
}

/** What the buttons of the player do. */
export function useDeckActions(): DeckActions {
  const { failed } = useToasts();
  const { play, pause, seek } = usePlayerActions();
  const { mutate: step } = useServerAction((to: "next" | "previous") => (to === "next" ? api.POST("/api/deck/next") : api.POST("/api/deck/previous")));
  const { mutate: shuffle } = useServerAction((isShuffled: boolean) => api.POST("/api/deck/shuffle", { body: { is_shuffled: isShuffled } }));
  const { mutate: repeat } = useServerAction((wanted: Repeat) => api.POST("/api/deck/repeat", { body: { repeat: wanted } }));
  const { mutate: volume } = useServerAction((wish: { volume: number; is_muted: boolean }) => api.POST("/api/deck/volume", { body: wish }));
  const { mutate: unqueue } = useServerAction((entryId: number) => api.DELETE("/api/deck/queue/{entry_id}", { params: { path: { entry_id: entryId } } }));
  const onError = failed;
  return {
    toggle: (playback) => {
      if (playback.is_running) pause.mutate(playback, { onError });
      else play.mutate({ item_id: playback.item_id }, { onError });
    },
    seek: (playback, position_s) => seek.mutate({ playback, position_s }, { onError }),
    next: () => step("next", { onError }),
    previous: () => step("previous", { onError }),
    shuffle: (deck) => shuffle(!deck.is_shuffled, { onError }),
    repeat: (deck) => repeat(NEXT_REPEAT[deck.repeat], { onError }),
    setVolume: (percent, is_muted) => volume({ volume: percent, is_muted }, { onError }),
    unqueue: (entryId) => unqueue(entryId, { onError }),
  };
}
