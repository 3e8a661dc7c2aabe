import type { ReactNode } from "react";

import { useServerQuery } from "../data/hooks";
import { ErrorState } from "../states/ErrorState";
import { LoadingRows } from "../states/LoadingRows";
import classes from "./files.module.css";
import { type PdfPage, loadPdf } from "./pdf";

/** The pages of a PDF as pictures, with their text over them: it can be read aloud and selected. */
export function PdfView({ url }: { url: string }): ReactNode {
  const query = useServerQuery(["pdf", url], (signal) => loadPdf(url, signal), { fixed: true });
  if (query.isPending) return <LoadingRows rows={3} label="Loading file" />;
  if (query.isError) return <ErrorState error={query.error} title="The file could not be shown" onRetry={() => void query.refetch()} />;
  const { pages, pageCount } = query.data;
  return (
    <>
      {pages.map((page, place) => (
        <Page key={place} page={page} name={`Page ${place + 1} of ${pageCount}`} />
      ))}
      {pageCount > pages.length && <p className={classes.cut}>The file goes on. Download it to see the rest.</p>}
    </>
  );
}

function Page({ page, name }: { page: PdfPage; name: string }): ReactNode {
  return (
    <div role="group" aria-label={name} className={classes.page}>
      <div aria-hidden ref={(host) => host?.replaceChildren(page.picture)} />
      {page.lines.map(({ parts, top }, line) => (
        <p key={line} className={classes.line} style={{ top: percent(top) }}>
          {parts.map(({ text, left, size }, part) => (
            <span key={part} role="presentation" style={{ left: percent(left), fontSize: size }}>
              {`${text} `}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}
