import { ErrorState, LoadingRows, PersonAvatar } from "@sentinel/kit";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";

import { Moment, useMomentText } from "../../../shared/Moment";
import type { StoryGroup } from "../../../shared/api";
import { countOf } from "../../../shared/words";
import { useStories } from "../api/use-stories";
import classes from "./Stories.module.css";

/** How many people the bar shows until the user asks for all. */
const SHOWN = 7;

/** Whose stories there are, the newest first; a story is seen in the viewer only. */
export function StoryBar(): ReactNode {
  const query = useStories();
  const [isWhole, setWhole] = useState(false);
  if (query.isError) return <ErrorState error={query.error} title="The stories could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={1} label="Loading stories" />;
  const groups = query.data;
  if (groups.length === 0) return null;
  const stories = groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <section aria-label="Stories" className={classes.bar}>
      <header className={classes.barHead}>
        <h2>Stories</h2>
        <span>
          {countOf(stories, "story", "stories")} by {countOf(groups.length, "person", "people")}
        </span>
        {groups.length > SHOWN && (
          <button type="button" onClick={() => setWhole(!isWhole)}>
            {isWhole ? "Show newest" : "Show all"}
          </button>
        )}
      </header>
      <div className={classes.rings}>
        {(isWhole ? groups : groups.slice(0, SHOWN)).map((group) => (
          <Ring key={group.author.id} group={group} />
        ))}
      </div>
    </section>
  );
}

function Ring({ group }: { group: StoryGroup }): ReactNode {
  const text = useMomentText();
  const { author, count, unseen, newest_at_s: newestAtS, first_id: firstId } = group;
  const news = unseen === 0 ? "all seen" : `${unseen} not seen`;
  return (
    <Link
      to={`/stories/${firstId}`}
      className={classes.ring}
      data-seen={unseen === 0 || undefined}
      aria-label={`${author.name}, ${countOf(count, "story", "stories")}, ${news}, ${text(newestAtS)}`}
    >
      <span className={classes.face}>
        <PersonAvatar person={author} size={58} />
      </span>
      <span className={classes.who}>{author.name}</span>
      <Moment atS={newestAtS} className={classes.when} />
    </Link>
  );
}
