import { AccountMenu } from "@sentinel/kit";
import type { ReactNode } from "react";
import { Link, Outlet } from "react-router";

import { SearchLine } from "../shared/SearchLine";
import classes from "./Frame.module.css";
import logo from "./logo.svg";

/** The bar above every page. */
export function Frame(): ReactNode {
  return (
    <div className={classes.frame}>
      <header className={classes.bar}>
        <Link to="/" className={classes.brand} aria-label="MicroHub, start page">
          <img src={logo} alt="" width={30} height={30} />
          <span>MicroHub</span>
        </Link>
        <SearchLine className={classes.search} />
        <nav aria-label="Main" className={classes.places}>
          <Link to="/">Dashboard</Link>
          <Link to="/users/me">Profile</Link>
        </nav>
        <AccountMenu />
      </header>
      <main className={classes.main}>
        <Outlet />
      </main>
    </div>
  );
}
