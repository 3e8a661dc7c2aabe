import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Link, useSearchParams } from "react-router";

import { AccountLink } from "../../../shared/AccountLink";
import { Loaded } from "../../../shared/Loaded";
import { Moment } from "../../../shared/Moment";
import { StatusSign } from "../../../shared/Signs";
import type { Run } from "../../../shared/api";
import shared from "../../../shared/shared.module.css";
import { useRepoId } from "../../../shared/use-repo";
import { STATUS_WORDS, countOf, durationText } from "../../../shared/words";
import { useRuns } from "../api/use-runs";
import classes from "./Actions.module.css";

const PAGE_RUNS = 25;

/** The runs of all workflows, or of one. */
export function RunsPage(): ReactNode {
  const repoId = useRepoId();
  const [params] = useSearchParams();
  const workflow = params.get("workflow");
  const [limit, setLimit] = useState(PAGE_RUNS);
  return (
    <Loaded query={useRuns(repoId, workflow, limit)} what="runs">
      {({ runs, total, workflows }) => (
        <div className={classes.columns}>
          <nav aria-label="Workflows" className={classes.side}>
            <Link to="?" aria-current={workflow === null ? "page" : undefined}>
              All workflows
            </Link>
            {workflows.map((name) => (
              <Link key={name} to={`?workflow=${encodeURIComponent(name)}`} aria-current={name === workflow ? "page" : undefined}>
                {name}
              </Link>
            ))}
          </nav>
          <section aria-label="Runs" className={shared.box}>
            <div className={shared.boxHead}>
              <b>{countOf(total, "run", "runs")}</b>
            </div>
            <ul>
              {runs.map((run) => (
                <RunRow key={run.id} run={run} repoId={repoId} />
              ))}
            </ul>
            {total > runs.length && (
              <Button variant="subtle" fullWidth onClick={() => setLimit(limit + PAGE_RUNS)}>
                Show older runs ({total - runs.length} left)
              </Button>
            )}
          </section>
        </div>
      )}
    </Loaded>
  );
}

function RunRow({ run, repoId }: { run: Run; repoId: string }): ReactNode {
  return (
    <li className={shared.row}>
      <StatusSign status={run.status} size={20} />
      <div className={shared.rowMain}>
        <div className={shared.rowTitle}>
          <Link to={`/repo/${repoId}/actions/${run.id}`}>{run.title}</Link>
        </div>
        <div className={shared.muted}>
          {run.workflow} #{run.number} · {run.trigger.replace("_", " ")} by <AccountLink account={run.actor} face={0} /> on <code>{run.branch}</code>
        </div>
      </div>
      <div className={classes.when}>
        <Moment atS={run.started_at_s} />
        <span>{run.duration_s === null ? STATUS_WORDS["running"] : durationText(run.duration_s)}</span>
      </div>
    </li>
  );
}
