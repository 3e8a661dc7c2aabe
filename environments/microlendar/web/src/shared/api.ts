import { createApi } from "@sentinel/kit";

import type { components, paths } from "./api-types";

export const api = createApi<paths>();

type Schemas = components["schemas"];
export type Calendar = Schemas["CalendarInfo"];
export type Card = Schemas["InstanceCard"];
export type EventDetail = Schemas["EventDetail"];
export type EventWish = Schemas["EventWish"];
export type Person = Schemas["PersonInfo"];
export type Attendee = Schemas["AttendeeInfo"];
export type Todo = Schemas["TodoCard"];
export type TodoDetail = Schemas["TodoDetail"];
export type Notice = Schemas["NoticeInfo"];
export type Repeat = Schemas["Repeat"];
export type Scope = "this" | "following" | "all";
