import { useServerQuery } from "@sentinel/kit";

import { type FolderId, api } from "../../../shared/api";
import type { ListView } from "../list-view";

/** What a list is of: one folder, or a search through all of them. */
export type MailSource = { folder: FolderId } | { search: string };

/** The first mails of a list, filtered and sorted by the server; while more of the same are fetched, those here stay. */
export function useMails(source: MailSource, view: ListView, limit: number) {
  const query = { ...source, ...view };
  const list = JSON.stringify(query);
  return useServerQuery(["mails", list, limit], (signal) => api.GET("/api/mails", { params: { query: { ...query, limit } }, signal }), {
    standsIn: (key) => key[1] === list,
  });
}
