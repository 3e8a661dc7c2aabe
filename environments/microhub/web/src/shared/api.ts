import { createApi } from "@sentinel/kit";

import type { components, paths } from "./api-types";

export const api = createApi<paths>();

type Schemas = components["schemas"];
export type Account = Schemas["AccountCard"];
export type Repo = Schemas["RepoCard"];
export type RepoHead = Schemas["RepoHead"];
export type Branch = Schemas["BranchCard"];
export type Commit = Schemas["CommitCard"];
export type FilePatch = Schemas["FilePatch"];
export type Label = Schemas["LabelInfo"];
export type Numbered = Schemas["NumberedCard"];
export type Issue = Schemas["IssueDetail"];
export type PullCard = Schemas["PullCard"];
export type Pull = Schemas["PullDetail"];
export type TalkEntry = Schemas["TalkEntry"];
export type TreeEntry = Schemas["TreeEntry"];
export type Run = Schemas["RunCard"];
export type RunDetail = Schemas["RunDetail"];
export type Job = Schemas["JobInfo"];
export type Release = Schemas["ReleaseDetail"];
export type Alert = Schemas["AlertCard"];
