"""Attached files in MicroMail: each kind is looked at in the page, drawn when the page names its revision."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route

from environments._kit.files import make_file, preview
from environments._kit.files.content import Content
from environments._kit.files.preview import ArchivePreview, TablePreview, TextPreview
from environments.micromail import environment
from tests.browser.app_page import AppPage, BrowserThread

pytestmark = pytest.mark.browser

Play = Callable[[Callable[[AppPage], None]], None]

PDF, PICTURE, SHEET, CSV, TEXT, ARCHIVE = (
    "file-005-1",
    "file-109-1",
    "file-013-1",
    "file-108-1",
    "file-018-2",
    "file-276-1",
)
ARRIVAL_WITH_FILE = "mail-356"
DARK = """canvas => {
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) dark += data[at] < 100 && data[at + 3] > 200;
    return [canvas.width, canvas.height, dark];
}"""


@pytest.fixture
def play(browser_thread: BrowserThread) -> Play:
    return lambda flow: browser_thread.run(environment, {"base": "standard"}, flow)


class OpenFile:
    """A file of the mailbox: its mail, and the dialog that shows it."""

    def __init__(self, app: AppPage, ref: str) -> None:
        columns = "m.ref, m.folder, a.id, a.name, a.source, a.size_bytes"
        sql = f"SELECT {columns} FROM attachments a JOIN mails m ON m.id = a.mail_id WHERE a.ref = :ref"
        self.app = app
        self.mail, folder, self.id, self.name, self.source, self.size_bytes = app.database.query(sql, {"ref": ref})[0]
        self.mail_path = f"/{folder}/{app.environment.public_id(self.mail)}"
        self.path = f"{self.mail_path}?file={self.id}"
        self.dialog = app.get("dialog", self.name, exact=True)
        self.link = app.get("region", "Attachments").get_by_role("link", name=self.name)

    @property
    def content(self) -> bytes:
        return make_file(self.source, self.name, self.size_bytes).content

    def click(self) -> Locator:
        """Open it as a user does; returns the dialog, which is complete."""
        self.app.visit(self.mail_path)
        self.link.click()
        self.app.follow()
        return self.dialog

    def is_shown(self) -> bool:
        return self.dialog.count() == 1


def address(app: AppPage) -> str:
    return app.page.url.removeprefix(app.server.url)


def test_pdf_is_drawn_and_its_text_can_be_read(play: Play) -> None:
    def flow(app: AppPage) -> None:
        complaints: list[str] = []
        app.page.on("console", lambda message: complaints.append(message.text))
        file = OpenFile(app, PDF)
        page = file.click().get_by_role("group", name="Page 1 of 1")
        lines = page.get_by_role("paragraph").all_inner_texts()
        content = Content(file.source, file.name)
        assert lines[0].strip() == content.title
        assert " ".join(" ".join(lines[1:-7]).split()) == " ".join(content.sentences)
        assert [line.split() for line in lines[-6:]] == [[str(cell) for cell in row] for row in content.rows]
        width, height, dark = page.locator("canvas").evaluate(DARK)
        assert (width, height) == (720, round(720 * 842 / 595))
        assert dark > 1_000
        assert complaints == []  # of the content security policy, for instance

    play(flow)


def test_picture_is_drawn(play: Play) -> None:
    def flow(app: AppPage) -> None:
        file = OpenFile(app, PICTURE)
        picture = file.click().get_by_role("img", name=file.name)
        assert picture.evaluate("picture => [picture.complete, picture.naturalWidth]") == [True, 640]

    play(flow)


def test_picture_that_does_not_arrive_is_said_so(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.page.route("**/api/attachments/*", lambda route: route.abort())
        dialog = OpenFile(app, PICTURE).click()
        assert "The file could not be shown" in dialog.get_by_role("alert").inner_text()

    play(flow)


@pytest.mark.parametrize(("ref", "is_cut"), [(SHEET, False), (CSV, True)])
def test_table_shows_its_rows(play: Play, ref: str, is_cut: bool) -> None:
    def flow(app: AppPage) -> None:
        file = OpenFile(app, ref)
        dialog = file.click()
        rows = dialog.get_by_role("row").all()
        expected = preview(file.name, file.content)
        assert isinstance(expected, TablePreview)
        assert [row.inner_text().split("\t") for row in (rows[0], rows[1], rows[-1])] == [
            expected.rows[place] for place in (0, 1, -1)
        ]
        assert len(rows) == len(expected.rows)
        assert ("The file goes on." in dialog.inner_text()) == expected.is_cut == is_cut

    play(flow)


def test_text_shows_its_lines(play: Play) -> None:
    def flow(app: AppPage) -> None:
        file = OpenFile(app, TEXT)
        expected = preview(file.name, file.content)
        assert isinstance(expected, TextPreview)
        shown = file.click().get_by_role("paragraph").all_inner_texts()
        assert [line.strip() for line in shown] == expected.paragraphs

    play(flow)


def test_archive_lists_its_files(play: Play) -> None:
    def flow(app: AppPage) -> None:
        file = OpenFile(app, ARCHIVE)
        expected = preview(file.name, file.content)
        assert isinstance(expected, ArchivePreview)
        entries = file.click().get_by_role("listitem").all_inner_texts()
        assert [entry.split()[0] for entry in entries] == [entry.name for entry in expected.entries]
        assert entries[0].split()[1:] == ["1", "KB"]

    play(flow)


def test_opening_is_a_look_logged_once_whatever_comes_later(play: Play) -> None:
    def flow(app: AppPage) -> None:
        file = OpenFile(app, SHEET)
        file.click()
        app.happen("mail_received", 12.0, mail="mail-301")
        assert file.is_shown()
        assert app.actions() == [("open_mail", file.mail), ("open_attachment", SHEET)]
        assert app.one("SELECT class FROM actions WHERE kind = 'open_attachment'") == "look"

    play(flow)


def test_address_leads_to_the_open_file(play: Play) -> None:
    def flow(app: AppPage) -> None:
        file = OpenFile(app, PDF)
        file.click()
        assert address(app) == file.path
        app.visit(file.path)
        assert file.is_shown()
        app.click("button", "Close file")
        assert (address(app), file.is_shown()) == (file.mail_path, False)

    play(flow)


def test_address_that_names_a_file_of_another_mail_is_put_right(play: Play) -> None:
    def flow(app: AppPage) -> None:
        file = OpenFile(app, PDF)
        app.visit(f"{file.mail_path}?file={OpenFile(app, SHEET).id}")
        assert address(app) == file.mail_path
        assert app.page.get_by_role("dialog").count() == 0
        assert app.actions() == [("open_mail", file.mail)]

    play(flow)


def test_back_closes_the_file(play: Play) -> None:
    def flow(app: AppPage) -> None:
        file = OpenFile(app, TEXT)
        file.click()
        app.page.go_back()
        file.dialog.wait_for(state="detached")
        assert address(app) == file.mail_path

    play(flow)


def test_keys_open_and_close_the_file_and_leave_the_mail_open(play: Play) -> None:
    def flow(app: AppPage) -> None:
        file = OpenFile(app, SHEET)
        app.visit(file.mail_path)
        file.link.focus()
        app.page.keyboard.press("Enter")
        app.page.keyboard.press("Escape")  # at once, before the dialog can have taken the focus
        app.follow()
        assert (address(app), file.is_shown()) == (file.mail_path, False)
        assert file.link.evaluate("link => link === document.activeElement")
        app.press("Enter")
        assert file.is_shown()
        app.page.evaluate("document.activeElement.blur()")
        app.press("e", "Escape")
        assert (address(app), file.is_shown()) == (file.mail_path, False)
        assert app.one("SELECT folder FROM mails WHERE ref = :ref", ref=file.mail) == "inbox"

    play(flow)


def test_file_can_be_downloaded(play: Play) -> None:
    def flow(app: AppPage) -> None:
        file = OpenFile(app, ARCHIVE)
        dialog = file.click()
        with app.page.expect_download() as caught:
            dialog.get_by_role("link", name="Download").click()
        assert caught.value.suggested_filename == file.name
        assert caught.value.path().read_bytes() == file.content
        assert file.is_shown()

    play(flow)


@pytest.mark.parametrize(
    ("ref", "awaited"),
    [
        (PDF, "**/assets/pdf.worker-*.js"),
        (PDF, "**/api/attachments/*"),
        (PICTURE, "**/api/attachments/*"),
        (SHEET, "**/api/attachments/*/preview"),
    ],
)
def test_revision_is_not_named_until_the_file_is_drawn(play: Play, ref: str, awaited: str) -> None:
    def flow(app: AppPage) -> None:
        held: list[Route] = []
        file = OpenFile(app, ref)
        app.visit(file.mail_path)
        app.page.route(awaited, lambda route: held.append(route))
        file.link.click()
        while not held:
            app.page.wait_for_timeout(10)
        app.page.wait_for_timeout(300)
        assert not app.page.evaluate("document.documentElement.hasAttribute('data-revision')")
        held[0].continue_()
        app.follow()
        assert file.dialog.locator("canvas, img, table").count() == 1

    play(flow)


def test_file_of_a_mail_that_is_taken_back_disappears(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox")
        app.happen("mail_received", 12.0, mail=ARRIVAL_WITH_FILE)
        file = OpenFile(app, f"{ARRIVAL_WITH_FILE.replace('mail', 'file')}-1")
        file.click()
        app.happen("mail_recalled", 30.0, mail=ARRIVAL_WITH_FILE)
        assert not file.is_shown()
        assert "This mail is not there any more" in app.get("region", "Reading pane").inner_text()

    play(flow)
