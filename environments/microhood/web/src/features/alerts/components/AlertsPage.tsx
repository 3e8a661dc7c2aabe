import { Button } from "@mantine/core";
import { EmptyState, ErrorState, LoadingRows, useToasts } from "@sentinel/kit";
import { IconBell, IconBellOff, IconBellRinging } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import type { Alert } from "../../../shared/api";
import { money } from "../../../shared/money";
import { Moment } from "../../../shared/Moment";
import pages from "../../../shared/pages.module.css";
import { useAlerts, useDeleteAlert, useSeeAlert } from "../api/use-alerts";
import { AlertForm } from "./AlertForm";
import classes from "./Alerts.module.css";

/** Price alerts: those that went off, those that wait, and a new one. */
export function AlertsPage(): ReactNode {
  const query = useAlerts();
  if (query.isError) return <ErrorState error={query.error} title="Your alerts could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={4} label="Loading your alerts" />;
  return (
    <div className={pages.narrow}>
      <h1 className={pages.title}>Price alerts</h1>
      <AlertForm />
      {query.data.length === 0 && (
        <EmptyState icon={<IconBellOff size={46} stroke={1.3} />} title="No alerts">
          Set one above, and it shows here when the price is reached.
        </EmptyState>
      )}
      <ul aria-label="Alerts" className={classes.alerts}>
        {query.data.map((alert) => (
          <li key={alert.id} data-new={(alert.triggered_at_s !== null && !alert.is_seen) || undefined}>
            <AlertRow alert={alert} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function AlertRow({ alert }: { alert: Alert }): ReactNode {
  const { failed } = useToasts();
  const { mutate: see } = useSeeAlert();
  const { mutate: remove } = useDeleteAlert();
  const { id, stock, direction, cents, triggered_at_s, triggered_cents } = alert;
  const name = `${stock.ticker} ${direction === "above" ? "at or above" : "at or below"} ${money(cents)}`;
  const Icon = triggered_at_s === null ? IconBell : IconBellRinging;
  return (
    <>
      <Icon size={22} stroke={1.6} aria-hidden />
      <div className={classes.words}>
        <Link to={`/stock/${stock.id}`}>{name}</Link>
        <p className={pages.muted}>
          {triggered_at_s === null ? (
            <>
              Waiting since <Moment atS={alert.set_at_s} />
            </>
          ) : (
            <>
              Went off <Moment atS={triggered_at_s} /> at {money(triggered_cents ?? cents)}
            </>
          )}
        </p>
      </div>
      {triggered_at_s !== null && !alert.is_seen && (
        <Button size="compact-sm" variant="light" aria-label={`Mark as seen: ${name}`} onClick={() => see(id, { onError: failed })}>
          Mark as seen
        </Button>
      )}
      <Button size="compact-sm" variant="default" aria-label={`Delete alert: ${name}`} onClick={() => remove(id, { onError: failed })}>
        Delete
      </Button>
    </>
  );
}
