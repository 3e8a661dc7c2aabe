import type { ReactNode } from "react";
import { useParams } from "react-router";

import { AccountLink } from "../../../shared/AccountLink";
import { Diff } from "../../../shared/Diff";
import { Loaded } from "../../../shared/Loaded";
import { Moment } from "../../../shared/Moment";
import { StatusSign } from "../../../shared/Signs";
import shared from "../../../shared/shared.module.css";
import { useCommit } from "../api/use-commits";
import classes from "./CommitPage.module.css";

/** A commit with its message and what it changed. */
export function CommitPage(): ReactNode {
  const { commitId = "" } = useParams();
  return (
    <Loaded query={useCommit(commitId)} what="commit">
      {(commit) => (
        <div className={shared.stack}>
          <header className={shared.box}>
            <div className={classes.head}>
              <h2>{commit.title}</h2>
              <p className={classes.message}>{commit.message.slice(commit.title.length).trim()}</p>
              <p className={shared.muted}>
                <AccountLink account={commit.author} face={22} /> committed <Moment atS={commit.committed_at_s} /> to <code>{commit.branch}</code>
                {commit.status !== null && (
                  <>
                    {" "}
                    <StatusSign status={commit.status} />
                  </>
                )}
              </p>
            </div>
            <p className={classes.sha}>
              commit <code>{commit.sha}</code>
            </p>
          </header>
          <Diff files={commit.files} />
        </div>
      )}
    </Loaded>
  );
}
