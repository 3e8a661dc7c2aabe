"""Refusals: what the app will not do, said in a sentence that a user understands."""

from __future__ import annotations

from fastapi import HTTPException, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException as StarletteHTTPException


class Refusal(BaseModel):
    """Body of every response that refuses something."""

    detail: str


def not_found(what: str) -> HTTPException:
    """What was asked for is not there (404)."""
    return HTTPException(404, f"This {what} does not exist or was removed.")


def refused(sentence: str) -> HTTPException:
    """The request makes sense, but the app will not do it (422)."""
    return HTTPException(422, sentence)


async def say_refusal(_request: Request, error: Exception) -> JSONResponse:
    """Answer a refusal as `{"detail": sentence}`."""
    assert isinstance(error, StarletteHTTPException)
    return JSONResponse({"detail": error.detail}, error.status_code, error.headers)


async def say_failure(request: Request, error: Exception) -> JSONResponse:
    """Answer a request that broke the app, and keep the error for the harness; the server logs it as well."""
    request.app.state.context.failures.append(error)
    return JSONResponse({"detail": "Something went wrong on our side."}, 500)


async def say_invalid(_request: Request, error: Exception) -> JSONResponse:
    """Answer a request of the wrong shape in one sentence instead of pydantic's list."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return JSONResponse({"detail": "The body of the request is not valid JSON."}, 422)
    field = ".".join(str(part) for part in first["loc"][1:])
    return JSONResponse({"detail": f"The field {field!r} is not valid: {first['msg']}."}, 422)
