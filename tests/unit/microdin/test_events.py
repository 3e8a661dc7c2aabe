from __future__ import annotations

from typing import Any

import pytest

from environments.microdin import environment
from tests.unit.microdin.conftest import Network

ARRIVALS = [
    ("post_published", "post", "post-099", "/api/posts"),
    ("job_posted", "job", "job-050", "/api/jobs"),
]


@pytest.mark.parametrize(("kind", "field", "ref", "path"), ARRIVALS)
def test_unreleased_item_does_not_exist_and_then_is_stamped(
    network: Network, kind: str, field: str, ref: str, path: str
) -> None:
    assert network.status(f"{path}/{{{ref}}}") == 404
    assert network.apply(kind, 33.5, **{field: ref}) is None
    assert network.status(f"{path}/{{{ref}}}") == 200
    assert network.database.query(f"SELECT added_at, added_by FROM {field}s WHERE ref = '{ref}'") == [
        (33.5, "timeline")
    ]
    assert network.actions() == []


@pytest.mark.parametrize(("kind", "field", "ref", "_path"), ARRIVALS)
def test_item_cannot_come_twice(network: Network, kind: str, field: str, ref: str, _path: str) -> None:
    network.apply(kind, 33.5, **{field: ref})
    with pytest.raises(ValueError, match=f"'{ref}' is there already"):
        network.apply(kind, 34.5, **{field: ref})


def test_comment_and_reaction_are_counted(network: Network) -> None:
    before = network.get("/api/posts/{post-035}")
    network.apply("comment_written", 10.0, comment="comment-078")
    assert network.apply("reaction_given", 11.0, post="post-094", by="per-053", kind="support") is None
    assert network.get("/api/posts/{post-035}")["comment_count"] == before["comment_count"] + 1
    told = network.apply("reaction_given", 12.0, post="post-094", by="per-053", kind="support")
    assert told == "'per-053' has reacted to 'post-094' like this already"


def test_comment_on_a_post_that_never_came_is_an_error(network: Network) -> None:
    with pytest.raises(LookupError, match="'post-099' was never published"):
        network.apply("comment_written", 10.0, comment="comment-075")


def test_invitation_comes_and_is_withdrawn(network: Network) -> None:
    network.apply("invitation_received", 10.0, invitation="inv-018")
    assert network.get("/api/network")["invitations"][0]["person"]["name"] == "Marisol Montoya"
    assert network.apply("invitation_withdrawn", 11.0, invitation="inv-018") is None
    assert network.get("/api/badges")["invitations"] == 9
    assert network.apply("invitation_withdrawn", 12.0, invitation="inv-018") == "'inv-018' is withdrawn already"


def test_withdrawal_of_an_answered_invitation_is_skipped(network: Network) -> None:
    network.send("/api/invitations/{inv-001}/accept")
    assert network.apply("invitation_withdrawn", 12.0, invitation="inv-001") == "'inv-001' is accepted already"
    assert network.get("/api/people/{per-033}")["relation"] == "connected"


def test_messages_notifications_and_suggestions_arrive_unread(network: Network) -> None:
    badges = network.get("/api/badges")
    network.apply("message_received", 10.0, message="msg-057")
    network.apply("notification_received", 11.0, notification="note-083")
    network.apply("suggestion_made", 12.0, suggestion="sug-025")
    after = network.get("/api/badges")
    assert after["messages"] == badges["messages"] + 1
    assert after["notifications"] == badges["notifications"] + 1
    assert network.get("/api/network")["suggestions"][0]["person"]["name"] == "Giulia Trevisani"


def test_notification_read_elsewhere_is_read(network: Network) -> None:
    assert network.apply("notification_read_elsewhere", 10.0, notification="note-001") is None
    assert network.get("/api/badges")["notifications"] == 3
    assert network.apply("notification_read_elsewhere", 11.0, notification="note-001") == "'note-001' is read already"
    assert network.actions() == []


@pytest.mark.parametrize(
    ("kind", "fields", "complaint"),
    [
        ("job_posted", {"job": "job-50"}, "field 'job': no job 'job-50'; closest is 'job-050'"),
        ("job_posted", {"job": "job-001"}, "field 'job': 'job-001' is there from the start (base 'standard')"),
        ("reaction_given", {"post": "post-001", "by": "per-1"}, "field 'by': no persona 'per-1'"),
        ("invitation_withdrawn", {"invitation": "inv-99"}, "field 'invitation': no invitation 'inv-99'"),
    ],
)
def test_check_refuses_wrong_references(kind: str, fields: dict[str, Any], complaint: str) -> None:
    event: Any = environment.events[kind](**fields)
    with pytest.raises(LookupError) as caught:
        event.check(environment.load_world())
    assert str(caught.value.args[0]).startswith(complaint)


@pytest.mark.parametrize(
    ("preload", "complaint"),
    [
        ({"base": "standart"}, "preload: field 'base'"),
        ({"base": "standard", "only_jobs": ["job-050"]}, "field 'only_jobs': 'job-050' is not there at the start"),
        ({"base": "standard", "only_jobs": ["job-5"]}, "no job 'job-5'"),
    ],
)
def test_wrong_preload_is_refused(preload: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        environment.database(environment.load_world(), preload)


def test_preload_keeps_only_what_it_names() -> None:
    database = environment.database(
        environment.load_world(),
        {
            "base": "standard",
            "only_jobs": ["job-002"],
            "only_invitations": ["inv-003", "inv-004"],
            "unread_notifications": ["note-010"],
        },
    )
    counts = "SELECT (SELECT count(*) FROM jobs), (SELECT count(*) FROM invitations)"
    assert database.query(counts) == [(1, 2)]
    assert database.query("SELECT ref FROM notifications WHERE NOT is_read") == [("note-010",)]
    database.close()


def test_empty_base_is_empty() -> None:
    database = environment.database(environment.load_world(), {"base": "empty"})
    assert database.query("SELECT (SELECT count(*) FROM posts) + (SELECT count(*) FROM connections)") == [(0,)]
    database.close()
