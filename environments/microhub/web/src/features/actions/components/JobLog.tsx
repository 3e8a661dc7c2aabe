import type { ReactNode } from "react";

import { StatusSign } from "../../../shared/Signs";
import type { Job } from "../../../shared/api";
import shared from "../../../shared/shared.module.css";
import { STATUS_WORDS, durationText } from "../../../shared/words";
import classes from "./Actions.module.css";

/** The steps of a job; each opens to its log, and what failed is open. */
export function JobLog({ job }: { job: Job }): ReactNode {
  return (
    <section aria-label={`Job ${job.name}`} className={shared.box}>
      <div className={shared.boxHead}>
        <b>{job.name}</b>
        <span className={shared.muted}>
          {STATUS_WORDS[job.status]}
          {job.duration_s !== null && ` in ${durationText(job.duration_s)}`}
        </span>
      </div>
      {job.steps.map((step, number) => (
        <details key={step.name} open={step.status === "failure" || number === job.steps.length - 1} className={classes.step}>
          <summary>
            <StatusSign status={step.status} /> {step.name}
            <span className={classes.took}>{step.duration_s !== null && durationText(step.duration_s)}</span>
          </summary>
          <pre className={classes.log}>
            {step.log.length === 0 ? <em>The log comes when the run has ended.</em> : step.log.map((line, row) => <div key={row}>{line}</div>)}
          </pre>
        </details>
      ))}
    </section>
  );
}
