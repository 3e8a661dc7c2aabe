"""The ten MicroMail tasks as the list of tasks states them, and the mailbox they start from."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from environments._kit.world import World
from environments.micromail import environment
from environments.micromail.models.catalog import MailItem, is_user
from pytest_sentinel.shadow import measure
from pytest_sentinel.task.load import check_task, read_task
from pytest_sentinel.task.model import Task
from pytest_sentinel.task.plan import Variant, make_plan

FOLDER = Path(__file__).parents[2] / "tasks" / "micromail"
CONDITION_AT_S = {
    "micromail-attachment-name-absolute-active": 568.27,
    "micromail-attachment-name-noop": None,
    "micromail-body-december-relative-active": 370.68,
    "micromail-body-keyword-absolute-active": 484.76,
    "micromail-cc-relative-active": 501.63,
    "micromail-inbox-relative-passive": 130.85,
    "micromail-junk-relative-passive": 297.75,
    "micromail-sender-absolute-noop": None,
    "micromail-sender-absolute-passive": 119.40,
    "micromail-unread-absolute-passive": 585.56,
}
LEAST_APART_S = 2.0
EVERY_TASK = pytest.mark.parametrize("task_id", sorted(CONDITION_AT_S))


@pytest.fixture(scope="module")
def world() -> World:
    return environment.load_world(None)


def _task(task_id: str) -> Task:
    return read_task(FOLDER / f"{task_id}.yaml")


def _mails(task: Task, *roles: str) -> list[str]:
    return [event.fields["mail"] for event in task.events if event.role in roles]


def test_the_folder_holds_exactly_the_ten_tasks() -> None:
    assert {path.stem for path in FOLDER.glob("*.yaml")} == set(CONDITION_AT_S)


def test_two_tasks_are_quick_and_one_of_them_is_a_noop() -> None:
    quick = [task for task in map(_task, CONDITION_AT_S) if task.quick]
    assert sorted(task.category for task in quick) == ["noop", "passive"]


@EVERY_TASK
def test_every_reference_and_statement_of_a_task_is_right(world: World, task_id: str) -> None:
    check_task(FOLDER / f"{task_id}.yaml", _task(task_id), environment, world)


@EVERY_TASK
def test_category_and_criterion_are_those_of_the_id(task_id: str) -> None:
    task = _task(task_id)
    assert task.category == task_id.rsplit("-", 1)[1]
    assert task.criterion in task_id or task.category == "noop"


@EVERY_TASK
def test_the_condition_comes_true_at_the_stated_moment(world: World, task_id: str) -> None:
    task = _task(task_id)
    measured = measure(make_plan(task, environment, world, Variant()))
    assert measured.condition_at_s == task.condition_at == CONDITION_AT_S[task_id]


@pytest.mark.parametrize("task_id", sorted(task for task, at_s in CONDITION_AT_S.items() if at_s))
def test_without_its_target_a_task_stays_silent(world: World, task_id: str) -> None:
    assert measure(make_plan(_task(task_id), environment, world, Variant(withhold=True))).condition_at_s is None


@EVERY_TASK
def test_events_keep_their_distance(task_id: str) -> None:
    times = [event.at for event in _task(task_id).events]
    assert min(later - earlier for earlier, later in zip(times, times[1:], strict=False)) >= LEAST_APART_S


@pytest.mark.parametrize("task_id", sorted(task for task, at_s in CONDITION_AT_S.items() if at_s))
def test_there_are_decoys_before_the_target_and_the_timeline_goes_on_after_it(task_id: str) -> None:
    task = _task(task_id)
    assert any(event.role == "decoy" and event.at < (task.condition_at or 0) for event in task.events)
    assert sum(event.at > (task.condition_at or 0) for event in task.events) >= 3


def test_at_least_three_more_unread_mails_follow_the_tenth() -> None:
    task = _task("micromail-unread-absolute-passive")
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
    task = _task("micromail-cc-relative-active")
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
