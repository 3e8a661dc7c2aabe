from __future__ import annotations

from pathlib import Path

import pytest

from environments.micromail import environment
from environments.micromail.models.catalog import MailItem
from tests.unit.kit.small_world import write_lines
from tests.unit.micromail.mailbox_world import MAILS, Row, mail

FILE = {"id": "file-001", "name": "other.pdf", "kind": "pdf", "size_bytes": 9_000}


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (mail("mail-900", sender="per-02"), "field 'sender': no persona or entity 'per-02'; closest is 'per-002'"),
        (mail("mail-900", to=["user", "per-009"]), "field 'to.1': no persona or entity 'per-009'; closest is 'per-00"),
        (mail("mail-900", to=[]), "field 'to': list should have at least 1 item"),
        (mail("mail-900", sender={"name": "X"}), "field 'sender.email': field required"),
        (mail("mail-900", sender={"name": "X", "mail": "x@y.z"}), "field 'sender.email': field required"),
        (mail("mail-900", sender="ent-003"), "entity 'ent-003' has no domain, so it has no address"),
        (mail("mail-900", cc=["ent-003"]), "entity 'ent-003' has no domain, so it has no address"),
        (mail("mail-900", sent_at_s=5.0), "field 'sent_at_s': input should be less than or equal to 0"),
        (mail("mail-900", sent_at_s=-1e9), "field 'sent_at_s': input should be greater than or equal to"),
        (mail("mail-900", base="standard"), "field 'sent_at_s': a mail of a base needs the time it was sent"),
        (mail("mail-900", folder="in"), "field 'folder': 'in' is not one of 'inbox', 'sent'"),
        (mail("mail-900", folder="sent"), "field 'sender': only the user's own mails can be in 'sent'"),
        (mail("mail-900", attachments=[FILE]), "field 'attachments': 'file-001' is already a file of 'mail-004'"),
        (
            mail("mail-900", attachments=[FILE | {"id": "f", "name": "other.exe"}]),
            "field 'attachments.0': 'other.exe' of kind 'pdf' must end in .pdf",
        ),
        (mail("mail-900", subjekt="x"), "field 'subjekt': no such field; closest is 'subject'"),
    ],
)
def test_wrong_mail_is_named_with_file_line_and_field(mail_folder: Path, wrong: Row, complaint: str) -> None:
    write_lines(mail_folder / "micromail" / "mails.jsonl", [*MAILS, wrong])
    with pytest.raises(ValueError, match=r"\.jsonl") as caught:
        environment.load_world(mail_folder)
    file = mail_folder.resolve() / "micromail" / "mails.jsonl"
    assert str(caught.value).splitlines()[0].startswith(f"{file}:{len(MAILS) + 1}: {complaint}")


def test_shipped_world_loads_once_its_catalogs_are_there() -> None:
    if not (environment.folder / "catalog" / "mails.jsonl").exists():
        pytest.skip("the catalogs are not generated yet")
    world = environment.load_world()
    database = environment.database(world, {"base": "standard"})
    of_base = sum(item.base == "standard" for item in world.of(MailItem).values())
    assert database.query("SELECT count(*) FROM mails") == [(of_base,)]
    assert of_base >= 20
    database.close()
