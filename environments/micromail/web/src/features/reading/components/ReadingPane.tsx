import { ApiError, EmptyState, ErrorState, LoadingRows, type Shortcuts, useShortcuts } from "@sentinel/kit";
import { IconMailOpened, IconMailQuestion } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { Mail } from "../../../shared/api";
import { subjectOf } from "../../../shared/mail-text";
import { useMail, useOpening } from "../../../shared/use-mail";

import { Attachments } from "./Attachments";
import { Conversation } from "./Conversation";
import { MailBody } from "./MailBody";
import { MailHead } from "./MailHead";
import { MailToolbar, type ToolbarActions } from "./MailToolbar";
import { OpenFile } from "./OpenFile";
import classes from "./ReadingPane.module.css";
import { ReplyBar } from "./ReplyBar";

interface Props {
  id: string | null;
  actions: ToolbarActions;
}

/** Shows the mail that the user has opened; nothing opens by itself. */
export function ReadingPane({ id, actions }: Props): ReactNode {
  return (
    <section aria-label="Reading pane" className={classes.pane}>
      {id === null ? (
        <EmptyState icon={<IconMailOpened size={52} stroke={1.1} />} title="Select a mail to read it">
          New mail stays unread until you open it.
        </EmptyState>
      ) : (
        <OpenMail key={id} id={id} actions={actions} />
      )}
    </section>
  );
}

function OpenMail({ id, actions }: { id: string; actions: ToolbarActions }): ReactNode {
  const query = useMail(id);
  useOpening(id);
  if (query.isPending) return <LoadingRows rows={3} label="Loading mail" />;
  if (query.error instanceof ApiError && query.error.status === 404) {
    return (
      <EmptyState icon={<IconMailQuestion size={48} stroke={1.2} />} title="This mail is not there any more">
        It was deleted, or its sender took it back.
      </EmptyState>
    );
  }
  if (query.isError) return <ErrorState error={query.error} title="The mail could not be loaded" onRetry={() => void query.refetch()} />;
  return <MailArticle mail={query.data} actions={actions} />;
}

function MailArticle({ mail, actions }: { mail: Mail; actions: ToolbarActions }): ReactNode {
  const answers: Shortcuts = { r: () => actions.reply(mail), a: () => actions.replyAll(mail), f: () => actions.forward(mail) };
  useShortcuts({ ...(mail.is_draft ? {} : answers), Escape: actions.close });
  return (
    <>
      <MailToolbar mail={mail} actions={actions} />
      <article aria-label={subjectOf(mail)} className={classes.article}>
        <MailHead mail={mail} />
        <MailBody text={mail.body} />
        {mail.attachments.length > 0 && <Attachments attachments={mail.attachments} />}
        {!mail.is_draft && <ReplyBar mail={mail} actions={actions} />}
        <Conversation mail={mail} />
        <OpenFile attachments={mail.attachments} />
      </article>
    </>
  );
}
