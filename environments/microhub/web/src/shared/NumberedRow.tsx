import { PersonAvatar } from "@sentinel/kit";
import { IconMessage2 } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { AccountLink } from "./AccountLink";
import { Moment } from "./Moment";
import { LabelTag, StateSign, StatusSign } from "./Signs";
import type { Numbered, PullCard } from "./api";
import classes from "./shared.module.css";

const REVIEW_WORDS: Readonly<Record<string, string>> = { approved: "Approved", changes_requested: "Changes requested" };

interface Props {
  item: Numbered | PullCard;
  /** Where lists of several repositories say which one. */
  isRepoShown?: boolean;
}

/** An issue or pull request in a list: what it says is read on its own page. */
export function NumberedRow({ item, isRepoShown = false }: Props): ReactNode {
  const pull = "branch" in item ? item : null;
  const isPull = item.kind === "pull";
  const place = `/repo/${item.repo_id}/${isPull ? "pulls" : "issues"}/${item.id}`;
  return (
    <li className={classes.row}>
      <StateSign state={item.state} isPull={isPull} isDraft={pull?.is_draft ?? false} />
      <div className={classes.rowMain}>
        <div className={classes.rowTitle}>
          <Link to={place}>{item.title}</Link>
          {typeof pull?.status === "string" && <StatusSign status={pull.status} />}
          {item.labels.map((label) => (
            <LabelTag key={label.name} label={label} />
          ))}
        </div>
        <div className={classes.muted}>
          {isRepoShown && `${item.repo_name} `}#{item.number} opened <Moment atS={item.opened_at_s} /> by <AccountLink account={item.author} face={0} />
          {item.milestone !== null && ` · Milestone ${item.milestone}`}
          {typeof pull?.review === "string" && ` · ${REVIEW_WORDS[pull.review] ?? pull.review}`}
        </div>
      </div>
      <div className={classes.rowSide}>
        {item.assignees.map((account) => (
          <span key={account.id} title={`Assigned to ${account.name}`}>
            <PersonAvatar person={account} size={22} />
            <span className="heard">assigned to {account.name} </span>
          </span>
        ))}
        {item.comments > 0 && (
          <span className={classes.count} title="Comments">
            <IconMessage2 size={16} aria-hidden /> {item.comments}
            <span className="heard"> {item.comments === 1 ? "comment" : "comments"}</span>
          </span>
        )}
      </div>
    </li>
  );
}
