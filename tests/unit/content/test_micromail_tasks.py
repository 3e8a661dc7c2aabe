"""The ten MicroMail tasks as the list of tasks states them, and the mailbox they start from."""

from __future__ import annotations

from collections import Counter

import pytest

from environments._kit.world import World
from environments.micromail import environment
from environments.micromail.models.catalog import MailItem, is_user
from pytest_sentinel.shadow import measure
from pytest_sentinel.task.model import Task
from pytest_sentinel.task.plan import Variant, make_plan
from tests.unit.content.moments import MOMENTS, task_of

EVENT_TASKS = sorted(task for task, at_s in MOMENTS["micromail"].items() if at_s is not None)


def _mails(task: Task, *roles: str) -> list[str]:
    return [event.fields["mail"] for event in task.events if event.role in roles]


@pytest.mark.parametrize("task_id", EVENT_TASKS)
def test_without_its_target_a_task_stays_silent(world: World, task_id: str) -> None:
    assert measure(make_plan(task_of(task_id), environment, world, Variant(withhold=True))).condition_at_s is None


@pytest.mark.parametrize("task_id", EVENT_TASKS)
def test_there_are_decoys_before_the_target_and_the_timeline_goes_on_after_it(task_id: str) -> None:
    task = task_of(task_id)
    assert any(event.role == "decoy" and event.at < (task.condition_at or 0) for event in task.events)
    assert sum(event.at > (task.condition_at or 0) for event in task.events) >= 3


def test_at_least_three_more_unread_mails_follow_the_tenth() -> None:
    task = task_of("micromail-unread-absolute-passive")
    after = [
        e for e in task.events if e.at > (task.condition_at or 0) and e.role == "counted" and e.kind == "mail_received"
    ]
    assert len(after) >= 3


def test_one_mail_with_december_is_there_at_the_start(world: World) -> None:
    database = environment.database(world, {"base": "standard"})
    found = database.query("SELECT ref, folder FROM mails WHERE body LIKE '%december%'")
    database.close()
    assert found == [("mail-016", "inbox")]


def test_counted_copies_have_the_user_on_cc_only_and_all_others_do_not(world: World) -> None:
    task = task_of("micromail-cc-relative-active")
    mails = world.of(MailItem)
    on_cc = {ref for ref, mail in mails.items() if any(is_user(world, person) for person in mail.cc)}
    assert set(_mails(task, "counted", "target")) <= on_cc
    assert not set(_mails(task, "filler", "decoy")) & on_cc
    for ref in _mails(task, "counted", "target"):
        assert not any(is_user(world, person) for person in mails[ref].to)
        assert len(mails[ref].cc) == 2


def test_the_mailbox_is_as_large_and_as_mixed_as_promised(world: World) -> None:
    mails = list(world.of(MailItem).values())
    base = [mail for mail in mails if mail.base == "standard"]
    assert len(mails) >= 270
    assert len(base) >= 250
    assert set(Counter(mail.folder for mail in base)) == {"inbox", "sent", "drafts", "archive", "junk", "deleted"}
    assert sum(bool(mail.attachments) for mail in base) >= 30
    assert sum(count >= 2 for count in Counter(mail.thread for mail in base).values()) >= 30
