import { useSearchParams } from "react-router";

import type { Kind, Sorting } from "../../../shared/api";
import { KINDS } from "../../../shared/words";
import type { Search } from "../api/use-search";

const SORTINGS: readonly string[] = ["relevance", "added", "year", "cited"];

function isKind(word: string | null): word is Kind {
  return word !== null && word in KINDS;
}

function isSorting(word: string | null): word is Sorting {
  return word !== null && SORTINGS.includes(word);
}

function wholeNumber(word: string | null): number | undefined {
  return word !== null && /^\d{1,6}$/.test(word) ? Number(word) : undefined;
}

/** The search that the address names, and the address of the same search with something changed. */
export function useSearch(): { search: Search; linkTo: (change: Record<string, string | null>) => string } {
  const [params] = useSearchParams();
  const kind = params.get("kind");
  const sort = params.get("sort");
  const from = wholeNumber(params.get("from"));
  const to = wholeNumber(params.get("to"));
  const subject = params.get("subject");
  const venue = params.get("venue");
  const search: Search = {
    search: params.get("q") ?? "",
    sort: isSorting(sort) ? sort : "relevance",
    page: wholeNumber(params.get("page")) ?? 1,
    ...(from !== undefined && { from_year: from }),
    ...(to !== undefined && { to_year: to }),
    ...(isKind(kind) && { kind }),
    ...(subject !== null && { subject }),
    ...(venue !== null && { venue }),
  };

  function linkTo(change: Record<string, string | null>): string {
    const next = new URLSearchParams(params);
    // Another filter or order begins at its first page.
    for (const [key, value] of Object.entries({ page: null, ...change })) {
      if (value === null) next.delete(key);
      else next.set(key, value);
    }
    return `/search?${next}`;
  }

  return { search, linkTo };
}
