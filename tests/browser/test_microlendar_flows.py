"""Views, calendars, search, notices and tasks of MicroLendar, in a real browser against the real back end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from environments.microlendar import environment
from tests.browser.app_page import AppPage, BrowserThread

pytestmark = pytest.mark.browser

Flow = Callable[[AppPage], None]
Play = Callable[[Flow], None]

PLANNING, PRINTER, WORK_SERIES, DEPLOY, CLOCKS, SUNDAY_CALL = (
    "evt-001", "evt-298", "evt-112", "evt-131", "evt-184", "evt-241",
)  # fmt: skip
PRINTER_DUE_S = 300.0
"""Ring the printer at 10:20, reminded a quarter of an hour before; a task begins at 10:00."""


@pytest.fixture
def play(browser_thread: BrowserThread) -> Play:
    return lambda flow: browser_thread.run(environment, {"base": "standard"}, flow)


def links(app: AppPage, ref: str, rest: str = "") -> Locator:
    """Everything on the page's main part that leads to an event."""
    return app.get("main", "").locator(f'a[href^="/event/{environment.public_id(ref)}{rest}"]')


def title(app: AppPage) -> Locator:
    return app.page.get_by_role("heading", level=1)


def top_of(link: Locator) -> str:
    """How far down its day an event of the time grid stands."""
    return str(link.evaluate("link => link.closest('.rbc-event').style.top"))


def instances(app: AppPage, first: str, last: str) -> set[str]:
    """The addresses of all that takes place from one midnight to another."""
    sql = (
        "SELECT '/event/' || events.id || iif(rule IS NULL, '', '?on=' || on_day) FROM instances "
        "JOIN events ON events.ref = event_ref WHERE instances.starts_at < :last AND ends_at > :first"
    )
    return {address for (address,) in app.database.query(sql, {"first": first, "last": last})}


@pytest.mark.parametrize(
    ("path", "shown", "first", "last"),
    [
        ("/", "October 2026", "2026-09-27T00:00", "2026-11-01T00:00"),
        ("/week/2026-12-31", "27 December 2026 – 2 January 2027", "2026-12-27T00:00", "2027-01-03T00:00"),
        ("/day/2026-10-13", "Tuesday 13 October 2026", "2026-10-13T00:00", "2026-10-14T00:00"),
        ("/agenda/2026-10-13", "13 October – 9 November 2026", "2026-10-13T00:00", "2026-11-10T00:00"),
    ],
)
def test_view_shows_what_takes_place_on_its_days(play: Play, path: str, shown: str, first: str, last: str) -> None:
    def flow(app: AppPage) -> None:
        app.visit(path)
        expect(title(app)).to_have_text(shown)
        page = app.get("main", "").locator('a[href^="/event/"]')
        assert set(page.evaluate_all("links => links.map(link => link.getAttribute('href'))")) == instances(
            app, first, last
        )
        assert app.actions() == []

    play(flow)


def test_event_of_a_view_is_one_link_that_says_everything(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/week/2026-10-13")
        expect(links(app, PRINTER)).to_have_accessible_name("10:20 Ring the printer, Tue 13 Oct, Work")
        snapshot = app.page.locator("body").aria_snapshot(mode="ai")
        nameless = [line for line in snapshot.splitlines() if re.match(r"\s*- (button|link|textbox|checkbox) \[", line)]
        assert nameless == []

    play(flow)


def test_months_follow_each_other_over_their_ends_and_that_of_the_year(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/month/2026-10-31")
        app.click("link", "Next: November 2026")
        assert app.page.url.endswith("/month/2026-11-30")
        app.press("j", "j")
        expect(title(app)).to_have_text("January 2027")
        expect(app.get("link", "New Year's Day, Fri 1 Jan 2027, Holidays and seasons")).to_be_visible()
        app.press("k", "y")
        expect(title(app)).to_have_text("2026")
        app.click("link", "Today")
        app.press("m")
        assert app.page.url.endswith("/month/2026-10-13")

    play(flow)


def test_views_end_where_the_calendar_does(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/month/2029-12-05")
        expect(title(app)).to_have_text("December 2029")
        expect(app.page.get_by_role("link", name=re.compile("^Previous: "))).to_have_count(1)
        expect(app.page.get_by_role("link", name=re.compile("^Next: "))).to_have_count(0)
        app.visit("/month/2030-01-05")
        expect(app.get("main", "")).to_contain_text("This page does not exist")

    play(flow)


def test_week_in_which_the_clocks_go_back_keeps_the_times_of_the_wall(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/week/2026-10-25")
        before = top_of(links(app, SUNDAY_CALL))
        app.click("link", "Next: 1 – 7 November 2026")
        expect(links(app, SUNDAY_CALL)).to_have_accessible_name(re.compile(r"^17:00 Sunday call, Sun 1 Nov"))
        assert top_of(links(app, SUNDAY_CALL)) == before
        expect(links(app, CLOCKS)).to_have_attribute("title", "02:00–03:00 Clocks go back")
        expect(links(app, DEPLOY)).to_have_attribute("title", "23:00–02:00 Night deploy")

    play(flow)


def test_mini_month_leads_to_a_day_of_the_same_view(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/week/2026-10-13")
        app.click("button", "Mini month: next")
        month = app.get("region", "Mini month: November 2026")
        marked = month.locator("[data-full=true]").evaluate_all("days => days.map(day => day.ariaLabel)")
        days = app.database.query(
            "SELECT DISTINCT CAST(substr(starts_at, 9, 2) AS INTEGER) FROM instances WHERE starts_at LIKE '2026-11-%'"
        )
        assert sorted(marked) == sorted(f"{day} November" for (day,) in days)
        month.get_by_role("link", name="30 November").click()
        expect(title(app)).to_have_text("29 November – 5 December 2026")

    play(flow)


def test_year_counts_the_events_of_each_day_and_leads_there(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/year/2026-02-01")
        count = app.one("SELECT count(*) FROM instances WHERE starts_at LIKE '2026-10-13%'")
        october = app.get("region", "October", exact=True)
        total = app.one("SELECT count(*) FROM instances WHERE starts_at LIKE '2026-10-%'")
        expect(october.get_by_role("heading")).to_have_text(f"October {total} events")
        october.get_by_role("link", name=f"13 October, {count} events").click()
        expect(title(app)).to_have_text("Tuesday 13 October 2026")

    play(flow)


def test_calendar_is_hidden_everywhere_until_it_is_shown_again(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/week/2026-10-13")
        expect(links(app, WORK_SERIES)).to_have_count(1)
        app.click("checkbox", "Work", exact=True)
        expect(links(app, WORK_SERIES)).to_have_count(0)
        app.visit("/agenda/2026-10-13")
        expect(links(app, WORK_SERIES)).to_have_count(0)
        app.page.reload()
        app.follow()
        expect(app.get("checkbox", "Work", exact=True)).not_to_be_checked()
        app.click("checkbox", "Work", exact=True)
        expect(links(app, WORK_SERIES).first).to_be_visible()
        assert app.actions() == [("hide_calendar", "cal-work"), ("show_calendar", "cal-work")]

    play(flow)


def test_calendar_is_added_and_coloured_and_no_name_is_given_twice(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.click("button", "Add a calendar")
        name = app.get("textbox", "Name of the new calendar")
        name.fill("work")
        app.press("Enter")
        expect(app.get("region", "My calendars")).to_contain_text("There is a calendar called 'work' already")
        name.fill("Choir")
        app.press("Enter")
        expect(app.get("checkbox", "Choir")).to_be_checked()
        app.click("button", "About Choir")
        app.click("menuitem", "plum")
        assert app.one("SELECT colour FROM calendars WHERE name = 'Choir'") == "plum"
        assert [kind for kind, _ref in app.actions()] == ["create_calendar", "colour_calendar"]

    play(flow)


@pytest.mark.parametrize(
    ("words", "found"), [("heron planning", PLANNING), ("victoria", "evt-103"), ("CAFÉ", "evt-268")]
)
def test_search_finds_titles_places_and_people(play: Play, words: str, found: str) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/week/2026-10-13")
        app.get("searchbox", "Search").fill(words)
        app.press("Enter")
        expect(title(app)).to_have_text(f"Search: {words}")
        expect(links(app, found)).to_have_count(1)

    play(flow)


def test_search_does_not_read_descriptions(play: Play) -> None:
    def flow(app: AppPage) -> None:
        assert app.one("SELECT ref FROM events WHERE description LIKE '%chipped%'") == "evt-006"
        app.visit("/search?q=chipped")
        expect(app.get("main", "")).to_contain_text("Nothing found")

    play(flow)


def test_what_others_put_there_comes_into_the_view_and_the_bell(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/week/2026-10-13")
        expect(app.get("link", "Notices, 2 new")).to_be_visible()
        app.happen("event_added", 60.0, event="evt-336")
        expect(links(app, "evt-336")).to_be_visible()
        app.click("link", "Notices, 3 new")
        first = app.get("list", "Notices").get_by_role("listitem").first
        expect(first).to_contain_text("added “Quick look at the lift poster”: Tue 13 Oct, 13:20")
        expect(app.get("link", "Notices, 3 new")).to_be_visible()
        app.click("button", "Mark as read: Quick look at the lift poster")
        expect(app.get("link", "Notices, 2 new")).to_be_visible()
        app.click("button", "Mark all as read")
        assert app.one("SELECT count(*) FROM notices WHERE NOT is_read") == 0
        first.get_by_role("link").click()
        app.follow()
        expect(title(app)).to_have_text("Quick look at the lift poster")

    play(flow)


def test_reminder_rings_above_every_page_until_it_is_dismissed(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/tasks")
        effect = app.environment.due(app.database, PRINTER_DUE_S)
        assert effect is not None
        app.now_s = effect.at_s
        effect.apply()
        app.follow()
        assert effect.at_s == PRINTER_DUE_S
        bar = app.get("region", "Reminders")
        expect(bar).to_contain_text("Reminder: “Ring the printer” begins Tue 13 Oct, 10:20")
        app.visit("/month/2027-01-01")
        expect(bar).to_be_visible()
        app.click("button", "Dismiss reminder: Ring the printer")
        expect(bar).to_have_count(0)
        assert [kind for kind, _ref in app.actions()] == ["read_notice"]

    play(flow)


def test_task_is_added_with_a_due_date_and_marked_as_done(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/tasks")
        app.click("button", "Add task")
        expect(app.page.get_by_role("alert")).to_have_text("Write what is to be done.")
        app.get("textbox", "New task", exact=True).fill("Oil the bicycle")
        app.page.get_by_label("Due date of the new task").fill("2026-10-12")
        app.click("button", "Add task")
        added = app.page.get_by_role("listitem").filter(has_text="Oil the bicycle")
        expect(added).to_contain_text("overdue: Mon 12 Oct")
        app.click("checkbox", "Done: Oil the bicycle")
        app.page.reload()
        app.follow()
        done = app.page.get_by_role("region", name=re.compile("^Done: "))
        expect(done.get_by_role("checkbox", name="Done: Oil the bicycle")).to_be_checked()
        done.get_by_role("checkbox", name="Done: Oil the bicycle").click()
        app.follow()
        assert app.one("SELECT is_done FROM todos WHERE title = 'Oil the bicycle'") == 0
        assert [kind for kind, _ref in app.actions()] == ["create_todo", "finish_todo", "reopen_todo"]

    play(flow)


def test_tasks_are_listed_by_due_date_and_count_in_the_side(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/tasks")
        titles = app.database.query(
            "SELECT title FROM todos WHERE NOT is_done ORDER BY due_on IS NULL, due_on, added_at"
        )
        shown = app.get("region", f"Open: {len(titles)}").get_by_role("checkbox")
        assert shown.evaluate_all("boxes => boxes.map(box => box.ariaLabel)") == [f"Done: {name}" for (name,) in titles]
        app.happen("todo_assigned", 50.0, todo="todo-306")
        expect(app.get("link", f"Tasks, {len(titles) + 1} open")).to_be_visible()

    play(flow)


def test_task_is_edited_and_only_an_own_one_is_deleted(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit(f"/tasks/{environment.public_id('todo-012')}")
        expect(app.page.get_by_role("article")).to_contain_text("Tuesday 13 October 2026")
        expect(app.get("button", "Delete")).to_have_count(0)
        app.visit(f"/tasks/{environment.public_id('todo-022')}")
        app.click("button", "Edit")
        app.get("textbox", "Notes").fill("Both photographs are in the drawer.")
        app.click("button", "Save")
        expect(app.page.get_by_role("article")).to_contain_text("Both photographs are in the drawer.")
        app.click("button", "Delete")
        app.get("dialog", "Delete this task?").get_by_role("button", name="Delete").click()
        app.follow()
        assert app.page.url.endswith("/tasks")
        assert app.actions() == [("edit_todo", "todo-022"), ("delete_todo", "todo-022")]

    play(flow)


def test_view_that_cannot_be_loaded_offers_another_try(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.page.route("**/api/instances?**", lambda route: route.fulfill(status=503, json={"detail": "Back soon."}))
        app.page.goto(app.server.url + "/week/2026-10-13")
        expect(app.page.get_by_role("alert")).to_contain_text("Back soon.")
        app.page.unroute("**/api/instances?**")
        app.click("button", "Try again")
        expect(links(app, PRINTER)).to_be_visible()

    play(flow)


def test_every_week_of_a_month_has_a_name_whenever_it_is_drawn(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/month/2026-10-13")
        rows = app.page.locator(".rbc-month-row .rbc-row-content")
        names = ["27 September", "4 October", "11 October", "18 October", "25 October"]
        for width in (1280, 1000, 1280):  # the calendar measures its weeks anew, which draws them anew
            app.page.set_viewport_size({"width": width, "height": 800})
            expect(rows).to_have_count(len(names))
            shown = rows.evaluate_all("rows => rows.map(row => row.getAttribute('aria-label'))")
            assert shown == [f"Week of {name}" for name in names]

    play(flow)
