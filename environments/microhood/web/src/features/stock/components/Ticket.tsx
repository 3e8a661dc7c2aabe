import { type ReactNode, useState } from "react";

import type { Order, OrderWish, StockDetail } from "../../../shared/api";
import pages from "../../../shared/pages.module.css";
import { usePlaceOrder } from "../api/use-stock";
import { Confirmation } from "./Confirmation";
import classes from "./Ticket.module.css";
import { type Draft, TicketForm } from "./TicketForm";
import { Review } from "./Review";

const EMPTY: Draft = { side: "buy", type: "market", shares: "", limit: "" };
const SIDES = ["buy", "sell"] as const;

/** Buying and selling in three steps: what, a review, the confirmation. Only the second one's button does anything. */
export function Ticket({ stock }: { stock: StockDetail }): ReactNode {
  const [draft, setDraft] = useState(EMPTY);
  const [wish, setWish] = useState<OrderWish | null>(null);
  const [done, setDone] = useState<Order | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate } = usePlaceOrder();

  function place(order: OrderWish): void {
    mutate(order, {
      onSuccess: (placed) => {
        setDone(placed);
        setWish(null);
        setDraft({ ...EMPTY, side: order.side });
      },
      onError: (error) => setRefusal(error.message),
    });
  }

  function change(next: Draft): void {
    setRefusal(null);
    setDraft(next);
  }

  function edit(): void {
    setWish(null);
    setRefusal(null);
  }

  if (done !== null) return <Confirmation order={done} onClose={() => setDone(null)} />;
  if (wish !== null) return <Review stock={stock} wish={wish} refusal={refusal} onBack={edit} onPlace={() => place(wish)} />;
  return (
    <section className={pages.card} aria-label="Order">
      <div role="tablist" aria-label="Buy or sell" className={classes.sides}>
        {SIDES.map((side) => (
          <button key={side} type="button" role="tab" aria-selected={draft.side === side} onClick={() => change({ ...draft, side })}>
            {side === "buy" ? "Buy" : "Sell"}
          </button>
        ))}
      </div>
      <TicketForm stock={stock} draft={draft} onChange={change} onReview={setWish} />
    </section>
  );
}
