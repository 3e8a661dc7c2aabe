"""Files that the user attaches to a message before it is sent."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, HTTPException, Query, Request

from environments._kit.context import App
from environments._kit.files import MAX_NAME_CHARS, upload_format
from environments._kit.refusal import not_found, refused
from environments._kit.tables import next_user_ref
from environments.microchat.models.shapes import UploadInfo
from environments.microchat.models.tables import Upload, id_of
from environments.microchat.models.uploads import is_sent, upload_name

router = APIRouter()

AS_IT_IS = {
    "required": True,
    "content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}},
}


async def _content(request: Request) -> bytes:
    return await request.body()


@router.post("/api/uploads", status_code=201, openapi_extra={"requestBody": AS_IT_IS})
def upload_file(
    name: Annotated[str, Query(max_length=MAX_NAME_CHARS)], content: Annotated[bytes, Depends(_content)], app: App
) -> UploadInfo:
    """Attach a file, which is the body as it is; others see it once a message is sent with it."""
    name = upload_name(name)
    try:
        found = upload_format(name, content)
    except ValueError as error:
        raise refused(str(error)) from error
    with app.change() as change:
        ref = next_user_ref(change.session, "upload")
        upload = Upload(
            id=id_of(ref), ref=ref, name=name, kind=found.kind, content=content, added_at=change.at_s, added_by="user"
        )
        change.session.add(upload)
        change.log("attach_file", ref, name=name)
        return UploadInfo(id=upload.id, name=name, kind=found.kind, size_bytes=len(content))


@router.delete("/api/uploads/{upload_id}", status_code=204)
def remove_upload(upload_id: str, app: App) -> None:
    """Leave an attached file out again before it is sent."""
    with app.change() as change:
        upload = change.session.get(Upload, upload_id)
        if upload is None:
            raise not_found("file")
        if is_sent(change.session, upload):
            raise HTTPException(409, "This file was sent already; delete its message instead.")
        change.session.delete(upload)
        change.log("leave_file_out", upload.ref)
