"""Messages, notifications, pages and search."""

from __future__ import annotations

from tests.unit.microdin.conftest import Network


def test_conversations_show_the_newest_first_with_unread(network: Network) -> None:
    found = network.get("/api/conversations")
    times = [conversation["last_at_s"] for conversation in found]
    assert times == sorted(times, reverse=True)
    assert len(found) == 16
    assert sum(conversation["unread"] for conversation in found) == network.get("/api/badges")["messages"] > 0


def test_looking_marks_nothing_and_opening_marks_what_is_there(network: Network) -> None:
    before = network.get("/api/conversations/{per-042}")["unread"]
    assert before == 4
    assert network.send("/api/conversations/{per-042}/open").json()["unread"] == 0
    network.apply("message_received", 150.0, message="msg-016")
    assert network.get("/api/conversations/{per-042}")["unread"] == 1
    assert network.actions() == [("open_conversation", "per-042", "look")]


def test_sent_message_is_the_last_and_own(network: Network) -> None:
    reply = network.send("/api/conversations/{per-040}/messages", text=" Hello ")
    assert reply.status_code == 201
    assert [(m["body"], m["is_own"]) for m in reply.json()["messages"]] == [("Hello", True)]
    assert network.get("/api/conversations")[0]["last"] == "Hello"
    assert network.send("/api/conversations/{per-040}/messages", text=" ").status_code == 422
    assert network.send("/api/conversations/{per-001}/messages", text="me").status_code == 409
    assert network.actions() == [("send_message", "per-040", "consequential")]


def test_notifications_stay_unread_until_they_are_read(network: Network) -> None:
    for _ in range(2):
        assert network.get("/api/notifications")["unread"] == 4
    for _ in range(2):
        network.send("/api/notifications/{note-001}/read")
    assert network.get("/api/badges")["notifications"] == 3
    network.send("/api/notifications/read-all")
    network.send("/api/notifications/read-all")
    assert network.get("/api/badges")["notifications"] == 0
    assert network.actions() == [
        ("read_notification", "note-001", "look"),
        ("read_all_notifications", None, "look"),
    ]


def test_every_notification_leads_to_a_page(network: Network) -> None:
    paths = {notification["path"] for notification in network.get("/api/notifications")["notifications"]}
    assert len(paths) > 20
    assert {network.http.get(f"/api{path}").status_code for path in paths} == {200}


def test_every_person_has_a_page_with_experience(network: Network) -> None:
    profile = network.get("/api/people/{per-044}")
    assert (profile["relation"], profile["city"]) == ("connected", "Stockholm")
    assert profile["experience"][0]["title"] == "Bridge engineer"
    assert profile["experience"][0]["last_year"] is None
    assert profile["skills"]
    assert profile["education"]
    assert len(profile["posts"]) == 4
    assert network.get("/api/people/{per-001}")["relation"] == "self"
    for ref, _name in network.database.query("SELECT id, name FROM personas"):
        found = network.get(f"/api/people/{{{ref}}}")
        years = [(station["first_year"], station["last_year"] or 2026) for station in found["experience"]]
        assert all(first <= last for first, last in years)
        assert all(newer[0] == older[1] for newer, older in zip(years, years[1:], strict=False))


def test_company_page_has_jobs_people_and_can_be_followed(network: Network) -> None:
    page = network.get("/api/companies/{ent-029}")
    assert (page["is_following"], len(page["jobs"])) == (False, 3)
    for following in (True, True, False):
        network.send("/api/companies/{ent-029}/follow", following=following)
    assert network.actions() == [("follow", "ent-029", "consequential"), ("unfollow", "ent-029", "consequential")]
    assert len(network.get("/api/companies/{ent-001}")["people"]) == 41


def test_pages_of_nobody_are_not_found(network: Network) -> None:
    for path in ("/api/people/x", "/api/companies/x", "/api/jobs/x", "/api/posts/x", "/api/people/{ent-001}"):
        assert network.status(path) == 404
    assert network.status("/api/companies/{ent-050}") == 404


def test_search_finds_each_kind(network: Network) -> None:
    found = network.get("/api/search", query="bridge")
    assert "Ingrid Solheim" in [person["name"] for person in found["people"]]
    assert [company["name"] for company in found["companies"]] == ["Norrvik Bridges"]
    assert "Bridge modeller" in [job["title"] for job in found["jobs"]]
    assert found["posts"]
    assert network.get("/api/search", query=" ") == {"people": [], "companies": [], "jobs": [], "posts": []}
