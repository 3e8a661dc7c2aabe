/** What the form holds while an event is written, and how that becomes a request. */
import type { EventDetail, EventWish, Person, Repeat } from "../../../shared/api";
import { addDays, dateOf, dayNumber, dayOf, isDay, lastDay, textOf, timeOf, weekdayName, weekdayOf } from "../../../shared/wall";

export interface Draft {
  title: string;
  calendarId: string;
  isAllDay: boolean;
  firstDay: string;
  startTime: string;
  lastDay: string;
  endTime: string;
  place: string;
  description: string;
  repeat: Repeat | null;
  reminderMin: number | null;
  guests: readonly Person[];
}

const HOUR_MS = 3_600_000;

/** A new event: what the address names, or the next full hour. */
export function newDraft(query: URLSearchParams, now: Date, calendarId: string): Draft {
  const next = textOf(new Date(Math.floor(now.getTime() / HOUR_MS + 1) * HOUR_MS));
  const named = query.get("day") ?? undefined;
  const last = query.get("last") ?? undefined;
  const start = query.get("start") ?? (isDay(named) ? `${named}T${timeOf(next)}` : next);
  const end = query.get("end") ?? textOf(new Date(dateOf(start).getTime() + HOUR_MS));
  const isAllDay = isDay(named) && isDay(last);
  return {
    title: "",
    calendarId,
    isAllDay,
    firstDay: dayOf(start),
    startTime: timeOf(start),
    lastDay: isAllDay ? last : dayOf(end),
    endTime: timeOf(end),
    place: "",
    description: "",
    repeat: null,
    reminderMin: 10,
    guests: [],
  };
}

export function draftOf(event: EventDetail): Draft {
  return {
    title: event.title,
    calendarId: event.calendar_id,
    isAllDay: event.all_day,
    firstDay: dayOf(event.starts_at),
    startTime: event.all_day ? "09:00" : timeOf(event.starts_at),
    lastDay: event.all_day ? lastDay(event) : dayOf(event.ends_at),
    endTime: event.all_day ? "10:00" : timeOf(event.ends_at),
    place: event.place,
    description: event.description,
    repeat: event.repeat,
    reminderMin: event.reminder_min,
    guests: event.attendees.filter((person) => !person.is_user && person.answer !== "organiser"),
  };
}

export function wishOf(draft: Draft): EventWish {
  return {
    title: draft.title,
    calendar_id: draft.calendarId,
    all_day: draft.isAllDay,
    starts_at: `${draft.firstDay}T${draft.isAllDay ? "00:00" : draft.startTime}`,
    ends_at: draft.isAllDay ? `${isDay(draft.lastDay) ? addDays(draft.lastDay, 1) : draft.lastDay}T00:00` : `${draft.lastDay}T${draft.endTime}`,
    place: draft.place,
    description: draft.description,
    repeat: draft.repeat,
    reminder_min: draft.reminderMin,
    guest_ids: draft.guests.map((person) => person.id),
  };
}

/** The draft with another first day: the last one follows. */
export function withFirstDay(draft: Draft, firstDay: string): Draft {
  if (!isDay(firstDay) || !isDay(draft.firstDay) || !isDay(draft.lastDay)) return { ...draft, firstDay };
  const lasts = (dateOf(draft.lastDay).getTime() - dateOf(draft.firstDay).getTime()) / (24 * HOUR_MS);
  return { ...draft, firstDay, lastDay: addDays(firstDay, lasts) };
}

const NTH: Record<string, string> = { 1: "first", 2: "second", 3: "third", 4: "fourth", [-1]: "last" };

function rule(every: Repeat["every"], rest: Partial<Repeat> = {}): Repeat {
  return { every, interval: 1, weekdays: [], ...rest };
}

/** The rules that the form offers for something that begins on a day. */
export function repeatChoices(day: string): { value: string; label: string; repeat: Repeat | null }[] {
  const weekday = weekdayOf(day);
  const nth = dayNumber(day) > 28 ? -1 : (Math.ceil(dayNumber(day) / 7) as 1 | 2 | 3 | 4);
  return [
    { value: "none", label: "Does not repeat", repeat: null },
    { value: "daily", label: "Daily", repeat: rule("day") },
    { value: "weekly", label: `Weekly on ${weekdayName(day)}`, repeat: rule("week", { weekdays: [weekday] }) },
    { value: "working", label: "Every working day", repeat: rule("week", { weekdays: [0, 1, 2, 3, 4] }) },
    { value: "monthly", label: `Monthly on day ${dayNumber(day)}`, repeat: rule("month") },
    { value: "nth", label: `Monthly on the ${NTH[nth]} ${weekdayName(day)}`, repeat: rule("month", { nth }) },
    { value: "yearly", label: "Yearly", repeat: rule("year") },
    { value: "custom", label: "By weekdays…", repeat: rule("week", { weekdays: [weekday] }) },
  ];
}

/** Which of the choices a rule is, whatever its interval and end. */
export function choiceOf(repeat: Repeat | null, day: string): string {
  if (repeat === null) return "none";
  if (repeat.every === "day") return "daily";
  if (repeat.every === "year") return "yearly";
  if (repeat.every === "month") return typeof repeat.nth === "number" ? "nth" : "monthly";
  if (repeat.weekdays?.join() === "0,1,2,3,4") return "working";
  return repeat.weekdays === undefined || repeat.weekdays.length === 0 || repeat.weekdays.join() === String(weekdayOf(day)) ? "weekly" : "custom";
}
