import type { MailSummary } from "./api";
import { folderLook } from "./folders";

export function subjectOf(mail: { subject: string }): string {
  return mail.subject.trim() === "" ? "(no subject)" : mail.subject;
}

/** Who a row names: the sender, or where the user is the sender, the recipients. */
export function partyOf(mail: MailSummary): string {
  if (mail.folder !== "sent" && mail.folder !== "drafts") return mail.sender.name;
  return mail.recipients === "" ? "(no recipient)" : `To: ${mail.recipients}`;
}

/** The marks of a mail in words, as a screen reader says them; its folder too, where a list spans several. */
export function marksOf(mail: MailSummary, isFolderShown: boolean): string[] {
  const marks: [boolean, string][] = [
    [isFolderShown, `in ${folderLook(mail.folder)?.name}`],
    [mail.is_pinned, "pinned"],
    [mail.is_starred, "starred"],
    [mail.importance === "high", "high importance"],
    [mail.importance === "low", "low importance"],
    [mail.has_attachments, "has attachment"],
    [mail.mentions_me, "mentions you"],
    [mail.is_external, "external sender"],
  ];
  return marks.filter(([holds]) => holds).map(([, mark]) => mark);
}

export function countOf(mails: number): string {
  return mails === 1 ? "1 mail" : `${mails} mails`;
}
