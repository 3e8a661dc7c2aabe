import { useServerAction, useToasts } from "@sentinel/kit";
import { IconStar, IconStarFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { type PaperCard, api } from "./api";
import classes from "./shared.module.css";

type Saveable = Pick<PaperCard, "id" | "title" | "is_saved">;

/** Puts a paper into the library or takes it out; in a list its name says which paper. */
export function SaveButton({ paper, isSmall = false }: { paper: Saveable; isSmall?: boolean }): ReactNode {
  const { failed } = useToasts();
  const { mutate } = useServerAction((saved: boolean) =>
    api.POST("/api/papers/{paper_id}/save", { params: { path: { paper_id: paper.id } }, body: { saved } }),
  );
  const word = paper.is_saved ? "Remove from library" : "Save";
  const Icon = paper.is_saved ? IconStarFilled : IconStar;
  return (
    <button
      type="button"
      className={isSmall ? classes.action : classes.button}
      aria-label={isSmall ? `${word}: ${paper.title}` : word}
      data-on={paper.is_saved}
      onClick={() => mutate(!paper.is_saved, { onError: failed })}
    >
      <Icon size={isSmall ? 15 : 17} aria-hidden /> {paper.is_saved ? "Saved" : "Save"}
    </button>
  );
}
