import { createApi } from "@sentinel/kit";

import type { components, paths } from "./api-types";

export const api = createApi<paths>();

type Schemas = components["schemas"];
export type Channel = Schemas["ChannelCard"];
export type ChannelDetail = Schemas["ChannelDetail"];
export type VideoCard = Schemas["VideoCard"];
export type Video = Schemas["VideoDetail"];
export type Comment = Schemas["CommentInfo"];
export type CommentThread = Schemas["CommentThread"];
export type PlaylistCard = Schemas["PlaylistCard"];
export type Playlist = Schemas["PlaylistDetail"];
export type Notification = Schemas["NotificationInfo"];
