import { AccountMenu } from "@sentinel/kit";
import { IconSearch } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link, NavLink, Outlet, useLocation, useNavigate } from "react-router";

import classes from "./Frame.module.css";
import logo from "./logo.svg";
import { useCounts } from "./use-counts";

interface Place {
  to: string;
  name: string;
  /** How many things wait there, and what they are. */
  count?: number | undefined;
  what?: string;
}

/** The bar above every page. */
export function Frame(): ReactNode {
  const counts = useCounts().data;
  const location = useLocation();
  const search = location.pathname === "/search" ? (new URLSearchParams(location.search).get("q") ?? "") : "";
  const places: Place[] = [
    { to: "/", name: "Portfolio" },
    { to: "/stocks", name: "Stocks" },
    { to: "/news", name: "News" },
    { to: "/orders", name: "Orders", count: counts?.open_orders, what: "open" },
    { to: "/alerts", name: "Alerts", count: counts?.new_alerts, what: "new" },
  ];
  return (
    <div className={classes.frame}>
      <header className={classes.bar}>
        <Link to="/" className={classes.brand} aria-label="MicroHood">
          <img src={logo} alt="" width={32} height={32} />
          <span>
            Micro<b>Hood</b>
          </span>
        </Link>
        <SearchBox key={search} search={search} />
        <nav aria-label="Main" className={classes.places}>
          {places.map((place) => (
            <NavItem key={place.to} {...place} />
          ))}
        </nav>
        <AccountMenu />
      </header>
      <main className={classes.main} key={location.pathname}>
        <Outlet />
      </main>
    </div>
  );
}

function NavItem({ to, name, count = 0, what = "" }: Place): ReactNode {
  return (
    <NavLink to={to} end={to === "/"} className={classes.place} aria-label={count > 0 ? `${name}, ${count} ${what}` : name}>
      {name}
      {count > 0 && <span className={classes.count}>{count}</span>}
    </NavLink>
  );
}

/** Searches when the user presses Enter; what is typed is the box's own until then. */
function SearchBox({ search }: { search: string }): ReactNode {
  const navigate = useNavigate();
  const [text, setText] = useState(search);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted !== "") void navigate(`/search?q=${encodeURIComponent(wanted)}`);
  }

  return (
    <form role="search" className={classes.search} onSubmit={onSubmit}>
      <IconSearch size={17} aria-hidden />
      <input
        type="text"
        aria-label="Search stocks and news"
        placeholder="Search by name or symbol"
        maxLength={80}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
