import { type ReactNode, useState } from "react";
import { Outlet } from "react-router";

import classes from "./Frame.module.css";
import { SideBar } from "./SideBar";
import { TopBar } from "./TopBar";

/** The bar above every page and the navigation beside it. */
export function Frame(): ReactNode {
  const [isWide, setWide] = useState(true);
  return (
    <div className={classes.frame} data-wide={isWide || undefined}>
      <TopBar isWide={isWide} onToggle={() => setWide(!isWide)} />
      {isWide && <SideBar />}
      <main className={classes.main}>
        <Outlet />
      </main>
    </div>
  );
}
