"""What the timeline can do to a mailbox."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.events import Event, Stage
from environments._kit.tables import Action
from environments._kit.world import World
from environments.micromail.models.catalog import MailItem, MailRef, is_user
from environments.micromail.models.mailbox import deliver_mail, find_by_ref


class _NewMail(Event):
    """A mail of the catalog that is not in the mailbox yet."""

    mail: MailRef

    def item(self, world: World) -> MailItem:
        """What the catalog says of it."""
        return world.of(MailItem)[self.mail]

    def check(self, world: World) -> None:
        """Verify that the mail exists and is not in the mailbox from the start.

        Raises:
            LookupError: One of these does not hold.
        """
        super().check(world)
        if base := self.item(world).base:
            raise LookupError(f"field 'mail': {self.mail!r} is in the mailbox from the start (base {base!r})")


class MailReceived(_NewMail):
    """A mail arrives."""

    folder: Literal["inbox", "junk"] = "inbox"

    def check(self, world: World) -> None:
        """Verify also that it is not from the user.

        Raises:
            LookupError: One of these does not hold.
        """
        super().check(world)
        if is_user(world, self.item(world).sender):
            raise LookupError(f"field 'mail': {self.mail!r} is from the user; use mail_sent_elsewhere")

    def change(self, stage: Stage) -> str | None:
        """Deliver it, unread."""
        deliver_mail(stage.session, stage.world, self.item(stage.world), stage.at_s, "timeline", self.folder)
        return None


class MailSentElsewhere(_NewMail):
    """The user sends a mail from another device; it appears in Sent."""

    def check(self, world: World) -> None:
        """Verify also that it is from the user.

        Raises:
            LookupError: One of these does not hold.
        """
        super().check(world)
        if not is_user(world, self.item(world).sender):
            raise LookupError(f"field 'mail': {self.mail!r} is not from the user; use mail_received")

    def change(self, stage: Stage) -> str | None:
        """Put it into Sent, read."""
        mail = deliver_mail(stage.session, stage.world, self.item(stage.world), stage.at_s, "timeline", "sent")
        mail.is_read = True
        return None


class MailMoved(Event):
    """A mail moves to another folder, by a rule or from another device."""

    mail: MailRef
    folder: Literal["inbox", "archive", "junk", "deleted"]

    def change(self, stage: Stage) -> str | None:
        """Move it."""
        mail = find_by_ref(stage.session, self.mail)
        if mail is None:
            return _why_gone(stage.session, self.mail)
        if mail.folder == self.folder:
            return f"{self.mail!r} is in {self.folder!r} already"
        mail.folder = self.folder
        return None


class MailRecalled(Event):
    """The sender takes a mail back; it disappears from whatever folder it is in."""

    mail: MailRef

    def change(self, stage: Stage) -> str | None:
        """Remove it."""
        mail = find_by_ref(stage.session, self.mail)
        if mail is None:
            return _why_gone(stage.session, self.mail)
        stage.session.delete(mail)
        return None


EVENTS: dict[str, type[Event]] = {
    "mail_received": MailReceived,
    "mail_sent_elsewhere": MailSentElsewhere,
    "mail_moved": MailMoved,
    "mail_recalled": MailRecalled,
}


def _why_gone(session: Session, ref: str) -> str:
    removed = select(Action.id).where(Action.kind == "delete_mail", Action.target == ref)
    if session.scalar(removed) is None:
        raise LookupError(f"{ref!r} is not in the mailbox and the user did not remove it")
    return f"the user deleted {ref!r} for good"
