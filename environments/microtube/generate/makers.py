"""The lines of every catalog, made one piece of material after the other."""

from __future__ import annotations

import math
import random
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from environments._kit.problems import closest
from environments._world.company import Company
from environments._world.drawn import USER, DrawnWorld
from environments._world.generate import Lines
from environments._world.material import Source
from environments.microtube.generate.figures import reach, subscribers
from environments.microtube.generate.scenes import Album
from environments.microtube.generate.written import (
    MaterialFile,
    WrittenComment,
    WrittenPlaylist,
    WrittenTalk,
    WrittenVideo,
)
from environments.microtube.models.tables import NAME

UNREAD = 2
"""So many of the newest notifications are unread at the start, in every world."""
UPLOADS_TOLD = 10
"""So many of the newest uploads are on the list of notifications at the start, in every world."""
DAY_S = 86_400.0
REPLY = ">"


@dataclass
class Makers:
    """Catalogs on their way."""

    world: DrawnWorld
    keep_out: Collection[str]
    album: Album = field(default_factory=Album)
    channels: Lines = field(default_factory=list)
    videos: Lines = field(default_factory=list)
    comments: Lines = field(default_factory=list)
    playlists: Lines = field(default_factory=list)
    history: Lines = field(default_factory=list)
    notifications: Lines = field(default_factory=list)

    def add(self, source: Source[MaterialFile]) -> None:
        """Add one file of material.

        Raises:
            ValueError: The material is wrong; the message names file and item.
        """
        data = source.data
        with source.naming_errors("accounts"):
            self._accounts(data)
        for video in data.videos:
            with source.naming_errors(video.id):
                self._video(video)
        for talk in data.talk:
            with source.naming_errors(f"talk below {talk.video}"):
                self._talk(talk)
        for comment in data.arriving_comments:
            with source.naming_errors(comment.id):
                self._arriving_comment(comment)
        for playlist in data.playlists:
            with source.naming_errors(playlist.id):
                self._playlist(playlist)
        with source.naming_errors("history"):
            self._history(data)
        with source.naming_errors("subscribers"):
            self._subscribers(data)

    def lines(self) -> dict[str, Lines]:
        """All lines by file.

        Raises:
            ValueError: An id is used twice.
        """
        found: dict[str, Lines] = {
            f"{name}.jsonl": getattr(self, name) for name in ("channels", "videos", "comments", "playlists", "history")
        }
        for file, lines in found.items():
            ids = [line["id"] for line in lines]
            if twice := next((id_ for id_ in ids if ids.count(id_) > 1), None):
                raise ValueError(f"{file}: the id {twice!r} is used twice")
        return found | {"notifications.jsonl": self._told()}

    def _told(self) -> Lines:
        """What the user was told of, the newest of it unread."""
        newest = sorted(self.notifications, key=lambda line: (-line["at_s"], line["actor"]))
        old = [line for line in newest if line["kind"] == "upload"][UPLOADS_TOLD:]
        newest = [line for line in newest if line not in old]
        for n, line in enumerate(newest):
            line["is_read"] = n >= UNREAD
        return [{"id": f"note-{n:03d}", **line} for n, line in enumerate(reversed(newest), 1)]

    def _accounts(self, data: MaterialFile) -> None:
        if not data.accounts.things:
            return
        for id_ in [*self.world.people, *data.accounts.things]:
            self.channels.append(
                {
                    "id": id_,
                    "subscribers": subscribers(id_, is_person=id_ in self.world.people),
                    "is_subscribed": id_ in data.accounts.subscribed,
                    "is_notified": id_ in data.accounts.notified,
                }
            )

    def _video(self, video: WrittenVideo) -> None:
        company = Company.of(self.world, NAME, video.id, self.keep_out)
        channel = company.find(video.by, "by", "channel")
        account = next((line for line in self.channels if line["id"] == channel), None)
        if account is None:
            raise LookupError(f"{channel!r} has no account; add it to accounts.things")
        at_s = company.moment(video.when, channel, "video") if video.when else None
        self.videos.append(
            {
                "id": video.id, "base": self._base(at_s), "at_s": at_s, "channel": channel,
                "title": company.render(video.title, channel), "description": company.render(video.text, channel),
                "topic": video.topic, "length_s": _seconds(video.length), **self.album.take(video.scene),
                "in_home": video.home, **reach(video.id, account["subscribers"], at_s), "rating": video.rating,
            }
        )  # fmt: skip
        if at_s is not None and account["is_notified"]:
            self._tell("upload", channel, video.id, at_s)
        self._comments(company, self.videos[-1], video.comments)

    def _talk(self, talk: WrittenTalk) -> None:
        video = self._line_of(talk.video)
        if video["at_s"] is None:
            raise ValueError("what comes later has no comments at the start; use arriving_comments")
        company = Company.of(self.world, NAME, f"{talk.video}:talk", self.keep_out)
        company.cast.roles["channel"] = video["channel"]
        self._comments(company, video, talk.comments)

    def _comments(self, company: Company, video: dict[str, Any], written: Sequence[Mapping[str, str]]) -> None:
        if written and video["at_s"] is None:
            raise ValueError("what comes later has no comments at the start; use arriving_comments")
        said = [line for line in self.comments if line["video"] == video["id"] and line["base"]]
        for n, entry in enumerate(written, len(said) + 1):
            ((who, text),) = entry.items()
            parents = [line for line in said if line["parent"] is None] if who.startswith(REPLY) else []
            if who.startswith(REPLY) and not parents:
                raise ValueError(f"comment {n} replies to nothing")
            writer = company.find(who.removeprefix(REPLY).strip(), f"comment {n}")
            at_s = self._said_at(company, n, writer, (said[-1] if said else video)["at_s"])
            line = {
                "id": f"com-{video['id'].removeprefix('video-')}-{n:02d}", "base": "standard", "at_s": at_s,
                "video": video["id"], "parent": parents[-1]["id"] if parents else None, "author": writer,
                "text": company.render(text, writer), "likes": _liked(company, n, bool(parents)),
            }  # fmt: skip
            said.append(line)
            self.comments.append(line)
            if writer != USER and parents and parents[-1]["author"] == USER:
                self._tell("reply", writer, video["id"], at_s)
            elif writer != USER == video["channel"]:
                self._tell("comment", writer, video["id"], at_s)

    @staticmethod
    def _said_at(company: Company, number: int, writer: str, previous_s: float) -> float:
        """Some hours after the previous one; on the last day closer and closer, so that it is before the start."""
        if previous_s < -DAY_S:
            at_s = company.moment("+3m..+5h", writer, f"comment {number}", previous_s)
            if at_s < previous_s * 0.6:
                return at_s
        return float(round(previous_s * company.draw(f"soon {number}").uniform(0.6, 0.9)))

    def _arriving_comment(self, comment: WrittenComment) -> None:
        company = Company.of(self.world, NAME, comment.id, self.keep_out)
        company.cast.roles["channel"] = self._line_of(comment.video)["channel"]
        writer = company.find(comment.by, "by")
        self.comments.append(
            {
                "id": comment.id, "base": None, "at_s": None, "video": comment.video, "parent": comment.to,
                "author": writer, "text": company.render(comment.text, writer), "likes": 0,
            }
        )  # fmt: skip

    def _line_of(self, video: str) -> dict[str, Any]:
        found = next((line for line in self.videos if line["id"] == video), None)
        if found is None:
            raise LookupError(f"no video {video!r}{closest(video, (str(line['id']) for line in self.videos))}")
        return found

    def _playlist(self, playlist: WrittenPlaylist) -> None:
        company = Company.of(self.world, NAME, playlist.id, self.keep_out)
        owner = company.find(playlist.by, "by")
        self.playlists.append(
            {
                "id": playlist.id, "owner": owner, "title": company.render(playlist.title, owner),
                "at_s": company.moment(playlist.when, owner, "playlist"), "is_fixed": playlist.fixed,
                "videos": playlist.videos,
            }
        )  # fmt: skip

    def _history(self, data: MaterialFile) -> None:
        for entry in data.history:
            ((video, when),) = entry.items()
            company = Company.of(self.world, NAME, f"watched {video}", self.keep_out)
            self.history.append({"id": video, "at_s": company.moment(when, USER, "watched")})

    def _subscribers(self, data: MaterialFile) -> None:
        for n, entry in enumerate(data.subscribers):
            ((who, when),) = entry.items()
            company = Company.of(self.world, NAME, f"subscriber {n}", self.keep_out)
            follower = company.find(who, "by")
            self._tell("subscriber", follower, None, company.moment(when, follower, "subscribed"))

    def _tell(self, kind: str, actor: str, video: str | None, at_s: float) -> None:
        line: dict[str, Any] = {"kind": kind, "actor": actor, "video": video, "at_s": at_s}
        self.notifications.append(line)

    @staticmethod
    def _base(at_s: float | None) -> str | None:
        return None if at_s is None else "standard"


def _seconds(length: str) -> float:
    seconds = 0
    for part in length.split(":"):
        seconds = seconds * 60 + int(part)
    return float(seconds)


def _liked(company: Company, number: int, is_reply: bool) -> int:
    """Early comments are liked most; replies hardly."""
    most = 5 if is_reply else round(180 / number)
    draw: random.Random = company.draw(f"likes {number}")
    return math.floor(most * draw.random() ** 2)
