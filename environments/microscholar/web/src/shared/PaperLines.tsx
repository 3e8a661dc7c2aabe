import { type ReactNode, useState } from "react";
import { Link } from "react-router";

import { AuthorLine } from "./AuthorLine";
import type { PaperLine } from "./api";
import classes from "./shared.module.css";

const FIRST = 20;

interface Props {
  label: string;
  papers: readonly PaperLine[];
  /** What is said where there are none. */
  none: string;
}

/** Papers in brief: title, authors, how often cited. */
export function PaperLines({ label, papers, none }: Props): ReactNode {
  const [length, setLength] = useState(FIRST);
  if (papers.length === 0) return <p className={classes.none}>{none}</p>;
  return (
    <>
      <ul aria-label={label} className={classes.lines}>
        {papers.slice(0, length).map((paper) => (
          <li key={paper.id}>
            <Link to={`/paper/${paper.id}`} className={classes.lineTitle}>
              {paper.title}
            </Link>
            <AuthorLine paper={paper} isPlain />
            <span className={classes.cited}>{paper.cited_by > 0 ? `Cited by ${paper.cited_by}` : "Not cited yet"}</span>
          </li>
        ))}
      </ul>
      {papers.length > length && (
        <button type="button" className={classes.more} onClick={() => setLength(papers.length)}>
          Show all {papers.length}
        </button>
      )}
    </>
  );
}
