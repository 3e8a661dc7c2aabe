import { EmptyState, useSession, useToday } from "@sentinel/kit";
import { IconFlag } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { Loaded } from "../../../shared/Loaded";
import shared from "../../../shared/shared.module.css";
import { useRepoId } from "../../../shared/use-repo";
import { useMilestones } from "../api/use-issues";
import classes from "./IssuePage.module.css";

/** What a repository wants to have done, and how far it is. */
export function MilestonesPage(): ReactNode {
  const repoId = useRepoId();
  const { calendar } = useSession();
  const today = useToday();
  return (
    <Loaded query={useMilestones(repoId)} what="milestones">
      {(milestones) => (
        <section aria-label="Milestones" className={shared.box}>
          {milestones.length === 0 && <EmptyState icon={<IconFlag size={44} stroke={1.3} />} title="No milestones yet" />}
          {milestones.map((milestone) => (
            <article key={milestone.id} aria-label={milestone.title} className={classes.milestone}>
              <h3>
                <Link to={`/repo/${repoId}/issues?milestone=${milestone.id}`}>{milestone.title}</Link>
              </h3>
              <p>{milestone.description}</p>
              <progress aria-label="Closed" value={milestone.closed} max={Math.max(1, milestone.open + milestone.closed)} />
              <p className={shared.muted}>
                Due {calendar.date(milestone.due_at_s, today)} · {milestone.open} open · {milestone.closed} closed
              </p>
            </article>
          ))}
        </section>
      )}
    </Loaded>
  );
}
