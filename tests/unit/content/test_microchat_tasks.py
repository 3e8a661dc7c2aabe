"""The ten MicroChat tasks as the list of tasks states them, and what occurs where in the shipped world."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest

from environments._kit.people import Persona
from environments._kit.world import World
from environments.microchat.models.catalog import CallItem, ChatItem, MessageItem
from environments.microchat.models.talk import named, preview
from tests.unit.content.moments import task_of

NO_MENTION, NO_FILE = "per-016", "per-020"
"""Whom two tasks wait for in vain."""


def _refs(world: World, holds: Callable[[MessageItem], bool]) -> set[str]:
    return {message.id for message in world.of(MessageItem).values() if holds(message)}


def _mentions_user(world: World, message: MessageItem) -> bool:
    return any(ref == world.user.id for ref, _ in named(world, [world.user.id], message.body))


def test_at_least_three_more_unread_messages_follow_the_tenth() -> None:
    task = task_of("microchat-unread-absolute-passive")
    assert sum(event.role == "counted" and event.at > 407.89 for event in task.events) >= 3


def test_opening_is_a_wrong_action_where_the_user_wants_chats_unopened() -> None:
    for task_id in ("microchat-unread-conversations-relative-passive", "microchat-unread-absolute-passive"):
        assert "open_chat" in task_of(task_id).consequential


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        (r"payment outage", {"msg-441"}),
        (r"payment", {"msg-441", "msg-443"}),
        (r"outage", {"msg-441", "msg-442", "msg-444", "msg-446"}),
        (r"1,365", {"msg-453"}),
        (r"\b318\b", {"msg-441"}),
    ],
)
def test_wanted_words_occur_only_where_a_task_needs_them(world: World, pattern: str, expected: set[str]) -> None:
    assert _refs(world, lambda message: re.search(pattern, message.body, re.IGNORECASE) is not None) == expected


@pytest.mark.parametrize(
    ("ref", "word"),
    [("msg-441", "outage"), ("msg-441", "318"), ("msg-453", "1,365"), ("msg-423", "{per-047}"), ("msg-423", "@")],
)
def test_what_a_detail_task_asks_for_stands_past_the_preview(world: World, ref: str, word: str) -> None:
    body = world.of(MessageItem)[ref].body
    if name := re.fullmatch(r"\{(per-\d+)\}", word):
        word = world.of(Persona)[name[1]].name
    assert word in body
    assert word not in preview(body)


def test_whoever_is_waited_for_in_vain_never_does_it(world: World) -> None:
    assert not _refs(world, lambda m: m.sender == NO_MENTION and _mentions_user(world, m))
    assert not _refs(world, lambda m: m.sender == NO_FILE and bool(m.files))


def test_messages_that_mention_the_user_are_those_that_tasks_know(world: World) -> None:
    arrivals = _refs(world, lambda m: m.base is None and _mentions_user(world, m))
    assert arrivals == {"msg-421", "msg-422", "msg-423", "msg-424", "msg-428", "msg-429", "msg-430"}


def test_each_mention_of_the_counting_task_asks_to_ring_somebody(world: World) -> None:
    task = task_of("microchat-mentions-relative-active")
    for event in task.events:
        if event.role in ("counted", "target"):
            body = world.of(MessageItem)[event.fields["message"]].body
            assert sum(persona.name in body for persona in world.of(Persona).values()) == 1


def test_callers_of_tasks_are_in_no_list_before(world: World) -> None:
    calls = world.of(CallItem).values()
    before = {ref for call in calls if call.base for ref in call.people}
    assert not before & {call.people[0] for call in calls if not call.base and call.outcome == "missed"}


def test_the_messenger_is_as_large_and_as_mixed_as_promised(world: World) -> None:
    chats = [chat for chat in world.of(ChatItem).values() if chat.base]
    messages = [message for message in world.of(MessageItem).values() if message.base]
    assert Counter(chat.kind for chat in chats).keys() == {"channel", "direct", "group", "meeting"}
    assert len(chats) >= 40
    assert len(messages) >= 600
    assert sum(call.base is not None for call in world.of(CallItem).values()) >= 40
    assert sum(bool(message.files) for message in messages) >= 30
    assert sum(message.thread is not None for message in messages) >= 20
