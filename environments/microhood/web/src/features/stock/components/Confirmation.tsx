import { Button } from "@mantine/core";
import { IconCircleCheck, IconClockHour4 } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import type { Order } from "../../../shared/api";
import { money, sharesText } from "../../../shared/money";
import pages from "../../../shared/pages.module.css";
import classes from "./Ticket.module.css";

/** What has become of the order. */
export function Confirmation({ order, onClose }: { order: Order; onClose: () => void }): ReactNode {
  const isFilled = order.status === "filled";
  const what = `${sharesText(order.shares)} of ${order.stock.ticker}`;
  const verb = order.side === "buy" ? "bought" : "sold";
  const Icon = isFilled ? IconCircleCheck : IconClockHour4;
  return (
    <section className={`${pages.card} ${classes.step}`} aria-label="Order placed">
      <Icon size={40} stroke={1.5} aria-hidden className={classes.sign} />
      <h2>{isFilled ? "Order filled" : "Order placed"}</h2>
      <p role="status">
        {isFilled
          ? `You ${verb} ${what} at ${money(order.price_cents ?? 0)}, ${money(order.total_cents ?? 0)} in all.`
          : `Your limit order to ${order.side} ${what} waits for ${money(order.limit_cents ?? 0)}.`}
      </p>
      <Button size="md" onClick={onClose}>
        Done
      </Button>
      <Link to="/orders" className={pages.link}>
        See all orders
      </Link>
    </section>
  );
}
