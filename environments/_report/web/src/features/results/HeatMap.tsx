import type { ReactNode } from "react";
import { Link } from "react-router";

import type { Row, RunData } from "../../shared/data";
import { Section } from "../../shared/Section";
import classes from "./results.module.css";

const CATEGORIES = ["passive", "active", "noop"];

/** Where it goes wrong: passes by app and category. */
export function HeatMap({ data }: { data: RunData }): ReactNode {
  const apps = [...new Set(data.rows.map((row) => row.environment))].toSorted();
  const categories = CATEGORIES.filter((category) => data.rows.some((row) => row.category === category));
  return (
    <Section title="Passed, by app and category" note="Runs with a verdict. A cell leads to its runs.">
      <table className={classes.heat} aria-label="Passes by app and category">
        <thead>
          <tr>
            <th scope="col">App</th>
            {categories.map((category) => (
              <th key={category} scope="col">
                {category}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {apps.map((app) => (
            <tr key={app}>
              <th scope="row">{app}</th>
              {categories.map((category) => (
                <td key={category}>
                  <Cell app={app} category={category} rows={data.rows.filter((row) => row.environment === app && row.category === category)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Cell({ app, category, rows }: { app: string; category: string; rows: Row[] }): ReactNode {
  const judged = rows.filter((row) => row.passed !== null);
  if (judged.length === 0) return <span aria-label="no verdict">–</span>;
  const passed = judged.filter((row) => row.passed === true).length;
  const share = Math.round((100 * passed) / judged.length);
  const background = `color-mix(in srgb, light-dark(var(--mantine-color-teal-3), var(--mantine-color-teal-8)) ${share}%, light-dark(var(--mantine-color-orange-2), var(--mantine-color-red-9)))`;
  return (
    <Link className={classes.cell} style={{ background }} to={`/tasks?app=${app}&category=${category}`} aria-label={`${app}, ${category}: ${passed} of ${judged.length} passed`}>
      {passed}/{judged.length}
    </Link>
  );
}
