"""What the timeline can do on MicroScholar."""

from __future__ import annotations

from environments._kit.events import Event, Stage, refuse_from_the_start
from environments._kit.world import World
from environments.microscholar.models.catalog import AlertItem, AlertRef, PaperItem, PaperRef
from environments.microscholar.models.indexing import deliver_alert, index_paper


class PaperIndexed(Event):
    """A paper of the catalog comes into the index; what it cites is cited once more."""

    paper: PaperRef

    def check(self, world: World) -> None:
        """Verify that the paper exists and is not there from the start.

        Raises:
            LookupError: One of these does not hold.
        """
        super().check(world)
        refuse_from_the_start(world.of(PaperItem)[self.paper], "paper")

    def change(self, stage: Stage) -> str | None:
        """Index it."""
        index_paper(stage.session, stage.world, stage.world.of(PaperItem)[self.paper], stage.at_s, "timeline")
        return None


class AlertReceived(Event):
    """The user gets an alert."""

    alert: AlertRef

    def check(self, world: World) -> None:
        """Verify that the alert exists and is not there from the start.

        Raises:
            LookupError: One of these does not hold.
        """
        super().check(world)
        refuse_from_the_start(world.of(AlertItem)[self.alert], "alert")

    def change(self, stage: Stage) -> str | None:
        """Deliver it, unread."""
        item = stage.world.of(AlertItem)[self.alert]
        deliver_alert(stage.session, item, stage.at_s, "timeline", is_read=False)
        return None


EVENTS: dict[str, type[Event]] = {"paper_indexed": PaperIndexed, "alert_received": AlertReceived}
