import type { ReactNode } from "react";

import type { StockDetail } from "../../../shared/api";
import { Change } from "../../../shared/Change";
import { compact, money, percent, sharesText, whole } from "../../../shared/money";
import pages from "../../../shared/pages.module.css";
import classes from "./Stock.module.css";

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The user's own shares of the stock, if there are any. */
export function Holding({ stock }: { stock: StockDetail }): ReactNode {
  const { position } = stock;
  if (position === null) return null;
  return (
    <section aria-labelledby="holding">
      <h2 id="holding" className={pages.section}>
        Your position
      </h2>
      <dl className={classes.facts}>
        <Fact name="Shares">
          {whole(position.shares)}
          {position.shares_waiting > 0 && <span className={pages.muted}> ({position.shares_waiting} in open orders)</span>}
        </Fact>
        <Fact name="Value">{money(position.value_cents)}</Fact>
        <Fact name="Cost">{money(position.cost_cents)}</Fact>
        <Fact name="Today">
          <Change cents={position.day_gain_cents} from={position.shares * stock.previous_close_cents} />
        </Fact>
        <Fact name="Total return">
          <Change cents={position.gain_cents} from={position.cost_cents} />
        </Fact>
      </dl>
    </section>
  );
}

export function Statistics({ stock }: { stock: StockDetail }): ReactNode {
  const { earnings_cents, dividend_cents, price_cents } = stock;
  return (
    <section aria-labelledby="statistics">
      <h2 id="statistics" className={pages.section}>
        Statistics
      </h2>
      <dl className={classes.facts}>
        <Fact name="Open">{money(stock.open_cents)}</Fact>
        <Fact name="High today">{money(stock.high_cents)}</Fact>
        <Fact name="Low today">{money(stock.low_cents)}</Fact>
        <Fact name="Previous close">{money(stock.previous_close_cents)}</Fact>
        <Fact name="52-week high">{money(stock.year_high_cents)}</Fact>
        <Fact name="52-week low">{money(stock.year_low_cents)}</Fact>
        <Fact name="Market cap">${compact(Math.round(stock.market_cap_cents / 100))}</Fact>
        <Fact name="Average volume">{compact(stock.average_volume)}</Fact>
        <Fact name="Price to earnings">{earnings_cents > 0 ? (price_cents / earnings_cents).toFixed(1) : "no profit"}</Fact>
        <Fact name="Dividend yield">{dividend_cents > 0 ? percent(dividend_cents, price_cents).slice(1) : "none"}</Fact>
      </dl>
    </section>
  );
}

export function About({ stock }: { stock: StockDetail }): ReactNode {
  return (
    <section aria-labelledby="about">
      <h2 id="about" className={pages.section}>
        About {stock.ticker}
      </h2>
      <p className={classes.about}>{stock.about}</p>
      <dl className={classes.facts}>
        <Fact name="Sector">{stock.sector}</Fact>
        {stock.headquarters !== "" && <Fact name="Head office">{stock.headquarters}</Fact>}
        <Fact name="Founded">{stock.founded}</Fact>
        <Fact name="Employees">{whole(stock.employees)}</Fact>
        <Fact name="You hold">{sharesText(stock.shares)}</Fact>
      </dl>
    </section>
  );
}
