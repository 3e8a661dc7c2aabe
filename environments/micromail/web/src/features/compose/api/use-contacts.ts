import { useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

/** People whose name or address holds what the user has typed; asked only while there is something typed. */
export function useContacts(typed: string) {
  const query = typed.trim();
  return useServerQuery(["contacts", query], (signal) => api.GET("/api/contacts", { params: { query: { query } }, signal }), {
    enabled: query !== "",
  });
}
