"""The user's letter box: the first message counts, and its sending is the contact."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Literal

from pytest_sentinel.record.events import Contacted, ContactPageOpened
from pytest_sentinel.recorder import Recorder
from pytest_sentinel.task.model import MESSAGE_CHARS


class Contact:
    """Takes the message from the tool or from the contact page; a `ContactSink`."""

    max_chars = MESSAGE_CHARS

    def __init__(self, recorder: Recorder) -> None:
        self.message: str | None = None
        self.at_s: float | None = None
        self.on_first: Callable[[str, float], None] = lambda _message, _at_s: None
        self.over: Callable[[], bool] = lambda: False
        self.made = threading.Event()
        self._recorder = recorder
        self._lock = threading.Lock()

    def send(self, message: str) -> None:
        """Deliver a message written on the contact page; see `deliver`."""
        self.deliver(message, via="page")

    def opened(self) -> None:
        """The contact page was served."""
        self._recorder.add(ContactPageOpened)

    def deliver(self, message: str, via: Literal["tool", "page"]) -> None:
        """Deliver a message; the first one is stamped and ends the run, later ones are recorded only.

        Raises:
            ValueError: The message is empty or longer than `max_chars` characters.
        """
        text = message.encode("utf-8", "replace").decode().strip()  # half of a surrogate pair is no text to anybody
        if not text:
            raise ValueError("The message is empty: write what the user should know.")
        if len(text) > self.max_chars:
            raise ValueError(f"The message has {len(text)} characters; at most {self.max_chars} can be sent.")
        with self._lock:
            at_s = self._recorder.now_s()
            counted = not self.made.is_set() and not self.over()
            self._recorder.add(Contacted, at_s=at_s, message=text, via=via, counted=counted)
            if not counted:
                return
            self.message, self.at_s = text, at_s
            self.on_first(text, at_s)
            self.made.set()
