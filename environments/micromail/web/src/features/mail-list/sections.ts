import type { Calendar } from "@sentinel/kit";

import type { MailSummary } from "../../shared/api";

export interface Section {
  name: string;
  mails: MailSummary[];
}

function dayName(daysAgo: number): string {
  if (daysAgo <= 0) return "Today";
  if (daysAgo === 1) return "Yesterday";
  if (daysAgo < 7) return "Last seven days";
  return "Older";
}

/** Mails in the order given, cut where the day's name changes; pinned ones stand first on their own. */
export function sectionsOf(mails: readonly MailSummary[], calendar: Calendar, today: number): Section[] {
  const sections: Section[] = [];
  for (const mail of mails) {
    const name = mail.is_pinned ? "Pinned" : dayName(today - calendar.day(mail.sent_at_s));
    const last = sections.at(-1);
    if (last?.name === name) last.mails.push(mail);
    else sections.push({ name, mails: [mail] });
  }
  return sections;
}
