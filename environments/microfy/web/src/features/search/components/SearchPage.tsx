import { EmptyState } from "@sentinel/kit";
import { IconMusicSearch, IconSearch } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";

import pages from "../../../shared/pages.module.css";
import { Found } from "./Found";
import classes from "./SearchPage.module.css";

/** Songs, artists, records and playlists by name and title. */
export function SearchPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const search = params.get("q") ?? "";
  return (
    <>
      <header className={pages.plain}>
        <h1>Search</h1>
        <SearchBox key={search} search={search} onSearch={(text) => setParams(text === "" ? {} : { q: text })} />
      </header>
      {search === "" ? (
        <EmptyState icon={<IconMusicSearch size={46} stroke={1.3} />} title="What would you like to hear?">
          Titles and names are searched. Lyrics are on the songs’ own pages.
        </EmptyState>
      ) : (
        <Found search={search} />
      )}
    </>
  );
}

function SearchBox({ search, onSearch }: { search: string; onSearch: (text: string) => void }): ReactNode {
  const [text, setText] = useState(search);
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    onSearch(text.trim());
  }
  return (
    <form role="search" className={classes.box} onSubmit={onSubmit}>
      <IconSearch size={19} aria-hidden />
      <input
        type="text"
        aria-label="Search songs, artists, records and playlists"
        placeholder="Songs, artists, records, playlists"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit">Search</button>
    </form>
  );
}
