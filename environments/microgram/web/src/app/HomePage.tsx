import type { ReactNode } from "react";

import { Feed } from "../features/feed/components/Feed";
import { Suggestions } from "../features/profile/components/Suggestions";
import { StoryBar } from "../features/stories/components/StoryBar";
import classes from "./HomePage.module.css";

/** Stories above, the feed below, people to follow beside it. */
export function HomePage(): ReactNode {
  return (
    <div className={classes.home}>
      <div className={classes.column}>
        <StoryBar />
        <Feed />
      </div>
      <Suggestions />
    </div>
  );
}
