import { AccountMenu, IconButton } from "@sentinel/kit";
import { IconHelpCircle, IconSearch, IconX } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, type RefObject, useState } from "react";
import { Link, useNavigate } from "react-router";

import classes from "./AppBar.module.css";
import logo from "./logo.svg";

interface Props {
  searchBox: RefObject<HTMLInputElement | null>;
  search: string;
  onHelp: () => void;
}

export function AppBar({ searchBox, search, onHelp }: Props): ReactNode {
  return (
    <header className={classes.bar}>
      <Link to="/inbox" className={classes.brand}>
        <img src={logo} alt="" width={30} height={30} />
        <span>
          Micro<b>Mail</b>
        </span>
      </Link>
      <SearchBox key={search} box={searchBox} search={search} />
      <div className={classes.tools}>
        <IconButton label="Keyboard shortcuts" size={36} onClick={onHelp}>
          <IconHelpCircle size={21} stroke={1.7} aria-hidden />
        </IconButton>
        <AccountMenu />
      </div>
    </header>
  );
}

/** Searches when the user presses Enter; what is typed is the box's own until then. */
function SearchBox({ box, search }: { box: RefObject<HTMLInputElement | null>; search: string }): ReactNode {
  const navigate = useNavigate();
  const [text, setText] = useState(search);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted !== "") void navigate(`/search?q=${encodeURIComponent(wanted)}`);
  }

  function clear(): void {
    setText("");
    if (search !== "") void navigate("/inbox");
  }

  return (
    <form role="search" className={classes.search} onSubmit={onSubmit}>
      <IconSearch size={18} aria-hidden />
      <input ref={box} type="text" aria-label="Search mail" placeholder="Search mail" value={text} onChange={(event) => setText(event.target.value)} />
      {text !== "" && (
        <IconButton label="Clear search" size={26} onClick={clear}>
          <IconX size={16} aria-hidden />
        </IconButton>
      )}
    </form>
  );
}
