import { useShortcuts } from "@sentinel/kit";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";

import { useTodayText } from "../../../shared/use-now";
import { isDay } from "../../../shared/wall";
import classes from "./ViewPage.module.css";
import { VIEWS, type View, beside, titleOf } from "./pages";

const NAMES: Record<View, string> = { day: "Day", week: "Week", month: "Month", year: "Year", agenda: "Agenda" };

/** Today, back and forth, what is shown, and the other views. */
export function Toolbar({ view, day }: { view: View; day: string }): ReactNode {
  const today = useTodayText();
  const navigate = useNavigate();
  const go = (target: View, to: string) => () => void navigate(`/${target}/${to}`);
  const [before, after] = [beside(view, day, -1), beside(view, day, 1)];
  useShortcuts({
    t: go(view, today),
    d: go("day", day),
    w: go("week", day),
    m: go("month", day),
    y: go("year", day),
    a: go("agenda", day),
    j: go(view, after),
    k: go(view, before),
  });
  return (
    <div className={classes.toolbar}>
      <Link to={`/${view}/${today}`} className={classes.today}>
        Today
      </Link>
      {isDay(before) && (
        <Link to={`/${view}/${before}`} className={classes.arrow} aria-label={`Previous: ${titleOf(view, before)}`} title="Previous">
          <IconChevronLeft size={20} aria-hidden />
        </Link>
      )}
      {isDay(after) && (
        <Link to={`/${view}/${after}`} className={classes.arrow} aria-label={`Next: ${titleOf(view, after)}`} title="Next">
          <IconChevronRight size={20} aria-hidden />
        </Link>
      )}
      <h1 className={classes.title}>{titleOf(view, day)}</h1>
      <nav aria-label="Views" className={classes.views}>
        {VIEWS.map((name) => (
          <Link key={name} to={`/${name}/${day}`} aria-current={name === view ? "page" : undefined}>
            {NAMES[name]}
          </Link>
        ))}
      </nav>
    </div>
  );
}
