import { createApi } from "@sentinel/kit";

import type { components, paths } from "./api-types";

export const api = createApi<paths>();

type Schemas = components["schemas"];
export type Track = Schemas["TrackRow"];
export type Artist = Schemas["ArtistCard"];
export type Album = Schemas["AlbumCard"];
export type Playlist = Schemas["PlaylistCard"];
export type PlaylistDetail = Schemas["PlaylistDetail"];
export type Deck = Schemas["DeckInfo"];
export type Repeat = Deck["repeat"];
export type SourceKind = Schemas["DeckWish"]["source"];

/** The list from which something is played. */
export interface Source {
  source: SourceKind;
  source_id?: string;
}
