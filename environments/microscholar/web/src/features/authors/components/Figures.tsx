import type { ReactNode } from "react";

import type { Author } from "../../../shared/api";
import classes from "./Authors.module.css";

const ROWS = [
  ["Citations", "citations"],
  ["h-index", "h_index"],
  ["i10-index", "i10_index"],
] as const;

/** How often an author is cited: in all, of late, and year by year. */
export function Figures({ author }: { author: Author }): ReactNode {
  const most = Math.max(1, ...author.per_year.map((year) => year.citations));
  return (
    <section aria-label="Cited by">
      <h2>Cited by</h2>
      <table className={classes.figures}>
        <thead>
          <tr>
            <th scope="col">
              <span className="heard">Figure</span>
            </th>
            <th scope="col">All</th>
            <th scope="col">Since {author.recent_since}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([name, field]) => (
            <tr key={field}>
              <th scope="row">{name}</th>
              <td>{author.metrics[field]}</td>
              <td>{author.recent[field]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div role="img" aria-label={`Citations by year: ${author.per_year.map(({ year, citations }) => `${year}: ${citations}`).join(", ")}`} className={classes.chart}>
        {author.per_year.map(({ year, citations }) => (
          <div key={year} className={classes.column} title={`${year}: ${citations}`}>
            <div style={{ height: `${Math.round((citations / most) * 86)}px` }} />
            <span>{`’${`${year}`.slice(2)}`}</span>
          </div>
        ))}
      </div>
    </section>
  );
}
