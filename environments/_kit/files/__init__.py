"""Attached files: real ones that open, made when asked for, the same bytes every time."""

from environments._kit.files.item import FileItem, FileKind
from environments._kit.files.make import MadeFile, make_file
from environments._kit.files.preview import FilePreview, preview

__all__ = ["FileItem", "FileKind", "FilePreview", "MadeFile", "make_file", "preview"]
