"""Attached files; a file is served once its mail is in the mailbox."""

from __future__ import annotations

from urllib.parse import quote

from fastapi import APIRouter
from fastapi.responses import Response

from environments._kit.context import App
from environments._kit.files import make_file
from environments._kit.refusal import not_found
from environments.micromail.models.tables import Attachment

router = APIRouter()


@router.get("/api/attachments/{attachment_id}", response_class=Response)
def get_attachment(attachment_id: str, app: App, download: bool = False) -> Response:
    """The file itself, to be shown where the browser can, or to be downloaded."""
    with app.reading() as session:
        attachment = session.get(Attachment, attachment_id)
    if attachment is None:
        raise not_found("file")
    file = make_file(attachment.source, attachment.name, attachment.size_bytes)
    placement = "attachment" if download else "inline"
    disposition = f"{placement}; filename*=UTF-8''{quote(attachment.name)}"
    return Response(file.content, media_type=file.media_type, headers={"Content-Disposition": disposition})
