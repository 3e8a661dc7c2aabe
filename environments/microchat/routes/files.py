"""Files of messages; a file is served once its message was sent."""

from __future__ import annotations

from urllib.parse import quote

from fastapi import APIRouter
from fastapi.responses import Response

from environments._kit.context import App
from environments._kit.files import make_file
from environments._kit.refusal import not_found
from environments.microchat.models.tables import File

router = APIRouter()


@router.get("/api/files/{file_id}", response_class=Response)
def get_file(file_id: str, app: App, download: bool = False) -> Response:
    """The file itself, to be shown where the browser can, or to be downloaded."""
    with app.reading() as session:
        file = session.get(File, file_id)
    if file is None:
        raise not_found("file")
    made = make_file(file.source, file.name, file.size_bytes)
    placement = "attachment" if download else "inline"
    disposition = f"{placement}; filename*=UTF-8''{quote(file.name)}"
    return Response(made.content, media_type=made.media_type, headers={"Content-Disposition": disposition})
