import { ErrorState } from "@sentinel/kit";
import type { ReactNode } from "react";
import { Link } from "react-router";

import type { Stock } from "../../../shared/api";
import pages from "../../../shared/pages.module.css";
import { StockRow } from "../../../shared/StockRow";
import { useWatchlist } from "../api/use-portfolio";
import classes from "./Portfolio.module.css";

/** Beside the portfolio: the stocks that are held, and those that are watched. */
export function StockLists({ held }: { held: Stock[] }): ReactNode {
  const query = useWatchlist();
  return (
    <aside className={classes.lists} aria-label="Your stocks">
      {query.isError && <ErrorState error={query.error} title="The watchlist could not be loaded" onRetry={() => void query.refetch()} />}
      {query.data !== undefined && (
        <List label="Watchlist" stocks={query.data}>
          Watch a stock on its page to see it here.
        </List>
      )}
      <List label="Holdings" stocks={held}>
        <Link to="/stocks" className={pages.link}>
          Browse stocks
        </Link>
      </List>
    </aside>
  );
}

function List({ label, stocks, children }: { label: string; stocks: Stock[]; children: ReactNode }): ReactNode {
  return (
    <section className={`${pages.card} ${classes.list}`}>
      <h2>{label}</h2>
      {stocks.length === 0 && <p className={pages.muted}>{children}</p>}
      <ul aria-label={label}>
        {stocks.map((stock) => (
          <li key={stock.id}>
            <StockRow stock={stock} />
          </li>
        ))}
      </ul>
    </section>
  );
}
