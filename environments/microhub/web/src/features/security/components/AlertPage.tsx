import { Button } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import { useParams } from "react-router";

import { Loaded } from "../../../shared/Loaded";
import { Markdown } from "../../../shared/Markdown";
import { Moment } from "../../../shared/Moment";
import shared from "../../../shared/shared.module.css";
import { useAlert, useSetAlertState } from "../api/use-alerts";
import classes from "./Security.module.css";

/** A security alert: what is wrong, where, and since which version it is not. */
export function AlertPage(): ReactNode {
  const { alertId = "" } = useParams();
  return (
    <Loaded query={useAlert(alertId)} what="alert">
      {(alert) => (
        <article aria-label={alert.title} className={classes.alert}>
          <h2>
            <span className={classes.severity} data-severity={alert.severity}>
              {alert.severity}
            </span>{" "}
            {alert.title}
          </h2>
          <p className={shared.muted}>
            {alert.state} · raised <Moment atS={alert.raised_at_s} />
            {alert.reason !== "" && ` · dismissed because: ${alert.reason}`}
          </p>
          <dl className={classes.facts}>
            <dt>Package</dt>
            <dd>{alert.package}</dd>
            <dt>Asked for in</dt>
            <dd>{alert.manifest}</dd>
            <dt>Affected</dt>
            <dd>{alert.affected}</dd>
            <dt>Repaired in</dt>
            <dd>{alert.patched}</dd>
          </dl>
          <Markdown text={alert.body} />
          <Decision key={alertId} id={alertId} state={alert.state} />
        </article>
      )}
    </Loaded>
  );
}

function Decision({ id, state }: { id: string; state: string }): ReactNode {
  const [reason, setReason] = useState("");
  const set = useSetAlertState(id);
  if (state === "fixed") return <p className={shared.muted}>This alert is fixed; nothing has to be decided.</p>;
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    set.mutate(state === "open" ? { state: "dismissed", reason } : { state: "open", reason: "" }, { onSuccess: () => setReason("") });
  }
  return (
    <form aria-label="Decision" className={classes.decision} onSubmit={onSubmit}>
      {state === "open" && (
        <label>
          Why it can be dismissed
          <input type="text" value={reason} onChange={(event) => setReason(event.target.value)} />
        </label>
      )}
      {set.error !== null && (
        <p role="alert" className={shared.refusal}>
          {set.error.message}
        </p>
      )}
      <Button type="submit" variant="default" size="sm">
        {state === "open" ? "Dismiss alert" : "Reopen alert"}
      </Button>
    </form>
  );
}
