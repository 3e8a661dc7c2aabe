"""A tiny app for testing the engine: a list of offers with prices, a counter of bells, alarms that ring by themselves.

It is built on the kit like a real environment, served by a real server and shown in a real browser.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from fastapi import APIRouter, HTTPException
from pydantic import BaseModel
from sqlalchemy import MetaData, select
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from environments._kit.catalog import Catalog, Item, reference
from environments._kit.context import App
from environments._kit.environment import Environment
from environments._kit.events import Event, Stage
from environments._kit.ids import public_id
from environments._kit.preload import Preload
from environments._kit.tables import Added

HERE = Path(__file__).parent


class OfferItem(Item):
    title: str
    secret: str
    cents: int


OFFERS = Catalog("offer", "offers.jsonl", OfferItem)
OfferRef = Annotated[str, reference("offer")]


class Tables(DeclarativeBase):
    metadata = MetaData()


class Offer(Added, Tables):
    __tablename__ = "offers"
    id: Mapped[str] = mapped_column(primary_key=True)
    ref: Mapped[str]
    title: Mapped[str]
    secret: Mapped[str]
    cents: Mapped[int]
    liked: Mapped[bool] = mapped_column(default=False)


class Alarm(Added, Tables):
    __tablename__ = "alarms"
    id: Mapped[int] = mapped_column(primary_key=True)
    rings_at_s: Mapped[float]
    rung: Mapped[bool] = mapped_column(default=False)


def add_offer(session, item, at_s, by):
    session.add(
        Offer(
            id=public_id("tally", item.id),
            ref=item.id,
            title=item.title,
            secret=item.secret,
            cents=item.cents,
            added_at=at_s,
            added_by=by,
        )
    )


class OfferAdded(Event):
    offer: OfferRef

    def change(self, stage: Stage):
        add_offer(stage.session, stage.world.of(OfferItem)[self.offer], stage.at_s, "timeline")


class PriceSet(Event):
    offer: OfferRef
    cents: int

    def change(self, stage: Stage):
        row = stage.session.scalar(select(Offer).where(Offer.ref == self.offer))
        if row is None:
            return "the user removed the offer"
        row.cents = self.cents
        return None


class AlarmSet(Event):
    rings_at_s: float

    def change(self, stage: Stage):
        stage.session.add(Alarm(rings_at_s=self.rings_at_s, added_at=stage.at_s, added_by="timeline"))


class TallyPreload(Preload):
    base: Literal["standard"] = "standard"


router = APIRouter()


class OfferShape(BaseModel):
    id: str
    title: str
    cents: int
    liked: bool


class OfferDetail(OfferShape):
    secret: str


@router.get("/api/offers")
def offers(app: App) -> list[OfferShape]:
    with app.reading() as session:
        rows = session.scalars(select(Offer).order_by(Offer.added_at, Offer.ref))
        return [OfferShape(id=r.id, title=r.title, cents=r.cents, liked=r.liked) for r in rows]


@router.get("/api/offers/{offer_id}")
def offer(offer_id: str, app: App) -> OfferDetail:
    with app.reading() as session:
        row = _find(session, offer_id)
        return OfferDetail(id=row.id, title=row.title, cents=row.cents, liked=row.liked, secret=row.secret)


@router.post("/api/offers/{offer_id}/like")
def like(offer_id: str, app: App) -> OfferShape:
    with app.change() as change:
        row = _find(change.session, offer_id)
        row.liked = not row.liked
        change.log("like" if row.liked else "unlike", row.ref)
        return OfferShape(id=row.id, title=row.title, cents=row.cents, liked=row.liked)


@router.delete("/api/offers/{offer_id}")
def remove(offer_id: str, app: App) -> None:
    with app.change() as change:
        row = _find(change.session, offer_id)
        change.log("remove", row.ref)
        change.session.delete(row)


def _find(session, offer_id):
    row = session.get(Offer, offer_id)
    if row is None:
        raise HTTPException(404, "There is no such offer.")
    return row


@dataclass
class Ring:
    """An alarm that rings."""

    database: object
    alarm_id: int
    at_s: float
    kind: str = "alarm_rings"

    def apply(self):
        with self.database.session() as session:
            session.get(Alarm, self.alarm_id).rung = True


def owed(database, until_s):
    rows = database.query(
        "SELECT id, rings_at_s FROM alarms WHERE NOT rung AND rings_at_s <= :until ORDER BY 2 LIMIT 1",
        {"until": until_s},
    )
    return Ring(database, *rows[0]) if rows else None


def fill(session, world, base):
    for item in list(world.of(OfferItem).values())[:3]:
        add_offer(session, item, -100.0, "preload")


class Tally(Environment):
    web_dist = HERE / "page"

    def load_world(self, folder=None):
        return super().load_world(folder or HERE / "world")


environment = Tally(
    name="tally",
    title="Tally",
    folder=HERE,
    tables=Tables.metadata,
    router=router,
    actions={"like": "consequential", "unlike": "consequential", "remove": "consequential"},
    events={"offer_added": OfferAdded, "price_set": PriceSet, "alarm_set": AlarmSet},
    catalogs=[OFFERS],
    preload=TallyPreload,
    fill=fill,
    prepare=lambda session, world, wish: None,
    owed=owed,
    undoes={"unlike": "like", "like": "unlike"},
)
