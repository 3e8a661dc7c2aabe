from __future__ import annotations

from tests.unit.microdin.conftest import Network


def test_network_lists_who_waits_the_newest_first(network: Network) -> None:
    page = network.get("/api/network")
    times = [invitation["sent_at_s"] for invitation in page["invitations"]]
    assert len(times) == 9
    assert times == sorted(times, reverse=True)
    assert len(page["suggestions"]) == 20
    assert page["connection_count"] == len(network.get("/api/connections")) == 33


def test_accepted_invitation_makes_a_connection(network: Network) -> None:
    assert network.send("/api/invitations/{inv-007}/accept").status_code == 204
    page = network.get("/api/network")
    assert len(page["invitations"]) == 8
    assert network.get("/api/people/{per-095}")["relation"] == "connected"
    assert network.get("/api/connections")[0]["since_s"] == 100.0
    assert network.actions() == [("accept_invitation", "inv-007", "consequential")]


def test_ignored_invitation_makes_none(network: Network) -> None:
    assert network.send("/api/invitations/{inv-007}/ignore").status_code == 204
    assert network.get("/api/people/{per-095}")["relation"] == "none"
    assert network.get("/api/badges")["invitations"] == 8
    assert network.actions() == [("ignore_invitation", "inv-007", "consequential")]


def test_answered_invitation_cannot_be_answered_again(network: Network) -> None:
    network.send("/api/invitations/{inv-007}/accept")
    reply = network.send("/api/invitations/{inv-007}/ignore")
    assert (reply.status_code, reply.json()["detail"]) == (
        409,
        "This invitation does not wait for an answer any more.",
    )


def test_invited_person_leaves_the_suggestions_and_can_be_uninvited(network: Network) -> None:
    assert network.send("/api/people/{per-041}/invite", note="Hello").status_code == 204
    page = network.get("/api/network")
    assert len(page["suggestions"]) == 19
    assert [sent["person"]["name"] for sent in page["sent"]] == ["Ravi Natesan"]
    assert network.get("/api/badges")["invitations"] == 9
    assert (
        network.send("/api/people/{per-041}/invite", note="").json()["detail"] == "You have asked this person already."
    )
    assert network.send("/api/people/{per-041}/withdraw").status_code == 204
    assert network.get("/api/network")["sent"] == []


def test_related_people_and_oneself_cannot_be_invited(network: Network) -> None:
    told = {
        ref: network.send(f"/api/people/{{{ref}}}/invite", note="").json()["detail"]
        for ref in ("per-001", "per-002", "per-095")
    }
    assert told == {
        "per-001": "This is your own profile.",
        "per-002": "You are connected with this person already.",
        "per-095": "This person has asked you; answer that.",
    }
    assert network.actions() == []


def test_removed_connection_is_gone(network: Network) -> None:
    assert network.delete("/api/connections/{per-002}").status_code == 204
    assert network.delete("/api/connections/{per-002}").status_code == 409
    assert network.actions() == [("remove_connection", "per-002", "consequential")]


def test_dismissed_suggestion_is_gone_and_only_looked_at(network: Network) -> None:
    for _ in range(2):
        assert network.send("/api/suggestions/{sug-001}/dismiss").status_code == 204
    assert len(network.get("/api/network")["suggestions"]) == 19
    assert network.actions() == [("dismiss_suggestion", "sug-001", "look")]


def test_connections_are_found_by_name_without_accents(network: Network) -> None:
    assert [c["person"]["name"] for c in network.get("/api/connections", search="villasenor")] == ["Mateo Villaseñor"]
