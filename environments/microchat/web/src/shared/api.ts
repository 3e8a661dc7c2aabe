import { createApi } from "@sentinel/kit";

import type { components, paths } from "./api-types";

export const api = createApi<paths>();

type Schemas = components["schemas"];
export type ChatList = Schemas["ChatList"];
export type ChatSummary = Schemas["ChatSummary"];
export type Chat = Schemas["ChatDetail"];
export type Message = Schemas["MessageInfo"];
export type Mention = Schemas["MentionInfo"];
export type FoundMessage = Schemas["FoundMessage"];
export type FileInfo = Schemas["FileInfo"];
export type Person = Schemas["PersonInfo"];
export type Presence = Person["presence"];
export type Call = Schemas["CallInfo"];
export type Meeting = Schemas["MeetingInfo"];
export type CallFilter = "all" | "missed" | "incoming" | "outgoing" | "group";
export const EMOJI = ["👍", "❤️", "😂", "😮", "🎉", "🙏", "👀", "✅"] as const;
export type Emoji = (typeof EMOJI)[number];

export const ofChat = (id: string) => ({ params: { path: { chat_id: id } } });
export const ofMessage = (id: string) => ({ params: { path: { message_id: id } } });
