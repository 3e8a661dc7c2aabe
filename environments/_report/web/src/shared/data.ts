/** What the page was given: the data that stand in it, and the blocks that are unpacked when needed. */
import type { ComparisonData } from "./comparison";

export interface Proportion {
  count: number;
  of: number;
  low: number | null;
  high: number | null;
}

export const STAGES = ["shown", "seen", "decided", "done", "told"] as const;
export type Stage = (typeof STAGES)[number];
export const DELAYS = ["10", "30", "60", "120", "any"] as const;
export type Delay = (typeof DELAYS)[number];
export const CLASSES = ["input_tokens", "cached_tokens", "output_tokens", "reasoning_tokens"] as const;
export type TokenCount = Record<(typeof CLASSES)[number], number | null>;

export type By = "all" | "category" | "criterion" | "environment";

export interface Stratum {
  by: By;
  name: string;
  runs: number;
  passed: Proportion;
  timely: Proportion;
  false_alarms: Proportion;
  within: Record<Delay, number>;
  outcomes: Record<string, number>;
  reaction_median_ms: number | null;
  reaction_p90_ms: number | null;
  stages_s: (Record<Stage, number> & { of: number }) | null;
  tokens: {
    roles: Record<"agent" | "watcher", TokenCount>;
    phases: Record<"waiting" | "acting", number | null>;
    total: number | null;
  };
  tokens_median: number | null;
  cost_usd: number | null;
  paper: Record<"both" | "ours_only" | "theirs_only" | "neither", number>;
}

export interface Row {
  task: string;
  environment: string;
  category: string;
  criterion: string;
  agent: string;
  wait_tool: string;
  trial: number;
  attempts: number;
  outcome: string;
  flags: string;
  passed: boolean | null;
  silence_expected: boolean;
  timely: boolean | null;
  paper_passed: boolean;
  reaction_ms: number | null;
  total_tokens: number | null;
  cost_usd: number | null;
  model_calls: number | null;
  looks: number | null;
  wrong_actions: number;
  message: string | null;
  stop_reason: string;
  why: string;
  block: string;
}

export interface Labels {
  clock: "virtual" | "real";
  think_time: string;
  action_time_s: number;
  speed: number;
  duration_s: number;
  seed: number;
  withheld: boolean;
  world: string;
  interface: "tools" | "browser";
  wait_tool: string;
  workers: number;
  sandbox: string | null;
  replay: string | null;
}

export interface Session {
  started_at: string;
  workers: number;
  keywords: string;
  markers: string;
  commit: string | null;
  modified: boolean | null;
  versions: Record<string, string>;
}

export interface Point {
  interval_s: number;
  looks: number;
  timely: number;
}

export interface RunData {
  kind: "run";
  run: string;
  agent: string;
  strata: Stratum[];
  floors: Record<string, number> | null;
  frontier: { line: Point[]; agent: { looks: number | null; timely: number } } | null;
  spent: {
    attempts: number;
    tokens: number | null;
    cost_usd: number | null;
    wall_s: number;
    simulated_s: number;
    model_calls: number;
    failed_attempts: number;
    delayed_s: number;
  };
  unfinished: string[];
  trials: { most: number; tasks: number; pass_hat_k: (number | null)[]; flaky: Record<string, { passed: number; of: number }> };
  labels: Labels[];
  made: {
    settings: Record<string, { value: unknown; source: string }>;
    labels: Record<string, unknown>;
    browser: Record<string, unknown>;
    sessions: Session[];
    hashes: Record<string, string>;
  };
  warnings: { text: string; runs: number }[];
  rows: Row[];
}

export type Data = RunData | ComparisonData | { kind: "none" };

export function readData(): Data {
  const text = document.getElementById("data")?.textContent;
  return text === undefined || text === "" ? { kind: "none" } : (JSON.parse(text) as Data);
}

/** Whether the page holds a block of this name. */
export function hasBlock(name: string): boolean {
  return document.getElementById(name) !== null;
}

/** A block that stands in the page as gzip in base64. */
export async function readBlock<T>(name: string): Promise<T> {
  const text = document.getElementById(name)?.textContent;
  if (text === undefined) throw new Error(`the page holds no block ${name}`);
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return JSON.parse(await new Response(stream).text()) as T;
}
