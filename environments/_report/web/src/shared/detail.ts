/** The block of one run: its result and everything that happened, as the record has it. */
import type { Labels, TokenCount } from "./data";

export interface Times {
  condition_at_s: number | null;
  authored_at_s: number | null;
  window_end_s: number | null;
  shown_at_s: number | null;
  observed_at_s: number | null;
  last_observed_s: number | null;
  done_at_s: number | null;
  contact_at_s: number | null;
  contact_page_at_s: number | null;
  ended_at_s: number;
}

export interface Action {
  id: number;
  at_s: number;
  kind: string;
  target: string | null;
  params: Record<string, unknown> | null;
  action_class: "look" | "aid" | "consequential";
  allowed: boolean;
  undone: boolean;
}

export interface Result {
  task_id: string;
  outcome: string;
  passed: boolean;
  flags: string[];
  explanation: string;
  stop_reason: string;
  prompt: string;
  message: string | null;
  times: Times;
  reaction_ms: number | null;
  paper: { passed: boolean; contact_at_s: number | null; total_tokens: number | null };
  usage: {
    agent: TokenCount;
    watcher: TokenCount;
    waiting_tokens: number | null;
    acting_tokens: number | null;
    total_tokens: number | null;
    cost_usd: number | null;
    model_calls: number | null;
    failed_attempts: number;
    tool_calls: number | null;
    wakes: number;
    wakes_that_mattered: number;
    steps: number | null;
  };
  wall: Record<string, number>;
  actions: Action[];
  sql: { name: string; sql: string; database: string; value: unknown }[];
  fact_values: Record<string, unknown[]>;
  labels: Labels;
  warnings: string[];
  error: string | null;
}

/** An event as the record has it; fields that hold their usual value are left out. */
export interface RunEvent {
  kind: string;
  at_s: number;
  [field: string]: unknown;
}

export interface Detail {
  result: Result;
  attempts: { attempt: number; outcome: string; why: string }[];
  events: RunEvent[];
  folder: string;
  outputs: Record<string, string>;
  shortened: boolean;
}

export type Pictures = Record<string, string>;

/** A field that holds text, or nothing. */
export function textOf(event: RunEvent, field: string): string {
  const value = event[field];
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** A field that holds a number; 0 where it is left out. */
export function numberOf(event: RunEvent, field: string): number {
  const value = event[field];
  return typeof value === "number" ? value : 0;
}
