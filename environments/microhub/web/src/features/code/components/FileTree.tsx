import { IconFile, IconFolderFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { Moment } from "../../../shared/Moment";
import type { Branch, TreeEntry } from "../../../shared/api";
import classes from "./Code.module.css";

interface Tree {
  branch: Branch;
  entries: readonly TreeEntry[];
}

/** The files and folders of a folder, each with the commit that last touched it. */
export function FileTree({ tree, repoId }: { tree: Tree; repoId: string }): ReactNode {
  return (
    <ul aria-label="Files and folders" className={classes.files}>
      {tree.entries.map((entry) => (
        <li key={entry.path}>
          <span className={classes.fileName}>
            {entry.is_folder ? <IconFolderFilled size={17} aria-hidden className={classes.folder} /> : <IconFile size={17} aria-hidden />}
            <Link to={`/repo/${repoId}/${entry.is_folder ? "tree" : "file"}/${tree.branch.id}?path=${encodeURIComponent(entry.path)}`}>{entry.name}</Link>
          </span>
          <Link to={`/repo/${repoId}/commits/${entry.commit_id}`} className={classes.fileCommit}>
            {entry.commit_title}
          </Link>
          <Moment atS={entry.changed_at_s} />
        </li>
      ))}
    </ul>
  );
}
