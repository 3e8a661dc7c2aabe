import { EmptyState, ErrorState, IconButton, LoadingRows, useToasts } from "@sentinel/kit";
import { IconQuote, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { Moment } from "../../../shared/Moment";
import { useCopied, useForget } from "../api/use-library";
import classes from "./Library.module.css";

/** The citations that the user has copied, to be found again. */
export function CitationsPage(): ReactNode {
  const query = useCopied();
  const { mutate } = useForget();
  const { failed } = useToasts();
  if (query.isError) return <ErrorState error={query.error} title="Your citations could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={4} label="Loading your citations" />;
  return (
    <section aria-label="My citations" className={classes.citations}>
      <h1>My citations</h1>
      {query.data.length === 0 && (
        <EmptyState icon={<IconQuote size={46} stroke={1.3} />} title="You have cited nothing yet">
          Choose Cite below a result or on a paper’s page; what you copy is kept here.
        </EmptyState>
      )}
      <ul>
        {query.data.map((copied) => (
          <li key={copied.id}>
            <div>
              <p className={classes.about}>
                {copied.style_name}, <Moment atS={copied.copied_at_s} />: <Link to={`/paper/${copied.paper_id}`}>{copied.paper_title}</Link>
              </p>
              <pre>{copied.text}</pre>
            </div>
            <IconButton label={`Remove ${copied.style_name} citation of ${copied.paper_title}`} onClick={() => mutate(copied.id, { onError: failed })}>
              <IconTrash size={17} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
