import { EmptyState } from "@sentinel/kit";
import { IconShieldCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { Loaded } from "../../../shared/Loaded";
import { Moment } from "../../../shared/Moment";
import shared from "../../../shared/shared.module.css";
import { useRepoId } from "../../../shared/use-repo";
import { useAlerts } from "../api/use-alerts";
import classes from "./Security.module.css";

/** Known weaknesses in what the repository depends on. */
export function AlertsPage(): ReactNode {
  const repoId = useRepoId();
  return (
    <Loaded query={useAlerts(repoId)} what="security alerts">
      {(alerts) => (
        <section aria-label="Security alerts" className={shared.box}>
          <div className={shared.boxHead}>
            <b>{alerts.filter(({ state }) => state === "open").length} open</b>
            <span className={shared.muted}>of {alerts.length} security alerts</span>
          </div>
          {alerts.length === 0 && (
            <EmptyState icon={<IconShieldCheck size={44} stroke={1.3} />} title="Nothing is known against it">
              Alerts appear here when a weakness is found in something that this repository uses.
            </EmptyState>
          )}
          <ul>
            {alerts.map((alert) => (
              <li key={alert.id} className={shared.row}>
                <span className={classes.severity} data-severity={alert.severity}>
                  {alert.severity}
                </span>
                <div className={shared.rowMain}>
                  <div className={shared.rowTitle}>
                    <Link to={`/repo/${repoId}/security/${alert.id}`}>{alert.title}</Link>
                  </div>
                  <div className={shared.muted}>
                    {alert.package} · raised <Moment atS={alert.raised_at_s} />
                  </div>
                </div>
                <span className={shared.muted}>{alert.state}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Loaded>
  );
}
