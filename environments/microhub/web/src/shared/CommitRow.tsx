import type { ReactNode } from "react";
import { Link } from "react-router";

import { AccountLink } from "./AccountLink";
import { Moment } from "./Moment";
import { StatusSign } from "./Signs";
import type { Commit } from "./api";
import classes from "./shared.module.css";

/** A commit in a list. */
export function CommitRow({ commit, repoId }: { commit: Commit; repoId: string }): ReactNode {
  return (
    <li className={classes.row}>
      <div className={classes.rowMain}>
        <div className={classes.rowTitle}>
          <Link to={`/repo/${repoId}/commits/${commit.id}`}>{commit.title}</Link>
          {commit.status !== null && <StatusSign status={commit.status} />}
        </div>
        <div className={classes.muted}>
          <AccountLink account={commit.author} /> committed <Moment atS={commit.committed_at_s} />
        </div>
      </div>
      <code className={classes.sha}>{commit.sha.slice(0, 7)}</code>
    </li>
  );
}
