import { EmptyState, ErrorState, LoadingRows } from "@sentinel/kit";
import { IconChartBarOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";

import { useMetrics, useSubjects } from "../api/use-metrics";
import classes from "./MetricsPage.module.css";

/** Journals and conferences, ranked by how often what they published of late is cited. */
export function MetricsPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const subject = params.get("subject");
  const subjects = useSubjects().data ?? [];
  return (
    <section aria-label="Metrics" className={classes.page}>
      <header>
        <h1>Top venues</h1>
        <label>
          Subject
          <select value={subject ?? ""} onChange={(event) => setParams(event.target.value === "" ? {} : { subject: event.target.value })}>
            <option value="">All subjects</option>
            {subjects.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </header>
      <Ranking subject={subject} />
    </section>
  );
}

function Ranking({ subject }: { subject: string | null }): ReactNode {
  const query = useMetrics(subject);
  if (query.isError) return <ErrorState error={query.error} title="Metrics could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={6} label="Loading metrics" />;
  const { venues, first_year: first, last_year: last } = query.data;
  if (venues.length === 0) {
    return (
      <EmptyState icon={<IconChartBarOff size={46} stroke={1.3} />} title="No venue of its own">
        Papers of this subject appear in venues of other subjects.
      </EmptyState>
    );
  }
  return (
    <>
      <p className={classes.hint}>
        h5-index: the largest number h such that h papers published from {first} to {last} are cited at least h times each. h5-median: the median of
        the citations of those papers.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Rank</th>
            <th scope="col">Publication</th>
            <th scope="col">Subject</th>
            <th scope="col">Papers</th>
            <th scope="col">h5-index</th>
            <th scope="col">h5-median</th>
          </tr>
        </thead>
        <tbody>
          {venues.map((venue) => (
            <tr key={venue.id}>
              <td>{venue.rank}.</td>
              <td>
                <Link to={`/search?q=&venue=${venue.id}&sort=cited`}>{venue.name}</Link>
                <span>{venue.kind}</span>
              </td>
              <td>{venue.subject}</td>
              <td>{venue.papers}</td>
              <td>{venue.h5_index}</td>
              <td>{venue.h5_median}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
