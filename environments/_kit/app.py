"""The app factory: one FastAPI app that serves one database."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException as StarletteHTTPException

from environments._kit import about, contact, media, push
from environments._kit.context import AppContext
from environments._kit.headers import AppHeaders
from environments._kit.page import page_router
from environments._kit.refusal import Refusal, say_failure, say_invalid, say_refusal
from environments._kit.screen import Screen
from environments._kit.visits import NoteVisits


def operation_id(route: APIRoute) -> str:
    """`list_mails` becomes `listMails`: the names of the generated client's functions."""
    first, *rest = route.name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def create_app(context: AppContext | None, title: str, router: APIRouter, dist: Path) -> FastAPI:
    """The app: its REST API, push channel, contact page and built page, and nothing else.

    Args:
        context: What it serves; None where only its description is wanted.
        title: The product's name.
        router: The app's own routes.
        dist: Folder of the built page.
    """
    app = FastAPI(
        title=title,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=operation_id,
        responses={404: {"model": Refusal}, 422: {"model": Refusal}},
    )
    app.state.context = context
    for part in (about.router, router, push.router, media.router, contact.router, page_router(dist)):
        app.include_router(part)
    app.add_exception_handler(StarletteHTTPException, say_refusal)
    app.add_exception_handler(RequestValidationError, say_invalid)
    app.add_exception_handler(Exception, say_failure)
    app.add_middleware(Screen)
    app.add_middleware(NoteVisits)
    app.add_middleware(AppHeaders)  # outside of the other, so that refusals carry the headers too
    return app
