import { Badge, Table, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";

import type { Row, RunData } from "../../shared/data";
import { count, dollars, milliseconds, tokens } from "../../shared/format";
import { OutcomeBadge } from "../../shared/OutcomeBadge";
import type { Column, Query } from "./query";
import classes from "./tasks.module.css";

interface Props {
  rows: Row[];
  query: Query;
  trials: boolean;
  flaky: RunData["trials"]["flaky"];
  onSort: (part: Pick<Query, "sort" | "down">) => void;
}

const HEAD: { column: Column; name: string; wide?: boolean; figure?: boolean }[] = [
  { column: "task", name: "Task" },
  { column: "outcome", name: "Outcome" },
  { column: "reaction", name: "Reaction", figure: true },
  { column: "tokens", name: "Tokens", figure: true, wide: true },
  { column: "cost", name: "Cost", figure: true, wide: true },
  { column: "calls", name: "Model calls", figure: true, wide: true },
  { column: "actions", name: "Wrong actions", figure: true, wide: true },
];

export function TaskTable({ rows, query, trials, flaky, onSort }: Props): ReactNode {
  return (
    <Table aria-label="Runs" className={classes.table} highlightOnHover>
      <thead>
        <tr>
          {HEAD.map((head) => {
            const sorted = query.sort === head.column;
            return (
              <th key={head.column} scope="col" aria-sort={sorted ? (query.down ? "descending" : "ascending") : "none"} className={place(head)}>
                <button type="button" className={classes.sort} onClick={() => onSort({ sort: head.column, down: sorted && !query.down })}>
                  {head.name}
                  <span aria-hidden>{sorted ? (query.down ? " ↓" : " ↑") : ""}</span>
                </button>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TaskRow key={row.block} row={row} trials={trials} flaky={row.task in flaky} />
        ))}
      </tbody>
    </Table>
  );
}

function place({ wide, figure }: { wide?: boolean; figure?: boolean }): string {
  return [wide === true ? classes.wide : "", figure === true ? classes.figure : ""].join(" ");
}

function TaskRow({ row, trials, flaky }: { row: Row; trials: boolean; flaky: boolean }): ReactNode {
  return (
    <tr>
      <th scope="row">
        <Link className={classes.task} to={`/tasks/${row.task}/${row.trial}`}>
          {row.task}
          {trials && `, trial ${row.trial}`}
        </Link>
        {flaky && (
          <Badge size="xs" variant="outline" color="orange" tt="none" ml={6}>
            flaky
          </Badge>
        )}
        {row.passed !== true && (
          <Text size="xs" c="dimmed" lineClamp={2}>
            {reason(row.why)}
          </Text>
        )}
      </th>
      <td>
        <OutcomeBadge name={row.outcome} />
      </td>
      <td className={classes.figure}>{milliseconds(row.reaction_ms)}</td>
      <td className={place({ wide: true, figure: true })}>{tokens(row.total_tokens)}</td>
      <td className={place({ wide: true, figure: true })}>{dollars(row.cost_usd)}</td>
      <td className={place({ wide: true, figure: true })}>{count(row.model_calls)}</td>
      <td className={place({ wide: true, figure: true })}>{row.wrong_actions}</td>
    </tr>
  );
}

/** The explanation begins with what was asked; in a list only what happened matters. */
function reason(why: string): string {
  const asked = /^The user asked: ".*?[.?!…]?"\.? /s.exec(why);
  return asked === null ? why : why.slice(asked[0].length);
}
