/** "1,204 stars", "1 star" */
export function countOf(count: number, one: string, many: string): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}

/** "1,204" */
export function numberText(count: number): string {
  return count.toLocaleString("en-US");
}

/** "4 min 12 s", "38 s" */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** "1.2 MB", "148 kB" */
export function bytesText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export const STATUS_WORDS: Readonly<Record<string, string>> = {
  success: "passed",
  failure: "failed",
  running: "in progress",
  skipped: "skipped",
};
