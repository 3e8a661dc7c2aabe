import type { ReactNode } from "react";
import { Link } from "react-router";

import { AccountLink } from "../../../shared/AccountLink";
import { Moment } from "../../../shared/Moment";
import { StatusSign } from "../../../shared/Signs";
import type { Commit } from "../../../shared/api";
import shared from "../../../shared/shared.module.css";
import classes from "./Code.module.css";

/** The commit that last touched what is shown. */
export function NewestCommit({ commit, repoId }: { commit: Commit; repoId: string }): ReactNode {
  return (
    <>
      <AccountLink account={commit.author} />
      <Link to={`/repo/${repoId}/commits/${commit.id}`} className={classes.commitTitle}>
        {commit.title}
      </Link>
      {commit.status !== null && <StatusSign status={commit.status} />}
      <code className={shared.sha}>{commit.sha.slice(0, 7)}</code>
      <span className={shared.muted}>
        <Moment atS={commit.committed_at_s} />
      </span>
    </>
  );
}
