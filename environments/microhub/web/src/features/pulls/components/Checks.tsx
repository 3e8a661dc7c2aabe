import { EmptyState } from "@sentinel/kit";
import { IconPlayerPlay } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { StatusSign } from "../../../shared/Signs";
import type { Pull } from "../../../shared/api";
import shared from "../../../shared/shared.module.css";
import { STATUS_WORDS, durationText } from "../../../shared/words";

/** What ran on the commits of a pull request. */
export function Checks({ pull }: { pull: Pull }): ReactNode {
  if (pull.runs.length === 0) {
    return (
      <EmptyState icon={<IconPlayerPlay size={44} stroke={1.3} />} title="Nothing has run">
        Checks run when a branch is pushed; those of old pull requests are not kept.
      </EmptyState>
    );
  }
  return (
    <ul aria-label="Checks" className={shared.box}>
      {pull.runs.flatMap((run) =>
        run.jobs.map((job) => (
          <li key={`${run.id} ${job.name}`} className={shared.row}>
            <StatusSign status={job.status} />
            <div className={shared.rowMain}>
              <div className={shared.rowTitle}>
                <Link to={`/repo/${pull.repo_id}/actions/${run.id}?job=${encodeURIComponent(job.name)}`}>
                  {run.workflow} / {job.name}
                </Link>
              </div>
            </div>
            <span className={shared.muted}>
              {STATUS_WORDS[job.status]}
              {job.duration_s !== null && ` in ${durationText(job.duration_s)}`}
            </span>
          </li>
        )),
      )}
    </ul>
  );
}
