import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";

import { CommitRow } from "../../../shared/CommitRow";
import { Loaded } from "../../../shared/Loaded";
import shared from "../../../shared/shared.module.css";
import { useRepoId } from "../../../shared/use-repo";
import { countOf } from "../../../shared/words";
import { useCommits } from "../api/use-commits";

const PAGE_COMMITS = 30;

/** The commits of a branch, or those that touched one file. */
export function CommitsPage(): ReactNode {
  const repoId = useRepoId();
  const [params] = useSearchParams();
  const [limit, setLimit] = useState(PAGE_COMMITS);
  const path = params.get("path");
  return (
    <Loaded query={useCommits(repoId, { branch: params.get("branch"), path, limit })} what="commits">
      {({ commits, total }) => (
        <section aria-label="Commits" className={shared.box}>
          <div className={shared.boxHead}>
            <b>{countOf(total, "commit", "commits")}</b>
            {path !== null && (
              <span>
                to <code>{path}</code>
              </span>
            )}
          </div>
          <ul>
            {commits.map((commit) => (
              <CommitRow key={commit.id} commit={commit} repoId={repoId} />
            ))}
          </ul>
          {total > commits.length && (
            <Button variant="subtle" fullWidth onClick={() => setLimit(limit + PAGE_COMMITS)}>
              Show older commits ({total - commits.length} left)
            </Button>
          )}
        </section>
      )}
    </Loaded>
  );
}
