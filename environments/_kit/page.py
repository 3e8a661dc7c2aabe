"""Serving the built page: its assets, and index.html for every other path that is not of the API."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

from environments._kit.refusal import not_found

EVERY_METHOD = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
CACHED = {"Cache-Control": "public, max-age=31536000, immutable"}  # asset names hold a hash of their content


class Assets(StaticFiles):
    """Files of the build, which never change under one name."""

    async def check_config(self) -> None:
        """Accept a folder that is not there: the page itself says that it is not built, its files are just missing."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        """Serve a file with a header that lets the browser keep it."""
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers.update(CACHED)
        return response


def page_router(dist: Path) -> APIRouter:
    """The routes of the page; they come last, after the API's and the contact page's."""
    router = APIRouter(include_in_schema=False)
    router.mount("/assets", Assets(directory=dist / "assets", check_dir=False))

    @router.api_route("/media/{path:path}", methods=EVERY_METHOD)
    @router.api_route("/api/{path:path}", methods=EVERY_METHOD)
    def unknown_address() -> None:
        raise not_found("address")

    @router.get("/{path:path}", response_model=None)
    def page(path: str) -> Response:
        return _file(dist, path)

    return router


def _file(dist: Path, path: str) -> Response:
    index = dist / "index.html"
    if not index.is_file():
        return PlainTextResponse("The page is not built. Run: make setup", 503)
    if "." not in path.rpartition("/")[2]:
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
    # favicon.svg and the like lie beside index.html; no path is made of what was asked for, whatever it holds.
    named = next((file for file in dist.iterdir() if file.name == path and file.is_file()), None)
    if named is None:
        raise not_found("file")
    return FileResponse(named)
