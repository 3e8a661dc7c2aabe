"""Reading a talk: one line a message, as a play is written down.

@ -6d 09:10..11:00          when the next message is sent; without such a line: a few minutes after the one before
lead: Has anybody seen …    who says it (a role of the chat, or `user`) and what
  a second paragraph        an indented line goes on with the message above
> critic: In the drawer.    an answer in the thread of the last message that is not one
+ 👍 critic user            a reaction to the message above, and whose
! file budget               the message above carries this file of the chat
! urgent                    … is marked urgent
! unread                    … is unread at the start
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

SOON = "+1m..+19m"
"""When a message is sent that has no time of its own."""

_SAID = re.compile(r"(> )?([a-z][a-z0-9-]*): (.+)")


@dataclass
class Said:
    """One message of a talk."""

    role: str
    text: str
    when: str
    is_answer: bool
    is_urgent: bool = False
    is_unread: bool = False
    files: list[str] = field(default_factory=list)
    reactions: list[tuple[str, list[str]]] = field(default_factory=list)


def read_talk(talk: str) -> Iterator[Said]:
    """The messages of a talk, in order.

    Raises:
        ValueError: A line is none of the forms above.
    """
    said: Said | None = None
    when = SOON
    for line in talk.splitlines():
        if not line.strip():
            continue
        if line.startswith("@ "):
            when = line[2:].strip()
        elif match := _SAID.fullmatch(line):
            if said:
                yield said
            answer, role, text = match.groups()
            said, when = Said(role, text, when, answer is not None), SOON
        elif said is None:
            raise ValueError(f"line {line!r}: nothing was said before it")
        else:
            _about(line)(said, line)
    if said:
        yield said


def _about(line: str) -> Callable[[Said, str], None]:
    forms = {"  ": _go_on, "+ ": _react, "! ": _mark}
    if line[:2] not in forms:
        raise ValueError(f"line {line!r}: write `role: text`, `> role: text`, `+ emoji role`, `! mark` or `@ when`")
    return forms[line[:2]]


def _go_on(said: Said, line: str) -> None:
    said.text += f"\n{line.strip()}"


def _react(said: Said, line: str) -> None:
    emoji, *roles = line[2:].split()
    if not roles:
        raise ValueError(f"line {line!r}: say whose reaction it is")
    said.reactions.append((emoji, roles))


def _mark(said: Said, line: str) -> None:
    match line[2:].split():
        case ["urgent"]:
            said.is_urgent = True
        case ["unread"]:
            said.is_unread = True
        case ["file", word]:
            said.files.append(word)
        case _:
            raise ValueError(f"line {line!r}: a mark is urgent, unread, or file and its word")
