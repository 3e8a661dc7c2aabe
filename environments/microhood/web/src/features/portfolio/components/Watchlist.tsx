import { ErrorState } from "@sentinel/kit";
import type { ReactNode } from "react";
import { Link } from "react-router";

import pages from "../../../shared/pages.module.css";
import { StockRow } from "../../../shared/StockRow";
import { useWatchlist } from "../api/use-portfolio";
import classes from "./Portfolio.module.css";

/** Beside the portfolio: the stocks that the user watches. */
export function Watchlist(): ReactNode {
  const query = useWatchlist();
  if (query.isError) return <ErrorState error={query.error} title="The watchlist could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return null;
  return (
    <aside className={`${pages.card} ${classes.list}`} aria-labelledby="watchlist">
      <h2 id="watchlist">Watchlist</h2>
      {query.data.length === 0 && (
        <p className={pages.muted}>
          Watch a stock on its page to see it here.{" "}
          <Link to="/stocks" className={pages.link}>
            Browse stocks
          </Link>
        </p>
      )}
      <ul aria-label="Watchlist">
        {query.data.map((stock) => (
          <li key={stock.id}>
            <StockRow stock={stock} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
