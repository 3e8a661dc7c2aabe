import { ErrorState } from "@sentinel/kit";
import type { ReactNode } from "react";

import type { ChartData, Span } from "./api";
import { LineChart, SPANS } from "./LineChart";
import classes from "./shared.module.css";

interface Props {
  name: string;
  span: Span;
  onSpan: (span: Span) => void;
  query: { data: ChartData | undefined; error: Error | null; refetch: () => unknown };
}

/** A chart and the spans to choose from. */
export function SpanChart({ name, span, onSpan, query }: Props): ReactNode {
  return (
    <section aria-label="Chart">
      <div className={classes.canvas}>
        {query.error !== null && <ErrorState error={query.error} title="The chart could not be loaded" onRetry={() => void query.refetch()} />}
        {query.data !== undefined && <LineChart chart={query.data} name={name} />}
      </div>
      <div role="tablist" aria-label="Span" className={classes.spans}>
        {SPANS.map((choice) => (
          <button key={choice} type="button" role="tab" aria-selected={choice === span} onClick={() => onSpan(choice)}>
            {choice}
          </button>
        ))}
      </div>
    </section>
  );
}
