import type { Notice } from "../../../shared/api";
import { shortDay, timeOf } from "../../../shared/wall";

const ANSWERS: Record<string, string> = { accepted: "accepted", maybe: "may come to", declined: "declined" };

/** "Tue 13 Oct, 11:00" */
function whenOf(text: string, today: string): string {
  const day = shortDay(text.slice(0, 10), today);
  return text.length > 10 && timeOf(text) !== "00:00" ? `${day}, ${timeOf(text)}` : day;
}

/** What a notice says, in a sentence; of an event never more than title and time. */
export function sentenceOf({ kind, actor, title, detail }: Notice, today: string): string {
  const name = actor?.name ?? "";
  switch (kind) {
    case "added":
      return `${name} added “${title}”: ${whenOf(detail, today)}`;
    case "invited":
      return `${name} invites you to “${title}”: ${whenOf(detail, today)}`;
    case "moved":
      return `${name} moved “${title}” to ${whenOf(detail, today)}`;
    case "cancelled":
      return `${name} cancelled “${title}”, which was planned for ${whenOf(detail, today)}`;
    case "answered":
      return `${name} ${ANSWERS[detail] ?? detail} “${title}”`;
    case "assigned":
      return `${name} put “${title}” on your task list${detail === "" ? "" : `, due ${whenOf(detail, today)}`}`;
    case "reminder":
      return `Reminder: “${title}” begins ${whenOf(detail, today)}`;
  }
}

/** Where a notice leads; nowhere where what it speaks of is gone. */
export function pathOf(notice: Notice): string | null {
  if (notice.event_id !== null) return `/event/${notice.event_id}${notice.on === null ? "" : `?on=${notice.on}`}`;
  return notice.todo_id === null ? null : `/tasks/${notice.todo_id}`;
}
