import { IconQuote } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";

import { AuthorLine } from "./AuthorLine";
import { CiteDialog } from "./CiteDialog";
import { Moment } from "./Moment";
import { SaveButton } from "./SaveButton";
import type { PaperCard } from "./api";
import classes from "./shared.module.css";
import { KIND_TAGS } from "./words";

/** A paper among results: title, authors, the opening of its abstract, what can be done with it. */
export function ResultRow({ paper, children }: { paper: PaperCard; children?: ReactNode }): ReactNode {
  const [isCiting, setCiting] = useState(false);
  const tag = KIND_TAGS[paper.kind];
  return (
    <li className={classes.result}>
      <h3>
        {tag !== undefined && <span className={classes.tag}>{tag} </span>}
        <Link to={`/paper/${paper.id}`}>{paper.title}</Link>
      </h3>
      <AuthorLine paper={paper} />
      <p className={classes.snippet}>{paper.snippet}</p>
      <div className={classes.actions}>
        <SaveButton paper={paper} isSmall />
        <button type="button" aria-label={`Cite ${paper.title}`} className={classes.action} onClick={() => setCiting(true)}>
          <IconQuote size={15} aria-hidden /> Cite
        </button>
        {paper.cited_by > 0 && (
          <Link to={`/paper/${paper.id}?view=citing`} className={classes.action}>
            Cited by {paper.cited_by}
          </Link>
        )}
        <span className={classes.indexed}>
          Indexed <Moment atS={paper.indexed_at_s} />
        </span>
        {paper.labels.map((label) => (
          <span key={label.id} className={classes.label}>
            {label.name}
          </span>
        ))}
        {children}
      </div>
      {isCiting && <CiteDialog paper={paper} onClose={() => setCiting(false)} />}
    </li>
  );
}
