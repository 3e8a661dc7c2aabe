import type { Kind } from "./api";

/** "1,204 results", "1 result" */
export function countOf(count: number, one: string, many: string): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}

export const KINDS: Record<Kind, string> = {
  article: "Articles",
  conference: "Conference papers",
  book: "Books",
  thesis: "Theses",
  preprint: "Preprints",
};

/** What stands before a title, as on an index card. */
export const KIND_TAGS: Partial<Record<Kind, string>> = { book: "[BOOK]", thesis: "[THESIS]", preprint: "[PREPRINT]" };
