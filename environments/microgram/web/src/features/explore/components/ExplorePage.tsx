import { EmptyState, ErrorState, LoadingRows } from "@sentinel/kit";
import { IconSearch, IconUserQuestion } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";

import { FollowButton } from "../../../shared/FollowButton";
import { PersonLink } from "../../../shared/PersonLink";
import { Tiles } from "../../../shared/Tiles";
import { useExplore, useProfileSearch } from "../api/use-explore";
import classes from "./ExplorePage.module.css";

/** Pictures of people whom the user does not follow yet, and a search for people. */
export function ExplorePage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const search = params.get("q") ?? "";
  return (
    <div className={classes.page}>
      <SearchBox key={search} search={search} onSearch={(text) => setParams(text === "" ? {} : { q: text })} />
      {search === "" ? <Discover /> : <Found search={search} />}
    </div>
  );
}

function SearchBox({ search, onSearch }: { search: string; onSearch: (text: string) => void }): ReactNode {
  const [text, setText] = useState(search);
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    onSearch(text.trim());
  }
  return (
    <form role="search" className={classes.search} onSubmit={onSubmit}>
      <IconSearch size={18} aria-hidden />
      <input type="text" aria-label="Search people" placeholder="Search people" value={text} onChange={(event) => setText(event.target.value)} />
    </form>
  );
}

function Discover(): ReactNode {
  const query = useExplore();
  if (query.isError) return <ErrorState error={query.error} title="Explore could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={3} label="Loading pictures" />;
  return <Tiles tiles={query.data} label="Explore" />;
}

function Found({ search }: { search: string }): ReactNode {
  const query = useProfileSearch(search);
  if (query.isError) return <ErrorState error={query.error} title="The search failed" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={3} label="Searching" />;
  if (query.data.length === 0) {
    return (
      <EmptyState icon={<IconUserQuestion size={46} stroke={1.3} />} title="Nobody found">
        No name or handle has these words.
      </EmptyState>
    );
  }
  return (
    <ul aria-label={`People found for “${search}”`} className={classes.found}>
      {query.data.map((profile) => (
        <li key={profile.id}>
          <PersonLink profile={profile}>
            @{profile.handle} {profile.city !== "" && `· ${profile.city}`}
          </PersonLink>
          <FollowButton profile={profile} isSmall />
        </li>
      ))}
    </ul>
  );
}
