/** Which runs are shown, and in which order: kept in the page's address. */
import type { Row, RunData } from "../../shared/data";

export const COLUMNS = ["task", "outcome", "reaction", "tokens", "cost", "calls", "actions"] as const;
export type Column = (typeof COLUMNS)[number];

export interface Query {
  text: string;
  verdict: string;
  outcome: string;
  app: string;
  category: string;
  criterion: string;
  sort: Column;
  down: boolean;
}

const FIELDS = ["text", "verdict", "outcome", "app", "category", "criterion"] as const;

const VALUES: Record<Column, (row: Row) => string | number | null> = {
  task: (row) => `${row.task} ${String(row.trial).padStart(4, "0")}`,
  outcome: (row) => row.outcome,
  reaction: (row) => row.reaction_ms,
  tokens: (row) => row.total_tokens,
  cost: (row) => row.cost_usd,
  calls: (row) => row.model_calls,
  actions: (row) => row.wrong_actions,
};

export function readQuery(parameters: URLSearchParams): Query {
  const field = (name: string) => parameters.get(name) ?? "";
  const sort = COLUMNS.find((column) => column === field("sort")) ?? "task";
  const [text, verdict, outcome, app, category, criterion] = FIELDS.map(field) as [string, string, string, string, string, string];
  return { text, verdict, outcome, app, category, criterion, sort, down: field("down") === "1" };
}

export function writeQuery(query: Query): Record<string, string> {
  const kept = FIELDS.filter((name) => query[name] !== "").map((name) => [name, query[name]]);
  const order = query.sort === "task" && !query.down ? [] : [["sort", query.sort], ...(query.down ? [["down", "1"]] : [])];
  return Object.fromEntries([...kept, ...order]) as Record<string, string>;
}

export function select(data: RunData, query: Query): Row[] {
  const wanted = query.text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = data.rows.filter((row) => {
    const text = `${row.task} ${row.outcome} ${row.flags} ${row.message ?? ""} ${row.why}`.toLowerCase();
    return (
      wanted.every((word) => text.includes(word)) &&
      verdictIs(row, query.verdict, data) &&
      (query.outcome === "" || row.outcome === query.outcome) &&
      (query.app === "" || row.environment === query.app) &&
      (query.category === "" || row.category === query.category) &&
      (query.criterion === "" || row.criterion === query.criterion)
    );
  });
  return found.toSorted((a, b) => compare(VALUES[query.sort](a), VALUES[query.sort](b), query.down) || compare(VALUES.task(a), VALUES.task(b), false));
}

function verdictIs(row: Row, verdict: string, data: RunData): boolean {
  if (verdict === "passed") return row.passed === true;
  if (verdict === "failed") return row.passed === false;
  if (verdict === "none") return row.passed === null;
  if (verdict === "flaky") return row.task in data.trials.flaky;
  return true;
}

/** What is unknown comes last, whichever way round. */
function compare(a: string | number | null, b: string | number | null, down: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order = typeof a === "string" ? a.localeCompare(String(b)) : a - Number(b);
  return down ? -order : order;
}
