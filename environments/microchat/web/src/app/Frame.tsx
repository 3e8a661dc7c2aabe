import { useServerQuery } from "@sentinel/kit";
import { IconCalendar, IconMessages, IconPhone } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { NavLink, Outlet } from "react-router";

import { api } from "../shared/api";
import classes from "./Frame.module.css";
import logo from "./logo.svg";
import { TopBar } from "./TopBar";

const PLACES = [
  { path: "/chat", name: "Chats", icon: IconMessages },
  { path: "/calls", name: "Calls", icon: IconPhone },
  { path: "/calendar", name: "Calendar", icon: IconCalendar },
] as const;

/** The rail on the left and the bar on top, around every page. */
export function Frame(): ReactNode {
  const { data } = useServerQuery(["unread"], (signal) => api.GET("/api/unread", { signal }));
  const unread = data?.messages ?? 0;
  return (
    <div className={classes.frame}>
      <nav aria-label="Places" className={classes.rail}>
        <img src={logo} alt="" width={34} height={34} className={classes.logo} />
        {PLACES.map(({ path, name, icon: Icon }) => (
          <NavLink key={path} to={path} className={classes.place}>
            <Icon size={24} stroke={1.6} aria-hidden />
            <span>{name}</span>
            {path === "/chat" && unread > 0 && (
              <span className={classes.badge}>
                {unread}
                <span className="heard"> unread</span>
              </span>
            )}
          </NavLink>
        ))}
      </nav>
      <TopBar />
      <Outlet />
    </div>
  );
}
