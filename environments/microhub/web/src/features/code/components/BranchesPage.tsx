import type { ReactNode } from "react";
import { Link } from "react-router";

import { AccountLink } from "../../../shared/AccountLink";
import { Loaded } from "../../../shared/Loaded";
import { Moment } from "../../../shared/Moment";
import shared from "../../../shared/shared.module.css";
import { useRepoId } from "../../../shared/use-repo";
import { countOf } from "../../../shared/words";
import { useBranches } from "../api/use-code";
import classes from "./Code.module.css";

/** All branches of a repository. */
export function BranchesPage(): ReactNode {
  const repoId = useRepoId();
  return (
    <Loaded query={useBranches(repoId)} what="branches">
      {(branches) => (
        <section aria-label="Branches" className={shared.box}>
          <div className={shared.boxHead}>
            <h2 className={classes.title}>{countOf(branches.length, "branch", "branches")}</h2>
          </div>
          <ul>
            {branches.map((branch) => (
              <li key={branch.id} className={shared.row}>
                <div className={shared.rowMain}>
                  <div className={shared.rowTitle}>
                    <Link to={`/repo/${repoId}/tree/${branch.id}`}>{branch.name}</Link>
                    {branch.is_default && <span className={classes.default}>default</span>}
                  </div>
                  {branch.newest !== null && (
                    <div className={shared.muted}>
                      <AccountLink account={branch.newest.author} face={16} /> {branch.newest.title}, <Moment atS={branch.newest.committed_at_s} />
                    </div>
                  )}
                </div>
                <div className={shared.rowSide}>
                  {!branch.is_default && <span className={shared.muted}>{countOf(branch.ahead, "commit ahead", "commits ahead")}</span>}
                  {branch.pull_id !== null && <Link to={`/repo/${repoId}/pulls/${branch.pull_id}`}>Pull request #{branch.pull_number}</Link>}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Loaded>
  );
}
