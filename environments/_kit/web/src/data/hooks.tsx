/** Reading from and acting on the server from components. */
import { QueryClientProvider, useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, createContext, use, useEffect, useSyncExternalStore } from "react";

import { type FetchResult, unpack, type Versioned } from "./api";
import type { Server } from "./server";

const ServerContext = createContext<Server | null>(null);

export function useServer(): Server {
  const server = use(ServerContext);
  if (server === null) throw new Error("useServer is used outside of ServerProvider");
  return server;
}

function isInSight(picture: HTMLImageElement): boolean {
  const { top, bottom } = picture.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Waits until a film that stands still shows the picture of its position; one that runs has no picture to wait for. */
function filmDrawn(film: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    const changes = ["loadeddata", "seeked", "play", "error"];
    function look(): void {
      const isDrawn = film.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !film.seeking;
      if (film.error === null && film.paused && !isDrawn) return;
      for (const change of changes) film.removeEventListener(change, look);
      resolve();
    }
    for (const change of changes) film.addEventListener(change, look);
    look();
  });
}

/** Waits for fonts, pictures and films that this commit has put into sight; what cannot be loaded is drawn without. */
async function picturesDrawn(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.querySelectorAll<HTMLVideoElement>("video[data-followed]")].map(filmDrawn));
  const missing = [...document.images].filter((picture) => !picture.complete && (picture.loading !== "lazy" || isInSight(picture)));
  // Nothing is waited for in vain: the browser would leave a lazy one out that another element covers or clips.
  for (const picture of missing) picture.loading = "eager";
  await Promise.allSettled(missing.map((picture) => picture.decode()));
}

/** Names the revision on the root element after React has committed it, updates made by effects included. */
function RevisionMarker(): null {
  const { freshness } = useServer();
  const settled = useSyncExternalStore(freshness.subscribe, freshness.settled);
  useEffect(() => {
    if (settled === null) return;
    // A task of its own: React queues the updates that effects make before this one.
    const channel = new MessageChannel();
    channel.port1.addEventListener("message", () => void picturesDrawn().then(() => freshness.committed(settled)), { once: true });
    channel.port1.start();
    channel.port2.postMessage(null);
    return () => channel.port1.close();
  }, [settled, freshness]);
  return null;
}

export function ServerProvider({ server, children }: { server: Server; children: ReactNode }): ReactNode {
  return (
    <ServerContext value={server}>
      <QueryClientProvider client={server.queries}>
        {children}
        <RevisionMarker />
      </QueryClientProvider>
    </ServerContext>
  );
}

interface QueryOptions {
  /** False: do not ask (yet). */
  enabled?: boolean;
  /** True for what can never change while the page is open. */
  fixed?: boolean;
  /** Whether the value of the key shown until now may stand in until the new one is there: of a list that grows, for instance. */
  standsIn?: (key: readonly unknown[]) => boolean;
}

/** A value of the server, kept at its newest revision while the component is shown. */
export function useServerQuery<Data>(
  key: readonly unknown[],
  load: (signal: AbortSignal) => Promise<FetchResult<Data>>,
  { enabled = true, fixed = false, standsIn }: QueryOptions = {},
) {
  const server = useServer();
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => unpack(await load(signal), server),
    select: (versioned: Versioned<Data>) => versioned.value,
    staleTime: (query) => (fixed || server.freshness.isCurrent(query as never) ? Infinity : 0),
    meta: { fixed },
    enabled,
    placeholderData: (old, query) => (query !== undefined && standsIn?.(query.queryKey) === true ? old : undefined),
  });
}

/** Something the user does to the server. What is shown follows by the push, not by guessing here. */
export function useServerAction<Input, Data>(act: (input: Input) => Promise<FetchResult<Data>>) {
  const server = useServer();
  return useMutation({
    mutationFn: async (input: Input) => unpack(await act(input), server).value,
  });
}

/** The server's time, in simulated seconds from the start, as of its last answer. */
export function useNowS(): number {
  const { clock } = useServer();
  return useSyncExternalStore(clock.subscribe, clock.now);
}
