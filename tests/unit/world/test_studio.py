"""Portraits, pictures, films and music: real files, different from each other, the same for one seed."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations
from pathlib import Path

import av
import numpy as np
import pytest
from PIL import Image, ImageChops, ImageStat

from environments._world.media import Film, Logo, Medium, Picture, Portrait, Tune, plan
from environments._world.rows import entity_rows, people_file
from environments._world.studio.build import STAMP, build, drawn
from environments._world.studio.canvas import Canvas, mix
from environments._world.studio.scenes import SCENES, still
from environments._world.studio.tunes import RATE_HZ, samples

SMALL: list[Medium] = [
    Portrait("avatars/per-001.webp", "per-001"),
    Logo("avatars/ent-001.webp", "ent-001"),
    Picture("avatars/ent-050.webp", "stage", "x", 64, 64),
    Film("films/dog.webm", "dog", "x", 1),
    Tune("tunes/01.webm", "01", 1),
]


def difference(one: Image.Image, other: Image.Image) -> float:
    """Mean difference of the colours, from 0 to 255."""
    means: list[float] = ImageStat.Stat(ImageChops.difference(one, other)).mean
    return sum(means) / 3


def test_plan_has_a_picture_for_everybody_and_everything() -> None:
    paths = [medium.path for medium in plan()]
    assert len(paths) == len(set(paths))
    avatars = {Path(path).stem for path in paths if path.startswith("avatars/")}
    assert avatars == {row.id for row in [*people_file().people, *entity_rows()]}


def test_plan_films_every_scene() -> None:
    assert {medium.scene for medium in plan() if isinstance(medium, Film)} == set(SCENES)


@pytest.mark.parametrize("scene", SCENES)
def test_scene_repeats_with_its_seed_and_differs_with_another(scene: str) -> None:
    one, again, other = (still(scene, seed, 96, 54) for seed in ("1", "1", "2"))
    assert one.size == (96, 54)
    assert one.tobytes() == again.tobytes()
    assert one.tobytes() != other.tobytes()


def test_scenes_differ_from_each_other() -> None:
    pictures = {scene: still(scene, "1", 48, 48) for scene in SCENES}
    alike = [pair for pair in combinations(SCENES, 2) if difference(*(pictures[scene] for scene in pair)) < 12]
    assert alike == []


def test_unknown_scene_names_the_closest() -> None:
    with pytest.raises(LookupError, match="no scene 'mountain'; closest is 'mountains'"):
        still("mountain", "1", 10, 10)


def test_portraits_are_pictures_of_a_hundred_different_people() -> None:
    portraits = [drawn(Portrait("", row.id, 48)) for row in people_file().people]
    assert len(set(portraits)) == 100
    assert {Image.open(BytesIO(content)).size for content in portraits} == {(48, 48)}
    assert drawn(Portrait("", "per-007", 48)) == portraits[6]


def test_logos_differ() -> None:
    logos = [drawn(medium) for medium in plan() if isinstance(medium, Logo)]
    assert len(logos) == 100
    assert len(set(logos)) == 100


def frames(content: bytes) -> list[Image.Image]:
    with av.open(BytesIO(content)) as container:
        return [frame.to_image() for frame in container.decode(video=0)]


@pytest.mark.parametrize("scene", ["train", "night_sky", "coffee"])
def test_film_has_all_frames_and_moves(scene: str) -> None:
    shown = frames(drawn(Film("", scene, "x", 2)))
    assert len(shown) == 20
    assert shown[0].size == (320, 180)
    assert difference(shown[0], shown[10]) > 0.2


def test_tune_decodes_to_its_length_and_is_heard() -> None:
    with av.open(BytesIO(drawn(Tune("", "x", 4)))) as container:
        sound = np.concatenate([frame.to_ndarray()[0] for frame in container.decode(audio=0)])
        rate_hz = container.streams.audio[0].rate
    assert sound.size / rate_hz == pytest.approx(4.0, abs=0.1)
    seconds = np.array_split(sound, 4)
    assert all(np.sqrt(np.mean(np.square(second))) > 0.01 for second in seconds)


def test_tunes_repeat_with_their_seed_and_differ_with_another() -> None:
    assert np.array_equal(samples("1", 5), samples("1", 5))
    assert not np.array_equal(samples("1", 5), samples("2", 5))
    assert samples("1", 5).size == 5 * RATE_HZ
    assert np.abs(samples("1", 5)).max() <= 0.8


def test_build_draws_once_and_again_only_what_is_missing(tmp_path: Path) -> None:
    assert build(SMALL, tmp_path, processes=1).made == len(SMALL)
    assert build(SMALL, tmp_path, processes=1).made == 0
    (tmp_path / "films/dog.webm").unlink()
    assert build(SMALL, tmp_path, processes=1).made == 1
    assert frames((tmp_path / "films/dog.webm").read_bytes())


def test_build_draws_everything_again_when_the_plan_changes_and_removes_the_rest(tmp_path: Path) -> None:
    build(SMALL[:2], tmp_path, processes=1)
    assert build(SMALL[1:2], tmp_path, processes=1).made == 1
    assert sorted(path.name for path in tmp_path.rglob("*.*")) == [STAMP, "ent-001.webp"]


def test_interrupted_build_begins_again(tmp_path: Path) -> None:
    broken = [*SMALL[:1], Picture("avatars/x.webp", "nowhere", "x", 8, 8)]
    with pytest.raises(LookupError, match="no scene 'nowhere'"):
        build(broken, tmp_path, processes=1)
    assert not (tmp_path / STAMP).exists()
    assert build(SMALL[:1], tmp_path, processes=1).made == 1


def test_film_ends_as_it_begins() -> None:
    canvases = [Canvas(64, 36, "x", phase) for phase in (0.0, 1.0)]
    for canvas in canvases:
        SCENES["sunset_boat"](canvas)
    assert difference(canvases[0].image, canvases[1].image) < 0.5


def test_mixed_colour_lies_between() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert mix("#102030", "#ffffff", 0.0) == "#102030"
