import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Link, useParams } from "react-router";

import type { JobDetail } from "../../../shared/api";
import cards from "../../../shared/cards.module.css";
import { Loaded } from "../../../shared/Loaded";
import { Face, NameLink, PersonLine } from "../../../shared/PersonLine";
import { SaveButton } from "../../../shared/SaveButton";
import { capital, payOf } from "../../../shared/text";
import { When } from "../../../shared/When";
import { useJob, useOpening } from "../api/use-jobs";
import { ApplyDialog } from "./ApplyDialog";
import classes from "./Jobs.module.css";

/** One job: what it is, what it asks for, whom to ask. */
export function JobPage(): ReactNode {
  const { id = "" } = useParams();
  const job = useJob(id);
  return (
    <div className={cards.stack}>
      <Link to="/jobs" className={cards.name}>
        <IconArrowLeft size={16} aria-hidden style={{ verticalAlign: "-3px" }} /> All jobs
      </Link>
      <Loaded query={job} what="The job">
        {(found) => <JobText key={found.id} job={found} />}
      </Loaded>
    </div>
  );
}

function JobText({ job }: { job: JobDetail }): ReactNode {
  const [isApplying, setApplying] = useState(false);
  useOpening(job.id);
  return (
    <article aria-label={job.title} className={`${cards.card} ${cards.padded}`}>
      <div role="presentation" className={classes.jobHead}>
        <Face person={job.company} size={64} />
        <div role="presentation" className={cards.grow}>
          <h1 className={classes.jobTitle}>{job.title}</h1>
          <NameLink person={job.company} /> · {job.city} · {capital(job.workplace)} · {capital(job.employment)} · {capital(job.level)} level
          <div className={cards.line}>
            {payOf(job)} · posted <When atS={job.posted_at_s} />
          </div>
        </div>
      </div>
      <div role="presentation" className={classes.actions}>
        {job.applied_at_s !== null ? (
          <span className={cards.tag}>
            Applied <When atS={job.applied_at_s} />
          </span>
        ) : job.is_open ? (
          <Button onClick={() => setApplying(true)}>Apply</Button>
        ) : (
          <span className={cards.tag}>Closed</span>
        )}
        <SaveButton job={job} />
      </div>
      <p className={cards.body} style={{ margin: "16px 0" }}>
        {job.description}
      </p>
      <Points title="Requirements" points={job.requirements} />
      {job.nice_to_have.length > 0 && <Points title="Nice to have" points={job.nice_to_have} />}
      <h2 className={cards.section}>Contact person</h2>
      <div role="presentation" className={classes.contact}>
        <PersonLine person={job.contact} />
      </div>
      {isApplying && <ApplyDialog job={job} onClose={() => setApplying(false)} />}
    </article>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }): ReactNode {
  return (
    <>
      <h2 className={cards.section}>{title}</h2>
      <ul className={classes.points} aria-label={title}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}
