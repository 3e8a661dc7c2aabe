import { IconEye, IconGitFork, IconStar, IconStarFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { RepoHead } from "../../../shared/api";
import { countOf, numberText } from "../../../shared/words";
import { useRepoActions } from "../api/use-repo-actions";
import classes from "./RepoFrame.module.css";

/** Watchers, forks and stars, with the buttons of those that the user can change. */
export function RepoMarks({ repo }: { repo: RepoHead }): ReactNode {
  const { setStarred, setWatched } = useRepoActions();
  const Star = repo.is_starred ? IconStarFilled : IconStar;
  return (
    <ul aria-label="Counters" className={classes.marks}>
      <li>
        <button type="button" onClick={() => setWatched(repo.id, !repo.is_watched)}>
          <IconEye size={16} aria-hidden /> {repo.is_watched ? "Unwatch" : "Watch"}
        </button>
        <span title={countOf(repo.watchers, "watcher", "watchers")}>
          {numberText(repo.watchers)}
          <span className="heard"> watchers</span>
        </span>
      </li>
      <li>
        <span className={classes.word}>
          <IconGitFork size={16} aria-hidden /> Forks
        </span>
        <span>{numberText(repo.forks)}</span>
      </li>
      <li>
        <button type="button" onClick={() => setStarred(repo.id, !repo.is_starred)}>
          <Star size={16} aria-hidden className={repo.is_starred ? classes.starred : undefined} /> {repo.is_starred ? "Unstar" : "Star"}
        </button>
        <span title={countOf(repo.stars, "star", "stars")}>
          {numberText(repo.stars)}
          <span className="heard"> {repo.stars === 1 ? "star" : "stars"}</span>
        </span>
      </li>
    </ul>
  );
}
