import type { Calendar } from "@sentinel/kit";

import type { Message } from "../../shared/api";

/** A name for each message, by id: who and when, with the day and a number where that is not enough to tell them apart. */
export function labelsOf(messages: Message[], calendar: Calendar, today: number): Map<string, string> {
  const taken = new Set<string>();
  const labels = new Map<string, string>();
  for (const message of messages) {
    const name = message.is_own ? "You" : message.sender.name;
    const clock = calendar.clock(message.sent_at_s);
    const dated = `${name}, ${calendar.date(message.sent_at_s, today)}, ${clock}`;
    const free = [`${name}, ${clock}`, dated].find((label) => !taken.has(label)) ?? `${dated} (${labels.size + 1})`;
    taken.add(free);
    labels.set(message.id, free);
  }
  return labels;
}
