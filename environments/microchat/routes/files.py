"""Files of messages; a file is served once its message was sent."""

from __future__ import annotations

from urllib.parse import quote

from fastapi import APIRouter
from fastapi.responses import Response
from sqlalchemy.orm import Session

from environments._kit.context import App, AppContext
from environments._kit.files import DamagedFileError, FilePreview, MadeFile, preview
from environments._kit.refusal import not_found, refused
from environments.microchat.models.tables import File
from environments.microchat.models.uploads import content_of

router = APIRouter()


@router.get("/api/files/{file_id}", response_class=Response)
def get_file(file_id: str, app: App, download: bool = False) -> Response:
    """The file itself, to be shown where the browser can, or to be downloaded."""
    file, made = _load(file_id, app)
    placement = "attachment" if download else "inline"
    disposition = f"{placement}; filename*=UTF-8''{quote(file.name)}"
    return Response(made.content, media_type=made.media_type, headers={"Content-Disposition": disposition})


@router.get("/api/files/{file_id}/preview")
def preview_file(file_id: str, app: App) -> FilePreview:
    """What stands in a file that browsers cannot show by themselves."""
    file, made = _load(file_id, app)
    try:
        found = preview(file.name, made.content)
    except DamagedFileError as error:
        raise refused(str(error)) from error
    if found is None:
        raise refused("This kind of file is shown as it is, not by a preview.")
    return found


@router.post("/api/files/{file_id}/open", status_code=204)
def open_file(file_id: str, app: App) -> None:
    """Open a file to look at it."""
    with app.change() as change:
        change.log("open_file", _find(change.session, file_id).ref)


def _load(file_id: str, app: AppContext) -> tuple[File, MadeFile]:
    with app.reading() as session:
        file = _find(session, file_id)
        return file, content_of(session, file)


def _find(session: Session, file_id: str) -> File:
    file = session.get(File, file_id)
    if file is None:
        raise not_found("file")
    return file
