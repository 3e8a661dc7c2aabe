import { Button } from "@mantine/core";
import { ConfirmDialog, useToasts } from "@sentinel/kit";
import { type ReactNode, useState } from "react";

import { StatusSign } from "../../../shared/Signs";
import type { Pull } from "../../../shared/api";
import { STATUS_WORDS } from "../../../shared/words";
import { usePullActions } from "../api/use-pulls";
import classes from "./PullPage.module.css";

const REVIEWS: Readonly<Record<string, string>> = { approved: "Approved by its reviewers", changes_requested: "A reviewer has asked for changes" };

/** Review, checks and conflicts in three lines, and the button that merges. */
export function MergeBox({ pull }: { pull: Pull }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const { done, failed } = useToasts();
  const { merge } = usePullActions(pull.id);
  const review = pull.review ?? "";
  return (
    <section aria-label="Merge" className={classes.merge}>
      <p>
        <StatusSign status={review === "approved" ? "success" : review === "" ? "skipped" : "failure"} /> {REVIEWS[review] ?? "Not reviewed yet"}
      </p>
      {pull.status !== null && (
        <p>
          <StatusSign status={pull.status} /> Checks: {STATUS_WORDS[pull.status]}
        </p>
      )}
      <p>
        <StatusSign status={pull.can_merge ? "success" : "failure"} />{" "}
        {pull.can_merge ? `No conflicts with ${pull.base_branch}` : `This branch has conflicts with ${pull.base_branch}`}
      </p>
      <Button disabled={!pull.can_merge || pull.is_draft} onClick={() => setAsking(true)}>
        {pull.is_draft ? "Drafts cannot be merged" : "Squash and merge"}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Merge this pull request?"
        action="Confirm merge"
        onConfirm={() => merge.mutate(undefined, { onError: failed, onSuccess: () => done(`#${pull.number} is merged`) })}
        onClose={() => setAsking(false)}
      >
        Its commits become one on {pull.base_branch}, and the branch {pull.branch} is deleted.
      </ConfirmDialog>
    </section>
  );
}
