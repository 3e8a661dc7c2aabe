/**
 * Keeps the page at the server's revision and says so.
 *
 * `data-revision` stands on the root element while, and only while, everything shown is at least as new as the
 * newest revision heard of, nothing is being fetched or sent, and React has committed, pictures included. It is
 * taken away the moment one of these stops being true, so that whoever waits for a revision never reads a
 * half-drawn page.
 */
import { type Query, type QueryClient, notifyManager } from "@tanstack/react-query";

import { ApiError } from "./api";

function revisionOf(query: Query): number {
  const data = query.state.data as { revision?: number } | undefined;
  const error = query.state.error instanceof ApiError ? query.state.error.revision : null;
  return Math.max(data?.revision ?? -1, error ?? -1);
}

/** A moment at which everything shown was current; each is an object of its own, even at the same revision. */
export interface Settled {
  readonly revision: number;
}

export class Freshness {
  #newest: number | null = null;
  #settled: Settled | null = null;
  #reviewing = false;
  #asked = new WeakMap<Query, number>();
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly client: QueryClient,
    private readonly root: HTMLElement,
  ) {}

  /** Watch the caches; returns a function that stops. */
  start(): () => void {
    const stops = [this.client.getQueryCache().subscribe(this.#touch), this.client.getMutationCache().subscribe(this.#touch)];
    return () => stops.forEach((stop) => stop());
  }

  /** The server has reached this revision. */
  readonly hear = (revision: number): void => {
    this.#newest = Math.max(this.#newest ?? 0, revision);
    this.#touch();
  };

  /** The channel says so: it has just been opened or there is news, and what failed before may be asked again. */
  readonly announced = (revision: number): void => {
    this.#asked = new WeakMap();
    this.hear(revision);
  };

  /** Whether data of this query may be shown without asking the server again. */
  readonly isCurrent = (query: Query): boolean => this.#newest !== null && revisionOf(query) >= this.#newest;

  readonly settled = (): Settled | null => this.#settled;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Called when React has committed what belongs to `settled`. */
  readonly committed = (settled: Settled): void => {
    if (this.#settled === settled) this.root.dataset["revision"] = String(settled.revision);
  };

  readonly #touch = (): void => {
    if (!this.#isSettled()) this.#settle(null);
    if (this.#reviewing) return;
    this.#reviewing = true;
    // Scheduled like the observers' own notices, hence after them: React gets the data first, then the revision.
    notifyManager.schedule(this.#review);
  };

  readonly #review = (): void => {
    this.#reviewing = false;
    this.#askAgain();
    if (this.#isSettled() && this.#settled?.revision !== this.#newest) this.#settle(this.#newest);
  };

  #shown(): Query[] {
    return this.client.getQueryCache().findAll({ type: "active", predicate: (query) => query.meta?.["fixed"] !== true });
  }

  #isSettled(): boolean {
    if (this.#newest === null || this.client.isMutating() > 0 || this.client.isFetching({ type: "active" }) > 0) return false;
    return this.#shown().every(this.isCurrent);
  }

  /** Refetch what is behind: once for each revision, so that a failing query cannot spin. */
  #askAgain(): void {
    const newest = this.#newest;
    if (newest === null) return;
    for (const query of this.#shown()) {
      if (query.state.fetchStatus !== "idle" || this.isCurrent(query) || this.#asked.get(query) === newest) continue;
      this.#asked.set(query, newest);
      void this.client.refetchQueries({ queryKey: query.queryKey, exact: true });
    }
  }

  #settle(revision: number | null): void {
    if (revision === null) delete this.root.dataset["revision"];
    if (revision === null && this.#settled === null) return;
    this.#settled = revision === null ? null : { revision };
    for (const listener of this.#listeners) listener();
  }
}
