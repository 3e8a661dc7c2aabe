import { createApi } from "@sentinel/kit";

import type { components, paths } from "./api-types";

export const api = createApi<paths>();

type Shapes = components["schemas"];
export type Person = Shapes["Person"];
export type Post = Shapes["PostInfo"];
export type PostDetail = Shapes["PostDetail"];
export type Comment = Shapes["CommentInfo"];
export type ConversationSummary = Shapes["ConversationInfo"];
export type Job = Shapes["JobInfo"];
export type JobDetail = Shapes["JobDetail"];
export type Invitation = Shapes["InvitationInfo"];
export type Suggestion = Shapes["SuggestionInfo"];
export type Profile = Shapes["Profile"];
export type Notification = Shapes["NotificationInfo"];
export type ReactionKind = NonNullable<Post["my_reaction"]>;
