import type { ReactNode } from "react";
import { Link } from "react-router";

import { useMoods } from "../api/use-home";
import classes from "./HomePage.module.css";

/** What songs may be for; each leads to its songs. */
export function Moods(): ReactNode {
  const moods = useMoods().data ?? [];
  if (moods.length === 0) return null;
  return (
    <nav aria-label="Moods" className={classes.moods}>
      {moods.map((mood) => (
        <Link key={mood.id} to={`/mood/${mood.id}`}>
          {mood.name}
        </Link>
      ))}
    </nav>
  );
}
