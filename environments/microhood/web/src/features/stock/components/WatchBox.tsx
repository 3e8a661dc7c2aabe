import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useToasts } from "@sentinel/kit";
import { IconBellPlus, IconCheck, IconPlus } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, useState } from "react";

import type { StockDetail } from "../../../shared/api";
import pages from "../../../shared/pages.module.css";
import { useSetAlert, useWatch } from "../api/use-stock";
import classes from "./Ticket.module.css";

const DIRECTIONS = [
  { value: "above", label: "at or above" },
  { value: "below", label: "at or below" },
];

/** Puts the stock on the watchlist, and sets price alerts. */
export function WatchBox({ stock }: { stock: StockDetail }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { failed } = useToasts();
  const { mutate: watch } = useWatch();
  const word = stock.is_watched ? "Remove from watchlist" : "Add to watchlist";
  return (
    <section className={`${pages.card} ${classes.step}`} aria-label="Watch">
      <Button
        variant="default"
        leftSection={stock.is_watched ? <IconCheck size={17} aria-hidden /> : <IconPlus size={17} aria-hidden />}
        onClick={() => watch({ id: stock.id, watched: !stock.is_watched }, { onError: failed })}
      >
        {word}
      </Button>
      <Button variant="default" leftSection={<IconBellPlus size={17} aria-hidden />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Price alert
      </Button>
      {isOpen && <AlertForm stock={stock} onDone={() => setOpen(false)} />}
    </section>
  );
}

function AlertForm({ stock, onDone }: { stock: StockDetail; onDone: () => void }): ReactNode {
  const [direction, setDirection] = useState<"above" | "below">("above");
  const [price, setPrice] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const toasts = useToasts();
  const { mutate } = useSetAlert();

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const onSuccess = () => {
      onDone();
      toasts.done(`The alert for ${stock.ticker} is set.`);
    };
    mutate({ stock: stock.id, direction, price }, { onSuccess, onError: (error) => setRefusal(error.message) });
  }

  return (
    <form className={classes.alert} onSubmit={onSubmit} noValidate>
      <NativeSelect label={`When ${stock.ticker} is`} data={DIRECTIONS} value={direction} onChange={(event) => setDirection(event.target.value as typeof direction)} />
      <TextInput label="Alert price" inputMode="decimal" maxLength={20} placeholder="0.00" value={price} onChange={(event) => setPrice(event.target.value)} />
      {refusal !== null && (
        <p role="alert" className={pages.refusal}>
          {refusal}
        </p>
      )}
      <Button type="submit">Set alert</Button>
    </form>
  );
}
