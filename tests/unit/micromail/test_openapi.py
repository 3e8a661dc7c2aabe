from __future__ import annotations

import json

from environments._kit.openapi import document


def test_operations_have_names_fit_for_a_client() -> None:
    paths = json.loads(document("micromail"))["paths"]
    names = {operation["operationId"] for path in paths.values() for operation in path.values()}
    assert names == {
        "getSession",
        "listFolders",
        "listMails",
        "listThread",
        "getMail",
        "openMail",
        "deleteMail",
        "changeMails",
        "markMailRead",
        "starMail",
        "moveMail",
        "pinMail",
        "createDraft",
        "updateDraft",
        "discardDraft",
        "sendDraft",
        "listContacts",
        "getAttachment",
        "previewAttachment",
        "openAttachment",
    }


def test_refusals_are_described_as_they_are_sent() -> None:
    described = json.loads(document("micromail"))
    assert "HTTPValidationError" not in described["components"]["schemas"]
    for path in described["paths"].values():
        for operation in path.values():
            schema = operation["responses"]["422"]["content"]["application/json"]["schema"]
            assert schema == {"$ref": "#/components/schemas/Refusal"}
