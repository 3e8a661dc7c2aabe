/** What a comparison of runs is given; see pytest_sentinel/comparison/model.py. */
import type { Proportion } from "./data";

export interface Estimate extends Proportion {
  unknown: number;
  at_least: number | null;
  at_most: number | null;
}

export const CATEGORIES = ["passive", "active", "noop", "all"] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Side {
  name: string;
  runs: string[];
  timely: Estimate;
  false_alarms: Estimate;
  area: number | null;
  curve: [delay_s: number, share: number][];
  categories: { category: Category; passed: Estimate; paper_passed: Estimate; tokens_median: number | null }[];
  strata: { kind: string; name: string; timely: Estimate }[];
  matched: { hits: Estimate; alarms: Estimate; both_right: Estimate } | null;
  flaky: string[];
  cost_usd: number | null;
}

export interface Pair {
  endpoint: "timely success" | "false alarms";
  first: number;
  second: number;
  tasks: number;
  first_share: number;
  second_share: number;
  difference: number;
  low: number;
  high: number;
  p_value: number;
  p_adjusted: number;
  method: string;
  first_better: number;
  second_better: number;
  detectable: number | null;
  at_least: number;
  at_most: number;
  headline: boolean;
  sentence: string;
}

export interface ComparisonData {
  kind: "comparison";
  sides: Side[];
  tasks: number;
  trials: number;
  conclusion: string[];
  pairs: Pair[];
  areas: { first: number; second: number; difference: number; low: number | null; high: number | null }[];
  apart: { task_id: string; sides: string[] }[];
  unlike: string[];
  limits: string[];
  notes: string[];
  published: { name: string; success: Record<Category, number>; median_tokens: Record<Category, number> }[];
  source: string;
  caveat: string;
}

/** A difference of shares in percentage points, with its sign. */
export function points(difference: number): string {
  const rounded = Math.round(1000 * difference) / 10;
  return `${rounded > 0 ? "+" : ""}${rounded === 0 ? 0 : rounded}`.replace("-", "−");
}

export function pValue(value: number): string {
  return value < 0.001 ? "< 0.001" : value.toFixed(value < 0.1 ? 3 : 2);
}
