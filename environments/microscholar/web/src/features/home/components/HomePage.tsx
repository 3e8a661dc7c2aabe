import { ErrorState, LoadingRows } from "@sentinel/kit";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { AuthorLine } from "../../../shared/AuthorLine";
import { Moment } from "../../../shared/Moment";
import { SearchBox } from "../../../shared/SearchBox";
import { countOf } from "../../../shared/words";
import { useLatest, useSubjects } from "../api/use-home";
import classes from "./HomePage.module.css";

export function HomePage(): ReactNode {
  return (
    <div className={classes.page}>
      <section aria-label="Search" className={classes.hero}>
        <h1>
          Micro<b>Scholar</b>
        </h1>
        <p>Papers, books and theses, and who cites whom</p>
        <SearchBox search="" isLarge />
      </section>
      <div className={classes.columns}>
        <Latest />
        <Subjects />
      </div>
    </div>
  );
}

function Latest(): ReactNode {
  const query = useLatest();
  if (query.isError) return <ErrorState error={query.error} title="The index could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={4} label="Loading what is new" />;
  return (
    <section aria-label="New in the index" className={classes.latest}>
      <h2>New in the index</h2>
      {query.data.papers.length === 0 && <p className={classes.none}>Nothing is indexed yet.</p>}
      <ul>
        {query.data.papers.map((paper) => (
          <li key={paper.id}>
            <Link to={`/paper/${paper.id}`}>{paper.title}</Link>
            <AuthorLine paper={paper} isPlain />
            <span>
              Indexed <Moment atS={paper.indexed_at_s} />
            </span>
          </li>
        ))}
      </ul>
      <Link to="/search?q=&sort=added" className={classes.all}>
        All {countOf(query.data.total, "paper", "papers")}, newest first
      </Link>
    </section>
  );
}

function Subjects(): ReactNode {
  const subjects = useSubjects().data ?? [];
  return (
    <nav aria-label="Subjects" className={classes.subjects}>
      <h2>Subjects</h2>
      {subjects.map((subject) => (
        <Link key={subject.id} to={`/search?q=&subject=${subject.id}&sort=added`}>
          {subject.name} <span>{subject.papers}</span>
        </Link>
      ))}
    </nav>
  );
}
