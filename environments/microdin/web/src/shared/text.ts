const MONEY = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** "$96,400 to $117,800 a year" */
export function payOf({ salary_low_usd: low, salary_high_usd: high }: { salary_low_usd: number; salary_high_usd: number }): string {
  return `${MONEY.format(low)} to ${MONEY.format(high)} a year`;
}

/** "1 job", "8 jobs" */
export function countOf(count: number, one: string, many: string = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** "On-site", "Full-time" */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
