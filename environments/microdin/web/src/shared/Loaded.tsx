import { ErrorState, LoadingRows } from "@sentinel/kit";
import type { ReactNode } from "react";

import cards from "./cards.module.css";

interface Query<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface Props<Data> {
  query: Query<Data>;
  /** "The jobs", at the start of a sentence. */
  what: string;
  children: (data: Data) => ReactNode;
}

/** What a query brought, or why it is not there yet. */
export function Loaded<Data>({ query, what, children }: Props<Data>): ReactNode {
  if (query.error !== null) {
    return (
      <div className={cards.card}>
        <ErrorState error={query.error} title={`${what} could not be loaded`} onRetry={() => void query.refetch()} />
      </div>
    );
  }
  if (query.data === undefined) {
    return (
      <div className={cards.card}>
        <LoadingRows label={`${what} are loading`} />
      </div>
    );
  }
  return children(query.data);
}
