from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from environments import microdin
from environments._kit.openapi import document
from environments._kit.people import Persona
from environments._world import generate
from environments.microdin import environment
from environments.microdin.models.catalog import InvitationItem, JobItem, NotificationItem, PostItem, SuggestionItem

CATALOG = Path(microdin.__file__).parent / "catalog"


def test_catalog_is_as_large_as_promised() -> None:
    world = environment.load_world()
    assert len(world.of(PostItem)) >= 120
    assert len(world.of(JobItem)) >= 80
    assert len(world.of(InvitationItem)) + len(world.of(SuggestionItem)) >= 60
    assert len(world.of(NotificationItem)) >= 100


def test_contact_of_a_job_works_there_or_recruits_for_others() -> None:
    world = environment.load_world()
    agencies = {"ent-007", "ent-008"}
    strange = [
        f"{job.id}: {contact.name}, {contact.job}"
        for job in world.of(JobItem).values()
        for contact in [world.of(Persona)[job.contact]]
        if contact.employer not in {job.company, *agencies}
    ]
    assert strange == []


def broken(tmp_path: Path, file: str, **fields: Any) -> str:
    """The complaint about a world whose first line of a file has other fields."""
    shutil.copytree(generate.ENVIRONMENTS / "_world", tmp_path / "_world", ignore=lambda folder, names: {"media"})
    shutil.copytree(CATALOG, tmp_path / "microdin")
    path = tmp_path / "microdin" / file
    first, _, rest = path.read_text(encoding="utf-8").partition("\n")
    path.write_text(f"{json.dumps(json.loads(first) | fields)}\n{rest}", encoding="utf-8")
    with pytest.raises(ValueError, match=rf"microdin/{file}:[12]: ") as caught:
        environment.load_world(tmp_path)
    return str(caught.value)


@pytest.mark.parametrize(
    ("file", "fields", "complaint"),
    [
        ("posts.jsonl", {"author": "per-1"}, "field 'author': no persona or entity 'per-1'"),
        ("posts.jsonl", {"shared": "post-099"}, "field 'shared': 'post-099' is not there at the start"),
        ("posts.jsonl", {"at_s": None}, "field 'at_s': an item of a base needs its time"),
        ("comments.jsonl", {"post": "post-099"}, "field 'post': 'post-099' is not there at the start"),
        ("jobs.jsonl", {"salary_high_usd": 10}, "field 'salary_high_usd': less than the lowest salary"),
        ("jobs.jsonl", {"requirements": []}, "field 'requirements'"),
        ("invitations.jsonl", {"person": "per-002"}, "field 'person': 'per-002' is connected from the start"),
        ("suggestions.jsonl", {"person": "per-017"}, "field 'person': 'per-017' is already in 'sug-001'"),
        ("notifications.jsonl", {"target": "job-999"}, "field 'target': no persona or entity or post or job 'job-999'"),
        ("profiles.jsonl", {"person": "per-002"}, "field 'person': 'per-002' has the profile"),
    ],
)
def test_wrong_catalog_is_refused_with_file_and_line(
    tmp_path: Path, file: str, fields: dict[str, Any], complaint: str
) -> None:
    assert complaint in broken(tmp_path, file, **fields)


def test_operations_have_names_fit_for_a_client() -> None:
    paths = json.loads(document("microdin"))["paths"]
    names = [operation["operationId"] for path in paths.values() for operation in path.values()]
    assert len(names) == len(set(names)) == 35
    assert {"getFeed", "listJobs", "applyForJob", "acceptInvitation", "sendMessage", "readNotification"} <= set(names)
