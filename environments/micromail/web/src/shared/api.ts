import { createApi } from "@sentinel/kit";

import type { components, paths } from "./api-types";

export const api = createApi<paths>();

export type Mail = components["schemas"]["MailDetail"];
export type MailSummary = components["schemas"]["MailSummary"];
export type Person = components["schemas"]["Person"];
export type Attachment = components["schemas"]["FileInfo"];
export type FolderId = MailSummary["folder"];
