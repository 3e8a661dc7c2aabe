import { IconSearch } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link, useSearchParams } from "react-router";

import classes from "./ListPage.module.css";
import { numberText } from "./words";

/** The filters of a list, kept in the page's address. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  function set(name: string, value: string): void {
    const next = new URLSearchParams(params);
    if (value === "") next.delete(name);
    else next.set(name, value);
    setParams(next);
  }
  return { params, set, isClosed: params.get("state") === "closed" };
}

/** A search that is made when the text is sent. */
export function FilterSearch({ label, value, onSearch }: { label: string; value: string; onSearch: (text: string) => void }): ReactNode {
  const [text, setText] = useState(value);
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    onSearch(text.trim());
  }
  return (
    <form role="search" className={classes.search} onSubmit={onSubmit}>
      <IconSearch size={16} aria-hidden />
      <input type="text" aria-label={label} placeholder={label} value={text} onChange={(event) => setText(event.target.value)} />
    </form>
  );
}

/** Open and closed, with how many there are under the same filters. */
export function StateLinks({ open, closed }: { open: number; closed: number }): ReactNode {
  const { params, isClosed } = useFilters();
  function to(state: string): string {
    const next = new URLSearchParams(params);
    next.set("state", state);
    return `?${next.toString()}`;
  }
  return (
    <div className={classes.states}>
      <Link to={to("open")} aria-current={!isClosed}>
        {numberText(open)} open
      </Link>
      <Link to={to("closed")} aria-current={isClosed}>
        {numberText(closed)} closed
      </Link>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  options: readonly (readonly [value: string, text: string])[];
  /** What is shown where nothing is chosen. */
  all: string;
}

/** One filter as a list to choose from. */
export function FilterChoice({ label, name, options, all }: ChoiceProps): ReactNode {
  const { params, set } = useFilters();
  return (
    <select aria-label={label} value={params.get(name) ?? ""} onChange={(event) => set(name, event.target.value)}>
      <option value="">{all}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
