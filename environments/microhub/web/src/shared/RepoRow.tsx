import { IconGitFork, IconStar } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import type { Repo } from "./api";
import classes from "./shared.module.css";
import { numberText } from "./words";

/** A repository in a list. */
export function RepoRow({ repo }: { repo: Repo }): ReactNode {
  return (
    <li className={classes.row}>
      <div className={classes.rowMain}>
        <div className={classes.rowTitle}>
          <Link to={`/repo/${repo.id}`}>
            {repo.owner.handle} / {repo.name}
          </Link>
        </div>
        <p className={classes.muted}>{repo.description}</p>
        <p className={classes.figures}>
          {repo.language} · <IconStar size={14} aria-hidden /> {numberText(repo.stars)}
          <span className="heard"> {repo.stars === 1 ? "star" : "stars"}</span> · <IconGitFork size={14} aria-hidden /> {numberText(repo.forks)}
          <span className="heard"> {repo.forks === 1 ? "fork" : "forks"}</span>
        </p>
      </div>
    </li>
  );
}
