import { AccountMenu } from "@sentinel/kit";
import { IconBell, IconBriefcase, IconHome, IconMessage, IconSearch, IconUsers } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link, NavLink, useNavigate, useSearchParams } from "react-router";

import logo from "./logo.svg";
import classes from "./TopBar.module.css";
import { useBadges } from "./use-badges";

const PLACES = [
  { to: "/feed", name: "Home", Icon: IconHome, badge: null, waiting: "" },
  { to: "/network", name: "My network", Icon: IconUsers, badge: "invitations", waiting: "invitations" },
  { to: "/jobs", name: "Jobs", Icon: IconBriefcase, badge: null, waiting: "" },
  { to: "/messaging", name: "Messaging", Icon: IconMessage, badge: "messages", waiting: "unread" },
  { to: "/notifications", name: "Notifications", Icon: IconBell, badge: "notifications", waiting: "unread" },
] as const;

/** The way to every part of the app, with what waits there. */
export function TopBar(): ReactNode {
  const badges = useBadges().data;
  const [params] = useSearchParams();
  const search = params.get("q") ?? "";
  return (
    <header className={classes.bar}>
      <Link to="/feed" className={classes.brand}>
        <img src={logo} alt="" width={32} height={32} />
        <span>
          Micro<b role="presentation">Din</b>
        </span>
      </Link>
      <SearchBox key={search} search={search} />
      <nav aria-label="Main" className={classes.nav}>
        {PLACES.map(({ to, name, Icon, badge, waiting }) => {
          const count = badge === null ? 0 : (badges?.[badge] ?? 0);
          return (
            <NavLink key={to} to={to} className={classes.item} aria-label={count > 0 ? `${name}, ${count} ${waiting}` : name}>
              <Icon size={24} stroke={1.7} aria-hidden />
              <span aria-hidden>{name}</span>
              {count > 0 && (
                <span aria-hidden className={classes.badge}>
                  {count}
                </span>
              )}
            </NavLink>
          );
        })}
      </nav>
      <AccountMenu />
    </header>
  );
}

/** Searches when the user presses Enter. */
function SearchBox({ search }: { search: string }): ReactNode {
  const navigate = useNavigate();
  const [text, setText] = useState(search);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() !== "") void navigate(`/search?q=${encodeURIComponent(text.trim())}`);
  }

  return (
    <form role="search" className={classes.search} onSubmit={onSubmit}>
      <IconSearch size={18} aria-hidden />
      <input type="text" aria-label="Search people, jobs and posts" placeholder="Search people, jobs, posts" value={text} onChange={(event) => setText(event.target.value)} />
    </form>
  );
}
