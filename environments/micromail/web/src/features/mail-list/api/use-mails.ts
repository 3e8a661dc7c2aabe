import { useServerQuery } from "@sentinel/kit";

import { type FolderId, api } from "../../../shared/api";
import type { ListView } from "../list-view";

/** What a list is of: one folder, or a search through all of them. */
export type MailSource = { folder: FolderId } | { search: string };

/** The mails of a list, filtered and sorted by the server. */
export function useMails(source: MailSource, view: ListView) {
  const query = { ...source, ...view };
  return useServerQuery(["mails", query], (signal) => api.GET("/api/mails", { params: { query }, signal }));
}
