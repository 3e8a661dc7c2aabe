import { useServerAction, useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

export function useOrders() {
  return useServerQuery(["orders"], (signal) => api.GET("/api/orders", { signal }));
}

export function useCancelOrder() {
  return useServerAction((id: string) => api.POST("/api/orders/{order_id}/cancel", { params: { path: { order_id: id } } }));
}
