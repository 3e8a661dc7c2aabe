import { EmptyState } from "@sentinel/kit";
import { IconBookOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import classes from "./shared.module.css";

/** An address that leads nowhere, with a way back. */
export function Missing({ what }: { what: string }): ReactNode {
  return (
    <div className={classes.missing}>
      <EmptyState icon={<IconBookOff size={46} stroke={1.3} />} title={`This ${what} does not exist`}>
        The address is wrong, or it was removed from the index.
      </EmptyState>
      <Link to="/">Back to the start page</Link>
    </div>
  );
}
