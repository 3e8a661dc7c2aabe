import { IconSearch } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { useNavigate } from "react-router";

import classes from "./shared.module.css";

/** The search of the whole place. */
export function SearchLine({ className }: { className: string | undefined }): ReactNode {
  const navigate = useNavigate();
  const [text, setText] = useState("");
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() !== "") void navigate(`/search?q=${encodeURIComponent(text.trim())}`);
  }
  return (
    <form role="search" className={`${classes.searchLine} ${className ?? ""}`} onSubmit={onSubmit}>
      <IconSearch size={16} aria-hidden />
      <input type="text" aria-label="Search everything" placeholder="Search code, issues, people" value={text} onChange={(event) => setText(event.target.value)} />
    </form>
  );
}
