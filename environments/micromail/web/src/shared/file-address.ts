/** The part of the page's address that says which file of the open mail is looked at. */
import { type To, useLocation } from "react-router";

const FILE = "file";

/** The id of the file that is looked at. */
export function fileIdOf(params: URLSearchParams): string | null {
  return params.get(FILE);
}

/** The query without a file: what a link to anything else keeps. */
export function withoutFile(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete(FILE);
  return kept.toString();
}

/** Addresses on this page: of a file of the open mail, and (null) of the mail alone. */
export function useFileAddress(): (id: string | null) => To {
  const { pathname, search } = useLocation();
  return (id) => {
    const params = new URLSearchParams(withoutFile(new URLSearchParams(search)));
    if (id !== null) params.set(FILE, id);
    return { pathname, search: params.toString() };
  };
}
