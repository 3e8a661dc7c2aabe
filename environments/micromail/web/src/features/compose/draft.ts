/** What a compose window starts from: nothing, a saved draft, or a mail that is answered or passed on. */
import type { Calendar } from "@sentinel/kit";

import type { Attachment, Mail, Person } from "../../shared/api";

export interface DraftText {
  to: Person[];
  cc: Person[];
  bcc: Person[];
  subject: string;
  body: string;
}

export interface DraftSeed extends DraftText {
  /** Tells one compose window from the next. */
  key: string;
  title: string;
  /** The saved draft's id; null as long as nothing is saved. */
  draftId: string | null;
  replyTo: string | null;
  forwardOf: string | null;
  attachments: Attachment[];
}

const EMPTY = { draftId: null, replyTo: null, forwardOf: null, attachments: [], to: [], cc: [], bcc: [], subject: "", body: "" };

export function newMail(key: string): DraftSeed {
  return { ...EMPTY, key, title: "New mail" };
}

export function savedDraft(key: string, mail: Mail): DraftSeed {
  const { to, cc, bcc, subject, body, attachments } = mail;
  return { ...EMPTY, key, title: "Draft", draftId: mail.id, to, cc, bcc, subject, body, attachments };
}

export function reply(key: string, mail: Mail, ownEmail: string, calendar: Calendar): DraftSeed {
  const to = mail.sender.email === ownEmail ? mail.to : [mail.sender];
  return { ...EMPTY, key, title: "Reply", replyTo: mail.id, to, subject: prefixed("Re:", mail.subject), body: quoted(mail, calendar) };
}

/** To the sender and everybody else who received the mail, but not to the user. */
export function replyAll(key: string, mail: Mail, ownEmail: string, calendar: Calendar): DraftSeed {
  const answer = reply(key, mail, ownEmail, calendar);
  const taken = new Set([ownEmail]);
  const once = (people: Person[]) => people.filter(({ email }) => !taken.has(email) && taken.add(email));
  return { ...answer, title: "Reply to all", to: once([...answer.to, ...mail.to]), cc: once(mail.cc) };
}

export function forward(key: string, mail: Mail, calendar: Calendar): DraftSeed {
  const { attachments } = mail;
  return { ...EMPTY, key, title: "Forward", forwardOf: mail.id, attachments, subject: prefixed("Fw:", mail.subject), body: passedOn(mail, calendar) };
}

function prefixed(prefix: string, subject: string): string {
  return subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : `${prefix} ${subject}`;
}

function quoted(mail: Mail, calendar: Calendar): string {
  const lines = mail.body.split("\n").map((line) => `> ${line}`);
  return `\n\nOn ${calendar.full(mail.sent_at_s)}, ${mail.sender.name} wrote:\n${lines.join("\n")}`;
}

function addressesOf(people: Person[]): string {
  return people.map(({ name, email }) => `${name} <${email}>`).join(", ");
}

function passedOn(mail: Mail, calendar: Calendar): string {
  const head = [`From: ${addressesOf([mail.sender])}`, `Sent: ${calendar.full(mail.sent_at_s)}`, `To: ${addressesOf(mail.to)}`, `Subject: ${mail.subject}`];
  return `\n\n--- Forwarded mail ---\n${head.join("\n")}\n\n${mail.body}`;
}
