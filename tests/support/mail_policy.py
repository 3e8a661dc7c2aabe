"""A scripted model that does MicroMail's tasks by plain rules, from nothing but what it is sent over HTTP.

It keeps nothing between two requests: what it must remember it writes into its answers as notes, and finds there again,
as a model with a short memory would. The rules read the user's words, the page's description and accounts of changes.
The same policy works with each wait tool, and answers for the watcher as well.
"""

import dataclasses
import json
import re
import zlib

from model_server import said

from pytest_sentinel.waiting.changes import lines_of

LOOK_EVERY_S = 45
"""How long the policy sleeps at a time, where `sleep` is its wait tool."""
WAIT_TOOLS = ("sleep", "wait_for", "sentinel_step", "watch", "predicate")
NOTES = "Notes: "
KEY_CHARS = 40
"""So much of a row's name is noted, to know it again: notes must stay short, or the loop cuts them."""
COUNTS = {"three": 3, "five": 5, "ten": 10}

_CHANGE = re.compile(r"^(?P<sign>[+~-]) (?:.* -> )?(?P<content>.*?)(?: \[ref=(?P<ref>e\d+)\])?$")
_SAME = re.compile(r"^(?P<content>\w+ \".*) \[ref=(?P<ref>e\d+)\]$")
_ROW = re.compile(r'option "Unread, (?P<name>.*)"')
_HEADING = re.compile(r"generic: ([\d,]+) mails?(?:, ([\d,]+) unread)?")
_PAGE = re.compile(r"^The page(?:, part 1 of \d+\..*)?:?$", re.MULTILINE)


@dataclasses.dataclass(frozen=True)
class Goal:
    """What the user wants, as the policy understands it."""

    folder: str = "inbox"
    sender: str | None = None
    more: int | None = None
    unread: int | None = None
    copies: int | None = None
    file: str | None = None
    word: str | None = None
    asked: str = ""
    """For mails that are opened: the pattern of what the user wants to know, in one group."""

    @property
    def opens(self) -> bool:
        return bool(self.copies or self.file or self.word)


def goal_of(prompt: str) -> Goal:
    """Understand the user's words."""
    folder = "junk" if "junk folder" in prompt else "inbox"
    if match := re.search(r"attached file called ([\w.-]+\w)", prompt):
        who = re.search(r"who (\w+) the comments", prompt)
        return Goal(file=match[1], asked=rf"((?:[A-Z][\w'-]+ ?)+) {who[1]}" if who else "")
    if "on CC" in prompt:
        return Goal(copies=COUNTS[re.search(r"until (\w+) more mails", prompt)[1]])
    if match := re.search(r"mentions (\w+), open it .*sum of money", prompt):
        return Goal(word=match[1], asked=r"([\d,]+) dollars")
    if match := re.search(r"the word (\w+) is there, open it .*how many ([a-z ]+?) it says", prompt):
        return Goal(word=match[1], asked=rf"([\d,]+) {match[2]}")
    if match := re.search(r"at least (\w+) mails in it are unread", prompt):
        return Goal(unread=COUNTS[match[1]])
    if match := re.search(r"when (\w+) more mails", prompt):
        return Goal(folder=folder, more=COUNTS[match[1]])
    if match := re.search(r"(?:when a mail from|once) (.+?) (?:is there|has written)", prompt):
        return Goal(sender=match[1])
    raise AssertionError(f"the policy does not understand: {prompt}")


def policy(request):
    """Answer one request."""
    if "tools" not in request:
        return said(json.dumps(judge(request["messages"])))
    names = [tool["function"]["name"] for tool in request["tools"]]
    messages = request["messages"]
    goal, notes, last = goal_of(text_of(messages[1])), notes_in(messages), last_account(messages)
    if "done_looking" in names:
        return said(calls=[("done_looking", {})])
    (tool,) = set(names) & set(WAIT_TOOLS)
    return Mind(goal, notes, tool).next(Account(last))


def text_of(message):
    """The text of a message, without its pictures."""
    content = message["content"]
    return content if isinstance(content, str) else "\n".join(part["text"] for part in content if "text" in part)


def last_account(messages):
    """The newest account of the page; a message that only brings a picture is none."""
    return next(text for message in reversed(messages) if "\n" in (text := text_of(message)))


def notes_in(messages):
    """What the policy noted in its latest answer."""
    for message in reversed(messages):
        if message["role"] == "assistant" and NOTES in (message.get("content") or ""):
            return json.loads(message["content"].partition(NOTES)[2])
    return {}


class Account:
    """What the policy was told last: what changed on the page, or the whole of it, or both."""

    def __init__(self, text):
        self.text = text
        page = _PAGE.search(text)
        before = text if page is None else text[: page.start()]
        changes = [match for line in before.splitlines() if (match := _CHANGE.match(line))]
        self.changed = [(m["content"], m["ref"]) for m in changes if m["sign"] != "-"]
        self.came = [(m["content"], m["ref"]) for m in changes if m["sign"] == "+"]
        same = [match for line in before.splitlines() if (match := _SAME.match(line))]
        self.same = [(match["content"], match["ref"]) for match in same]
        lines = lines_of(text[page.end() :]) if page is not None else ()
        self.page = [(line.content, line.ref.strip(" []").removeprefix("ref=")) for line in lines]

    @property
    def elements(self):
        """Every element that is there, as (content, reference)."""
        return self.page + self.changed + self.same

    def ref_of(self, beginning):
        return next(ref for content, ref in self.elements if content.startswith(beginning))

    @property
    def new_rows(self):
        """Unread mails that came, as [reference, beginning of the name], the oldest first."""
        return [[ref, match["name"][:KEY_CHARS]] for content, ref in self.came if (match := _ROW.fullmatch(content))][
            ::-1
        ]

    @property
    def rows(self):
        """Unread mails that are listed, as beginning of the name to reference."""
        return {match["name"][:KEY_CHARS]: ref for content, ref in self.elements if (match := _ROW.fullmatch(content))}

    @property
    def page_rows(self):
        """Unread mails of a page that was told whole, the oldest first, as `rows`."""
        return {
            match["name"][:KEY_CHARS]: ref for content, ref in self.page[::-1] if (match := _ROW.fullmatch(content))
        }

    @property
    def heading(self):
        """The figures above the list: mails, unread."""
        return next((found for content, _ in self.elements if (found := figures(content))), (None, None))


def digest(key):
    """A short number for a long text."""
    return zlib.crc32(key.encode()) % 100_000


def figures(content):
    match = _HEADING.fullmatch(content)
    return None if match is None else tuple(int((figure or "0").replace(",", "")) for figure in match.groups())


class Mind:
    """One turn: what is known, and what to do next."""

    def __init__(self, goal, notes, tool):
        self.goal = goal
        self.tool = tool
        self.step = notes.get("step", "begin")
        self.base = notes.get("base")
        self.mails = notes.get("mails")
        self.found = notes.get("found", 0)
        self.queue = notes.get("queue", [])
        self.seen = notes.get("seen", [])

    def next(self, account):
        known = account.rows
        self.queue = [[known.get(key, ref), key] for ref, key in self.queue]
        self.queue += self.worth_opening(account)
        mails, _ = account.heading
        self.mails = self.mails if mails is None else mails
        return getattr(self, f"after_{self.step}")(account)

    def worth_opening(self, account):
        """Mails that came, also while the policy was busy with another one, and have not been noticed yet."""
        listed = {**{key: ref for ref, key in account.new_rows}, **account.page_rows}
        fresh = [[ref, key] for key, ref in listed.items() if digest(key) not in self.seen]
        self.seen = self.seen + [digest(key) for _, key in fresh]
        if self.step in ("begin", "folder"):
            return []
        if self.goal.sender:
            return [row for row in fresh if row[1].startswith(f"{self.goal.sender}, ")]
        return fresh if self.goal.opens else []

    def do(self, step, name, **arguments):
        """Answer with one call, and notes for the next turn."""
        notes = {
            "step": step, "base": self.base, "mails": self.mails, "found": self.found, "queue": self.queue,
            "seen": self.seen,
        }  # fmt: skip
        return said(NOTES + json.dumps(notes), calls=[(name, arguments)])

    def after_begin(self, account):
        if self.goal.folder == "junk":
            return self.do("folder", "click", ref=account.ref_of('link "Junk'))
        return self.after_folder(account)

    def after_folder(self, account):
        if f"The page is /{self.goal.folder}" not in account.text:
            return self.do("folder", "visit", url=f"/{self.goal.folder}")
        self.base = self.mails
        return self.wait()

    def after_wait(self, account):
        if self.goal.more:
            return self.perhaps_full(account.new_rows)
        if self.goal.unread:
            enough = (account.heading[1] or 0) >= self.goal.unread
            return self.do("unread", "read_page") if enough else self.wait()
        return self.open_next()

    def perhaps_full(self, rows):
        """Whether so many mails more are there; the newest stands first."""
        beyond = self.mails - self.base - self.goal.more
        if beyond < 0:
            return self.wait()
        sender = rows[::-1][beyond][1].partition(", ")[0]
        return self.notify(f"{self.goal.more} more mails have come. The last of them is from {sender}.")

    def after_unread(self, account):
        contents = [content for content, _ in account.page]
        today = contents[contents.index('group "Today"') :]
        newest = next(match["name"] for content in today if (match := _ROW.fullmatch(content)))
        return self.notify(f"{account.heading[1]} mails are unread. The newest is from {newest.partition(', ')[0]}.")

    def open_next(self):
        if not self.queue:
            return self.wait()
        return self.do("open", "click", ref=self.queue[0][0])

    def after_open(self, account):
        if account.text.startswith("This failed"):
            return self.open_next()
        self.queue = self.queue[1:]
        mail = Mail(account)
        if self.goal.sender:
            return self.notify(f"{self.goal.sender} has written. The subject line says: {mail.subject}")
        if self.goal.file and self.goal.file in mail.text:
            return self.notify(f"The mail with the file is there: {mail.answer(self.goal.asked)}.")
        if self.goal.word and re.search(rf"\b{self.goal.word}\b", mail.body, re.IGNORECASE):
            return self.notify(f"The mail is there. It says {mail.answer(self.goal.asked)}.")
        if self.goal.copies and any("Ines Calloway" in name for name in mail.copies):
            self.found += 1
            if self.found == self.goal.copies:
                others = [name for name in mail.copies if "Ines Calloway" not in name]
                return self.notify(f"The third mail in copy is there. On CC besides you: {', '.join(others)}.")
        return self.do("close", "click", ref=account.ref_of('button "Close mail"'))

    def after_close(self, account):
        del account
        return self.open_next()

    def notify(self, message):
        return self.do("notify", "notify_user", message=message)

    def wait(self):
        return self.do("wait", self.tool, **getattr(self, f"with_{self.tool}")())

    def condition(self):
        if self.goal.sender:
            return f"A mail from {self.goal.sender} is in the list."
        if self.goal.unread:
            return f"The line above the list says that {self.goal.unread} or more are unread."
        return f"The line above the list says {self.wanted()} mails or more."

    def wanted(self):
        return self.base + self.goal.more if self.goal.more else self.mails + 1

    def with_sleep(self):
        return {"seconds": LOOK_EVERY_S}

    def with_wait_for(self):
        return {"condition": self.condition()}

    with_watch = with_sentinel_step = with_wait_for

    def with_predicate(self):
        if self.goal.sender:
            return {"check": "text", "words": f"Unread, {self.goal.sender},"}
        if self.goal.unread:
            return {"check": "number", "words": "mails, # unread", "at_least": self.goal.unread}
        return {"check": "number", "words": "# mails", "at_least": self.wanted()}


class Mail:
    """An open mail."""

    def __init__(self, account):
        contents = [content for content, _ in account.page or account.changed]
        start = next(
            n for n, content in enumerate(contents) if content.startswith("heading ") and "[level=2]" in content
        )
        lines = contents[start:]
        self.subject = re.match(r'heading "(.*)" \[level=2\]', lines[0])[1].replace('\\"', '"')
        self.text = "\n".join(lines)
        self.body = "\n".join(line for line in lines if line.startswith("paragraph: "))

    @property
    def copies(self):
        """Names on CC."""
        _, cc, rest = self.text.partition('"CC:"')
        names = rest.partition("\ntime: ")[0].splitlines()[1:] if cc else []
        return [name.rpartition(": ")[2].rstrip(",") for name in names]

    def answer(self, pattern):
        """What the user asked for, as the body says it."""
        return re.search(pattern, self.body)[0]


def judge(messages):
    """Answer for the watcher: a condition, and page lines that begin with a mark."""
    asked = messages[-1]["content"]
    condition = asked.splitlines()[1]
    shown = [line.removeprefix("| ") for line in asked.splitlines() if line.startswith("| ")]
    if "The page as it is now" in asked:
        contents = [line.removeprefix("- ") for line in shown]
    else:
        contents = [line[1:].strip().rpartition(" -> ")[2] for line in shown if line.startswith(("+", "~"))]
    mails, unread = next((found for content in reversed(contents) if (found := figures(content))), (0, 0))
    if match := re.fullmatch(r"A mail from (.+) is in the list\.", condition):
        met = any(re.match(rf'option "(?:Unread, )?{re.escape(match[1])}, ', content) for content in contents)
    elif match := re.fullmatch(r"The line above the list says that (\d+) or more are unread\.", condition):
        met = unread >= int(match[1])
    elif match := re.fullmatch(r"The line above the list says (\d+) mails or more\.", condition):
        met = mails >= int(match[1])
    else:
        raise AssertionError(f"the judge does not understand: {condition}")
    return {"why": "The page shows it." if met else "The page does not show it.", "met": met}
