import { AccountMenu } from "@sentinel/kit";
import {
  IconBell,
  IconBookmark,
  IconCompass,
  IconHome,
  IconMessageCircle,
  IconSquareRoundedPlus,
  IconUserCircle,
  type TablerIcon,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, NavLink, Outlet } from "react-router";

import classes from "./Frame.module.css";
import logo from "./logo.svg";
import { useCounts } from "./use-counts";

interface Place {
  to: string;
  name: string;
  icon: TablerIcon;
  /** How many new things wait there. */
  count?: number | undefined;
}

/** The navigation beside every page. */
export function Frame(): ReactNode {
  const counts = useCounts().data;
  const places: Place[] = [
    { to: "/", name: "Home", icon: IconHome },
    { to: "/explore", name: "Explore", icon: IconCompass },
    { to: "/messages", name: "Messages", icon: IconMessageCircle, count: counts?.unread_threads },
    { to: "/activity", name: "Activity", icon: IconBell, count: counts?.new_activities },
    { to: "/create", name: "Create", icon: IconSquareRoundedPlus },
    { to: "/saved", name: "Saved", icon: IconBookmark },
    { to: "/profile/me", name: "Profile", icon: IconUserCircle },
  ];
  return (
    <div className={classes.frame}>
      <nav aria-label="Main" className={classes.rail}>
        <Link to="/" className={classes.brand} aria-label="MicroGram">
          <img src={logo} alt="" width={30} height={30} />
          <span>
            Micro<b>Gram</b>
          </span>
        </Link>
        {places.map((place) => (
          <NavItem key={place.to} {...place} />
        ))}
        <div className={classes.account}>
          <AccountMenu />
        </div>
      </nav>
      <main className={classes.main}>
        <Outlet />
      </main>
    </div>
  );
}

function NavItem({ to, name, icon: Icon, count = 0 }: Place): ReactNode {
  return (
    <NavLink to={to} end={to === "/"} className={classes.place} aria-label={count > 0 ? `${name}, ${count} new` : name}>
      <Icon size={24} stroke={1.7} aria-hidden />
      <span>{name}</span>
      {count > 0 && <span className={classes.count}>{count}</span>}
    </NavLink>
  );
}
