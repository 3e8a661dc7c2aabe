from __future__ import annotations

import tomllib

from tests.unit.repo.repository import ROOT


def test_every_changelog_fragment_is_of_a_known_kind_and_one_sentence() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    kinds = {kind["directory"] for kind in project["tool"]["towncrier"]["type"]}
    fragments = [path for path in (ROOT / "changelog.d").iterdir() if path.name != "README.md"]
    assert fragments
    for path in fragments:
        text = path.read_text(encoding="utf-8").strip()
        _what, kind, suffix = path.name.split(".")
        assert (kind in kinds, suffix) == (True, "md"), path.name
        assert text.endswith("."), path.name
        assert "\n" not in text, path.name
