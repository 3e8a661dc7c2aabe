import { PersonAvatar } from "@sentinel/kit";
import { IconClockHour4, IconFlame, IconHome, IconPlaylist, IconStack2, IconThumbUp, IconUserSquareRounded, type TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { NavLink } from "react-router";

import classes from "./Frame.module.css";
import { useSubscribed } from "./use-frame";

interface Place {
  to: string;
  name: string;
  icon: TablerIcon;
}

const PLACES: Place[] = [
  { to: "/", name: "Home", icon: IconHome },
  { to: "/trending", name: "Trending", icon: IconFlame },
  { to: "/subscriptions", name: "Subscriptions", icon: IconStack2 },
];
const OWN_PLACES: Place[] = [
  { to: "/channel/me", name: "Your channel", icon: IconUserSquareRounded },
  { to: "/history", name: "History", icon: IconClockHour4 },
  { to: "/playlists", name: "Playlists", icon: IconPlaylist },
  { to: "/liked", name: "Liked videos", icon: IconThumbUp },
];

export function SideBar(): ReactNode {
  const channels = useSubscribed().data ?? [];
  return (
    <nav aria-label="Main" className={classes.side}>
      {PLACES.map((place) => (
        <NavItem key={place.to} {...place} />
      ))}
      <hr />
      {OWN_PLACES.map((place) => (
        <NavItem key={place.to} {...place} />
      ))}
      {channels.length > 0 && <h2>Your subscriptions</h2>}
      {channels.map((channel) => (
        <NavLink key={channel.id} to={`/channel/${channel.id}`} className={classes.place}>
          <PersonAvatar person={channel} size={26} />
          <span>{channel.name}</span>
        </NavLink>
      ))}
    </nav>
  );
}

function NavItem({ to, name, icon: Icon }: Place): ReactNode {
  return (
    <NavLink to={to} end={to === "/"} className={classes.place}>
      <Icon size={22} stroke={1.7} aria-hidden />
      <span>{name}</span>
    </NavLink>
  );
}
