import type { ReactNode } from "react";
import { Link } from "react-router";

import classes from "./SearchPage.module.css";

interface Props {
  page: number;
  pages: number;
  linkTo: (page: number) => string;
}

const AROUND = 4;

/** Leads to other pages of the results. */
export function Pager({ page, pages, linkTo }: Props): ReactNode {
  if (pages <= 1) return null;
  const first = Math.max(1, Math.min(page - AROUND, pages - 2 * AROUND));
  const shown = Array.from({ length: Math.min(pages, 2 * AROUND + 1) }, (_, place) => first + place);
  return (
    <nav aria-label="Pages" className={classes.pager}>
      {page > 1 && <Link to={linkTo(page - 1)}>Previous</Link>}
      {shown.map((number) => (
        <Link key={number} to={linkTo(number)} aria-label={`Page ${number}`} aria-current={number === page ? "page" : undefined}>
          {number}
        </Link>
      ))}
      {page < pages && <Link to={linkTo(page + 1)}>Next</Link>}
    </nav>
  );
}
