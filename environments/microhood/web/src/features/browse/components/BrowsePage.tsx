import { ErrorState, LoadingRows } from "@sentinel/kit";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";

import type { Stock } from "../../../shared/api";
import pages from "../../../shared/pages.module.css";
import { StockRow } from "../../../shared/StockRow";
import { useStocks } from "../../../shared/use-lists";
import classes from "./Browse.module.css";

/** Every stock of the market, or those of one sector. */
export function BrowsePage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const sector = params.get("sector") ?? "";
  const query = useStocks();
  if (query.isError) return <ErrorState error={query.error} title="The stocks could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={8} label="Loading stocks" />;
  const sectors = [...new Set(query.data.map((stock) => stock.sector))].toSorted();
  const shown = query.data.filter((stock) => sector === "" || stock.sector === sector);
  return (
    <div className={classes.page}>
      <h1 className={pages.title}>Stocks</h1>
      <div role="group" aria-label="Sector" className={classes.sectors}>
        {["", ...sectors].map((choice) => (
          <button key={choice} type="button" aria-pressed={choice === sector} onClick={() => setParams(choice === "" ? {} : { sector: choice })}>
            {choice === "" ? "All" : choice}
          </button>
        ))}
      </div>
      {shown.length === 0 && <p className={pages.muted}>There is no sector “{sector}”.</p>}
      <Listing stocks={shown} />
    </div>
  );
}

function Listing({ stocks }: { stocks: Stock[] }): ReactNode {
  return (
    <ul aria-label="Stocks" className={classes.stocks}>
      {stocks.map((stock) => (
        <li key={stock.id}>
          <StockRow stock={stock} isWide />
        </li>
      ))}
    </ul>
  );
}
