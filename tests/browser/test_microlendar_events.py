"""What a user does with events of MicroLendar: answer, write, drag, delete; in a real browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from environments.microlendar import environment
from tests.browser.app_page import AppPage, BrowserThread

pytestmark = pytest.mark.browser

Flow = Callable[[AppPage], None]
Play = Callable[[Flow], None]

INVITATION, OWN, GUESTS, SWIM, DENTIST, OTHERS = "evt-134", "evt-104", "evt-126", "evt-202", "evt-006", "evt-174"


@pytest.fixture
def play(browser_thread: BrowserThread) -> Play:
    return lambda flow: browser_thread.run(environment, {"base": "standard"}, flow)


def open_event(app: AppPage, ref: str, rest: str = "") -> None:
    app.visit(f"/event/{environment.public_id(ref)}{rest}")


def chip(app: AppPage, ref: str, rest: str = "") -> Locator:
    return app.page.locator(f'.rbc-event a[href="/event/{environment.public_id(ref)}{rest}"]')


def box_of(locator: Locator) -> FloatRect:
    locator.scroll_into_view_if_needed()
    box = locator.bounding_box()
    assert box is not None
    return box


def drag(app: AppPage, box: FloatRect, right: float, down: float) -> None:
    """Take the middle of a box somewhere else with the mouse."""
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    app.page.mouse.move(x, y)
    app.page.mouse.down()
    app.page.mouse.move(x + right, y + down, steps=6)
    app.page.mouse.up()
    app.follow()


def hour(app: AppPage) -> float:
    """How high an hour is, pixels."""
    return box_of(app.page.locator(".rbc-timeslot-group").nth(8))["height"]


def column(app: AppPage) -> float:
    """How wide a day is, pixels."""
    days = app.page.locator(".rbc-day-slot, .rbc-day-bg")
    return box_of(days.nth(1))["x"] - box_of(days.nth(0))["x"]


def times(app: AppPage, ref: str) -> list[tuple[Any, ...]]:
    sql = "SELECT starts_at, ends_at FROM instances WHERE event_ref = :ref ORDER BY starts_at"
    return app.database.query(sql, {"ref": ref})


def save_as(app: AppPage, name: str) -> None:
    app.get("textbox", "Title").fill(name)
    app.click("button", "Save")


def ref_of(app: AppPage, name: str) -> str:
    return str(app.one("SELECT ref FROM events WHERE title = :name", name=name))


def test_description_stands_on_the_page_of_the_event_alone(play: Play) -> None:
    def flow(app: AppPage) -> None:
        with app.page.expect_response("**/api/instances?**") as answer:
            app.visit("/week/2026-10-14")
        assert "Dentist" in answer.value.text()
        assert "chipped one" not in answer.value.text()
        chip(app, DENTIST).click()
        app.follow()
        article = app.get("article", "Event: Dentist")
        expect(article).to_contain_text("Check-up and the chipped one at the back.")
        expect(article).to_contain_text("Wednesday 14 October 2026, 08:20–09:00")
        expect(article).to_contain_text("Second floor, above the pharmacy")
        assert app.actions() == []

    play(flow)


def test_answer_to_an_invitation_is_kept(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_event(app, INVITATION)
        answer = app.get("region", "Your answer")
        expect(answer).to_contain_text("You have not answered yet.")
        expect(app.get("link", "Edit")).to_have_count(0)
        app.click("button", "Accept", exact=True)
        app.click("button", "Decline", exact=True)
        app.page.reload()
        app.follow()
        expect(answer).to_contain_text("You have declined.")
        expect(app.get("button", "Decline", exact=True)).to_have_attribute("aria-pressed", "true")
        assert app.actions() == [("accept_event", INVITATION), ("decline_event", INVITATION)]

    play(flow)


def test_answers_of_others_are_shown_as_they_come(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_event(app, "evt-015")
        before = app.get("list", "People").inner_text()
        app.happen("answer_given", 20.0, event="evt-015", by="per-018", answer="declined")
        expect(app.get("list", "People").locator('[data-answer="declined"]')).to_have_count(1)
        assert "declined" not in before

    play(flow)


def test_event_of_others_can_be_read_only(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_event(app, OTHERS)
        expect(app.get("article", "Event: Harvest lunch")).to_be_visible()
        expect(app.get("link", "Edit")).to_have_count(0)
        expect(app.get("button", "Delete event")).to_have_count(0)
        app.visit("/month/2026-10-13")
        drag(app, box_of(chip(app, OTHERS)), column(app), 0)
        assert times(app, OTHERS) == [("2026-10-16T12:00", "2026-10-16T14:00")]
        assert app.actions() == []

    play(flow)


def test_reminder_is_set_and_cleared_on_the_page_of_the_event(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_event(app, OWN)
        reminder = app.get("combobox", "Reminder")
        reminder.select_option("30 minutes before")
        app.follow()
        assert app.one("SELECT reminder_min FROM events WHERE ref = :ref", ref=OWN) == 30
        reminder.select_option("No reminder")
        app.follow()
        assert app.actions() == [("set_reminder", OWN), ("clear_reminder", OWN)]

    play(flow)


def test_new_event_with_a_guest_is_saved_and_shown(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/month/2026-10-13")
        app.click("link", "New event")
        expect(app.page.get_by_label("Start time")).to_have_value("11:00")
        app.get("textbox", "Guests").fill("raghavan")
        app.follow()
        app.page.get_by_role("list", name="People found").get_by_role("button").click()
        app.page.get_by_label("Start date").fill("2026-10-31")
        expect(app.page.get_by_label("End date")).to_have_value("2026-10-31")
        app.get("textbox", "Place").fill("Room Curlew")
        save_as(app, "Bridge model")
        expect(app.get("article", "Event: Bridge model")).to_contain_text("Saturday 31 October 2026, 11:00–12:00")
        expect(app.get("list", "People")).to_contain_text("Meera Raghavan – no answer yet")
        app.click("link", "Back to the calendar")
        expect(chip(app, ref_of(app, "Bridge model"))).to_be_visible()
        assert [kind for kind, _ref in app.actions()] == ["create_event"]

    play(flow)


def test_event_over_the_end_of_the_year_lasts_whole_days(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/event/new?day=2026-12-30&last=2027-01-02")
        expect(app.get("checkbox", "All day")).to_be_checked()
        save_as(app, "Between the years")
        expect(app.get("article", "Event: Between the years")).to_contain_text(
            "Wednesday 30 December 2026 – Saturday 2 January 2027"
        )
        assert times(app, ref_of(app, "Between the years")) == [("2026-12-30T00:00", "2027-01-03T00:00")]

    play(flow)


def test_form_that_makes_no_sense_is_refused_and_keeps_what_is_typed(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/event/new?start=2026-10-20T09:00&end=2026-10-20T08:00")
        save_as(app, "Backwards")
        expect(app.page.get_by_role("alert")).to_have_text("The event ends before it begins; choose a later end.")
        app.happen("event_added", 60.0, event="evt-336")
        expect(app.get("textbox", "Title")).to_have_value("Backwards")
        app.page.get_by_label("End time").fill("09:30")
        app.click("button", "Save")
        assert times(app, ref_of(app, "Backwards")) == [("2026-10-20T09:00", "2026-10-20T09:30")]

    play(flow)


def test_event_repeats_on_the_last_day_of_each_month_that_has_it(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/event/new?start=2026-10-31T18:00&end=2026-10-31T19:00")
        app.get("combobox", "Repeats").select_option("Monthly on day 31")
        app.page.get_by_label("Until").fill("2027-03-31")
        save_as(app, "Count the till")
        expect(app.get("article", "Event: Count the till")).to_contain_text("Monthly on day 31, until 31 March 2027")
        days = [start[:10] for start, _end in times(app, ref_of(app, "Count the till"))]
        assert days == ["2026-10-31", "2026-12-31", "2027-01-31", "2027-03-31"]

    play(flow)


def test_drag_over_empty_hours_writes_an_event_there(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/week/2026-10-13")
        saturday = app.page.locator(".rbc-day-slot").nth(6)
        height, x = hour(app), box_of(saturday)["x"]
        top = box_of(app.page.locator(".rbc-time-gutter .rbc-timeslot-group").nth(12))["y"]
        drag(app, {"x": x, "y": top, "width": column(app), "height": 10.0}, 0, height * 2 - 10)
        expect(app.page.get_by_label("Start date")).to_have_value("2026-10-17")
        expect(app.page.get_by_label("Start time")).to_have_value("12:00")
        expect(app.page.get_by_label("End time")).to_have_value("14:00")

    play(flow)


def test_drag_in_the_month_moves_an_event_by_days(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/month/2026-10-13")
        drag(app, box_of(chip(app, OWN)), 3 * column(app), 0)
        assert times(app, OWN) == [("2026-10-16T14:30", "2026-10-16T15:30")]
        app.page.reload()
        app.follow()
        expect(chip(app, OWN)).to_have_accessible_name("14:30 Write up the glove test, Fri 16 Oct, Work")
        assert app.actions() == [("move_event", OWN)]

    play(flow)


def test_drag_in_the_week_moves_an_event_and_its_edge_makes_it_longer(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/week/2026-10-13")
        drag(app, box_of(chip(app, OWN)), 0, hour(app) * 1.5)
        assert times(app, OWN) == [("2026-10-13T16:00", "2026-10-13T17:00")]
        event = app.page.locator(".rbc-event", has_text="Write up the glove test")
        event.hover()
        edge = event.locator(".rbc-addons-dnd-resize-ns-anchor").last
        beyond_the_line = 8
        drag(app, box_of(edge), 0, hour(app) + beyond_the_line)
        assert times(app, OWN) == [("2026-10-13T16:00", "2026-10-13T18:00")]

    play(flow)


def test_dragged_event_that_repeats_asks_which_ones_are_meant(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/month/2026-10-13")
        before = times(app, SWIM)
        friday = chip(app, SWIM, "?on=2026-10-23")
        drag(app, box_of(friday), column(app), 0)
        app.get("dialog", "Move repeating event").get_by_role("button", name="Cancel").click()
        assert times(app, SWIM) == before
        drag(app, box_of(friday), column(app), 0)
        app.get("dialog", "Move repeating event").get_by_role("button", name="Move").click()
        app.follow()
        assert set(before) - set(times(app, SWIM)) == {("2026-10-23T07:00", "2026-10-23T07:50")}
        assert app.one("SELECT count(*) FROM instances WHERE starts_at = '2026-10-24T07:00'") == 1
        assert app.actions() == [("move_event", SWIM)]

    play(flow)


def test_series_is_edited_from_one_event_on(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_event(app, SWIM, "?on=2026-10-21")
        app.click("link", "Edit")
        save_as(app, "Swim with Yara")
        app.get("radio", "This and following events").check()
        app.get("dialog", "Edit repeating event").get_by_role("button", name="Save").click()
        app.follow()
        expect(app.get("article", "Event: Swim with Yara")).to_contain_text("Weekly on Wednesday and Friday")
        assert max(times(app, SWIM)) == ("2026-10-16T07:00", "2026-10-16T07:50")
        assert min(times(app, ref_of(app, "Swim with Yara"))) == ("2026-10-21T07:00", "2026-10-21T07:50")

    play(flow)


def test_event_is_deleted_only_after_a_question(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_event(app, OWN)
        app.click("button", "Delete event")
        app.click("button", "Cancel")
        assert app.actions() == []
        app.click("button", "Delete event")
        app.get("dialog", "Delete this event?").get_by_role("button", name="Delete").click()
        app.follow()
        expect(app.page.get_by_role("heading", level=1)).to_have_text("October 2026")
        expect(chip(app, OWN)).to_have_count(0)
        open_event(app, OWN)
        expect(app.get("main", "")).to_contain_text("This event does not exist")
        assert app.actions() == [("delete_event", OWN)]

    play(flow)


def test_one_event_of_a_series_is_deleted_and_the_others_stay(play: Play) -> None:
    def flow(app: AppPage) -> None:
        count = len(times(app, SWIM))
        open_event(app, SWIM, "?on=2026-10-16")
        app.click("button", "Delete event")
        app.get("dialog", "Delete repeating event").get_by_role("button", name="Delete").click()
        app.follow()
        assert len(times(app, SWIM)) == count - 1
        expect(chip(app, SWIM, "?on=2026-10-16")).to_have_count(0)
        expect(chip(app, SWIM, "?on=2026-10-14")).to_be_visible()

    play(flow)


def test_event_that_others_move_or_cancel_goes_there_before_the_eyes_of_the_user(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/week/2026-10-13")
        app.happen("event_moved", 30.0, event="evt-103", to="2026-10-14T13:00")
        expect(chip(app, "evt-103")).to_have_accessible_name("13:00 Lunch with Victoria, Wed 14 Oct, Work")
        app.happen("event_cancelled", 60.0, event="evt-103")
        expect(chip(app, "evt-103")).to_have_count(0)
        expect(app.get("link", "Notices, 4 new")).to_be_visible()

    play(flow)
