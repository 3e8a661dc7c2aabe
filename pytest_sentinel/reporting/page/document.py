"""A page as one HTML file: the built program and its style inside, its data in blocks that it reads when needed.

Everything that an agent, a page or a model wrote travels as JSON inside a script element that is never run, or
compressed in one; a content security policy keeps the page from loading or sending anything.
"""

from __future__ import annotations

import base64
import gzip
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pytest_sentinel.escape import for_html, for_script_json, visible

BUILT = Path(__file__).with_name("dist")
"""Where the set-up script puts the page's program."""
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src 'self' file: data:; "
    "base-uri 'none'; form-action 'none'"
)


def render(title: str, data: Mapping[str, Any], blocks: Mapping[str, str]) -> str:
    """The page.

    Args:
        title: What the browser's tab says.
        data: What is read when the page opens; `kind` says which page it is.
        blocks: What is read later, packed by `pack`, by the names that the data calls them.

    Raises:
        ValueError: The page's program is not built.
    """
    packed = "".join(
        f'<script type="text/plain" id="{for_html(name)}">{text}</script>\n' for name, text in blocks.items()
    )
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n<link rel="icon" href="data:,">\n'
        f"<title>{for_html(title)}</title>\n<style>{_style()}</style>\n</head>\n<body>\n"
        '<div id="root"></div>\n<noscript>This page needs JavaScript.</noscript>\n'
        f'<script type="application/json" id="data">{for_script_json(shown(data))}</script>\n{packed}'
        f'<script type="module">{_program()}</script>\n</body>\n</html>\n'
    )


def pack(value: Any) -> str:
    """A value as compressed JSON in letters and digits, the same for the same value."""
    plain = json.dumps(shown(value), ensure_ascii=True, allow_nan=False, separators=(",", ":"))
    return base64.b64encode(gzip.compress(plain.encode("ascii"), compresslevel=6, mtime=0)).decode("ascii")


def shown(value: Any) -> Any:
    """Plain data in which every character of every text can be seen."""
    if isinstance(value, str):
        return visible(value)
    if isinstance(value, Mapping):
        return {visible(str(key)): shown(part) for key, part in value.items()}
    return [shown(part) for part in value] if isinstance(value, list | tuple) else value


def _program() -> str:
    """The built program, with nothing in it that would end its element."""
    return _built("js").replace("</script", "<\\/script").replace("<!--", "<\\!--")


def _style() -> str:
    return _built("css").replace("</style", "<\\/style")


def _built(suffix: str) -> str:
    found = sorted((BUILT / "assets").glob(f"*.{suffix}"))
    if len(found) != 1:
        raise ValueError(
            f"{BUILT} should hold one .{suffix} file and holds {len(found)}: the report's page is not built. In a "
            "checkout, run: python3 scripts/setup.py web"
        )
    return found[0].read_text(encoding="utf-8")
