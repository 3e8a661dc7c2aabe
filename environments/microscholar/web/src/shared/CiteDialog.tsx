import { Button, Modal } from "@mantine/core";
import { ErrorState, LoadingRows, useServerAction, useServerQuery, useToasts } from "@sentinel/kit";
import type { ReactNode } from "react";

import { type PaperLine, api } from "./api";
import classes from "./shared.module.css";

interface Citation {
  style: "mla" | "apa" | "chicago" | "harvard" | "vancouver" | "bibtex";
  name: string;
  text: string;
}

/** How to cite a paper, in every style, each with a button that copies it; opening the dialog copies nothing. */
export function CiteDialog({ paper, onClose }: { paper: Pick<PaperLine, "id" | "title">; onClose: () => void }): ReactNode {
  const params = { path: { paper_id: paper.id } };
  const query = useServerQuery(["citations", paper.id], (signal) => api.GET("/api/papers/{paper_id}/citations", { params, signal }));
  const { mutateAsync } = useServerAction((style: Citation["style"]) =>
    api.POST("/api/papers/{paper_id}/citations", { params, body: { style } }),
  );
  const toasts = useToasts();

  async function copy({ style, name, text }: Citation): Promise<void> {
    const copying = navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    // Begun with the click, not after the copy: until it is answered the page does not say that it is up to date.
    const [wasCopied] = await Promise.all([copying, mutateAsync(style)]);
    onClose();
    toasts.done(wasCopied ? `${name} citation copied.` : `This browser does not let us copy; the ${name} citation is in your citations.`);
  }

  return (
    <Modal opened onClose={onClose} title={`Cite: ${paper.title}`} size={680} closeButtonProps={{ "aria-label": "Close" }}>
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <LoadingRows rows={3} label="Loading citations" />}
      <dl className={classes.citations}>
        {query.data?.map((citation) => (
          <div key={citation.style}>
            <dt>{citation.name}</dt>
            <dd className={citation.style === "bibtex" ? classes.code : undefined}>{citation.text}</dd>
            <Button size="compact-sm" variant="default" aria-label={`Copy ${citation.name}`} onClick={() => void copy(citation).catch(toasts.failed)}>
              Copy
            </Button>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
