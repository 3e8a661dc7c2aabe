import type { ReactNode } from "react";
import { Link } from "react-router";

import { Moment } from "../../../shared/Moment";
import type { Paper } from "../../../shared/api";
import classes from "./PaperPage.module.css";

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

/** "2024-06-22" as "22 June 2024" */
function dayText(iso: string): string {
  const [year, month, day] = iso.split("-");
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** What is known about a paper, as a card. */
export function Facts({ paper }: { paper: Paper }): ReactNode {
  return (
    <aside aria-label="Details" className={classes.facts}>
      <dl>
        <dt>Published in</dt>
        <dd>{paper.venue_id === null ? paper.source : <Link to={`/search?q=&venue=${paper.venue_id}&sort=year`}>{paper.source}</Link>}</dd>
        {paper.place !== "" && (
          <>
            <dt>{paper.kind === "article" ? "Volume and pages" : "Pages"}</dt>
            <dd>{paper.place}</dd>
          </>
        )}
        <dt>Published</dt>
        <dd>{dayText(paper.published_on)}</dd>
        <dt>Subject</dt>
        <dd>{paper.subject}</dd>
        <dt>Cited by</dt>
        <dd>{paper.cited_by}</dd>
        <dt>Indexed</dt>
        <dd>
          <Moment atS={paper.indexed_at_s} />
        </dd>
        {paper.copied_styles.length > 0 && (
          <>
            <dt>You cited it in</dt>
            <dd>{paper.copied_styles.join(", ")}</dd>
          </>
        )}
      </dl>
    </aside>
  );
}
