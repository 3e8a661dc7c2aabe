import { IconButton } from "@sentinel/kit";
import { IconSearch } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { useNavigate } from "react-router";

import classes from "./shared.module.css";

/** Leads to the results; filters of an earlier search are dropped. */
export function SearchBox({ search, isLarge = false }: { search: string; isLarge?: boolean }): ReactNode {
  const [text, setText] = useState(search);
  const navigate = useNavigate();
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void navigate(`/search?${new URLSearchParams({ q: text.trim() })}`);
  }
  return (
    <form role="search" className={isLarge ? `${classes.searchBox} ${classes.large}` : classes.searchBox} onSubmit={onSubmit}>
      <input
        type="text"
        aria-label="Search papers"
        placeholder="Title, author, venue or subject"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <IconButton type="submit" label="Search" variant="filled" color="moss" size={isLarge ? 46 : 36} radius={0}>
        <IconSearch size={18} aria-hidden />
      </IconButton>
    </form>
  );
}
