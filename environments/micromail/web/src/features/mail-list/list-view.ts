/** How a list is looked at: filter and sorting, kept in the page's address so that a reload keeps them too. */
import { useSearchParams } from "react-router";

export const FILTERS = [
  { id: "all", name: "All" },
  { id: "unread", name: "Unread" },
  { id: "starred", name: "Starred" },
  { id: "mentions", name: "Mentions" },
  { id: "attachments", name: "Files" },
  { id: "important", name: "Important" },
] as const;

export const SORTINGS = [
  { sort: "date", order: "desc", name: "Newest first" },
  { sort: "date", order: "asc", name: "Oldest first" },
  { sort: "sender", order: "asc", name: "Sender, A to Z" },
  { sort: "sender", order: "desc", name: "Sender, Z to A" },
  { sort: "subject", order: "asc", name: "Subject, A to Z" },
  { sort: "subject", order: "desc", name: "Subject, Z to A" },
] as const;

export interface ListView {
  filter: (typeof FILTERS)[number]["id"];
  sort: (typeof SORTINGS)[number]["sort"];
  order: (typeof SORTINGS)[number]["order"];
}

export function useListView(): [ListView, (change: Partial<ListView>) => void] {
  const [params, setParams] = useSearchParams();
  const filter = FILTERS.find(({ id }) => id === params.get("filter"))?.id ?? "all";
  const sorting = SORTINGS.find(({ sort, order }) => sort === params.get("sort") && order === params.get("order")) ?? SORTINGS[0];
  const view = { filter, sort: sorting.sort, order: sorting.order };

  function change(part: Partial<ListView>): void {
    const next = { ...view, ...part };
    setParams((old) => {
      const changed = new URLSearchParams(old);
      for (const key of ["filter", "sort", "order"] as const) changed.set(key, next[key]);
      if (next.filter === "all") changed.delete("filter");
      if (next.sort === "date" && next.order === "desc") ["sort", "order"].forEach((key) => changed.delete(key));
      return changed;
    });
  }
  return [view, change];
}
