import type { ReactNode } from "react";
import { Link } from "react-router";

import shared from "../../../shared/shared.module.css";
import classes from "./SearchPage.module.css";

interface Hit {
  repo: { id: string; name: string };
  branch_id: string;
  path: string;
  line: number;
  text: string;
}

/** A line of code that was found. */
export function CodeHitRow({ hit }: { hit: Hit }): ReactNode {
  return (
    <li className={shared.row}>
      <div className={shared.rowMain}>
        <Link to={`/repo/${hit.repo.id}/file/${hit.branch_id}?path=${encodeURIComponent(hit.path)}&view=source&line=${hit.line}`}>
          {hit.repo.name}: {hit.path}, line {hit.line}
        </Link>
        <pre className={classes.line}>{hit.text}</pre>
      </div>
    </li>
  );
}
