"""Attached files: real ones that open, made when asked for, the same bytes every time."""

from environments._kit.files.item import FileItem, FileKind
from environments._kit.files.make import MadeFile, make_file
from environments._kit.files.preview import DamagedFileError, FilePreview, preview
from environments._kit.files.upload import MAX_NAME_CHARS, upload_format

__all__ = [
    "MAX_NAME_CHARS",
    "DamagedFileError",
    "FileItem",
    "FileKind",
    "FilePreview",
    "MadeFile",
    "make_file",
    "preview",
    "upload_format",
]
