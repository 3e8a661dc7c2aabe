"""The lines of every catalog, made one piece of material after the other."""

from __future__ import annotations

import math
import random
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from environments._world.company import Company
from environments._world.drawn import USER, DrawnWorld
from environments._world.generate import Lines
from environments._world.material import Source
from environments.microgram.generate.scenes import Album
from environments.microgram.generate.written import (
    MaterialFile,
    WrittenComment,
    WrittenPost,
    WrittenStory,
    WrittenThread,
)
from environments.microgram.models.tables import NAME

LIKED_FROM_TO = (3, 14)
"""How many people like a post of the user's own."""
FOLLOWERS_FROM_TO = (40, 20_000)
NEW_FOR_S = 6 * 3600.0
"""What the activity page got within so many seconds before the start is still marked new."""


@dataclass
class Makers:
    """Catalogs on their way."""

    world: DrawnWorld
    keep_out: Collection[str]
    album: Album = field(default_factory=Album)
    profiles: Lines = field(default_factory=list)
    posts: Lines = field(default_factory=list)
    comments: Lines = field(default_factory=list)
    stories: Lines = field(default_factory=list)
    threads: Lines = field(default_factory=list)
    messages: Lines = field(default_factory=list)
    activities: Lines = field(default_factory=list)
    roll: Lines = field(default_factory=list)

    def add(self, source: Source[MaterialFile]) -> None:
        """Add one file of material.

        Raises:
            ValueError: The material is wrong; the message names file and item.
        """
        data = source.data
        with source.naming_errors("accounts"):
            self._accounts(data)
        for post in data.posts:
            with source.naming_errors(post.id):
                self._post(post)
        for comment in data.arriving_comments:
            with source.naming_errors(comment.id):
                self._arriving_comment(comment)
        for story in data.stories:
            with source.naming_errors(story.id):
                self._story(story)
        for thread in data.threads:
            with source.naming_errors(thread.id):
                self._thread(thread)
        with source.naming_errors("followers"):
            self._followers(data)
        with source.naming_errors("roll"):
            for n, scene in enumerate(data.roll.scenes, 1):
                self.roll.append({"id": f"roll-{n:02d}", **self.album.take(scene)})

    def lines(self) -> dict[str, Lines]:
        """All lines by file.

        Raises:
            ValueError: An id is used twice.
        """
        self._raise_followers()
        self.activities.sort(key=lambda line: (line["at_s"], line["actor"]))
        activities = [{"id": f"act-{n:03d}", **line} for n, line in enumerate(self.activities, 1)]
        names = ("profiles", "posts", "comments", "stories", "threads", "messages", "roll")
        found: dict[str, Lines] = {f"{name}.jsonl": getattr(self, name) for name in names}
        for file, lines in found.items():
            ids = [line["id"] for line in lines]
            if twice := next((id_ for id_ in ids if ids.count(id_) > 1), None):
                raise ValueError(f"{file}: the id {twice!r} is used twice")
        return found | {"activities.jsonl": activities}

    def _raise_followers(self) -> None:
        """Nobody has fewer followers than likes."""
        for profile in self.profiles:
            most = max((line["likes"] for line in self.posts if line["author"] == profile["id"]), default=0)
            times = random.Random(f"{NAME}:{profile['id']}:reach").uniform(4, 11)
            profile["followers"] = max(profile["followers"], round(most * times))

    def _accounts(self, data: MaterialFile) -> None:
        if not data.accounts.followed:
            return
        for id_ in [*self.world.people, *data.accounts.things]:
            rng = random.Random(f"{NAME}:{id_}:followers")
            low, high = (math.log(bound) for bound in FOLLOWERS_FROM_TO)
            self.profiles.append(
                {
                    "id": id_,
                    "followers": round(math.exp(rng.uniform(low, high))),
                    "following": rng.randint(30, 900),
                    "is_followed": id_ in data.accounts.followed,
                }
            )

    def _post(self, post: WrittenPost) -> None:
        company = Company.of(self.world, NAME, post.id, self.keep_out)
        author = company.find(post.by, "by", "author")
        at_s = company.moment(post.when, author, "post") if post.when else None
        liked_by = self._likes(post, at_s) if author == USER and at_s is not None else None
        drawn = company.draw("likes").randint(9, 90) * company.draw("fame").choice((1, 1, 3, 12, 30))
        self.posts.append(
            {
                "id": post.id, "base": self._base(at_s), "at_s": at_s,
                "author": author, "caption": company.render(post.caption, author),
                "place": company.render(post.place, author), **self.album.take(post.scene),
                "in_feed": post.feed, "likes": liked_by if liked_by is not None else (post.likes or drawn),
                "is_liked": post.liked, "is_saved": post.saved,
            }
        )  # fmt: skip
        self._comments(company, post, author, at_s)

    def _likes(self, post: WrittenPost, posted_at_s: float) -> int:
        """Likes of a post of the user's own are known one by one."""
        # Without the world's seed: every world has the same entries on the activity page.
        count = random.Random(f"{NAME}:{post.id}:likes").randint(*LIKED_FROM_TO)
        likers = Company.of(self.world, NAME, f"{post.id}:likes", self.keep_out)
        for n in range(count):
            who = likers.find(("friend", "colleague", "creator", "family", "colleague")[n % 5], f"like {n}")
            at_s = likers.moment("+2m..+1d", who, f"like {n}", posted_at_s)
            self._activity("like", who, post.id, at_s)
        return count

    def _comments(self, company: Company, post: WrittenPost, author: str, posted_at_s: float | None) -> None:
        previous_s = posted_at_s
        for n, said in enumerate(post.comments, 1):
            ((who, text),) = said.items()
            if previous_s is None:
                raise ValueError("what comes later has no comments at the start; use arriving_comments")
            writer = company.find(who, f"comment {n}")
            at_s = previous_s = company.moment("+2m..+6h", writer, f"comment {n}", previous_s)
            number = post.id.removeprefix("post-")
            line = {
                "id": f"com-{number}-{n}", "base": "standard", "at_s": at_s, "post": post.id, "author": writer,
                "text": company.render(text, writer), "likes": company.draw(f"likes {n}").choice((0, 0, 1, 2, 5)),
            }  # fmt: skip
            self.comments.append(line)
            if author == USER != writer:
                self._activity("comment", writer, post.id, at_s)
            elif f"@{self.world.user.handle}" in str(line["text"]):
                self._activity("mention", writer, post.id, at_s)

    def _arriving_comment(self, comment: WrittenComment) -> None:
        company = Company.of(self.world, NAME, comment.id, self.keep_out)
        author = next(line["author"] for line in self.posts if line["id"] == comment.post)
        company.cast.roles["author"] = author
        writer = company.find(comment.by, "by")
        self.comments.append(
            {
                "id": comment.id, "base": None, "at_s": None, "post": comment.post, "author": writer,
                "text": company.render(comment.text, writer), "likes": 0,
            }
        )  # fmt: skip

    def _story(self, story: WrittenStory) -> None:
        company = Company.of(self.world, NAME, story.id, self.keep_out)
        author = company.find(story.by, "by")
        at_s = company.moment(story.when, author, "story") if story.when else None
        self.stories.append(
            {
                "id": story.id, "base": self._base(at_s), "at_s": at_s, "author": author,
                "text": company.render(story.text, author), **self.album.take(story.scene, tall=True),
                "is_seen": story.seen,
            }
        )  # fmt: skip

    def _thread(self, thread: WrittenThread) -> None:
        company = Company.of(self.world, NAME, thread.id, self.keep_out)
        members = [company.find(who, f"with {n}", f"them{n or ''}") for n, who in enumerate(thread.with_)]
        self.threads.append(
            {"id": thread.id, "members": members, "title": thread.title, "is_muted": thread.muted}
        )  # fmt: skip
        number, previous_s = thread.id.removeprefix("dm-"), None
        for n, said in enumerate(thread.said, 1):
            ((who, text),) = said.items()
            sender = company.find(who, f"message {n}")
            when = thread.when if n == 1 else thread.pace
            if when is None:
                raise ValueError("a thread with messages needs a time")
            at_s = previous_s = company.moment(when, sender, f"message {n}", previous_s)
            is_read = sender == USER or n <= len(thread.said) - thread.unread
            self._message(company, f"msg-{number}-{n}", thread.id, sender, text, at_s, is_read)
        for later in thread.later:
            self._message(company, later.id, thread.id, company.find(later.by or "them", later.id), later.text)

    def _message(
        self, company: Company, id_: str, thread: str, sender: str, text: str, at_s: float | None = None,
        is_read: bool = True,
    ) -> None:  # fmt: skip
        line: dict[str, Any] = {"id": id_, "base": self._base(at_s), "at_s": at_s, "thread": thread, "sender": sender}
        self.messages.append(line | {"text": company.render(text, sender), "is_read": is_read})

    def _followers(self, data: MaterialFile) -> None:
        for n, entry in enumerate(data.followers):
            ((who, when),) = entry.items()
            company = Company.of(self.world, NAME, f"follower {n}", self.keep_out)
            follower = company.find(who, "by")
            self._activity("follow", follower, None, company.moment(when, follower, "follow"))

    def _activity(self, kind: str, actor: str, post: str | None, at_s: float) -> None:
        is_read = at_s < -NEW_FOR_S
        self.activities.append(
            {"base": "standard", "at_s": at_s, "kind": kind, "actor": actor, "post": post, "is_read": is_read}
        )

    @staticmethod
    def _base(at_s: float | None) -> str | None:
        return None if at_s is None else "standard"
