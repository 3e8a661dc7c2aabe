import { Button, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";

import type { OrderWish, StockDetail } from "../../../shared/api";
import { money, sharesText } from "../../../shared/money";
import pages from "../../../shared/pages.module.css";
import { useEstimate } from "../api/use-stock";
import classes from "./Ticket.module.css";

export interface Draft {
  side: "buy" | "sell";
  type: "market" | "limit";
  /** As typed. */
  shares: string;
  /** As typed. */
  limit: string;
}

interface Props {
  stock: StockDetail;
  draft: Draft;
  onChange: (draft: Draft) => void;
  onReview: (wish: OrderWish) => void;
}

const TYPES = [
  { value: "market", label: "Market order" },
  { value: "limit", label: "Limit order" },
];
const MOST_SHARES = 1_000_000;

function countOf(text: string): number | null {
  const plain = text.trim().replaceAll(",", "");
  const count = /^\d{1,7}$/.test(plain) ? Number(plain) : 0;
  return count >= 1 && count <= MOST_SHARES ? count : null;
}

/** What to buy or sell, and at which price. */
export function TicketForm({ stock, draft, onChange, onReview }: Props): ReactNode {
  const [problem, setProblem] = useState<string | null>(null);
  const shares = countOf(draft.shares);
  const isLimit = draft.type === "limit";
  const wish: OrderWish = { stock: stock.id, side: draft.side, type: draft.type, shares: shares ?? 1, limit_price: isLimit ? draft.limit : null };
  const estimate = useEstimate(wish, shares !== null && (!isLimit || draft.limit.trim() !== ""));

  function change(part: Partial<Draft>): void {
    setProblem(null);
    onChange({ ...draft, ...part });
  }

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (shares === null) setProblem(`Enter a whole number of shares, from 1 to ${sharesText(MOST_SHARES)}.`);
    else if (isLimit && draft.limit.trim() === "") setProblem("Enter a limit price in dollars and cents, like 42.20.");
    else {
      const { error, data } = estimate.isFetching ? await estimate.refetch({ cancelRefetch: false }) : estimate;
      const refusal = error?.message ?? data?.refusal ?? null;
      if (refusal === null) onReview(wish);
      else setProblem(refusal);
    }
  }

  return (
    <form className={classes.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      <NativeSelect label="Order type" data={TYPES} value={draft.type} onChange={(event) => change({ type: event.target.value as Draft["type"] })} />
      <TextInput label="Shares" inputMode="numeric" maxLength={9} placeholder="0" value={draft.shares} onChange={(event) => change({ shares: event.target.value })} />
      {isLimit && (
        <TextInput
          label="Limit price"
          inputMode="decimal"
          maxLength={20}
          placeholder="0.00"
          value={draft.limit}
          onChange={(event) => change({ limit: event.target.value })}
        />
      )}
      <dl className={classes.sums}>
        <dt>Market price</dt>
        <dd>{money(stock.price_cents)}</dd>
        <dt>Estimated {draft.side === "buy" ? "cost" : "proceeds"}</dt>
        <dd>{shares !== null && estimate.data !== undefined ? money(estimate.data.total_cents) : "–"}</dd>
      </dl>
      {problem !== null && (
        <p role="alert" className={pages.refusal}>
          {problem}
        </p>
      )}
      <Button type="submit" size="md">
        Review order
      </Button>
      <Available stock={stock} side={draft.side} />
    </form>
  );
}

function Available({ stock, side }: { stock: StockDetail; side: Draft["side"] }): ReactNode {
  const estimate = useEstimate({ stock: stock.id, side, type: "market", shares: 1 }, true);
  if (estimate.data === undefined) return null;
  const { buying_power_cents, shares_free } = estimate.data;
  return (
    <p className={classes.available}>{side === "buy" ? `${money(buying_power_cents)} buying power` : `${sharesText(shares_free)} available to sell`}</p>
  );
}
