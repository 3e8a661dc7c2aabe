"""The player of MicroTube."""

from __future__ import annotations

from environments._kit.playing import Player
from environments.microtube.models.sharing import count_view
from environments.microtube.models.tables import Play

PLAYER = Player(Play, on_counted=count_view)
