import type { Card } from "./api";

const STANDINGS: Partial<Record<Card["standing"], string>> = {
  waiting: "not answered",
  maybe: "maybe",
  declined: "declined",
};

/** What is said of an event besides time and title: its calendar, and where the user stands. */
export function noteOf(card: Card, calendar: string | undefined): string {
  return [calendar, STANDINGS[card.standing]].filter((text) => text !== undefined).join(", ");
}

/** "1 event", "21 events" */
export function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The address of an event's page. */
export function eventPath(event: { event_id: string; on: string; is_repeating?: boolean }): string {
  return event.is_repeating === false ? `/event/${event.event_id}` : `/event/${event.event_id}?on=${event.on}`;
}

export const REMINDERS: readonly { value: string; label: string }[] = [
  { value: "none", label: "No reminder" },
  { value: "0", label: "When it starts" },
  { value: "5", label: "5 minutes before" },
  { value: "10", label: "10 minutes before" },
  { value: "15", label: "15 minutes before" },
  { value: "30", label: "30 minutes before" },
  { value: "60", label: "1 hour before" },
  { value: "120", label: "2 hours before" },
  { value: "1440", label: "1 day before" },
  { value: "10080", label: "1 week before" },
];
