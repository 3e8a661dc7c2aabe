import { AccountMenu } from "@sentinel/kit";
import { IconBell, IconBooks, IconChartBar, IconQuote, IconUsers, type TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, NavLink, Outlet, useLocation, useSearchParams } from "react-router";

import { SearchBox } from "../shared/SearchBox";
import classes from "./Frame.module.css";
import logo from "./logo.svg";
import { useCounts } from "./use-counts";

interface Place {
  to: string;
  name: string;
  icon: TablerIcon;
  /** How many things wait or lie there, and the word for it. */
  count?: number | undefined;
  word?: string;
}

/** The bar above every page; the home page has its own, larger search box. */
export function Frame(): ReactNode {
  const counts = useCounts().data;
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const search = pathname === "/search" ? (params.get("q") ?? "") : "";
  const places: Place[] = [
    { to: "/library", name: "Library", icon: IconBooks },
    { to: "/alerts", name: "Alerts", icon: IconBell, count: counts?.unread_alerts, word: "unread" },
    { to: "/citations", name: "Citations", icon: IconQuote },
    { to: "/authors", name: "Authors", icon: IconUsers },
    { to: "/metrics", name: "Metrics", icon: IconChartBar },
  ];
  return (
    <div className={classes.frame}>
      <header className={classes.bar}>
        <Link to="/" className={classes.brand} aria-label="MicroScholar">
          <img src={logo} alt="" width={30} height={30} />
          <span>
            Micro<b>Scholar</b>
          </span>
        </Link>
        <div className={classes.search}>{pathname !== "/" && <SearchBox key={search} search={search} />}</div>
        <nav aria-label="Main" className={classes.places}>
          {places.map((place) => (
            <NavItem key={place.to} {...place} />
          ))}
        </nav>
        <AccountMenu />
      </header>
      <main className={classes.main}>
        <Outlet />
      </main>
    </div>
  );
}

function NavItem({ to, name, icon: Icon, count = 0, word = "" }: Place): ReactNode {
  return (
    <NavLink to={to} className={classes.place} aria-label={count > 0 ? `${name}, ${count} ${word}` : name}>
      <Icon size={18} stroke={1.7} aria-hidden />
      <span>{name}</span>
      {count > 0 && <span className={classes.count}>{count}</span>}
    </NavLink>
  );
}
