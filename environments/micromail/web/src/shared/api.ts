import { createApi } from "@sentinel/kit";

import type { components, paths } from "./api-types";

export const api = createApi<paths>();

export type Mail = components["schemas"]["Mail"];
export type MailSummary = components["schemas"]["MailSummary"];
export type Person = components["schemas"]["Person"];
export type Attachment = components["schemas"]["Attachment"];
export type FolderId = MailSummary["folder"];
