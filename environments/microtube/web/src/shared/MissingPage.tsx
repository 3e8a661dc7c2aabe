import { EmptyState } from "@sentinel/kit";
import { IconMovieOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import classes from "./shared.module.css";

/** What an address names is not there; the way back is. */
export function MissingPage({ title }: { title: string }): ReactNode {
  return (
    <div className={classes.missing}>
      <EmptyState icon={<IconMovieOff size={46} stroke={1.3} />} title={title}>
        It was removed, or the address is wrong.
      </EmptyState>
      <Link to="/">Go to the home page</Link>
    </div>
  );
}
