import { ApiError, EmptyState, ErrorState, LoadingRows } from "@sentinel/kit";
import { IconMapOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface Query<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

interface Props<Data> {
  query: Query<Data>;
  /** What is loaded, as in "The issue could not be loaded". */
  what: string;
  rows?: number;
  children: (data: Data) => ReactNode;
}

/** What a query brings; until then grey rows, and a sentence where it cannot be had. */
export function Loaded<Data>({ query, what, rows = 5, children }: Props<Data>): ReactNode {
  const { data, error } = query;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState icon={<IconMapOff size={46} stroke={1.3} />} title={error.message}>
        <Link to="/">Back to the dashboard</Link>
      </EmptyState>
    );
  }
  if (error !== null) return <ErrorState error={error} title={`The ${what} could not be loaded`} onRetry={() => void query.refetch()} />;
  if (data === undefined) return <LoadingRows rows={rows} label={`Loading the ${what}`} />;
  return children(data);
}
