import { type FormEvent, type ReactNode, useState } from "react";
import { useNavigate } from "react-router";

import type { Search } from "../api/use-search";
import classes from "./SearchPage.module.css";

interface Props {
  search: Search;
  linkTo: (change: Record<string, string | null>) => string;
}

/** A range of years of the user's own; either end may be left open. */
export function YearRange({ search, linkTo }: Props): ReactNode {
  const [from, setFrom] = useState(`${search.from_year ?? ""}`);
  const [to, setTo] = useState(`${search.to_year ?? ""}`);
  const [refusal, setRefusal] = useState<string | null>(null);
  const navigate = useNavigate();

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (![from, to].every((year) => year === "" || /^[12]\d{3}$/.test(year))) setRefusal("Write years with four digits.");
    else if (from !== "" && to !== "" && from > to) setRefusal("The first year is later than the last.");
    else void navigate(linkTo({ from: from === "" ? null : from, to: to === "" ? null : to }));
  }

  return (
    <form className={classes.range} onSubmit={onSubmit}>
      <input type="text" inputMode="numeric" aria-label="From year" placeholder="from" value={from} onChange={(event) => setFrom(event.target.value)} />
      <span aria-hidden>–</span>
      <input type="text" inputMode="numeric" aria-label="To year" placeholder="to" value={to} onChange={(event) => setTo(event.target.value)} />
      <button type="submit" aria-label="Apply years">
        Go
      </button>
      {refusal !== null && <p role="alert">{refusal}</p>}
    </form>
  );
}
