import { createApi } from "@sentinel/kit";

import type { components, paths } from "./api-types";

export const api = createApi<paths>();

type Schemas = components["schemas"];
export type Profile = Schemas["ProfileCard"];
export type PostCard = Schemas["PostCard"];
export type Post = Schemas["PostDetail"];
export type Comment = Schemas["CommentInfo"];
export type Tile = Schemas["Tile"];
export type StoryGroup = Schemas["StoryGroup"];
export type ThreadCard = Schemas["ThreadCard"];
export type Message = Schemas["MessageInfo"];
export type Activity = Schemas["ActivityInfo"];
