import type { ReactNode } from "react";
import { Link } from "react-router";

import type { Job } from "./api";
import classes from "./cards.module.css";
import { Face } from "./PersonLine";
import { SaveButton } from "./SaveButton";
import { capital, payOf } from "./text";
import { When } from "./When";

/** What a list says of a job; what it asks for is on its own page. */
export function JobList({ jobs, label }: { jobs: readonly Job[]; label: string }): ReactNode {
  return (
    <ul className={classes.list} aria-label={label}>
      {jobs.map((job) => (
        <li key={job.id} className={classes.row}>
          <Face person={job.company} size={52} />
          <div role="presentation" className={classes.grow}>
            <Link to={`/jobs/${job.id}`} className={classes.jobTitle}>
              {job.title}
            </Link>
            <div role="presentation">
              {job.company.name} · {job.city} · {capital(job.workplace)} · {capital(job.employment)}
            </div>
            <div role="presentation" className={classes.line}>
              {payOf(job)} · posted <When atS={job.posted_at_s} /> {job.applied_at_s !== null && <span className={classes.tag}>Applied</span>}{" "}
              {!job.is_open && <span className={classes.tag}>Closed</span>}
            </div>
          </div>
          <SaveButton job={job} isSmall />
        </li>
      ))}
    </ul>
  );
}
