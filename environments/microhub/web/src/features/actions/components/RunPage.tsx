import { Button } from "@mantine/core";
import { useToasts } from "@sentinel/kit";
import type { ReactNode } from "react";
import { Link, useParams, useSearchParams } from "react-router";

import { AccountLink } from "../../../shared/AccountLink";
import { Loaded } from "../../../shared/Loaded";
import { Moment } from "../../../shared/Moment";
import { StatusSign } from "../../../shared/Signs";
import type { RunDetail } from "../../../shared/api";
import shared from "../../../shared/shared.module.css";
import { useRepoId } from "../../../shared/use-repo";
import { STATUS_WORDS, durationText } from "../../../shared/words";
import { useRerun, useRun } from "../api/use-runs";
import classes from "./Actions.module.css";
import { JobLog } from "./JobLog";

/** A run: its jobs, and the log of the chosen one. */
export function RunPage(): ReactNode {
  const { runId = "" } = useParams();
  return (
    <Loaded query={useRun(runId)} what="run">
      {(run) => <Opened run={run} />}
    </Loaded>
  );
}

function Opened({ run }: { run: RunDetail }): ReactNode {
  const repoId = useRepoId();
  const { failed } = useToasts();
  const { mutate } = useRerun(run.id);
  const [params] = useSearchParams();
  const chosen = run.jobs.find(({ name }) => name === params.get("job")) ?? run.jobs.find(({ status }) => status === "failure") ?? run.jobs[0];
  return (
    <div className={shared.stack}>
      <header className={classes.head}>
        <div>
          <h2>
            <StatusSign status={run.status} size={22} /> {run.title}
          </h2>
          <p className={shared.muted}>
            {run.workflow} #{run.number}
            {run.attempt > 1 && `, attempt ${run.attempt}`} · {run.trigger.replace("_", " ")} by <AccountLink account={run.actor} face={0} />{" "}
            <Moment atS={run.started_at_s} /> · <code>{run.branch}</code> ·{" "}
            <Link to={`/repo/${repoId}/commits/${run.commit_id}`}>{run.sha.slice(0, 7)}</Link> ·{" "}
            {run.duration_s === null ? STATUS_WORDS["running"] : `${STATUS_WORDS[run.status]} in ${durationText(run.duration_s)}`}
          </p>
        </div>
        <Button variant="default" size="sm" disabled={run.status === "running"} onClick={() => mutate(undefined, { onError: failed })}>
          Re-run all jobs
        </Button>
      </header>
      <div className={classes.columns}>
        <nav aria-label="Jobs" className={classes.side}>
          {run.jobs.map((job) => (
            <Link key={job.name} to={`?job=${encodeURIComponent(job.name)}`} aria-current={job === chosen ? "page" : undefined}>
              <StatusSign status={job.status} /> {job.name}
            </Link>
          ))}
        </nav>
        {chosen !== undefined && <JobLog key={chosen.name} job={chosen} />}
      </div>
    </div>
  );
}
