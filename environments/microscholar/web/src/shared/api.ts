import { createApi } from "@sentinel/kit";

import type { components, paths } from "./api-types";

export const api = createApi<paths>();

type Schemas = components["schemas"];
export type AuthorName = Schemas["AuthorName"];
export type PaperLine = Schemas["PaperLine"];
export type PaperCard = Schemas["PaperCard"];
export type Paper = Schemas["PaperDetail"];
export type Label = Schemas["LabelInfo"];
export type Style = Schemas["CitationText"]["style"];
export type Kind = PaperCard["kind"];
export type Sorting = "relevance" | "added" | "year" | "cited";
export type Author = Schemas["AuthorDetail"];
export type AuthorCard = Schemas["AuthorCard"];
export type Alert = Schemas["AlertInfo"];
