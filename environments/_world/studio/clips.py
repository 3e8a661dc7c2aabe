"""Films: a scene that moves, as WebM."""

from __future__ import annotations

from fractions import Fraction
from io import BytesIO

import av

from environments._world.studio.canvas import Canvas
from environments._world.studio.scenes import painter

FRAMES_PER_S = 10
_CODEC = "libvpx"
"""VP8: every browser that plays WebM plays it, and it encodes fastest."""
_OPTIONS = {"deadline": "realtime", "cpu-used": "8", "crf": "30", "b": "120k", "threads": "1"}


def webm(scene: str, seed: str, length_s: int, width: int = 320, height: int = 180) -> bytes:
    """A film that ends as it begins, so that it can be played in a circle.

    Args:
        scene: One of `scenes.SCENES`.
        seed: What makes this film differ from others of the scene.
        length_s: In seconds.
        width: In pixels, even.
        height: In pixels, even.

    Raises:
        LookupError: There is no such scene.
    """
    paint, file, count = painter(scene), BytesIO(), length_s * FRAMES_PER_S
    with av.open(file, "w", format="webm") as container:
        stream = container.add_stream(_CODEC, rate=FRAMES_PER_S, options=_OPTIONS)
        assert isinstance(stream, av.VideoStream)
        stream.width, stream.height, stream.pix_fmt = width, height, "yuv420p"
        for number in range(count):
            canvas = Canvas(width, height, f"{scene}:{seed}", number / count)
            paint(canvas)
            frame = av.VideoFrame.from_image(canvas.image)  # type: ignore[no-untyped-call]
            frame.pts, frame.time_base = number, Fraction(1, FRAMES_PER_S)
            container.mux(stream.encode(frame))
        container.mux(stream.encode(None))
    return file.getvalue()
