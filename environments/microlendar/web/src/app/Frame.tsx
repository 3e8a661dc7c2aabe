import { AccountMenu } from "@sentinel/kit";
import { IconBell, IconChecklist, IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, NavLink, Outlet, useParams } from "react-router";

import { ReminderBar } from "../features/notices/components/ReminderBar";
import { SearchField } from "../features/search/components/SearchField";
import { CalendarList } from "../features/side/components/CalendarList";
import { MiniMonth } from "../features/side/components/MiniMonth";
import { useTodayText } from "../shared/use-now";
import { isDay } from "../shared/wall";
import classes from "./Frame.module.css";
import logo from "./logo.svg";
import { useCounts } from "./use-counts";

/** The bar above and the column beside every page. */
export function Frame(): ReactNode {
  const { day } = useParams();
  const today = useTodayText();
  const shown = isDay(day) ? day : today;
  return (
    <div className={classes.frame}>
      <Head />
      <aside className={classes.side} aria-label="Calendars and tasks">
        <Link to={`/event/new?day=${shown}`} className={classes.create}>
          <IconPlus size={20} stroke={2.2} aria-hidden />
          New event
        </Link>
        <MiniMonth key={shown.slice(0, 7)} day={shown} />
        <TasksLink />
        <CalendarList />
      </aside>
      <main className={classes.main}>
        <ReminderBar />
        <div className={classes.page}>
          <Outlet />
        </div>
      </main>
    </div>
  );
}

function Head(): ReactNode {
  const count = useCounts().data?.new_notices ?? 0;
  return (
    <header className={classes.head}>
      <Link to="/" className={classes.brand} aria-label="MicroLendar">
        <img src={logo} alt="" width={30} height={30} />
        <span>
          Micro<b>Lendar</b>
        </span>
      </Link>
      <SearchField />
      <NavLink to="/notices" className={classes.bell} aria-label={count > 0 ? `Notices, ${count} new` : "Notices"} title="Notices">
        <IconBell size={22} stroke={1.7} aria-hidden />
        {count > 0 && <span className={classes.count}>{count}</span>}
      </NavLink>
      <AccountMenu />
    </header>
  );
}

function TasksLink(): ReactNode {
  const open = useCounts().data?.open_todos ?? 0;
  return (
    <NavLink to="/tasks" className={classes.tasks} aria-label={`Tasks, ${open} open`}>
      <IconChecklist size={20} stroke={1.8} aria-hidden />
      <span>Tasks</span>
      <span className={classes.open}>{open}</span>
    </NavLink>
  );
}
