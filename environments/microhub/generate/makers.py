"""The lines of every catalog, made one piece of material after the other."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field

from environments._world.company import Company
from environments._world.drawn import DrawnWorld
from environments._world.generate import Lines
from environments._world.material import Source
from environments.microhub.generate.history import Historian
from environments.microhub.generate.work import Clerk
from environments.microhub.generate.written import (
    MaterialFile,
    WrittenAccounts,
    WrittenAlert,
    WrittenComment,
    WrittenIssue,
    WrittenPull,
    WrittenRelease,
    WrittenRepo,
    WrittenReview,
)
from environments.microhub.models.tables import NAME

FOLLOWERS_FROM_TO = (6, 900)
DAY_S = 86_400.0


@dataclass
class Makers:
    """Catalogs on their way."""

    world: DrawnWorld
    sources: list[Source[MaterialFile]] = field(default_factory=list)
    found: dict[str, Lines] = field(default_factory=dict)

    def add(self, source: Source[MaterialFile]) -> None:
        """Take one file of material."""
        self.sources.append(source)

    def lines(self) -> dict[str, Lines]:
        """All lines by file.

        Raises:
            ValueError: The material is wrong; the message names file and item.
        """
        self.found = {
            f"{name}.jsonl": []
            for name in (
                *("accounts", "repositories", "milestones", "branches", "commits", "files", "releases", "alerts"),
                *("issues", "pulls", "comments", "reviews", "runs"),
            )
        }
        for source in self.sources:
            with source.naming_errors("accounts"):
                self._accounts(source.data.accounts)
            for repo in source.data.repositories:
                with source.naming_errors(repo.id):
                    self._repo(repo)
        self._history()
        self._rest()
        for file, lines in self.found.items():
            ids = [line["id"] for line in lines]
            if twice := next((id_ for id_ in ids if ids.count(id_) > 1), None):
                raise ValueError(f"{file}: the id {twice!r} is used twice")
        return self.found

    def _history(self) -> None:
        """Histories first: when pull requests were merged is known from them."""
        repos = {repo.id: repo for source in self.sources for repo in source.data.repositories}
        pulls: dict[str, WrittenPull] = {
            pull.id: pull for source in self.sources for work in source.data.work for pull in work.pulls
        }
        historian = Historian(self.world, repos, pulls, self.found)
        for source in self.sources:
            for history in source.data.history:
                with source.naming_errors(history.repo):
                    historian.tell(history)
        clerk = Clerk(self.world, historian)
        for source in self.sources:
            for work in source.data.work:
                items: list[WrittenIssue | WrittenPull] = [*work.issues, *work.pulls]
                for item in items:
                    with source.naming_errors(item.id):
                        clerk.file(work.repo, item)
            said: list[WrittenComment | WrittenReview]
            said = [*source.data.arriving_comments, *source.data.arriving_reviews]
            for arriving in said:
                with source.naming_errors(arriving.id):
                    clerk.file_arriving(arriving)
            for run in source.data.arriving_runs:
                with source.naming_errors(run.id):
                    historian.arriving_run(run)
        clerk.number()
        historian.number_runs()

    def _rest(self) -> None:
        for source in self.sources:
            for release in source.data.releases:
                with source.naming_errors(release.id):
                    self._release(release)
            for alert in source.data.alerts:
                with source.naming_errors(alert.id):
                    self._alert(alert)

    def _accounts(self, accounts: WrittenAccounts) -> None:
        for id_ in [*accounts.people, *accounts.things]:
            rng = random.Random(f"{NAME}:{id_}:followers")
            low, high = (math.log(bound) for bound in FOLLOWERS_FROM_TO)
            self.found["accounts.jsonl"].append(
                {
                    "id": id_,
                    "followers": round(math.exp(rng.uniform(low, high))),
                    "following": rng.randint(4, 120),
                    "is_followed": id_ in accounts.followed,
                }
            )

    def _repo(self, repo: WrittenRepo) -> None:
        labels = [
            dict(zip(("colour", "description"), text.split(" ", 1), strict=True)) for text in repo.labels.values()
        ]
        same = ("id", "owner", "license", "topics", "stars", "watchers", "forks")
        self.found["repositories.jsonl"].append(
            {name: getattr(repo, name) for name in same}
            | {
                "is_starred": repo.starred,
                "is_watched": repo.watching,
                "labels": [{"name": name} | label for name, label in zip(repo.labels, labels, strict=True)],
            }
        )
        for mile in repo.milestones:
            company = Company.of(self.world, NAME, mile.id, at_work=True)
            self.found["milestones.jsonl"].append(
                {
                    "id": mile.id,
                    "repo": repo.id,
                    "title": mile.title,
                    "description": company.render(mile.description, repo.owner),
                    "due_at_s": mile.due * DAY_S,
                }
            )

    def _release(self, release: WrittenRelease) -> None:
        company = Company.of(self.world, NAME, release.id, at_work=True)
        author = company.find(release.by, "by")
        at_s = company.moment(release.when, author, "release") if release.when else None
        assets = {company.render(name, author): size for name, size in release.assets.items()}
        self.found["releases.jsonl"].append(
            {
                "id": release.id, "base": None if at_s is None else "standard", "at_s": at_s, "repo": release.repo,
                "author": author, "tag": release.tag, "title": company.render(release.title, author),
                "body": company.render(release.body, author), "is_prerelease": release.pre,
                "assets": [{"name": name, "size_bytes": size} for name, size in assets.items()],
            }
        )  # fmt: skip

    def _alert(self, alert: WrittenAlert) -> None:
        company = Company.of(self.world, NAME, alert.id, at_work=True)
        at_s = company.moment(alert.when, alert.repo, "alert") if alert.when else None
        same = ("package", "severity", "title", "manifest", "affected", "patched", "state", "reason")
        self.found["alerts.jsonl"].append(
            {"id": alert.id, "base": None if at_s is None else "standard", "at_s": at_s, "repo": alert.repo}
            | {name: getattr(alert, name) for name in same}
            | {"body": company.render(alert.body, alert.repo)}
        )
