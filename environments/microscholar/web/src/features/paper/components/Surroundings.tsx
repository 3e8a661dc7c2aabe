import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";

import { PaperLines } from "../../../shared/PaperLines";
import type { Paper } from "../../../shared/api";
import classes from "./PaperPage.module.css";

/** What a paper cites, what cites it, and what shares its references; the address says which is open. */
export function Surroundings({ paper }: { paper: Paper }): ReactNode {
  const [params] = useSearchParams();
  const views = {
    references: { name: `References (${paper.references.length})`, papers: paper.references, none: "None of its references is indexed." },
    citing: { name: `Cited by (${paper.citing.length})`, papers: paper.citing, none: "No indexed paper cites it yet." },
    related: { name: "Related", papers: paper.related, none: "No other paper shares its references." },
  };
  const asked = params.get("view");
  const open = asked === "citing" || asked === "related" ? asked : "references";
  return (
    <section aria-label={views[open].name} className={classes.surroundings}>
      <nav aria-label="Around this paper" className={classes.views}>
        {Object.entries(views).map(([view, { name }]) => (
          <Link key={view} to={`?view=${view}`} replace aria-current={view === open ? "page" : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <PaperLines key={open} label={views[open].name} papers={views[open].papers} none={views[open].none} />
    </section>
  );
}
