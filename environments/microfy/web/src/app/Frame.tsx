import { AccountMenu } from "@sentinel/kit";
import { IconBooks, IconHeart, IconHistory, IconHome, IconSearch, type TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, NavLink, Outlet } from "react-router";

import { PlayerBar } from "../features/player/components/PlayerBar";
import { Sidebar } from "../features/playlist/components/Sidebar";
import classes from "./Frame.module.css";
import logo from "./logo.svg";

interface Place {
  to: string;
  name: string;
  icon: TablerIcon;
}

const PLACES: readonly Place[] = [
  { to: "/", name: "Home", icon: IconHome },
  { to: "/search", name: "Search", icon: IconSearch },
  { to: "/library", name: "Your library", icon: IconBooks },
  { to: "/liked", name: "Liked songs", icon: IconHeart },
  { to: "/history", name: "Recently played", icon: IconHistory },
];

/** Navigation and playlists beside every page, the player below it. */
export function Frame(): ReactNode {
  return (
    <div className={classes.frame}>
      <div className={classes.side}>
        <nav aria-label="Main" className={classes.rail}>
          <div className={classes.top}>
            <Link to="/" className={classes.brand} aria-label="MicroFy">
              <img src={logo} alt="" width={30} height={30} />
              <span>
                Micro<b>Fy</b>
              </span>
            </Link>
            <AccountMenu />
          </div>
          {PLACES.map((place) => (
            <NavItem key={place.to} {...place} />
          ))}
        </nav>
        <Sidebar />
      </div>
      <main className={classes.main}>
        <Outlet />
      </main>
      <PlayerBar />
    </div>
  );
}

function NavItem({ to, name, icon: Icon }: Place): ReactNode {
  return (
    <NavLink to={to} end={to === "/"} className={classes.place}>
      <Icon size={20} stroke={1.8} aria-hidden />
      <span>{name}</span>
    </NavLink>
  );
}
