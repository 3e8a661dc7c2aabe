import { PersonAvatar, useSession } from "@sentinel/kit";
import { IconAlertTriangle, IconExclamationMark, IconStarFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { Mail, Person } from "../../../shared/api";
import { folderLook } from "../../../shared/folders";
import { subjectOf } from "../../../shared/mail-text";
import classes from "./ReadingPane.module.css";

/** Subject, sender, receivers and time of the open mail. */
export function MailHead({ mail }: { mail: Mail }): ReactNode {
  const { calendar } = useSession();
  return (
    <header className={classes.head}>
      <div className={classes.subjectLine}>
        <h2 className={classes.subject}>{subjectOf(mail)}</h2>
        {mail.is_starred && <IconStarFilled size={18} className={classes.star} aria-label="Starred" role="img" />}
        <span className={classes.folder}>{folderLook(mail.folder)?.name}</span>
      </div>
      {mail.importance === "high" && (
        <p className={classes.high}>
          <IconExclamationMark size={15} stroke={2.6} aria-hidden /> Sent with high importance
        </p>
      )}
      <div className={classes.people}>
        <PersonAvatar person={mail.sender} size={42} />
        <div className={classes.persons}>
          <div className={classes.senderLine}>
            <span className={classes.sender}>{mail.sender.name}</span> <span className={classes.address}>{`<${mail.sender.email}>`}</span>
          </div>
          <Receivers label="To" people={mail.to} />
          <Receivers label="CC" people={mail.cc} />
          <Receivers label="BCC" people={mail.bcc} />
          <time className={classes.time} dateTime={calendar.iso(mail.sent_at_s)}>
            {calendar.full(mail.sent_at_s)}
          </time>
        </div>
      </div>
      {mail.is_external && (
        <p className={classes.external}>
          <IconAlertTriangle size={15} aria-hidden /> This mail comes from outside your organisation.
        </p>
      )}
    </header>
  );
}

function Receivers({ label, people }: { label: string; people: Person[] }): ReactNode {
  if (people.length === 0) return null;
  return (
    <div className={classes.receivers}>
      <span className={classes.label}>{label}: </span>
      {people.map(({ name, email }, place) => (
        <span key={email} title={email}>
          {name}
          {place < people.length - 1 && ", "}
        </span>
      ))}
    </div>
  );
}
