import { EmptyState } from "@sentinel/kit";
import { IconBriefcaseOff } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import cards from "../../../shared/cards.module.css";
import { JobList } from "../../../shared/JobList";
import { Loaded } from "../../../shared/Loaded";
import { countOf } from "../../../shared/text";
import { useJobs } from "../api/use-jobs";
import { type JobFilter, NO_FILTER, VIEWS } from "../job-filter";
import { JobFilters } from "./JobFilters";
import classes from "./Jobs.module.css";

const PAGE_JOBS = 25;

/** The jobs, the newest first. */
export function JobsPage(): ReactNode {
  const [filter, setFilter] = useState<JobFilter>(NO_FILTER);
  const [length, setLength] = useState(PAGE_JOBS);
  const jobs = useJobs(filter);
  const change = (part: JobFilter) => setFilter((old) => ({ ...old, ...part }));
  const view = filter.view ?? "all";
  return (
    <section aria-label="Jobs" className={cards.card}>
      <div role="presentation" className={cards.head}>
        <h1 className={cards.title}>Jobs</h1>
        {jobs.data !== undefined && <span className={cards.count}>{countOf(jobs.data.total, "job")}</span>}
        <span className={cards.spacer} />
        <div role="group" aria-label="Which jobs" className={classes.views}>
          {VIEWS.map(({ id, name }) => (
            <button key={id} type="button" aria-pressed={view === id} className={classes.view} onClick={() => change({ view: id })}>
              {name}
            </button>
          ))}
        </div>
      </div>
      <JobFilters filter={filter} cities={jobs.data?.cities ?? []} onChange={change} />
      <Loaded query={jobs} what="The jobs">
        {(found) => (
          <>
            {found.total === 0 && <EmptyState icon={<IconBriefcaseOff size={42} stroke={1.3} />} title="No jobs here" />}
            <JobList jobs={found.jobs.slice(0, length)} label="Jobs, the newest first" />
            {found.total > length && (
              <button type="button" className={cards.more} onClick={() => setLength(length + PAGE_JOBS)}>
                Show more jobs ({found.total - length} left)
              </button>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
