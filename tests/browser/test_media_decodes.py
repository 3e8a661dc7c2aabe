"""The world's films, music and pictures are played and shown by the browser."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page

from environments._world.media import Film, Picture, Portrait, Tune
from environments._world.studio.build import drawn
from pytest_sentinel.browser.page import PageDriver
from tests.browser.little_site import Site

pytestmark = pytest.mark.browser

PLAY = """async selector => {
    const player = document.querySelector(selector);
    player.muted = true;
    await player.play();
    await new Promise(done => {
        player.ontimeupdate = () => player.currentTime > 0.3 && done();
    });
    return [player.readyState, player.duration, player.currentTime, player.videoWidth ?? 0, player.error];
}"""
NATURAL_SIZE = """async () => {
    const picture = document.querySelector("img");
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
}"""


def evaluated(driver: PageDriver, script: str, argument: str | None = None) -> Any:
    async def use(page: Page) -> Any:
        return await page.evaluate(script, argument)

    return driver.run(use)


def test_film_plays(driver: PageDriver, site: Site) -> None:
    site.put("/film.webm", drawn(Film("film.webm", "train", "x", 2)), "video/webm")
    driver.goto(site.put("/shown", "<video src=/film.webm loop></video>"))
    ready, duration_s, position_s, width_px, error = evaluated(driver, PLAY, "video")
    assert ready >= 2
    assert duration_s == pytest.approx(2.0, abs=0.11)
    assert position_s > 0.3
    assert width_px == 320
    assert error is None


def test_tune_plays(driver: PageDriver, site: Site) -> None:
    site.put("/tune.webm", drawn(Tune("tune.webm", "x", 3)), "audio/webm")
    driver.goto(site.put("/shown", "<audio src=/tune.webm></audio>"))
    ready, duration_s, position_s, _width_px, error = evaluated(driver, PLAY, "audio")
    assert ready >= 2
    assert duration_s == pytest.approx(3.0, abs=0.11)
    assert position_s > 0.3
    assert error is None


@pytest.mark.parametrize(
    ("medium", "kind", "size"),
    [
        (Picture("x.webp", "lighthouse", "x", 320, 180), "image/webp", [320, 180]),
        (Portrait("x.webp", "per-001", 96), "image/webp", [96, 96]),
    ],
)
def test_picture_is_shown(driver: PageDriver, site: Site, medium: Picture | Portrait, kind: str, size: Any) -> None:
    site.put("/picture", drawn(medium), kind)
    driver.goto(site.put("/shown", "<img src=/picture alt=x>"))
    shown = evaluated(driver, NATURAL_SIZE)
    assert min(shown) > 0
    assert size in (None, shown)
