"""Take the pictures of the apps for the documentation.

    .venv/bin/python -m scripts.screenshots              every app that has scenes
    .venv/bin/python -m scripts.screenshots micromail    one app

An app's scenes are in `scripts/scenes/<app>.py`: a table of names and functions that bring a page there. The pictures
go to `docs/images/<app>-<scene>.png`, 1280 x 800, reduced to a palette so that they stay small.
"""

from __future__ import annotations

import functools
import importlib
import io
import sys
from collections.abc import Callable
from pathlib import Path

from PIL import Image

from environments import ENVIRONMENTS
from environments._kit.environment import Environment
from tests.browser.app_page import AppPage, BrowserThread

ROOT = Path(__file__).resolve().parent.parent
IMAGES = ROOT / "docs" / "images"
COLOURS = 256
PICTURES_HERE = """() => [...document.images].every(picture => {
    const { top, bottom } = picture.getBoundingClientRect();
    return picture.complete || bottom <= 0 || top > window.innerHeight;
})"""
"""Those in sight have come, or never will; those further down may wait until somebody scrolls there."""


def apps_with_scenes() -> list[str]:
    """Names of the apps that have scenes."""
    return sorted(path.stem for path in (ROOT / "scripts" / "scenes").glob("*.py") if path.stem != "__init__")


def save(png: bytes, target: Path) -> None:
    """Write a picture with few colours, which an interface does not miss."""
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    picture.quantize(COLOURS, kmeans=3, dither=Image.Dither.NONE).save(target, optimize=True)


def photograph(thread: BrowserThread, environment: Environment) -> None:
    """Play every scene of an app on a fresh app and page, and keep what it looks like at its end."""
    scenes = importlib.import_module(f"scripts.scenes.{environment.name}")
    for name, scene in scenes.SCENES.items():
        target = IMAGES / f"{environment.name}-{name}.png"
        thread.run(environment, scenes.PRELOAD, functools.partial(_play, scene, target))
        print(f"{target.relative_to(ROOT)}  {target.stat().st_size // 1024} KB")


def _play(scene: Callable[[AppPage], None], target: Path, app: AppPage) -> None:
    scene(app)
    app.page.wait_for_function(PICTURES_HERE)
    save(app.page.screenshot(), target)
    app.page.unroute_all(behavior="ignoreErrors")


def main(names: list[str]) -> None:
    """Take the pictures of the apps named, or of all.

    Raises:
        SystemExit: An app is unknown or has no scenes.
    """
    known = apps_with_scenes()
    unknown = sorted(set(names) - set(known))
    if unknown:
        raise SystemExit(f"no scenes for {', '.join(unknown)}; there are scenes for {', '.join(known)}")
    IMAGES.mkdir(parents=True, exist_ok=True)
    thread = BrowserThread()
    try:
        for name in names or known:
            module, _, attribute = ENVIRONMENTS[name].partition(":")
            photograph(thread, getattr(importlib.import_module(module), attribute))
    finally:
        thread.close()


if __name__ == "__main__":
    main(sys.argv[1:])
