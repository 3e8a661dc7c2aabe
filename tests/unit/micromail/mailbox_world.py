"""Mails for the small world, each there for a rule that a test looks at."""

from __future__ import annotations

from typing import Any

Row = dict[str, Any]


def mail(id_: str, **fields: Any) -> Row:
    return {
        "id": id_,
        "base": "standard" if "sent_at_s" in fields else None,
        "sender": "per-002",
        "to": ["per-001"],
        "subject": f"About {id_}",
        "body": f"This is the text of {id_}.",
        **fields,
    }


LONG = "The first lines say nothing much. " * 6 + "The secret word is saltmarsh."

MAILS = [
    mail("mail-001", sent_at_s=-600.0, body=LONG, subject="Ferns"),
    mail("mail-002", sent_at_s=-1200.0, sender="per-003", body="Ask @Maya about the Café.", is_starred=True),
    mail("mail-003", sent_at_s=-1800.0, sender="ent-002", subject="Issue 41", is_read=True, importance="low"),
    mail(
        "mail-004",
        sent_at_s=-2400.0,
        sender={"name": "Rosa Diaz", "email": "rosa@farm.example"},
        cc=["per-004"],
        importance="high",
        thread="thr-001",
        attachments=[
            {"id": "file-001", "name": "plan.pdf", "kind": "pdf", "size_bytes": 9_001},
            {"id": "file-002", "name": "list.csv", "kind": "sheet", "size_bytes": 2_000},
        ],
    ),
    mail("mail-005", sent_at_s=-9000.0, subject="anchors", is_pinned=True, is_read=True),
    mail("mail-006", sent_at_s=-3000.0, sender="user", to=["per-002", "per-004"], folder="sent", is_read=True),
    mail("mail-007", sent_at_s=-3600.0, sender="per-001", to=["per-004"], folder="drafts"),
    mail("mail-008", sent_at_s=-4000.0, folder="junk", sender={"name": "Win", "email": "win@prize.example"}),
    mail("mail-009", sent_at_s=-5000.0, folder="deleted"),
    mail("mail-010", sent_at_s=-6000.0, folder="archive", body="No @Mayan, no x@maya.example, no @MAYAS here."),
    mail("mail-020"),
    mail("mail-021", cc=["per-001", "per-004"], to=["per-004"]),
    mail(
        "mail-022",
        body="Dear @mokafor, the file is attached.",
        attachments=[{"id": "file-020", "name": "mock-up.png", "kind": "image", "size_bytes": 8_200}],
    ),
    mail("mail-023", sender="user", to=["per-003"], subject="From my phone"),
    mail("mail-024", sender="ent-004", subject="Spring tide"),
]
