"""Whose fault something is, as types: ours (an error in pytest) or the agent's (a message it can act on)."""

from __future__ import annotations


class InfrastructureError(Exception):
    """Something of ours broke: the run says nothing about the agent, and is tried again with a fresh state."""


class BrowserFault(InfrastructureError):  # noqa: N818 - a fault of ours, told apart from the agent's errors
    """The browser or a page crashed, hung, was closed, or did not follow the server."""


class ServerFault(InfrastructureError):  # noqa: N818 - as above
    """The app's server did not come up, died, or stopped answering."""


class EndpointFault(InfrastructureError):  # noqa: N818 - as above
    """A model endpoint brought no answer, however often it was asked."""


class ToolError(ValueError):
    """The agent asked for something that cannot be done; the message says why and what would work."""
