import { Button } from "@mantine/core";
import { EmptyState } from "@sentinel/kit";
import { IconGitPullRequest } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import listing from "../../../shared/ListPage.module.css";
import { FilterChoice, FilterSearch, StateLinks, useFilters } from "../../../shared/ListTools";
import { Loaded } from "../../../shared/Loaded";
import { NumberedRow } from "../../../shared/NumberedRow";
import shared from "../../../shared/shared.module.css";
import { useLabels, useRepoId } from "../../../shared/use-repo";
import { usePulls } from "../api/use-pulls";

const PAGE_PULLS = 25;

/** The pull requests of a repository. */
export function PullsPage(): ReactNode {
  const repoId = useRepoId();
  const { params, set, isClosed } = useFilters();
  const [limit, setLimit] = useState(PAGE_PULLS);
  const labels = useLabels(repoId).data ?? [];
  const search = params.get("q") ?? "";
  return (
    <>
      <div className={listing.tools}>
        <FilterSearch key={search} label="Search titles of pull requests" value={search} onSearch={(text) => set("q", text)} />
      </div>
      <Loaded query={usePulls(repoId, params, limit)} what="pull requests">
        {({ pulls, open, closed }) => (
          <section aria-label="Pull requests" className={shared.box}>
            <div className={shared.boxHead}>
              <StateLinks open={open} closed={closed} />
              <div className={listing.filters}>
                <FilterChoice label="Label" name="label" all="Any label" options={labels.map(({ name }) => [name, name])} />
              </div>
            </div>
            {pulls.length === 0 && (
              <EmptyState icon={<IconGitPullRequest size={44} stroke={1.3} />} title="No pull request matches">
                Choose other filters.
              </EmptyState>
            )}
            <ul>
              {pulls.map((pull) => (
                <NumberedRow key={pull.id} item={pull} />
              ))}
            </ul>
            {(isClosed ? closed : open) > pulls.length && (
              <Button variant="subtle" fullWidth onClick={() => setLimit(limit + PAGE_PULLS)}>
                Show more pull requests ({(isClosed ? closed : open) - pulls.length} left)
              </Button>
            )}
          </section>
        )}
      </Loaded>
    </>
  );
}
