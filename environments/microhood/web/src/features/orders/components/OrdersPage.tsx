import { ErrorState, LoadingRows } from "@sentinel/kit";
import type { ReactNode } from "react";

import { money } from "../../../shared/money";
import { Moment } from "../../../shared/Moment";
import pages from "../../../shared/pages.module.css";
import { useOrders } from "../api/use-orders";
import { DoneOrders, OpenOrders } from "./OrderTables";
import classes from "./Orders.module.css";

/** Orders that wait, all that came before, and what was paid in. */
export function OrdersPage(): ReactNode {
  const query = useOrders();
  if (query.isError) return <ErrorState error={query.error} title="Your orders could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={6} label="Loading your orders" />;
  const { open, done, transfers } = query.data;
  return (
    <div className={`${pages.narrow} ${classes.page}`}>
      <h1 className={pages.title}>Orders</h1>
      <OpenOrders orders={open} />
      <DoneOrders orders={done} />
      <section aria-labelledby="transfers">
        <h2 id="transfers" className={pages.section}>
          Deposits
        </h2>
        <ul className={classes.transfers}>
          {transfers.map(({ at_s, cents }) => (
            <li key={at_s}>
              <span role="presentation">
                From your bank, <Moment atS={at_s} />
              </span>{" "}
              <b role="presentation">+{money(cents)}</b>
            </li>
          ))}
        </ul>
        {transfers.length === 0 && <p className={pages.muted}>Nothing was paid in yet.</p>}
      </section>
    </div>
  );
}
