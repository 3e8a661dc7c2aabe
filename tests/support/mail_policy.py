"""A scripted model that does MicroMail's tasks by plain rules, from nothing but what it is sent over HTTP.

It keeps nothing between two requests: what it must remember it writes into its answers as notes, and finds there again,
as a model with a short memory would. The rules read the user's words, the page's description and accounts of changes.
The same policy works with each wait tool, and answers for the watcher as well.
"""

import dataclasses
import json
import re

from model_server import said

LOOK_EVERY_S = 45
"""How long the policy sleeps at a time, where `sleep` is its wait tool."""
WAIT_TOOLS = ("sleep", "wait_for", "sentinel_step", "watch", "predicate")
NOTES = "Notes: "
COUNTS = {"three": 3, "five": 5, "ten": 10}

_NEW_ROW = re.compile(r'^\+ option "Unread, (?P<name>.*)" \[ref=(?P<ref>e\d+)\]$', re.MULTILINE)
_HEADING = re.compile(r"generic: ([\d,]+) mails?(?:, ([\d,]+) unread)?")
_CLOSE = re.compile(r'button "Close mail" \[ref=(e\d+)\]')


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
    return Mind(goal, notes, tool).next(last)


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
        self.close = notes.get("close")

    def next(self, last):
        return getattr(self, f"after_{self.step}")(last)

    def do(self, step, name, **arguments):
        """Answer with one call, and notes for the next turn."""
        notes = {
            "step": step, "base": self.base, "mails": self.mails, "found": self.found, "queue": self.queue,
            "close": self.close,
        }  # fmt: skip
        return said(NOTES + json.dumps(notes), calls=[(name, arguments)])

    def after_begin(self, page):
        if self.goal.folder == "junk":
            return self.do("folder", "click", ref=re.search(r'link "Junk[^"]*" \[ref=(e\d+)\]', page)[1])
        return self.after_folder(page)

    def after_folder(self, page):
        if f"The page is /{self.goal.folder}" not in page:
            return self.do("folder", "visit", url=f"/{self.goal.folder}")
        self.mails = self.base = mails_in(page)
        return self.wait()

    def after_wait(self, account):
        rows = rows_in(account)
        now = mails_in(account)
        self.mails = self.mails if now is None else now
        if self.goal.more:
            return self.perhaps_full(rows)
        if self.goal.unread:
            unread = unread_in(account)
            return self.do("unread", "read_page") if unread and unread >= self.goal.unread else self.wait()
        if self.goal.sender:
            rows = [row for row in rows if row[1].startswith(f"{self.goal.sender}, ")]
        self.queue += rows
        return self.open_next()

    def perhaps_full(self, rows):
        """Whether so many mails more are there; the newest stands first."""
        beyond = self.mails - self.base - self.goal.more
        if beyond < 0:
            return self.wait()
        sender = rows[::-1][beyond][1].partition(", ")[0]
        return self.notify(f"{self.goal.more} more mails have come. The last of them is from {sender}.")

    def after_unread(self, page):
        newest = re.search(r'option "Unread, ([^,]+), ', page.partition('group "Today"')[2])[1]
        return self.notify(f"There are {unread_in(page)} unread mails. The newest is from {newest}.")

    def open_next(self):
        if not self.queue:
            return self.wait()
        (ref, _), *self.queue = self.queue
        return self.do("open", "click", ref=ref)

    def after_open(self, account):
        if account.startswith("This failed"):
            return self.open_next()
        mail = Mail(account)
        self.close = _CLOSE.search(account)[1]
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
        return self.do("close", "click", ref=self.close)

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
    """An open mail, from an account of what changed when it was opened."""

    def __init__(self, account):
        lines = re.findall(r"^[+~] (?:.* -> )?(.*?)(?: \[ref=e\d+\])?$", account, re.MULTILINE)
        start = next(number for number, line in enumerate(lines) if line.startswith("heading ") and "[level=2]" in line)
        self.lines = lines[start:]
        self.subject = re.match(r'heading "(.*)" \[level=2\]', self.lines[0])[1].replace('\\"', '"')
        self.text = "\n".join(self.lines)
        self.body = "\n".join(line for line in self.lines if line.startswith("paragraph: "))

    @property
    def copies(self):
        """Names on CC."""
        _, cc, rest = self.text.partition('"CC:"')
        names = rest.partition("\ntime: ")[0].splitlines()[1:] if cc else []
        return [name.rpartition(": ")[2].rstrip(",") for name in names]

    def answer(self, pattern):
        """What the user asked for, as the body says it."""
        return re.search(pattern, self.body)[0]


def rows_in(account):
    """Rows that came, as (reference, name), the oldest first."""
    return [[match["ref"], match["name"]] for match in _NEW_ROW.finditer(account)][::-1]


def heading_in(text):
    """The last line like `197 mails, 9 unread`, as it is now."""
    lines = [line.rpartition(" -> ")[2] for line in text.splitlines() if not line.startswith("- option")]
    found = [match for line in lines if (match := _HEADING.search(line))]
    return found[-1] if found else None


def mails_in(text):
    heading = heading_in(text)
    return None if heading is None else int(heading[1].replace(",", ""))


def unread_in(text):
    heading = heading_in(text)
    return None if heading is None or heading[2] is None else int(heading[2].replace(",", ""))


def judge(messages):
    """Answer for the watcher: a condition, and page lines that begin with a mark."""
    asked = messages[-1]["content"]
    condition = asked.splitlines()[1]
    lines = [line.removeprefix("| ") for line in asked.splitlines() if line.startswith("| ")]
    if "The page as it is now" not in asked:
        lines = [line for line in lines if line.startswith(("+", "~"))]
    shown = "\n".join(lines)
    if match := re.fullmatch(r"A mail from (.+) is in the list\.", condition):
        met = re.search(rf'option "(?:Unread, )?{re.escape(match[1])}, ', shown) is not None
    elif match := re.fullmatch(r"The line above the list says that (\d+) or more are unread\.", condition):
        met = (unread_in(shown) or 0) >= int(match[1])
    elif match := re.fullmatch(r"The line above the list says (\d+) mails or more\.", condition):
        met = (mails_in(shown) or 0) >= int(match[1])
    else:
        raise AssertionError(f"the judge does not understand: {condition}")
    return {"why": "The page shows it." if met else "The page does not show it.", "met": met}
