import { Button } from "@mantine/core";
import { EmptyState, ErrorState, LoadingRows, useToasts } from "@sentinel/kit";
import { IconBell } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";

import { countOf } from "../../../shared/words";
import { useAlertRequests, useAlerts } from "../api/use-alerts";
import { AlertRow } from "./AlertRow";
import classes from "./Alerts.module.css";
import { Watches } from "./Watches";

/** Alerts that came, and the topics they are wanted about. Looking at them marks nothing as read. */
export function AlertsPage(): ReactNode {
  const [params] = useSearchParams();
  return (
    <div className={classes.page}>
      <List isUnreadOnly={params.get("show") === "unread"} />
      <Watches />
    </div>
  );
}

function List({ isUnreadOnly }: { isUnreadOnly: boolean }): ReactNode {
  const query = useAlerts(isUnreadOnly);
  const { mark, markAll } = useAlertRequests();
  const { failed } = useToasts();
  if (query.isError) return <ErrorState error={query.error} title="Alerts could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={6} label="Loading alerts" />;
  const { alerts, total, unread } = query.data;
  return (
    <section aria-label="Alerts">
      <header className={classes.head}>
        <h1>Alerts</h1>
        <p>{`${unread} unread of ${countOf(total, "alert", "alerts")}`}</p>
        <nav aria-label="Which alerts">
          <Link to="/alerts" aria-current={isUnreadOnly ? undefined : "page"}>
            All
          </Link>
          <Link to="/alerts?show=unread" aria-current={isUnreadOnly ? "page" : undefined}>
            Unread
          </Link>
        </nav>
        <Button size="compact-sm" variant="default" disabled={unread === 0} onClick={() => markAll(undefined, { onError: failed })}>
          Mark all as read
        </Button>
      </header>
      {alerts.length === 0 && (
        <EmptyState icon={<IconBell size={46} stroke={1.3} />} title={isUnreadOnly ? "No unread alerts" : "No alerts yet"}>
          Alerts come once a day, in the morning, and whenever something is recommended to you.
        </EmptyState>
      )}
      <ul aria-label="Alerts" className={classes.list}>
        {alerts.map((alert) => (
          <AlertRow key={alert.id} alert={alert} onMark={(read) => mark({ id: alert.id, read }, { onError: failed })} />
        ))}
      </ul>
    </section>
  );
}
