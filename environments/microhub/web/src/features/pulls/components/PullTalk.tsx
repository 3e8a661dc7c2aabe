import { Button } from "@mantine/core";
import { useToasts } from "@sentinel/kit";
import type { ReactNode } from "react";

import { AccountLink } from "../../../shared/AccountLink";
import { Composer } from "../../../shared/Composer";
import { LabelTag } from "../../../shared/Signs";
import { Talk } from "../../../shared/Talk";
import type { Pull } from "../../../shared/api";
import shared from "../../../shared/shared.module.css";
import { usePullActions } from "../api/use-pulls";
import { MergeBox } from "./MergeBox";
import classes from "./PullPage.module.css";

/** What a pull request says, what was said about it, and whether it can be merged. */
export function PullTalk({ pull }: { pull: Pull }): ReactNode {
  const { failed } = useToasts();
  const { comment, setState } = usePullActions(pull.id);
  const isOpen = pull.state === "open";
  return (
    <div className={classes.columns}>
      <div className={shared.stack}>
        <Talk author={pull.author} body={pull.body} openedAtS={pull.opened_at_s} entries={pull.entries} />
        {isOpen && <MergeBox pull={pull} />}
        <Composer label="Add a comment" action="Comment" onSend={(text) => comment.mutateAsync(text)}>
          {pull.state !== "merged" && (
            <Button variant="default" size="sm" onClick={() => setState.mutate(isOpen ? "closed" : "open", { onError: failed })}>
              {isOpen ? "Close pull request" : "Reopen pull request"}
            </Button>
          )}
        </Composer>
      </div>
      <aside aria-label="Details" className={classes.side}>
        <h3>Assigned to</h3>
        {pull.assignees.length === 0 ? <p className={shared.muted}>Nobody</p> : pull.assignees.map((account) => <AccountLink key={account.id} account={account} />)}
        <h3>Labels</h3>
        {pull.labels.length === 0 ? <p className={shared.muted}>None</p> : pull.labels.map((label) => <LabelTag key={label.name} label={label} />)}
        <h3>Milestone</h3>
        <p>{pull.milestone ?? <span className={shared.muted}>No milestone</span>}</p>
      </aside>
    </div>
  );
}
