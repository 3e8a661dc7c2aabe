import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useToasts } from "@sentinel/kit";
import { type FormEvent, type ReactNode, useState } from "react";

import pages from "../../../shared/pages.module.css";
import { useStocks } from "../../../shared/use-lists";
import { useSetAlert } from "../api/use-alerts";
import classes from "./Alerts.module.css";

const DIRECTIONS = [
  { value: "above", label: "at or above" },
  { value: "below", label: "at or below" },
];

/** A new alert for any stock. */
export function AlertForm(): ReactNode {
  const stocks = useStocks().data ?? [];
  const [stock, setStock] = useState("");
  const [direction, setDirection] = useState<"above" | "below">("above");
  const [price, setPrice] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const toasts = useToasts();
  const { mutate } = useSetAlert();
  const choices = stocks.map(({ id, ticker, name }) => ({ value: id, label: `${ticker} ${name}` }));

  function clear(): void {
    setPrice("");
    setRefusal(null);
    toasts.done("The alert is set.");
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (stock === "") {
      setRefusal("Choose a stock.");
      return;
    }
    mutate({ stock, direction, price }, { onSuccess: clear, onError: (error) => setRefusal(error.message) });
  }

  return (
    <form className={`${pages.card} ${classes.form}`} onSubmit={onSubmit} noValidate aria-label="New alert">
      <NativeSelect label="Stock" data={[{ value: "", label: "Choose a stock" }, ...choices]} value={stock} onChange={(event) => setStock(event.target.value)} />
      <NativeSelect label="Direction" data={DIRECTIONS} value={direction} onChange={(event) => setDirection(event.target.value as typeof direction)} />
      <TextInput label="Price" inputMode="decimal" maxLength={20} placeholder="0.00" value={price} onChange={(event) => setPrice(event.target.value)} />
      <Button type="submit">Set alert</Button>
      {refusal !== null && (
        <p role="alert" className={`${pages.refusal} ${classes.refusal}`}>
          {refusal}
        </p>
      )}
    </form>
  );
}
