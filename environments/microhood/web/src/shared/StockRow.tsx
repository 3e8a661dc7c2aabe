import { type ReactNode, memo } from "react";
import { Link } from "react-router";

import type { Stock } from "./api";
import { Change } from "./Change";
import { money, sharesText } from "./money";
import classes from "./shared.module.css";
import { Spark } from "./Spark";

/** A stock in a list: symbol, name, shares if there are any, price and the change of the day. One link, one text. */
export const StockRow = memo(function StockRow({ stock, isWide = false }: { stock: Stock; isWide?: boolean }): ReactNode {
  const { id, ticker, name, shares, price_cents, day_change_cents, previous_close_cents } = stock;
  return (
    <Link to={`/stock/${id}`} className={classes.row}>
      <span role="presentation" className={classes.names}>
        <b role="presentation">{ticker}</b>{" "}
        <span role="presentation" className={classes.small}>
          {shares > 0 && !isWide ? sharesText(shares) : name}
        </span>
      </span>
      <Spark prices={stock.spark} isDown={day_change_cents < 0} />
      <span role="presentation" className={classes.price}>
        {" "}
        {money(price_cents)} <Change cents={day_change_cents} from={previous_close_cents} isShort />
      </span>
    </Link>
  );
});
