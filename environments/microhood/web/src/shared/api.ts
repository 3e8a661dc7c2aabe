import { createApi } from "@sentinel/kit";

import type { components, paths } from "./api-types";

export const api = createApi<paths>();

type Schemas = components["schemas"];
export type Stock = Schemas["StockCard"];
export type StockDetail = Schemas["StockDetail"];
export type StockName = Schemas["StockName"];
export type Position = Schemas["PositionCard"];
export type Portfolio = Schemas["Portfolio"];
export type ChartData = Schemas["Chart"];
export type Span = ChartData["span"];
export type Order = Schemas["OrderInfo"];
export type OrderWish = Schemas["OrderWish"];
export type Alert = Schemas["AlertInfo"];
export type Article = Schemas["NewsCard"];
