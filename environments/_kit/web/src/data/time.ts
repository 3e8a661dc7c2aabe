/** Calendar times in the app's one fixed zone, made from simulated seconds. */
const DAY_MS = 86_400_000;

const PARTS = {
  isoDate: ["sv-SE", { year: "numeric", month: "2-digit", day: "2-digit" }],
  clock: ["en-US", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }],
  day: ["en-US", { day: "numeric" }],
  month: ["en-US", { month: "long" }],
  shortMonth: ["en-US", { month: "short" }],
  weekday: ["en-US", { weekday: "long" }],
  shortWeekday: ["en-US", { weekday: "short" }],
  year: ["en-US", { year: "numeric" }],
} as const satisfies Record<string, readonly [string, Intl.DateTimeFormatOptions]>;

type Part = keyof typeof PARTS;

/** Formats moments of one app; `start` is the calendar moment of simulated second 0. */
export class Calendar {
  readonly #startMs: number;
  readonly #formats = new Map<Part, Intl.DateTimeFormat>();
  readonly #days = new Map<number, number>();

  constructor(
    start: string,
    private readonly timeZone: string,
  ) {
    this.#startMs = new Date(start).getTime();
  }

  /** The calendar day of a moment, as a count of days: today minus yesterday is 1. */
  day(atS: number): number {
    const day = this.#days.get(atS) ?? new Date(`${this.#part(atS, "isoDate")}T00:00:00Z`).getTime() / DAY_MS;
    this.#days.set(atS, day);
    return day;
  }

  /** "10:42" */
  clock(atS: number): string {
    return this.#part(atS, "clock");
  }

  /** "Mon 12 Oct" within the year of the day `today`, "12 Oct 2025" otherwise. */
  date(atS: number, today: number): string {
    const day = `${this.#part(atS, "day")} ${this.#part(atS, "shortMonth")}`;
    const year = this.#part(atS, "year");
    if (Number(year) !== new Date(today * DAY_MS).getUTCFullYear()) return `${day} ${year}`;
    return `${this.#part(atS, "shortWeekday")} ${day}`;
  }

  /** What a list shows: the clock time on the day `today`, the date before. */
  short(atS: number, today: number): string {
    return this.day(atS) === today ? this.clock(atS) : this.date(atS, today);
  }

  /** "Tuesday 13 October 2026, 10:42" */
  full(atS: number): string {
    const date = (["weekday", "day", "month", "year"] as const).map((part) => this.#part(atS, part));
    return `${date.join(" ")}, ${this.clock(atS)}`;
  }

  /** Machine-readable, for the dateTime attribute. */
  iso(atS: number): string {
    return this.#at(atS).toISOString();
  }

  #at(atS: number): Date {
    return new Date(this.#startMs + atS * 1000);
  }

  #part(atS: number, part: Part): string {
    const [locale, options] = PARTS[part];
    const format = this.#formats.get(part) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: this.timeZone });
    this.#formats.set(part, format);
    return format.format(this.#at(atS));
  }
}
