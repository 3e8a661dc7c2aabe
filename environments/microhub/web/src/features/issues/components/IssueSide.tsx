import { useSession, useToasts } from "@sentinel/kit";
import type { ReactNode } from "react";

import { AccountLink } from "../../../shared/AccountLink";
import { LabelTag } from "../../../shared/Signs";
import type { Issue } from "../../../shared/api";
import shared from "../../../shared/shared.module.css";
import { useLabels } from "../../../shared/use-repo";
import { useIssueActions, useMilestones } from "../api/use-issues";
import classes from "./IssuePage.module.css";

/** Who works on an issue, how it is labelled, and when it is due. */
export function IssueSide({ issue }: { issue: Issue }): ReactNode {
  const { failed } = useToasts();
  const { user } = useSession().session;
  const { setAssigned, setMilestone } = useIssueActions(issue.id);
  const milestones = useMilestones(issue.repo_id).data ?? [];
  const isMine = issue.assignees.some(({ id }) => id === user.id);
  const chosen = milestones.find(({ title }) => title === issue.milestone)?.id ?? "";
  return (
    <aside aria-label="Details" className={classes.side}>
      <section>
        <h3>Assigned to</h3>
        {issue.assignees.length === 0 && <p className={shared.muted}>Nobody</p>}
        {issue.assignees.map((account) => (
          <p key={account.id}>
            <AccountLink account={account} />
          </p>
        ))}
        <button type="button" className={classes.small} onClick={() => setAssigned.mutate(!isMine, { onError: failed })}>
          {isMine ? "Unassign yourself" : "Assign yourself"}
        </button>
      </section>
      <LabelSection issue={issue} />
      <section>
        <h3>Milestone</h3>
        <select
          aria-label="Milestone of this issue"
          value={chosen}
          onChange={(event) => setMilestone.mutate(event.target.value === "" ? null : event.target.value, { onError: failed })}
        >
          <option value="">No milestone</option>
          {milestones.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </section>
    </aside>
  );
}

function LabelSection({ issue }: { issue: Issue }): ReactNode {
  const { failed } = useToasts();
  const { setLabels } = useIssueActions(issue.id);
  const known = useLabels(issue.repo_id).data ?? [];
  const names = issue.labels.map(({ name }) => name);
  function toggle(name: string): void {
    const next = names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
    setLabels.mutate(next, { onError: failed });
  }
  return (
    <section>
      <h3>Labels</h3>
      <div className={classes.labels}>
        {issue.labels.length === 0 && <span className={shared.muted}>None</span>}
        {issue.labels.map((label) => (
          <LabelTag key={label.name} label={label} />
        ))}
      </div>
      <details className={classes.choose}>
        <summary>Change labels</summary>
        {known.map((label) => (
          <label key={label.name}>
            <input type="checkbox" checked={names.includes(label.name)} onChange={() => toggle(label.name)} /> {label.name}
          </label>
        ))}
      </details>
    </section>
  );
}
