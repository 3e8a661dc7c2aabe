import { EmptyState, ErrorState, LoadingRows } from "@sentinel/kit";
import { IconFileSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { ResultRow } from "../../../shared/ResultRow";
import { countOf } from "../../../shared/words";
import { type Search, useAuthorsFound, useResults } from "../api/use-search";
import { Filters } from "./Filters";
import { FollowSearch } from "./FollowSearch";
import { Pager } from "./Pager";
import classes from "./SearchPage.module.css";
import { useSearch } from "./use-search-params";

const AUTHORS_SHOWN = 3;

export function SearchPage(): ReactNode {
  const { search, linkTo } = useSearch();
  return (
    <div className={classes.page}>
      <div>
        <Filters search={search} linkTo={linkTo} />
        {search.search !== "" && <FollowSearch key={search.search} topic={search.search} />}
      </div>
      <Results search={search} linkTo={linkTo} />
    </div>
  );
}

function Results({ search, linkTo }: { search: Search; linkTo: (change: Record<string, string | null>) => string }): ReactNode {
  const query = useResults(search);
  if (query.isError) return <ErrorState error={query.error} title="The search failed" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={6} label="Searching" />;
  const { papers, total, pages } = query.data;
  return (
    <section aria-label="Results" className={classes.results}>
      <p className={classes.total}>
        {countOf(total, "result", "results")}
        {search.page > 1 && `, page ${search.page} of ${pages}`}
      </p>
      {search.page === 1 && <AuthorsFound search={search.search} />}
      {papers.length === 0 ? (
        <EmptyState icon={<IconFileSearch size={46} stroke={1.3} />} title="No paper found">
          The search looks for all words in titles, author lines, venues, subjects and opening lines. Try fewer words, or take filters off.
        </EmptyState>
      ) : (
        <ul className={classes.list}>
          {papers.map((paper) => (
            <ResultRow key={paper.id} paper={paper} />
          ))}
        </ul>
      )}
      <Pager page={search.page} pages={pages} linkTo={(page) => linkTo({ page: `${page}` })} />
    </section>
  );
}

function AuthorsFound({ search }: { search: string }): ReactNode {
  const authors = useAuthorsFound(search).data ?? [];
  if (authors.length === 0 || search === "") return null;
  return (
    <p className={classes.authorsFound}>
      Author profiles:
      {authors.slice(0, AUTHORS_SHOWN).map((author) => (
        <Link key={author.id} to={`/author/${author.id}`}>
          {author.name}, {author.affiliation}
        </Link>
      ))}
    </p>
  );
}
