import { ApiError, ErrorState, LoadingRows } from "@sentinel/kit";
import type { ReactNode } from "react";

import { MissingPage } from "./MissingPage";

interface Query<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface Props<Data> {
  query: Query<Data>;
  /** What it is, as in "The song could not be loaded". */
  what: string;
  rows?: number;
  children: (data: Data) => ReactNode;
}

/** What a query brings, or why it is not there: on its way, missing, failed. */
export function Shown<Data>({ query, what, rows = 6, children }: Props<Data>): ReactNode {
  if (query.error instanceof ApiError && query.error.status === 404) return <MissingPage what={what} />;
  if (query.error !== null) return <ErrorState error={query.error} title={`The ${what} could not be loaded`} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={rows} label={`Loading the ${what}`} />;
  return children(query.data);
}
