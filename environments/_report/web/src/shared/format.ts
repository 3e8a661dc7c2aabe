/** How figures are written: short, with their unit, and "unknown" where nobody knows. */
import type { Proportion } from "./data";

const whole = new Intl.NumberFormat("en");

export function count(value: number | null): string {
  return value === null ? "unknown" : whole.format(value);
}

export function tokens(value: number | null): string {
  if (value === null) return "unknown";
  if (value < 10_000) return whole.format(value);
  return value < 1_000_000 ? `${(value / 1000).toFixed(1)}k` : `${(value / 1_000_000).toFixed(2)}M`;
}

export function dollars(value: number | null): string {
  if (value === null) return "unknown";
  return value > 0 && value < 0.01 ? `$${value.toFixed(4)}` : `$${value.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

export function seconds(value: number | null): string {
  if (value === null) return "–";
  return `${value < 1000 ? value.toFixed(1) : value.toFixed(0)} s`;
}

export function milliseconds(value: number | null): string {
  return seconds(value === null ? null : value / 1000);
}

/** "85 %"; 0 and 100 mean none and all, so that others are "<1 %" and ">99 %". */
export function percent(share: number | null): string {
  if (share === null) return "–";
  if (share > 0 && share < 0.005) return "<1 %";
  return share >= 0.995 && share < 1 ? ">99 %" : `${Math.round(100 * share)} %`;
}

export function rate({ count: some, of }: Pick<Proportion, "count" | "of">): number | null {
  return of === 0 ? null : some / of;
}

/** "58 % to 91 %", or nothing where there is nothing to share. */
export function interval({ low, high }: Proportion): string {
  return low === null || high === null ? "" : `${Math.round(100 * low)} to ${Math.round(100 * high)} %`;
}

/** Identifiers as words: "wrong_action" is "wrong action". */
export function words(name: string): string {
  return name.replaceAll("_", " ");
}

export function json(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
