import {
  IconCircleCheck,
  IconCircleDot,
  IconCircleX,
  IconGitMerge,
  IconGitPullRequest,
  IconGitPullRequestClosed,
  IconGitPullRequestDraft,
  IconLoader,
  IconMinus,
  type TablerIcon,
} from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { Label } from "./api";
import classes from "./shared.module.css";
import { STATUS_WORDS } from "./words";

/** A label in its colour. */
export function LabelTag({ label }: { label: Label }): ReactNode {
  return (
    <span className={classes.label} style={{ color: label.colour, borderColor: label.colour }} title={label.description}>
      {label.name}
    </span>
  );
}

const STATUS_ICONS: Readonly<Record<string, TablerIcon>> = { success: IconCircleCheck, failure: IconCircleX, running: IconLoader };

/** How a run, job, step or commit fares: a sign, and the word for those who hear the page. */
export function StatusSign({ status, size = 17 }: { status: string; size?: number }): ReactNode {
  const Icon = STATUS_ICONS[status] ?? IconMinus;
  return (
    <span className={classes.status} data-status={status} title={STATUS_WORDS[status]}>
      <Icon size={size} aria-hidden />
      <span className="heard">{STATUS_WORDS[status]} </span>
    </span>
  );
}

interface StateProps {
  state: string;
  isPull?: boolean;
  isDraft?: boolean;
}

function StateIcon({ state, isPull = false, isDraft = false, size }: StateProps & { size: number }): ReactNode {
  if (!isPull) return state === "open" ? <IconCircleDot size={size} aria-hidden /> : <IconCircleCheck size={size} aria-hidden />;
  if (state === "merged") return <IconGitMerge size={size} aria-hidden />;
  if (state === "closed") return <IconGitPullRequestClosed size={size} aria-hidden />;
  return isDraft ? <IconGitPullRequestDraft size={size} aria-hidden /> : <IconGitPullRequest size={size} aria-hidden />;
}

function wordOf({ state, isDraft = false }: StateProps): string {
  return state === "open" && isDraft ? "draft" : state;
}

/** Open, closed, merged or draft, as a sign before a title. */
export function StateSign(props: StateProps): ReactNode {
  return (
    <span className={classes.state} data-state={wordOf(props)} data-pull={props.isPull ?? false}>
      <StateIcon {...props} size={18} />
      <span className="heard">{wordOf(props)} </span>
    </span>
  );
}

/** The same as a badge below a title. */
export function StateBadge(props: StateProps): ReactNode {
  const word = wordOf(props);
  return (
    <span className={classes.badge} data-state={word} data-pull={props.isPull ?? false}>
      <StateIcon {...props} size={16} /> {word.charAt(0).toUpperCase() + word.slice(1)}
    </span>
  );
}
