import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";

import type { PaperLine } from "./api";
import classes from "./shared.module.css";

/** "H Aaltonen, S Virtala - Workshop on Honest Evaluation, 2024" */
export function AuthorLine({ paper, isPlain = false }: { paper: PaperLine; isPlain?: boolean }): ReactNode {
  return (
    <p className={classes.authors}>
      {paper.authors.map((author, place) => (
        <Fragment key={author.id}>
          {place > 0 && ", "}
          {isPlain ? author.short_name : <Link to={`/author/${author.id}`}>{author.short_name}</Link>}
        </Fragment>
      ))}
      {` - ${paper.source}, ${paper.year}`}
    </p>
  );
}
