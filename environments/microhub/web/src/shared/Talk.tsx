import { ConfirmDialog, PersonAvatar, useServerAction, useToasts } from "@sentinel/kit";
import { type ReactNode, useState } from "react";

import { AccountLink } from "./AccountLink";
import { Markdown } from "./Markdown";
import { Moment } from "./Moment";
import { type Account, type TalkEntry, api } from "./api";
import classes from "./Talk.module.css";

const DID: Readonly<Record<string, string>> = {
  closed: "closed this",
  reopened: "reopened this",
  merged: "merged this",
  labeled: "added the label",
  unlabeled: "removed the label",
  milestoned: "put this into the milestone",
  demilestoned: "took this out of the milestone",
  assigned: "took this on",
  unassigned: "handed this back",
  approved: "approved these changes",
  changes_requested: "asked for changes",
  commented: "reviewed",
};

interface Props {
  author: Account;
  body: string;
  openedAtS: number;
  entries: readonly TalkEntry[];
}

/** The text of an issue or pull request, and what was said and done below it. */
export function Talk({ author, body, openedAtS, entries }: Props): ReactNode {
  return (
    <section aria-label="Conversation" className={classes.talk}>
      <Said actor={author} text={body} atS={openedAtS} word="opened this" isFirst />
      {entries.map((entry) => (
        <Entry key={`${entry.kind} ${entry.actor.id} ${entry.at_s} ${entry.text}`} entry={entry} />
      ))}
    </section>
  );
}

function Entry({ entry }: { entry: TalkEntry }): ReactNode {
  const { kind, actor, text, at_s: atS } = entry;
  if (kind === "comment") return <Said actor={actor} text={text} atS={atS} word="commented" commentId={actor.is_user ? entry.id : null} />;
  const did = DID[kind] ?? kind;
  const isReview = kind === "approved" || kind === "changes_requested" || kind === "commented";
  if (isReview && text !== "") return <Said actor={actor} text={text} atS={atS} word={did} verdict={kind} />;
  return (
    <p className={classes.happening} data-kind={kind}>
      <AccountLink account={actor} /> {did} {text !== "" && <b>{text}</b>} <Moment atS={atS} />
    </p>
  );
}

interface SaidProps {
  actor: Account;
  text: string;
  atS: number;
  word: string;
  isFirst?: boolean;
  verdict?: string;
  commentId?: string | null;
}

function Said({ actor, text, atS, word, isFirst = false, verdict, commentId = null }: SaidProps): ReactNode {
  return (
    <article aria-label={`${actor.name} ${word}`} className={classes.said}>
      <PersonAvatar person={actor} size={38} />
      <div className={classes.bubble} data-first={isFirst} data-verdict={verdict}>
        <header className={classes.who}>
          <AccountLink account={actor} face={0} /> {word} <Moment atS={atS} />
          {commentId !== null && <DeleteComment id={commentId} />}
        </header>
        <div className={classes.text}>{text === "" ? <em>No description.</em> : <Markdown text={text} />}</div>
      </div>
    </article>
  );
}

function DeleteComment({ id }: { id: string }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const { failed } = useToasts();
  const { mutate } = useServerAction(() => api.DELETE("/api/comments/{comment_id}", { params: { path: { comment_id: id } } }));
  return (
    <>
      <button type="button" className={classes.delete} onClick={() => setAsking(true)}>
        Delete comment
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete this comment?"
        action="Delete"
        onConfirm={() => mutate(undefined, { onError: failed })}
        onClose={() => setAsking(false)}
      >
        It disappears for everybody.
      </ConfirmDialog>
    </>
  );
}
