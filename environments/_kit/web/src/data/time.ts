/** Calendar times in the app's one fixed zone, made from simulated seconds. */
const DAY_S = 86_400;

/** Formats moments of one app; `start` is the calendar moment of simulated second 0. */
export class Calendar {
  readonly #startMs: number;
  readonly #formats = new Map<string, Intl.DateTimeFormat>();

  constructor(
    start: string,
    private readonly timeZone: string,
  ) {
    this.#startMs = new Date(start).getTime();
  }

  /** "10:42" */
  clock(atS: number): string {
    return this.#format(atS, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  }

  /** "Mon 12 Oct" within the year of `nowS`, "12 Oct 2025" otherwise. */
  date(atS: number, nowS: number): string {
    const day = `${this.#format(atS, { day: "numeric" })} ${this.#format(atS, { month: "short" })}`;
    const year = this.#format(atS, { year: "numeric" });
    if (year !== this.#format(nowS, { year: "numeric" })) return `${day} ${year}`;
    return `${this.#format(atS, { weekday: "short" })} ${day}`;
  }

  /** What a list shows: the clock time today, the date before. */
  short(atS: number, nowS: number): string {
    return this.daysAgo(atS, nowS) === 0 ? this.clock(atS) : this.date(atS, nowS);
  }

  /** "Tuesday 13 October 2026, 10:42" */
  full(atS: number): string {
    const [weekday, day, month, year] = (["weekday", "day", "month", "year"] as const).map((part) =>
      this.#format(atS, { [part]: part === "day" || part === "year" ? "numeric" : "long" }),
    );
    return `${weekday} ${day} ${month} ${year}, ${this.clock(atS)}`;
  }

  /** Whole calendar days between the two moments, in the fixed zone. */
  daysAgo(atS: number, nowS: number): number {
    return this.#dayNumber(nowS) - this.#dayNumber(atS);
  }

  /** Machine-readable, for the dateTime attribute. */
  iso(atS: number): string {
    return this.#at(atS).toISOString();
  }

  #at(atS: number): Date {
    return new Date(this.#startMs + atS * 1000);
  }

  #dayNumber(atS: number): number {
    const [year = "0", month = "1", day = "1"] = this.#format(atS, { year: "numeric", month: "2-digit", day: "2-digit" }, "sv-SE").split("-");
    return Date.UTC(Number(year), Number(month) - 1, Number(day)) / (DAY_S * 1000);
  }

  #format(atS: number, options: Intl.DateTimeFormatOptions, locale = "en-US"): string {
    const key = `${locale}${JSON.stringify(options)}`;
    const known = this.#formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: this.timeZone });
    this.#formats.set(key, known);
    return known.format(this.#at(atS));
  }
}
