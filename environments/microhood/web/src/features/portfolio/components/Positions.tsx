import { type ReactNode, memo } from "react";
import { Link } from "react-router";

import type { Position } from "../../../shared/api";
import { Change } from "../../../shared/Change";
import { money, whole } from "../../../shared/money";
import pages from "../../../shared/pages.module.css";

/** What the user holds, the largest position first. */
export function Positions({ positions }: { positions: Position[] }): ReactNode {
  return (
    <section aria-labelledby="positions">
      <h2 id="positions" className={pages.section}>
        Positions
      </h2>
      {positions.length === 0 && <p className={pages.muted}>You hold no stocks yet.</p>}
      {positions.length > 0 && (
        <table className={pages.table} aria-label="Positions">
          <thead>
            <tr>
              <th>Stock</th>
              <th>Shares</th>
              <th>Price</th>
              <th>Today</th>
              <th>Value</th>
              <th>Total return</th>
            </tr>
          </thead>
          <tbody>
            {positions.map((position) => (
              <Row key={position.stock.id} position={position} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const Row = memo(function Row({ position }: { position: Position }): ReactNode {
  const { stock, shares, value_cents, cost_cents, gain_cents } = position;
  return (
    <tr>
      <td>
        <Link to={`/stock/${stock.id}`} title={stock.name}>
          {stock.ticker}
        </Link>
      </td>
      <td>{whole(shares)}</td>
      <td>{money(stock.price_cents)}</td>
      <td>
        <Change cents={stock.day_change_cents} from={stock.previous_close_cents} isShort />
      </td>
      <td>{money(value_cents)}</td>
      <td>
        <Change cents={gain_cents} from={cost_cents} />
      </td>
    </tr>
  );
});
