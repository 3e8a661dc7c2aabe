"""Where the content of a file comes from: made from the catalog's description, or brought along by the user."""

from __future__ import annotations

from pathlib import PurePosixPath

from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.files import MadeFile, make_file, upload_format
from environments.microchat.models.tables import File, Upload


def upload_name(name: str) -> str:
    """The name of a file without the folders and control characters that a browser may send with it."""
    plain = PurePosixPath(name.replace("\\", "/")).name
    return "".join(char for char in plain if char.isprintable()).strip()


def content_of(session: Session, file: File) -> MadeFile:
    """The file itself."""
    upload = session.scalar(select(Upload).where(Upload.ref == file.source))
    if upload is None:
        return make_file(file.source, file.name, file.size_bytes)
    return MadeFile(upload.content, upload_format(upload.name, upload.content).media_type)


def is_sent(session: Session, upload: Upload) -> bool:
    """Whether a message holds what was attached."""
    return session.scalar(select(File.id).where(File.source == upload.ref).limit(1)) is not None
