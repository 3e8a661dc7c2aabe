import { Button } from "@mantine/core";
import type { ReactNode } from "react";

import type { OrderWish, StockDetail } from "../../../shared/api";
import { money, sharesText } from "../../../shared/money";
import pages from "../../../shared/pages.module.css";
import { useEstimate } from "../api/use-stock";
import classes from "./Ticket.module.css";

interface Props {
  stock: StockDetail;
  wish: OrderWish;
  refusal: string | null;
  onBack: () => void;
  onPlace: () => void;
}

/** The order once more, at the price of now, before it is placed. */
export function Review({ stock, wish, refusal, onBack, onPlace }: Props): ReactNode {
  const { data, error } = useEstimate(wish, true);
  const verb = wish.side === "buy" ? "Buy" : "Sell";
  const problem = refusal ?? error?.message ?? data?.refusal ?? null;
  return (
    <section className={`${pages.card} ${classes.step}`} aria-label="Review order">
      <h2>Review your order</h2>
      <p>
        {verb} {sharesText(wish.shares)} of {stock.ticker} {wish.type === "market" ? "at the market price." : "as a limit order."}
      </p>
      {data !== undefined && (
        <dl className={classes.sums}>
          <dt>{wish.type === "market" ? "Market price" : "Limit price"}</dt>
          <dd>{money(data.price_cents)}</dd>
          {wish.type === "limit" && (
            <>
              <dt>Market price</dt>
              <dd>{money(stock.price_cents)}</dd>
            </>
          )}
          <dt>Estimated {wish.side === "buy" ? "cost" : "proceeds"}</dt>
          <dd>{money(data.total_cents)}</dd>
        </dl>
      )}
      {wish.type === "limit" && <p className={pages.muted}>It waits until the price is reached, or until you cancel it.</p>}
      {problem !== null && (
        <p role="alert" className={pages.refusal}>
          {problem}
        </p>
      )}
      <Button size="md" onClick={onPlace}>
        Place order
      </Button>
      <Button variant="default" onClick={onBack}>
        Edit order
      </Button>
    </section>
  );
}
