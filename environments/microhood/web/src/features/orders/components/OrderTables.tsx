import { Button } from "@mantine/core";
import { ConfirmDialog, useToasts } from "@sentinel/kit";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";

import type { Order } from "../../../shared/api";
import { money, sharesText, whole } from "../../../shared/money";
import { Moment } from "../../../shared/Moment";
import pages from "../../../shared/pages.module.css";
import { useCancelOrder } from "../api/use-orders";
import classes from "./Orders.module.css";

function whatOf({ side, type, shares, stock }: Order): string {
  return `${side === "buy" ? "Buy" : "Sell"} ${sharesText(shares)} of ${stock.ticker}, ${type}`;
}

/** The stock and what was to be done with it; the two first cells of a row. */
function What({ order }: { order: Order }): ReactNode {
  return (
    <>
      <td>
        <Link to={`/stock/${order.stock.id}`} title={order.stock.name}>
          {order.stock.ticker}
        </Link>
      </td>
      <td className={classes.word}>
        {order.side === "buy" ? "Buy" : "Sell"} {order.type}
      </td>
      <td>{whole(order.shares)}</td>
    </>
  );
}

export function OpenOrders({ orders }: { orders: Order[] }): ReactNode {
  const [asked, setAsked] = useState<Order | null>(null);
  const toasts = useToasts();
  const { mutate } = useCancelOrder();

  function cancel({ id, stock }: Order): void {
    mutate(id, { onSuccess: () => toasts.done(`The order for ${stock.ticker} is cancelled.`), onError: toasts.failed });
  }

  return (
    <section aria-labelledby="open">
      <h2 id="open" className={pages.section}>
        Open
      </h2>
      {orders.length === 0 && <p className={classes.none}>No order is waiting.</p>}
      {orders.length > 0 && (
        <table className={pages.table} aria-label="Open orders">
          <thead>
            <tr>
              <th>Stock</th>
              <th className={classes.word}>Order</th>
              <th>Shares</th>
              <th>Limit</th>
              <th>Placed</th>
              <th aria-label="Cancel" />
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.id}>
                <What order={order} />
                <td>{money(order.limit_cents ?? 0)}</td>
                <td>
                  <Moment atS={order.placed_at_s} />
                </td>
                <td>
                  <Button size="compact-sm" variant="default" aria-label={`Cancel: ${whatOf(order)}`} onClick={() => setAsked(order)}>
                    Cancel
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ConfirmDialog isOpen={asked !== null} title="Cancel this order?" action="Cancel order" back="Keep order" onConfirm={() => asked !== null && cancel(asked)} onClose={() => setAsked(null)}>
        {asked !== null && whatOf(asked)}
      </ConfirmDialog>
    </section>
  );
}

export function DoneOrders({ orders }: { orders: Order[] }): ReactNode {
  return (
    <section aria-labelledby="done">
      <h2 id="done" className={pages.section}>
        History
      </h2>
      {orders.length === 0 && <p className={classes.none}>You have not traded yet.</p>}
      {orders.length > 0 && (
        <table className={pages.table} aria-label="Order history">
          <thead>
            <tr>
              <th>Stock</th>
              <th className={classes.word}>Order</th>
              <th>Shares</th>
              <th>Price</th>
              <th>Total</th>
              <th>Status</th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <DoneRow key={order.id} order={order} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function DoneRow({ order }: { order: Order }): ReactNode {
  const { status, price_cents, total_cents, done_at_s, placed_at_s } = order;
  return (
    <tr>
      <What order={order} />
      <td>{price_cents === null ? "–" : money(price_cents)}</td>
      <td>{total_cents === null ? "–" : money(total_cents)}</td>
      <td>
        {status === "filled" ? "Filled" : "Cancelled"} <Moment atS={done_at_s ?? placed_at_s} />
      </td>
    </tr>
  );
}
