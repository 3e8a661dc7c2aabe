import { useSession } from "@sentinel/kit";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";

import { KINDS } from "../../../shared/words";
import { type Search, useChoices } from "../api/use-search";
import classes from "./SearchPage.module.css";
import { YearRange } from "./YearRange";

interface Props {
  search: Search;
  linkTo: (change: Record<string, string | null>) => string;
}

const SORTINGS = [
  ["relevance", "Relevance"],
  ["added", "Newest in the index"],
  ["year", "Newest publication"],
  ["cited", "Most cited"],
] as const;
/** Years back from this one. */
const SINCE = [0, 1, 4, 10];

/** What narrows and orders the results. */
export function Filters({ search, linkTo }: Props): ReactNode {
  const { session } = useSession();
  const thisYear = new Date(session.start).getFullYear();
  const { subjects, venues } = useChoices();
  const isAnyTime = search.from_year === undefined && search.to_year === undefined;
  return (
    <aside aria-label="Filters" className={classes.filters}>
      <Group title="Sort by">
        {SORTINGS.map(([sort, name]) => (
          <Choice key={sort} to={linkTo({ sort })} name={name} isOn={search.sort === sort} />
        ))}
      </Group>
      <Group title="Published">
        <Choice to={linkTo({ from: null, to: null })} name="Any time" isOn={isAnyTime} />
        {SINCE.map((back) => {
          const year = thisYear - back;
          const isOn = search.from_year === year && search.to_year === undefined;
          return <Choice key={year} to={linkTo({ from: `${year}`, to: null })} name={`Since ${year}`} isOn={isOn} />;
        })}
        <YearRange key={`${search.from_year}-${search.to_year}`} search={search} linkTo={linkTo} />
      </Group>
      <Group title="Type">
        <Choice to={linkTo({ kind: null })} name="Any type" isOn={search.kind === undefined} />
        {Object.entries(KINDS).map(([kind, name]) => (
          <Choice key={kind} to={linkTo({ kind })} name={name} isOn={search.kind === kind} />
        ))}
      </Group>
      <Pick label="Subject" all="Any subject" choices={subjects} chosen={search.subject} linkTo={(id) => linkTo({ subject: id })} />
      <Pick label="Venue" all="Any venue" choices={venues} chosen={search.venue} linkTo={(id) => linkTo({ venue: id })} />
    </aside>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <nav aria-label={title} className={classes.group}>
      <h2>{title}</h2>
      {children}
    </nav>
  );
}

function Choice({ to, name, isOn }: { to: string; name: string; isOn: boolean }): ReactNode {
  return (
    <Link to={to} aria-current={isOn ? "true" : undefined} className={classes.choice}>
      {name}
    </Link>
  );
}

interface PickProps {
  label: string;
  all: string;
  choices: readonly { id: string; name: string }[];
  chosen: string | undefined;
  linkTo: (id: string | null) => string;
}

function Pick({ label, all, choices, chosen, linkTo }: PickProps): ReactNode {
  const navigate = useNavigate();
  return (
    <label className={classes.pick}>
      {label}
      <select value={chosen ?? ""} onChange={(event) => void navigate(linkTo(event.target.value === "" ? null : event.target.value))}>
        <option value="">{all}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
