import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

/** Searches when Enter is pressed. */
export function SearchField(): ReactNode {
  const isSearching = useLocation().pathname === "/search";
  const shown = useSearchParams()[0].get("q") ?? "";
  return <Field key={isSearching ? shown : ""} shown={isSearching ? shown : ""} />;
}

function Field({ shown }: { shown: string }): ReactNode {
  const [text, setText] = useState(shown);
  const navigate = useNavigate();
  return (
    <form
      role="search"
      style={{ flex: "0 1 440px" }}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(`/search?${new URLSearchParams({ q: text.trim() })}`);
      }}
    >
      <TextInput
        type="search"
        aria-label="Search"
        placeholder="Search titles, places and people"
        leftSection={<IconSearch size={17} aria-hidden />}
        variant="filled"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </form>
  );
}
