import type { ReactNode } from "react";
import { Link } from "react-router";

import classes from "./Code.module.css";

interface Props {
  repoId: string;
  branchId: string;
  path: string;
}

/** Where a file or folder lies, each part a way up. */
export function PathLine({ repoId, branchId, path }: Props): ReactNode {
  const parts = path.split("/");
  return (
    <nav aria-label="Path" className={classes.path}>
      <Link to={`/repo/${repoId}/tree/${branchId}`}>top</Link>
      {parts.map((part, depth) => (
        <span key={parts.slice(0, depth + 1).join("/")}>
          {" / "}
          {depth === parts.length - 1 ? <b>{part}</b> : <Link to={`/repo/${repoId}/tree/${branchId}?path=${encodeURIComponent(parts.slice(0, depth + 1).join("/"))}`}>{part}</Link>}
        </span>
      ))}
    </nav>
  );
}
