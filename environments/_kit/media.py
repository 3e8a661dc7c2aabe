"""Pictures of persons and entities, built by set-up into the world's media folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse

from environments._kit.context import App
from environments._kit.ids import public_id
from environments._kit.refusal import not_found
from environments._kit.world import World

SUFFIXES = (".webp", ".png", ".svg", ".jpg")


def avatar_url(world: World, environment: str, reference: str | None) -> str | None:
    """Where the portrait of a person or the logo of an entity is served; None where there is none."""
    avatar = public_id(environment, reference) if reference else None
    return f"/api/avatars/{avatar}" if avatar in _avatars(world, environment) else None


@cache
def _avatars(world: World, environment: str) -> dict[str, Path]:
    folder = world.folder / "_world" / "media" / "avatars"
    pictures = {path.stem: path for path in sorted(folder.glob("*")) if path.suffix in SUFFIXES}
    references = (*world.items["persona"], *world.items["entity"])
    return {public_id(environment, ref): pictures[ref] for ref in references if ref in pictures}


router = APIRouter(include_in_schema=False)


@router.get("/api/avatars/{avatar_id}")
def get_avatar(avatar_id: str, app: App) -> FileResponse:
    """The picture of a person or an entity."""
    path = _avatars(app.world, app.name).get(avatar_id)
    if path is None:
        raise not_found("picture")
    return FileResponse(path)
