import { useSearchParams } from "react-router";

/** As many as the server gives at most. */
const MOST = 500;

/**
 * How much of a long list is unfolded, and the call that unfolds more. It stands in the page's address, so that a way
 * back leads to the list as it was left.
 */
export function useShown(first: number, step: number): [number, () => void] {
  const [params, setParams] = useSearchParams();
  const wanted = Number(params.get("shown") ?? first);
  const shown = Number.isInteger(wanted) ? Math.min(Math.max(wanted, first), MOST) : first;

  function showMore(): void {
    const next = new URLSearchParams(params);
    next.set("shown", String(Math.min(shown + step, MOST)));
    setParams(next, { replace: true });
  }

  return [shown, showMore];
}
