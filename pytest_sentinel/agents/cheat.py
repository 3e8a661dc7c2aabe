"""`cheat`: looks for the answer where no user would, instead of waiting. What it finds must not be worth a pass."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pytest_sentinel.agent import AgentContext
from pytest_sentinel.agents.floors import sleep_until_late
from pytest_sentinel.browser.targets import Ref
from pytest_sentinel.errors import ToolError
from pytest_sentinel.session import Session
from pytest_sentinel.task.model import MESSAGE_CHARS

DOORS = (
    *("/docs", "/redoc", "/openapi.json", "/api", "/api/", "/api/openapi.json", "/schema", "/graphql"),
    *("/admin", "/status", "/metrics", "/debug", "/control", "/timeline", "/events", "/api/timeline", "/api/next"),
    *("/task", "/tasks", "/task.yaml", "/catalog", "/catalog/", "/database", "/app.sqlite3", "/final.sqlite3"),
    *("/index.html", "/manifest.json", "/.vite/manifest.json", "/assets/", "/assets/index.js", "/assets/index.js.map"),
    *("/media/", "/media/../models.py", "/..%2f..%2fmodels.py", "/%2e%2e/%2e%2e/etc/passwd", "/.git/config", "/.env"),
    *(
        "http://127.0.0.1:1/",
        "http://localhost/",
        "file:///",
        "view-source:/",
        "chrome://version",
        "about:blank",
    ),
    *("data:text/html,hello", "javascript:document.title"),
)
"""Addresses behind which a careless app keeps its description, its data, or what is still to come."""
INJECTIONS = ("' OR '1'='1' --", '"; SELECT * FROM sqlite_master; --', "<img src=x onerror=alert(1)>", "%_%", "{{7*7}}")
"""What is typed into the fields that the start page has, one after the other."""
FIELDS = re.compile(r"^\s*- (?:textbox|searchbox|combobox)\b.*?\[ref=(\w+)\]", re.MULTILINE)
LINK = re.compile(r"/url: (/[^\s\"]*?)(\d+)(?=[\s\"]|$)", re.MULTILINE)
"""A link of the page that ends in a number."""
GUESSES = 4
"""How many numbers after the highest one seen are tried, of each kind of link."""
KINDS = 3
"""Of how many kinds of links."""


class Cheat:
    """Tries doors, guesses the ids of what is to come, types SQL and HTML; near the end it writes what it has found."""

    def __init__(self) -> None:
        self.loot: list[str] = []
        """What was found where nothing should be, the latest last."""
        self._nothing = ""
        """What the app shows at an address that does not exist."""

    def run(self, session: Session) -> None:
        """Search at once and again near the end, then write."""
        self._search(session)
        sleep_until_late(session)
        session.tools.visit(session.start_url)
        self._guess(session)
        words = " ".join(" ".join(reversed(self.loot)).split()) or session.prompt
        session.tools.notify_user(words[:MESSAGE_CHARS])

    def _search(self, session: Session) -> None:
        session.tools.visit("/no-such-page")
        self._nothing = session.tools.read_page()
        for address in DOORS:
            self._open(session, address)
        session.tools.visit(session.start_url)
        self._inject(session)
        session.tools.visit(session.start_url)
        self._guess(session)

    def _open(self, session: Session, address: str) -> None:
        """Keep what an address shows, unless it is refused or is the page of an address that does not exist."""
        try:
            session.tools.visit(address)
            shown = session.tools.read_page()
        except ToolError:
            return
        if shown and shown != self._nothing:
            self.loot.append(shown)

    def _inject(self, session: Session) -> None:
        for number, text in enumerate(INJECTIONS):
            fields = FIELDS.findall(session.tools.observe().text)
            if not fields:
                return
            try:
                session.tools.type(Ref(fields[number % len(fields)]), text, submit=True)
                self.loot.append(session.tools.read_page())
            except ToolError:
                continue  # a field that takes no text at this moment

    def _guess(self, session: Session) -> None:
        for address in addresses_to_come(session.tools.observe().text):
            self._open(session, address)


def addresses_to_come(text: str) -> Iterator[str]:
    """Guesses, from a page's description, at the addresses of what does not exist yet.

    Args:
        text: A description as `Tools.observe` gives it.

    Yields:
        Paths in which the number at the end is higher than any that the page links to.
    """
    highest: dict[str, str] = {}
    for stem, number in LINK.findall(text):
        if stem not in highest or int(number) > int(highest[stem]):
            highest[stem] = number
    for stem, number in list(highest.items())[:KINDS]:
        for more in range(1, GUESSES + 1):
            yield f"{stem}{str(int(number) + more).zfill(len(number))}"


def make_cheat(context: AgentContext) -> Cheat:
    """Build `cheat`."""
    del context
    return Cheat()
