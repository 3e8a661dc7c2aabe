import { useServerQuery } from "@sentinel/kit";

import { type MailSummary, api } from "../../../shared/api";

const NONE: MailSummary[] = [];

/** The other mails of a mail's conversation, oldest first; junk and deleted mails belong to none. */
export function useThread(mail: MailSummary): MailSummary[] {
  const { thread_id, folder } = mail;
  const query = useServerQuery(["thread", thread_id], (signal) => api.GET("/api/threads/{thread_id}", { params: { path: { thread_id } }, signal }), {
    enabled: folder !== "junk" && folder !== "deleted",
  });
  return query.data?.mails.filter(({ id, is_draft }) => id !== mail.id && !is_draft) ?? NONE;
}
