"""Issues, pull requests, and what is said about them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from environments._world.company import Company
from environments._world.drawn import DrawnWorld
from environments._world.generate import Lines
from environments.microhub.generate.history import Historian
from environments.microhub.generate.written import WrittenComment, WrittenIssue, WrittenPull, WrittenReview
from environments.microhub.models.tables import NAME

OPEN_FOR = "+1d..+6d"
"""How long a merged pull request was open."""
ANSWER = "+12m..+9h"
DAY_S = 86_400.0


@dataclass
class Clerk:
    """Files issues and pull requests, and numbers them in the end."""

    world: DrawnWorld
    historian: Historian

    def file(self, repo: str, item: WrittenIssue | WrittenPull) -> None:
        """Add an issue or a pull request with what is said about it.

        Raises:
            ValueError: It is wrong.
        """
        company = Company.of(self.world, NAME, item.id, at_work=True)
        author = company.find(item.by, "by", "author")
        at_s = self._opened(company, item, author)
        if isinstance(item, WrittenPull) and item.id not in self.historian.merged:
            self.historian.branch_of(repo, item, author, at_s)
        line: dict[str, Any] = {
            "id": item.id, "base": None if at_s is None else "standard", "at_s": at_s, "repo": repo, "author": author,
            "number": None, "title": company.render(item.title, author), "body": company.render(item.body, author),
            "labels": item.labels, "assignees": [company.find(who, "assigned") for who in item.assigned],
            "milestone": item.milestone,
        }  # fmt: skip
        last_s = self._said(company, item, at_s)
        line["closed"] = self._end(company, item.closed, last_s)
        if isinstance(item, WrittenPull):
            merged = self.historian.merged.get(item.id)
            by = company.find(item.merged_by or item.by, "merged")
            line |= {
                "branch": item.branch, "is_draft": item.draft, "merge_commit": merged[1] if merged else None,
                "merged": {"by": by, "at_s": merged[0]} if merged else None,
            }  # fmt: skip
        self._lines("pulls" if isinstance(item, WrittenPull) else "issues").append(line)

    def file_arriving(self, item: WrittenComment | WrittenReview) -> None:
        """Add a comment or a review that comes by the timeline."""
        company = Company.of(self.world, NAME, item.id, at_work=True)
        who = company.find(item.by, "by")
        line = {"id": item.id, "base": None, "at_s": None, "author": who, "text": company.render(item.text, who)}
        if isinstance(item, WrittenReview):
            self._lines("reviews").append(line | {"pull": item.below, "verdict": item.verdict})
        else:
            self._lines("comments").append(line | {"subject": item.below})

    def number(self) -> None:
        """Number what is there at the start in the order of time, issues and pull requests together."""
        numbers: dict[str, int] = {}
        there = [line for name in ("issues", "pulls") for line in self._lines(name) if line["at_s"] is not None]
        for line in sorted(there, key=lambda line: (line["at_s"], line["id"])):
            numbers[line["repo"]] = line["number"] = numbers.get(line["repo"], 0) + 1
        by_id = {f"{{#{line['id']}}}": f"#{line['number']}" for line in there}
        for name, key in (
            ("issues", "body"),
            ("pulls", "body"),
            ("comments", "text"),
            ("reviews", "text"),
            ("commits", "message"),
        ):
            for line in self._lines(name):
                for reference, number in by_id.items():
                    line[key] = line[key].replace(reference, number)

    def _opened(self, company: Company, item: WrittenIssue | WrittenPull, author: str) -> float | None:
        merged = self.historian.merged.get(item.id)
        if merged and not item.when:
            days = company.draw("open for").uniform(1, 6)
            day = int((merged[0] - days * DAY_S) // DAY_S)
            return min(company.moment(f"{day}d", author, "opened"), merged[0] - 1800)
        return company.moment(item.when, author, "opened") if item.when else None

    def _said(self, company: Company, item: WrittenIssue | WrittenPull, at_s: float | None) -> float | None:
        """Comments and reviews; returns when the last one was written."""
        reviews = item.reviews if isinstance(item, WrittenPull) else []
        said = [*(("comment", entry) for entry in item.comments), *(("review", entry) for entry in reviews)]
        if said and at_s is None:
            raise ValueError("what comes later has nothing below it; use arriving_comments")
        previous_s, merged = at_s, self.historian.merged.get(item.id)
        for n, (kind, entry) in enumerate(said, 1):
            ((who, text),) = entry.items()
            writer = company.find(who, f"{kind} {n}")
            written_s = company.moment(ANSWER, writer, f"{kind} {n}", previous_s)
            if merged:
                low = previous_s or 0.0
                written_s = float(round(low + (merged[0] - low) * company.draw(f"{kind} {n}").uniform(0.15, 0.6)))
            previous_s = written_s
            self._entry(company, kind, item.id, n, writer, text, written_s)
        return previous_s

    def _entry(self, company: Company, kind: str, on: str, n: int, who: str, text: str, at_s: float) -> None:
        line = {"base": "standard", "at_s": at_s, "author": who}
        if kind == "comment":
            told = company.render(text, who)
            self._lines("comments").append({"id": f"com-{on}-{n}", **line, "subject": on, "text": told})
            return
        verdict, _, told = (part.strip() for part in text.partition("|"))
        told = company.render(told, who)
        self._lines("reviews").append({"id": f"review-{on}-{n}", **line, "pull": on, "verdict": verdict, "text": told})

    def _end(self, company: Company, closed: dict[str, str], last_s: float | None) -> dict[str, Any] | None:
        if not closed or last_s is None:
            return None
        ((who, when),) = closed.items()
        by = company.find(who, "closed")
        return {"by": by, "at_s": company.moment(when, by, "closed", last_s)}

    def _lines(self, name: str) -> Lines:
        return self.historian.found[f"{name}.jsonl"]
