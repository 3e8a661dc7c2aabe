import { Button } from "@mantine/core";
import { EmptyState } from "@sentinel/kit";
import { IconCircleDot, IconFlag } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";

import listing from "../../../shared/ListPage.module.css";
import { FilterChoice, FilterSearch, StateLinks, useFilters } from "../../../shared/ListTools";
import { Loaded } from "../../../shared/Loaded";
import { NumberedRow } from "../../../shared/NumberedRow";
import shared from "../../../shared/shared.module.css";
import { useLabels, useRepoId } from "../../../shared/use-repo";
import { useIssues, useMilestones } from "../api/use-issues";

const PAGE_ISSUES = 25;
const SORTS = [
  ["oldest", "Oldest first"],
  ["most_commented", "Most commented"],
] as const;

/** The issues of a repository; what an issue says is read on its own page. */
export function IssuesPage(): ReactNode {
  const repoId = useRepoId();
  const { params, set } = useFilters();
  const [limit, setLimit] = useState(PAGE_ISSUES);
  const labels = useLabels(repoId).data ?? [];
  const milestones = useMilestones(repoId).data ?? [];
  const search = params.get("q") ?? "";
  return (
    <>
      <div className={listing.tools}>
        <FilterSearch key={search} label="Search titles of issues" value={search} onSearch={(text) => set("q", text)} />
        <Button component={Link} to={`/repo/${repoId}/milestones`} variant="default" size="sm" leftSection={<IconFlag size={16} aria-hidden />}>
          Milestones
        </Button>
        <Button component={Link} to={`/repo/${repoId}/issues/new`} size="sm">
          New issue
        </Button>
      </div>
      <Loaded query={useIssues(repoId, params, limit)} what="issues">
        {({ issues, open, closed }) => {
          const total = params.get("state") === "closed" ? closed : open;
          return (
            <section aria-label="Issues" className={shared.box}>
              <div className={shared.boxHead}>
                <StateLinks open={open} closed={closed} />
                <div className={listing.filters}>
                  <FilterChoice label="Label" name="label" all="Any label" options={labels.map(({ name }) => [name, name])} />
                  <FilterChoice label="Milestone" name="milestone" all="Any milestone" options={milestones.map(({ id, title }) => [id, title])} />
                  <FilterChoice label="Sort" name="sort" all="Newest first" options={SORTS} />
                </div>
              </div>
              {issues.length === 0 && (
                <EmptyState icon={<IconCircleDot size={44} stroke={1.3} />} title="No issue matches">
                  Choose other filters, or open a new issue.
                </EmptyState>
              )}
              <ul>
                {issues.map((issue) => (
                  <NumberedRow key={issue.id} item={issue} />
                ))}
              </ul>
              {total > issues.length && (
                <Button variant="subtle" fullWidth onClick={() => setLimit(limit + PAGE_ISSUES)}>
                  Show more issues ({total - issues.length} left)
                </Button>
              )}
            </section>
          );
        }}
      </Loaded>
    </>
  );
}
