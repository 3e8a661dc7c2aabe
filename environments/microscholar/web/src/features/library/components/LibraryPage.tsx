import { ApiError, EmptyState, ErrorState, LoadingRows } from "@sentinel/kit";
import { IconStar } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";

import { Missing } from "../../../shared/Missing";
import { ResultRow } from "../../../shared/ResultRow";
import { countOf } from "../../../shared/words";
import { useLibrary } from "../api/use-library";
import classes from "./Library.module.css";
import { NewLabel } from "./NewLabel";
import { RemoveLabel } from "./RemoveLabel";

/** Saved papers, all of them or those with one label. */
export function LibraryPage(): ReactNode {
  const [params] = useSearchParams();
  const chosen = params.get("label");
  const query = useLibrary(chosen);
  if (query.error instanceof ApiError && query.error.status === 404) return <Missing what="label" />;
  if (query.isError) return <ErrorState error={query.error} title="The library could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={5} label="Loading the library" />;
  const { papers, total, labels } = query.data;
  const label = labels.find((one) => one.id === chosen);
  return (
    <div className={classes.page}>
      <aside aria-label="Labels" className={classes.side}>
        <nav aria-label="Labels">
          <Link to="/library" aria-current={chosen === null ? "page" : undefined}>
            All saved <span>{total}</span>
          </Link>
          {labels.map((one) => (
            <Link key={one.id} to={`/library?label=${one.id}`} aria-current={one.id === chosen ? "page" : undefined}>
              {one.name} <span>{one.papers}</span>
            </Link>
          ))}
        </nav>
        <NewLabel />
      </aside>
      <section aria-label="Saved papers" className={classes.list}>
        <header>
          <h1>{label === undefined ? "My library" : label.name}</h1>
          <p>{countOf(papers.length, "paper", "papers")}, last saved first</p>
          {label !== undefined && <RemoveLabel label={label} />}
        </header>
        {papers.length === 0 ? (
          <EmptyState icon={<IconStar size={46} stroke={1.3} />} title="Nothing here yet">
            {label === undefined ? "Save papers with the star below each result." : "Open a saved paper to put this label on it."}
          </EmptyState>
        ) : (
          <ul>
            {papers.map((paper) => (
              <ResultRow key={paper.id} paper={paper} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
