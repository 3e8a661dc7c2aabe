import type { ReactNode } from "react";
import { Link, useParams, useSearchParams } from "react-router";

import { AccountLink } from "../../../shared/AccountLink";
import { CommitRow } from "../../../shared/CommitRow";
import { Diff } from "../../../shared/Diff";
import { Loaded } from "../../../shared/Loaded";
import { Moment } from "../../../shared/Moment";
import { StateBadge } from "../../../shared/Signs";
import type { Pull } from "../../../shared/api";
import shared from "../../../shared/shared.module.css";
import { usePull } from "../api/use-pulls";
import { Checks } from "./Checks";
import classes from "./PullPage.module.css";
import { PullTalk } from "./PullTalk";
import { ReviewForm } from "./ReviewForm";

/** A pull request: conversation, commits, checks and changes. */
export function PullPage(): ReactNode {
  const { pullId = "" } = useParams();
  return (
    <Loaded query={usePull(pullId)} what="pull request">
      {(pull) => <Opened key={pullId} pull={pull} />}
    </Loaded>
  );
}

function Opened({ pull }: { pull: Pull }): ReactNode {
  const [params] = useSearchParams();
  const tab = params.get("tab") ?? "conversation";
  return (
    <>
      <header className={classes.head}>
        <h2>
          {pull.title} <span className={classes.number}>#{pull.number}</span>
        </h2>
        <p className={shared.muted}>
          <StateBadge state={pull.state} isPull isDraft={pull.is_draft} /> <AccountLink account={pull.author} face={0} /> wants to merge{" "}
          <code className={classes.branch}>{pull.branch}</code> into <code className={classes.branch}>{pull.base_branch}</code>, opened{" "}
          <Moment atS={pull.opened_at_s} />
        </p>
        <Tabs pull={pull} current={tab} />
      </header>
      {/* What is typed below the conversation stays while another tab is looked at. */}
      <div hidden={tab !== "conversation"}>
        <PullTalk pull={pull} />
      </div>
      {tab === "commits" && (
        <ul aria-label="Commits" className={shared.box}>
          {pull.commits.map((commit) => (
            <CommitRow key={commit.id} commit={commit} repoId={pull.repo_id} />
          ))}
        </ul>
      )}
      {tab === "checks" && <Checks pull={pull} />}
      <div hidden={tab !== "files"} className={classes.files}>
        {tab === "files" && <Diff files={pull.files} />}
        {pull.state === "open" && <ReviewForm pull={pull} />}
      </div>
    </>
  );
}

function Tabs({ pull, current }: { pull: Pull; current: string }): ReactNode {
  const jobs = pull.runs.reduce((sum, run) => sum + run.jobs.length, 0);
  const tabs = [
    ["conversation", "Conversation", pull.comments],
    ["commits", "Commits", pull.commits.length],
    ["checks", "Checks", jobs],
    ["files", "Files changed", pull.files.length],
  ] as const;
  return (
    <nav aria-label="Pull request" className={classes.tabs}>
      {tabs.map(([key, name, count]) => (
        <Link key={key} to={`?tab=${key}`} aria-current={key === current ? "page" : undefined}>
          {name} <span className={classes.count}>{count}</span>
        </Link>
      ))}
    </nav>
  );
}
