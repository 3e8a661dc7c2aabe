import { useServerAction, useServerQuery } from "@sentinel/kit";

import { type OrderWish, type Span, api } from "../../../shared/api";

export function useStock(id: string) {
  return useServerQuery(["stock", id], (signal) => api.GET("/api/stocks/{stock_id}", { params: { path: { stock_id: id } }, signal }));
}

export function useStockChart(id: string, span: Span) {
  return useServerQuery(["stock-chart", id, span], (signal) =>
    api.GET("/api/stocks/{stock_id}/chart", { params: { path: { stock_id: id }, query: { span } }, signal }),
  );
}

/** What an order would come to; asked only for a whole number of shares. */
export function useEstimate({ stock, side, type, shares, limit_price }: OrderWish, isWanted: boolean) {
  const query = { side, type, shares, limit_price: limit_price ?? "" };
  return useServerQuery(
    ["estimate", stock, side, type, shares, query.limit_price],
    (signal) => api.GET("/api/stocks/{stock_id}/estimate", { params: { path: { stock_id: stock }, query }, signal }),
    { enabled: isWanted },
  );
}

export function usePlaceOrder() {
  return useServerAction((body: OrderWish) => api.POST("/api/orders", { body }));
}

export function useWatch() {
  return useServerAction(({ id, watched }: { id: string; watched: boolean }) =>
    api.POST("/api/stocks/{stock_id}/watch", { params: { path: { stock_id: id } }, body: { watched } }),
  );
}

export function useSetAlert() {
  return useServerAction((body: { stock: string; direction: "above" | "below"; price: string }) => api.POST("/api/alerts", { body }));
}
