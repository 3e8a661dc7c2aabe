"""The user's own mails: drafts, what stands in them, and what becomes of them when they are sent."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy.orm import Session

from environments._kit.tables import next_user_ref
from environments._kit.world import World
from environments.micromail.models.mailbox import look_up, mentions, recipient
from environments.micromail.models.shapes import DraftWish
from environments.micromail.models.tables import Attachment, Mail, Recipient, id_of

FIELDS = ("to", "cc", "bcc")


@dataclass(frozen=True)
class Desk:
    """Where the user writes, and when."""

    session: Session
    world: World
    at_s: float
    """Simulated seconds from the start."""

    def new_draft(self, answered: Mail | None, forwarded: Mail | None) -> Mail:
        """An empty draft; a reply joins the thread, a forwarded mail brings its files."""
        draft = self._own_mail(folder="drafts", is_draft=True, is_read=True)
        draft.subject = draft.body = ""
        if answered:
            draft.thread, draft.reply_to = answered.thread, answered.ref
        if forwarded:
            draft.forward_of = forwarded.ref
            draft.attachments = self._copies(forwarded.attachments, draft)
        return draft

    def write(self, draft: Mail, wish: DraftWish) -> None:
        """Put into a draft what the user has written so far."""
        draft.subject, draft.body, draft.sent_at_s = wish.subject, wish.body, self.at_s
        draft.mentions_me = mentions(self.world.user, wish.body)
        draft.recipients = [
            recipient(self.world, somebody, field, self.at_s, "user")
            for field in FIELDS
            for somebody in look_up(self.session, self.world, _unique(getattr(wish, field)))
        ]

    def send(self, draft: Mail) -> None:
        """Move a draft to Sent; who writes to himself gets the mail as well."""
        draft.folder, draft.is_draft, draft.is_pinned = "sent", False, False
        draft.sent_at_s = self.at_s
        if any(somebody.is_user for somebody in draft.recipients):
            self._deliver_to_writer(draft)

    def _deliver_to_writer(self, sent: Mail) -> None:
        mail = self._own_mail(folder="inbox", is_draft=False, is_read=False)
        for name in ("subject", "body", "mentions_me", "thread", "reply_to", "forward_of"):
            setattr(mail, name, getattr(sent, name))
        mail.recipients = [_copy(somebody) for somebody in sent.recipients if somebody.field != "bcc"]
        mail.attachments = self._copies(sent.attachments, mail)
        self.session.add(mail)

    def _own_mail(self, folder: str, is_draft: bool, is_read: bool) -> Mail:
        ref = next_user_ref(self.session, "mail")
        user = self.world.user
        return Mail(
            id=id_of(ref),
            ref=ref,
            folder=folder,
            sender_ref=user.id,
            sender_name=user.name,
            sender_email=user.email,
            sent_at_s=self.at_s,
            is_read=is_read,
            is_starred=False,
            is_pinned=False,
            is_draft=is_draft,
            is_own=True,
            importance="normal",
            is_external=False,
            mentions_me=False,
            thread=ref,
            added_at=self.at_s,
            added_by="user",
        )

    def _copies(self, files: Iterable[Attachment], mail: Mail) -> list[Attachment]:
        return [
            Attachment(
                id=id_of(f"{mail.ref}-{file.source}"),
                ref=f"{mail.ref}-{file.source}",
                source=file.source,
                position=file.position,
                name=file.name,
                kind=file.kind,
                size_bytes=file.size_bytes,
                added_at=self.at_s,
                added_by="user",
            )
            for file in files
        ]


def _copy(somebody: Recipient) -> Recipient:
    names = ("field", "ref", "name", "email", "is_user", "added_at", "added_by")
    return Recipient(**{name: getattr(somebody, name) for name in names})


def _unique(emails: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(email.strip() for email in emails if email.strip()))
