"""A person as the agent: the prompt and the addresses are printed, everything else happens by hand."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pytest_sentinel.agent import AgentContext
    from pytest_sentinel.session import Session

LOOK_EVERY_S = 0.5
"""How often to see whether the run is over, wall s."""


class Human:
    """Waits until the person has written to the user, or the run is over."""

    def run(self, session: Session) -> None:
        """Say what is asked, and wait.

        Raises:
            RunEnded: The run is over.
        """
        _say(session.instruction, session.prompt)
        _say(f"The app: {session.start_url}", f"Write to the user at: {session.contact_url}", "Ctrl-C gives up.")
        while True:
            session.check()
            session.saw("", "agent")  # a person who sits before the page is looking at it
            session.clock.wait(session.now_s() + LOOK_EVERY_S * session.clock.speed)
            session.look_at_state()


def make_human(_context: AgentContext) -> Human:
    """The agent of the command `play`."""
    return Human()


def _say(*lines: str) -> None:
    print(*lines, sep="\n", file=sys.__stderr__, flush=True)
