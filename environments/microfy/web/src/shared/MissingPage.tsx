import { EmptyState } from "@sentinel/kit";
import { IconDisc } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import classes from "./shared.module.css";

/** Nothing is at this address. */
export function MissingPage({ what }: { what: string }): ReactNode {
  return (
    <div className={classes.missing}>
      <EmptyState icon={<IconDisc size={52} stroke={1.3} />} title={`There is no such ${what}`}>
        It may have been taken away, or the address is wrong.
      </EmptyState>
      <Link to="/" className={classes.back}>
        Back to the home page
      </Link>
    </div>
  );
}
