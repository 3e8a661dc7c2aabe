"""Attached files; a file is served once its mail is in the mailbox."""

from __future__ import annotations

from urllib.parse import quote

from fastapi import APIRouter
from fastapi.responses import Response
from sqlalchemy.orm import Session

from environments._kit.context import App, AppContext
from environments._kit.files import FilePreview, MadeFile, make_file, preview
from environments._kit.refusal import not_found, refused
from environments.micromail.models.shapes import FileInfo, file_info
from environments.micromail.models.tables import Attachment

router = APIRouter()


@router.get("/api/attachments/{attachment_id}", response_class=Response)
def get_attachment(attachment_id: str, app: App, download: bool = False) -> Response:
    """The file itself, to be shown where the browser can, or to be downloaded."""
    attachment, file = _load(attachment_id, app)
    placement = "attachment" if download else "inline"
    disposition = f"{placement}; filename*=UTF-8''{quote(attachment.name)}"
    return Response(file.content, media_type=file.media_type, headers={"Content-Disposition": disposition})


@router.get("/api/attachments/{attachment_id}/preview")
def preview_attachment(attachment_id: str, app: App) -> FilePreview:
    """What stands in a file that browsers cannot show by themselves."""
    attachment, file = _load(attachment_id, app)
    found = preview(attachment.name, file.content)
    if found is None:
        raise refused("This kind of file is shown as it is, not by a preview.")
    return found


@router.post("/api/attachments/{attachment_id}/open")
def open_attachment(attachment_id: str, app: App) -> FileInfo:
    """Open a file to look at it."""
    with app.change() as change:
        attachment = _find(change.session, attachment_id)
        change.log("open_attachment", attachment.ref)
        return file_info(attachment)


def _load(attachment_id: str, app: AppContext) -> tuple[Attachment, MadeFile]:
    with app.reading() as session:
        attachment = _find(session, attachment_id)
    return attachment, make_file(attachment.source, attachment.name, attachment.size_bytes)


def _find(session: Session, attachment_id: str) -> Attachment:
    attachment = session.get(Attachment, attachment_id)
    if attachment is None:
        raise not_found("file")
    return attachment
