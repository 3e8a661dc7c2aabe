"""Music: a melody over chords, as Opus in a WebM file (in Ogg, a browser must fetch the end to know the length)."""

from __future__ import annotations

import random
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from io import BytesIO

import av
import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]

RATE_HZ = 24_000
_BIT_RATE = 32_000
_BEATS_A_BAR = 4
_MAJOR, _MINOR = (0, 2, 4, 5, 7, 9, 11), (0, 2, 3, 5, 7, 8, 10)
_PROGRESSIONS = ((0, 4, 5, 3), (0, 5, 3, 4), (5, 3, 0, 4), (0, 3, 0, 4), (0, 2, 3, 4), (5, 4, 3, 4))
# How loud the overtones of each voice are; the more of them, the brighter it sounds.
_TIMBRES = ((1.0, 0.3, 0.1), (1.0, 0.0, 0.4, 0.0, 0.2), (1.0, 0.6, 0.4, 0.3, 0.2), (1.0, 0.1))


@dataclass(frozen=True)
class Piece:
    """What a seed decides about a tune."""

    scale: tuple[int, ...]
    key: int
    """The key note, as a MIDI number."""
    beat_s: float
    progression: tuple[int, ...]
    lead: tuple[float, ...]
    pad: tuple[float, ...]
    drums: bool

    @classmethod
    def drawn(cls, rng: random.Random) -> Piece:
        """A piece by chance."""
        return cls(
            scale=rng.choice((_MAJOR, _MINOR)),
            key=rng.randrange(48, 60),
            beat_s=60 / rng.randrange(72, 132),
            progression=rng.choice(_PROGRESSIONS),
            lead=rng.choice(_TIMBRES),
            pad=rng.choice(_TIMBRES),
            drums=rng.random() < 0.6,
        )

    def pitch_hz(self, degree: int, octave: int = 0) -> float:
        """The frequency of a degree of the scale."""
        turns, step = divmod(degree, len(self.scale))
        return float(440.0 * 2.0 ** ((self.key + self.scale[step] + 12 * (turns + octave) - 69) / 12))


def opus(seed: str, length_s: int) -> bytes:
    """A tune; another seed gives another key, tempo, melody and sound.

    Args:
        seed: What makes this tune differ from others.
        length_s: In seconds.
    """
    return _encoded(samples(seed, length_s))


def samples(seed: str, length_s: int) -> Wave:
    """The same as numbers from -1 to 1, `RATE_HZ` a second."""
    rng = random.Random(f"tune:{seed}")
    piece = Piece.drawn(rng)
    bar_s = _BEATS_A_BAR * piece.beat_s
    bars = int(length_s / bar_s) + 1
    phrases = [_bar(piece, rng, chord) for chord in piece.progression]
    whole = np.concatenate([phrases[bar % len(phrases)] for bar in range(bars)])[: length_s * RATE_HZ]
    fade = np.minimum(1.0, np.minimum(np.arange(whole.size), np.arange(whole.size)[::-1]) / (0.4 * RATE_HZ))
    loud: Wave = whole / max(1e-9, float(np.abs(whole).max())) * 0.8 * fade
    return loud


def _bar(piece: Piece, rng: random.Random, chord: int) -> Wave:
    bar = np.zeros(int(_BEATS_A_BAR * piece.beat_s * RATE_HZ))
    for degree in (chord, chord + 2, chord + 4):
        _add(bar, 0, _note(piece.pitch_hz(degree), _BEATS_A_BAR * piece.beat_s, piece.pad, 0.15))
    _add(bar, 0, _note(piece.pitch_hz(chord, -1), _BEATS_A_BAR * piece.beat_s, (1.0, 0.2), 0.25))
    place = 0.0
    while place < _BEATS_A_BAR:
        beats = rng.choice((0.5, 0.5, 1.0, 1.5))
        degree = chord + rng.choice((0, 1, 2, 4, 5, 7))
        if rng.random() < 0.85:
            _add(bar, place * piece.beat_s, _note(piece.pitch_hz(degree, 1), beats * piece.beat_s, piece.lead, 0.3))
        place += beats
    if piece.drums:
        for beat in range(_BEATS_A_BAR):
            _add(bar, beat * piece.beat_s, _drum("snare" if beat % 2 else "kick"))
    return bar


def _note(pitch_hz: float, length_s: float, overtones: tuple[float, ...], volume: float) -> Wave:
    at_s = np.arange(int(length_s * RATE_HZ)) / RATE_HZ
    wave: Wave = np.zeros(at_s.size)
    for number, loudness in enumerate(overtones, 1):
        wave += loudness * np.sin(2 * np.pi * pitch_hz * number * at_s)
    swell = np.minimum(1.0, at_s / 0.02) * np.exp(-2.0 * at_s / max(length_s, 0.3))
    sound: Wave = wave * swell * volume
    return sound


@cache
def _drum(kind: str) -> Wave:
    at_s = np.arange(int(0.15 * RATE_HZ)) / RATE_HZ
    if kind == "kick":
        kick: Wave = np.sin(2 * np.pi * (90 - 250 * at_s) * at_s) * np.exp(-25 * at_s) * 0.5
        return kick
    rng = random.Random("snare")
    noise = np.array([rng.uniform(-1, 1) for _ in at_s])
    snare: Wave = noise * np.exp(-35 * at_s) * 0.2
    return snare


def _add(bar: Wave, at_s: float, sound: Wave) -> None:
    start = int(at_s * RATE_HZ)
    part = bar[start : start + sound.size]
    part += sound[: part.size]


def _encoded(wave: Wave) -> bytes:
    file = BytesIO()
    with av.open(file, "w", format="webm") as container:
        stream = container.add_stream("libopus", rate=RATE_HZ, layout="mono", options={"b": str(_BIT_RATE)})
        assert isinstance(stream, av.AudioStream)
        frame = av.AudioFrame.from_ndarray((wave * 32_767).astype(np.int16)[None, :], format="s16", layout="mono")
        frame.sample_rate, frame.time_base, frame.pts = RATE_HZ, Fraction(1, RATE_HZ), 0
        container.mux(stream.encode(frame))
        container.mux(stream.encode(None))
    return file.getvalue()
