"""The page of a comparison in a real browser, opened from disk as its readers do."""

import pytest
from playwright.sync_api import expect
from stored_runs import event_runs, quiet_runs, store, withheld

from pytest_sentinel.__main__ import main

pytestmark = pytest.mark.browser
HOSTILE = (
    "</script><script>document.title='taken'</script><img src=x onerror=\"document.title='taken'\">\x00\u202e\ud800"
)
TOO_WIDE = "document.documentElement.scrollWidth - window.innerWidth"


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """Three agents on the same tasks, one of them with a hostile name and one with a run without its events."""
    reports = tmp_path_factory.mktemp("reports")
    store(reports, "first", [*event_runs(7, 8), *quiet_runs(0, 4)], agent="careful")
    store(reports, "first-silent", withheld(event_runs(8, 8)), agent="careful", withhold=True)
    store(reports, "second", [*event_runs(1, 8), *quiet_runs(1, 4)], agent="hasty", max_steps=9)
    store(reports, "third", [*event_runs(5, 8), *quiet_runs(0, 4)], agent=HOSTILE)
    page = reports / "compare.html"
    names = ["first", "first-silent", "second", "third"]
    assert main(["compare", *names, "--reports", str(reports), "--html", str(page), "--published"]) == 0
    return page.as_uri()


@pytest.fixture
def read(browser_thread, address):
    """Open the comparison and play a flow on it."""

    def read(flow, **window):
        def play(page):
            page.goto(address)
            expect(page.get_by_role("region", name="Which is better, and how sure that is")).to_be_visible()
            flow(page)

        browser_thread.show(play, **window)

    return read


def test_says_who_is_better_with_figures_tests_and_what_was_published(read):
    def flow(page):
        headlines = page.get_by_role("region", name="Headlines")
        expect(headlines.get_by_role("row", name="careful")).to_contain_text("88 % 7 of 8")
        expect(headlines.get_by_role("row", name="hasty")).to_contain_text("25 % 1 of 4")
        pairs = page.get_by_role("region", name="Pairs").get_by_role("row")
        expect(pairs).to_have_count(1 + 2 * 3)  # timely success and false alarms of three pairs
        expect(pairs.filter(has_text="exact McNemar").first).to_contain_text("+75")
        expect(
            page.get_by_role("region", name="Success over delay").get_by_role("row", name="hasty").first
        ).to_contain_text("13 %")
        expect(page.get_by_role("alert")).to_contain_text("max_steps is none in first, 9 in second, none in third")
        apart = page.get_by_role("region", name="Tasks that did not end alike")
        expect(apart.get_by_role("row", name="micromail-t001-active")).to_contain_text("missed")
        categories = page.get_by_role("region", name="By category")
        expect(categories.get_by_role("row", name="GPT-4o, sleep (published)").first).to_contain_text("53 %")

    read(flow)


def test_hostile_name_is_shown_and_runs_nothing(read):
    def flow(page):
        expect(page.get_by_role("heading", level=1)).to_contain_text("document.title='taken'</script>")
        expect(page.get_by_role("heading", level=1)).to_contain_text("\\x00\\u202e\\ud800")
        assert page.title() != "taken"
        assert page.evaluate("document.images.length") == 0

    read(flow)


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_fits_the_window(read, width, scheme):
    def flow(page):
        assert page.evaluate(TOO_WIDE) <= 0

    read(flow, width=width, color_scheme=scheme)
