import { EmptyState, ErrorState, LoadingRows, useServerQuery } from "@sentinel/kit";
import { IconPhoneOff } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import { type CallFilter, api } from "../../../shared/api";
import { CallRow } from "./CallRow";
import classes from "./CallsPage.module.css";

const FILTERS: Record<CallFilter, string> = { all: "All", missed: "Missed", incoming: "Incoming", outgoing: "Outgoing", group: "Group" };

/** The list of calls, newest first; looking at it changes nothing. */
export function CallsPage(): ReactNode {
  const [filter, setFilter] = useState<CallFilter>("all");
  const query = useServerQuery(["calls", filter], (signal) => api.GET("/api/calls", { params: { query: { filter } }, signal }));
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>Calls</h1>
      <div role="group" aria-label="Show calls" className={classes.filters}>
        {(Object.keys(FILTERS) as CallFilter[]).map((one) => (
          <button key={one} type="button" aria-pressed={one === filter} className={classes.filter} onClick={() => setFilter(one)}>
            {FILTERS[one]} <span className={classes.count}>{query.data?.counts[one]}</span>
          </button>
        ))}
      </div>
      {query.isPending && <LoadingRows label="Loading calls" />}
      {query.isError && <ErrorState error={query.error} title="The calls could not be loaded" onRetry={() => void query.refetch()} />}
      {query.data?.calls.length === 0 && (
        <EmptyState icon={<IconPhoneOff size={44} stroke={1.3} />} title="No calls">
          Calls that you make or get are listed here.
        </EmptyState>
      )}
      <ul aria-label="Calls" className={classes.list}>
        {query.data?.calls.map((call) => <CallRow key={call.id} call={call} />)}
      </ul>
    </main>
  );
}
