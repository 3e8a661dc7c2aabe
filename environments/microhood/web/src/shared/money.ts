/** Amounts are whole cents; nothing here ever divides one. */

function grouped(dollars: string): string {
  return dollars.replace(/\B(?=(\d{3})+$)/g, ",");
}

/** "$1,042.50", "-$3.07" */
export function money(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}$${grouped(digits.slice(0, -2))}.${digits.slice(-2)}`;
}

/** "+$1.20", "-$3.07" */
export function signedMoney(cents: number): string {
  return cents < 0 ? money(cents) : `+${money(cents)}`;
}

/** "+1.25%" of a change against what it started from; "" where there was nothing. */
export function percent(change: number, from: number): string {
  if (from <= 0) return "";
  return `${change < 0 ? "-" : "+"}${((Math.abs(change) / from) * 100).toFixed(2)}%`;
}

const UNITS = [
  [1_000_000_000_000, "T"],
  [1_000_000_000, "B"],
  [1_000_000, "M"],
  [1_000, "K"],
] as const;

/** "12.4M" */
export function compact(count: number): string {
  const unit = UNITS.find(([size]) => count >= size);
  return unit === undefined ? String(count) : `${(count / unit[0]).toFixed(2).replace(/\.?0+$/, "")}${unit[1]}`;
}

/** "17,600" */
export function whole(count: number): string {
  return grouped(String(count));
}

/** "1 share", "12 shares" */
export function sharesText(count: number): string {
  return `${whole(count)} ${count === 1 ? "share" : "shares"}`;
}
