from __future__ import annotations

import pytest

from tests.unit.microdin.conftest import Network

DETAILS = ("description", "requirements", "nice_to_have", "contact")


def test_list_holds_open_jobs_the_newest_first(network: Network) -> None:
    found = network.get("/api/jobs")
    times = [job["posted_at_s"] for job in found["jobs"]]
    assert found["total"] == len(times) == 40
    assert times == sorted(times, reverse=True)
    assert found["cities"] == sorted(found["cities"])


def test_list_says_nothing_of_what_a_job_asks_for(network: Network) -> None:
    job = network.get("/api/jobs")["jobs"][0]
    assert not set(DETAILS) & set(job)
    assert "Rope access certificate" not in network.http.get("/api/jobs").text
    assert network.get("/api/jobs", search="rope")["total"] == 0
    assert network.get("/api/search", query="rope certificate")["jobs"] == []


@pytest.mark.parametrize(
    ("query", "count"),
    [
        ({"workplace": "remote"}, 7),
        ({"employment": "part-time"}, 2),
        ({"level": "lead"}, 3),
        ({"city": "Lisbon"}, 3),
        ({"search": "cloudmantle"}, 3),
        ({"city": "Berlin", "workplace": "remote"}, 3),
        ({"view": "saved"}, 0),
    ],
)
def test_filters_narrow_the_list(network: Network, query: dict[str, str], count: int) -> None:
    assert network.get("/api/jobs", **query)["total"] == count


def test_opened_job_shows_all_and_is_a_look(network: Network) -> None:
    job = network.get("/api/jobs/{job-018}")
    assert job["requirements"][1] == "Rope access certificate"
    assert job["contact"]["name"] == "Ingrid Solheim"
    assert network.send("/api/jobs/{job-018}/open").status_code == 204
    assert network.actions() == [("open_job", "job-018", "look")]


def test_application_is_kept_once(network: Network) -> None:
    reply = network.send("/api/jobs/{job-018}/apply", email="ines@x.example", phone="1", note=" Hi ")
    assert reply.status_code == 201
    assert reply.json()["applied_at_s"] == 100.0
    again = network.send("/api/jobs/{job-018}/apply", email="ines@x.example")
    assert (again.status_code, again.json()["detail"]) == (409, "You have applied for this job already.")
    assert network.database.query("SELECT job_ref, email, phone, note, applied_at_s FROM applications") == [
        ("job-018", "ines@x.example", "1", "Hi", 100.0)
    ]
    assert network.actions() == [("apply", "job-018", "consequential")]
    assert [job["title"] for job in network.get("/api/jobs", view="applied")["jobs"]] == ["Structural inspector"]


@pytest.mark.parametrize("email", ["", "ines", "ines@", "a b@c.example"])
def test_application_without_an_address_is_refused(network: Network, email: str) -> None:
    assert network.send("/api/jobs/{job-018}/apply", email=email).status_code == 422
    assert network.value("SELECT count(*) FROM applications") == 0


def test_closed_job_leaves_the_list_and_takes_no_application(network: Network) -> None:
    network.apply("job_closed", 50.0, job="job-018")
    assert network.get("/api/jobs")["total"] == 39
    assert network.get("/api/jobs/{job-018}")["is_open"] is False
    assert network.send("/api/jobs/{job-018}/apply", email="a@b.example").status_code == 409


def test_saving_twice_is_one_action(network: Network) -> None:
    for saved in (True, True, False):
        network.send("/api/jobs/{job-018}/save", saved=saved)
    assert [kind for kind, _target, _class in network.actions()] == ["save_job", "unsave_job"]
    assert network.get("/api/jobs", view="saved")["total"] == 0
