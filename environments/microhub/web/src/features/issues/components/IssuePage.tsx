import { Button } from "@mantine/core";
import { useToasts } from "@sentinel/kit";
import type { ReactNode } from "react";
import { useParams } from "react-router";

import { AccountLink } from "../../../shared/AccountLink";
import { Composer } from "../../../shared/Composer";
import { Loaded } from "../../../shared/Loaded";
import { Moment } from "../../../shared/Moment";
import { StateBadge } from "../../../shared/Signs";
import { Talk } from "../../../shared/Talk";
import type { Issue } from "../../../shared/api";
import shared from "../../../shared/shared.module.css";
import { countOf } from "../../../shared/words";
import { useIssue, useIssueActions } from "../api/use-issues";
import classes from "./IssuePage.module.css";
import { IssueSide } from "./IssueSide";

/** An issue: what it says, what was said below it, and a place to say more. */
export function IssuePage(): ReactNode {
  const { issueId = "" } = useParams();
  return (
    <Loaded query={useIssue(issueId)} what="issue">
      {(issue) => <Opened key={issueId} issue={issue} />}
    </Loaded>
  );
}

function Opened({ issue }: { issue: Issue }): ReactNode {
  const { failed } = useToasts();
  const { comment, setState } = useIssueActions(issue.id);
  const isOpen = issue.state === "open";
  return (
    <>
      <header className={classes.head}>
        <h2>
          {issue.title} <span className={classes.number}>#{issue.number}</span>
        </h2>
        <p className={shared.muted}>
          <StateBadge state={issue.state} /> <AccountLink account={issue.author} face={0} /> opened this issue <Moment atS={issue.opened_at_s} /> ·{" "}
          {countOf(issue.comments, "comment", "comments")}
        </p>
      </header>
      <div className={classes.columns}>
        <div className={shared.stack}>
          <Talk author={issue.author} body={issue.body} openedAtS={issue.opened_at_s} entries={issue.entries} />
          <Composer label="Add a comment" action="Comment" onSend={(text) => comment.mutateAsync(text)}>
            <Button variant="default" size="sm" onClick={() => setState.mutate(isOpen ? "closed" : "open", { onError: failed })}>
              {isOpen ? "Close issue" : "Reopen issue"}
            </Button>
          </Composer>
        </div>
        <IssueSide issue={issue} />
      </div>
    </>
  );
}
