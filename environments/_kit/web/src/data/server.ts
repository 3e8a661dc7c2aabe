/** The page's side of the server: one query cache, one clock, one revision. */
import { QueryClient, notifyManager } from "@tanstack/react-query";

import { ApiError } from "./api";
import { ServerClock } from "./clock";
import { Freshness } from "./freshness";
import { listenToRevisions } from "./push";

const MOST_RETRIES = 4;

export interface Server {
  readonly queries: QueryClient;
  readonly clock: ServerClock;
  readonly freshness: Freshness;
}

// Timers of a page may be slowed or stopped; a microtask never is.
notifyManager.setScheduler(queueMicrotask);

function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Only a newer revision makes data stale, never the passing of time or a change of focus.
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: "always",
        // What is no longer shown is dropped, so that an old copy never flashes up on the way back.
        gcTime: 0,
        retry: (failures, error) => !(error instanceof ApiError) && failures < MOST_RETRIES,
        retryDelay: (failures) => 100 * 2 ** failures,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}

/** Connect to the server; the connection lasts as long as the page. */
export function connect(root: HTMLElement): Server {
  const queries = createQueries();
  const server = { queries, clock: new ServerClock(), freshness: new Freshness(queries, root) };
  server.freshness.start();
  listenToRevisions("/api/push", server.freshness.announced);
  return server;
}
