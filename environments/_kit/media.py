"""Pictures, films and music: those of persons and entities always, those of an item once the database holds it.

An app names its kinds of media in `Environment.media`, for example `{"films": film_of}`; the film of an item is then
at `/media/films/<public id of the item>`, with range requests, so that a player can seek.
"""

from __future__ import annotations

from functools import cache

from fastapi import APIRouter
from fastapi.responses import FileResponse, Response

from environments._kit.context import App
from environments._kit.ids import public_id
from environments._kit.refusal import not_found
from environments._kit.world import World

TYPES = {".webp": "image/webp", ".png": "image/png", ".webm": "video/webm"}
CACHED = {"Cache-Control": "private, max-age=31536000, immutable"}


def avatar_url(world: World, environment: str, reference: str | None) -> str | None:
    """Where the portrait of a person or the logo of an entity is served; None where there is none."""
    avatar = public_id(environment, reference) if reference else None
    return f"/media/avatars/{avatar}" if avatar in _avatars(world, environment) else None


@cache
def _avatars(world: World, environment: str) -> dict[str, tuple[bytes, str]]:
    # A few hundred small files, asked for dozens at a time: kept in memory, so that a page is quickly there.
    paths = sorted((world.media / "avatars").glob("*"))
    pictures = {path.stem: path for path in paths if path.suffix in TYPES}
    references = (*world.items["persona"], *world.items["entity"])
    return {
        public_id(environment, ref): (pictures[ref].read_bytes(), TYPES[pictures[ref].suffix])
        for ref in references
        if ref in pictures
    }


router = APIRouter(include_in_schema=False)


@router.get("/media/avatars/{avatar_id}")
async def get_avatar(avatar_id: str, app: App) -> Response:
    """The picture of a person or an entity."""
    picture = _avatars(app.world, app.name).get(avatar_id)
    if picture is None:
        raise not_found("picture")
    content, media_type = picture
    return Response(content, media_type=media_type, headers=CACHED)


@router.get("/media/{kind}/{item_id}")
def get_medium(kind: str, item_id: str, app: App) -> FileResponse:
    """The picture, film or music of an item that the database holds, whole or in part."""
    if kind not in app.media:
        raise not_found("address")
    with app.reading() as session:
        name = app.media[kind](session, item_id)
    path = app.world.media / name if name else None
    if path is None or not path.is_file():
        raise not_found("file")
    return FileResponse(path, media_type=TYPES[path.suffix], headers=CACHED)
