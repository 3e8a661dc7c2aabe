import type { paths } from "../../shared/api-types";

export type JobFilter = NonNullable<paths["/api/jobs"]["get"]["parameters"]["query"]>;

const UNSET: JobFilter = {};

export const NO_FILTER = UNSET;

export const VIEWS = [
  { id: "all", name: "All jobs" },
  { id: "saved", name: "Saved" },
  { id: "applied", name: "Applied" },
] as const;

/** Choices of each filter by the name of its parameter. */
export const CHOICES = [
  { field: "workplace", label: "Workplace", options: ["on-site", "hybrid", "remote"] },
  { field: "employment", label: "Contract", options: ["full-time", "part-time", "contract", "internship"] },
  { field: "level", label: "Level", options: ["entry", "mid", "senior", "lead"] },
] as const;
