import type { ReactNode } from "react";

import classes from "./states.module.css";

interface Props {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
}

/** There is nothing to show, and that is all right. */
export function EmptyState({ icon, title, children }: Props): ReactNode {
  return (
    <div className={classes.state}>
      <span aria-hidden className={classes.icon}>
        {icon}
      </span>
      <p className={classes.title}>{title}</p>
      {children !== undefined && <p className={classes.text}>{children}</p>}
    </div>
  );
}
