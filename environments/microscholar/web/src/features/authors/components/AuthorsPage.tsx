import { EmptyState, ErrorState, LoadingRows, PersonAvatar } from "@sentinel/kit";
import { IconUserQuestion } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link, useSearchParams } from "react-router";

import { countOf } from "../../../shared/words";
import { useAuthors } from "../api/use-authors";
import classes from "./Authors.module.css";
import { FollowButton } from "./FollowButton";

/** All authors, found by name, or those whom the user follows. */
export function AuthorsPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const search = params.get("q") ?? "";
  const isFollowed = params.get("followed") === "1";
  return (
    <div className={classes.page}>
      <h1>Authors</h1>
      <div className={classes.tools}>
        <NameBox key={search} search={search} onSearch={(q) => setParams({ ...(q !== "" && { q }), ...(isFollowed && { followed: "1" }) })} />
        <nav aria-label="Which authors">
          <Link to="/authors" aria-current={isFollowed ? undefined : "page"}>
            All
          </Link>
          <Link to="/authors?followed=1" aria-current={isFollowed ? "page" : undefined}>
            Following
          </Link>
        </nav>
      </div>
      <Found search={search} isFollowed={isFollowed} />
    </div>
  );
}

function NameBox({ search, onSearch }: { search: string; onSearch: (text: string) => void }): ReactNode {
  const [text, setText] = useState(search);
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    onSearch(text.trim());
  }
  return (
    <form onSubmit={onSubmit}>
      <input type="text" aria-label="Author name" placeholder="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="submit">Find</button>
    </form>
  );
}

const FIRST = 24;

function Found({ search, isFollowed }: { search: string; isFollowed: boolean }): ReactNode {
  const query = useAuthors(search, isFollowed);
  const [length, setLength] = useState(FIRST);
  if (query.isError) return <ErrorState error={query.error} title="Authors could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={5} label="Loading authors" />;
  if (query.data.length === 0) {
    return (
      <EmptyState icon={<IconUserQuestion size={46} stroke={1.3} />} title="Nobody found">
        {isFollowed ? "You follow nobody of that name." : "No author's name has these words."}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Authors" className={classes.cards}>
        {query.data.slice(0, length).map((author) => (
          <li key={author.id}>
            <PersonAvatar person={author} size={46} />
            <div>
              <Link to={`/author/${author.id}`}>{author.name}</Link>
              <p>
                {author.affiliation} · {author.interests.join(", ")}
              </p>
              <p>Cited {countOf(author.cited_by, "time", "times")}</p>
            </div>
            <FollowButton author={author} isSmall />
          </li>
        ))}
      </ul>
      {query.data.length > length && (
        <button type="button" className={classes.more} onClick={() => setLength(query.data.length)}>
          Show all {query.data.length}
        </button>
      )}
    </>
  );
}
