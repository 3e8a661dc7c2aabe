import { AccountMenu, IconButton } from "@sentinel/kit";
import { IconBell, IconMenu2, IconSearch } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";

import classes from "./Frame.module.css";
import logo from "./logo.svg";
import { useCounts } from "./use-frame";

export function TopBar({ isWide, onToggle }: { isWide: boolean; onToggle: () => void }): ReactNode {
  const [params] = useSearchParams();
  const search = params.get("q") ?? "";
  return (
    <header className={classes.bar}>
      <IconButton label={isWide ? "Hide the menu" : "Show the menu"} size={38} onClick={onToggle}>
        <IconMenu2 size={21} aria-hidden />
      </IconButton>
      <Link to="/" className={classes.brand} aria-label="MicroTube">
        <img src={logo} alt="" width={30} height={30} />
        <span>
          Micro<b>Tube</b>
        </span>
      </Link>
      <SearchBox key={search} search={search} />
      <Bell />
      <AccountMenu />
    </header>
  );
}

function SearchBox({ search }: { search: string }): ReactNode {
  const [text, setText] = useState(search);
  const navigate = useNavigate();
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() !== "") void navigate(`/search?q=${encodeURIComponent(text.trim())}`);
  }
  return (
    <form role="search" className={classes.search} onSubmit={onSubmit}>
      <input type="text" aria-label="Search" placeholder="Search videos, channels and playlists" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="submit" aria-label="Start search">
        <IconSearch size={19} aria-hidden />
      </button>
    </form>
  );
}

/** The number of unread notifications; the list behind it marks nothing as read by being looked at. */
function Bell(): ReactNode {
  const unread = useCounts().data?.unread_notifications ?? 0;
  return (
    <Link to="/notifications" className={classes.bell} aria-label={unread > 0 ? `Notifications, ${unread} unread` : "Notifications"} title="Notifications">
      <IconBell size={23} stroke={1.7} aria-hidden />
      {unread > 0 && <span className={classes.count}>{unread}</span>}
    </Link>
  );
}
