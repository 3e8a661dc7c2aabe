import { useServerAction, useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

const of = (id: string) => ({ params: { path: { account_id: id } } });

export function useAccount(accountId: string) {
  return useServerQuery(["account", accountId], (signal) => api.GET("/api/accounts/{account_id}", { ...of(accountId), signal }));
}

export function useFollow(accountId: string) {
  return useServerAction((followed: boolean) => api.POST("/api/accounts/{account_id}/follow", { ...of(accountId), body: { followed } }));
}
