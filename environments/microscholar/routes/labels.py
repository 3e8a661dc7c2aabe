"""The labels of the library."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select

from environments._kit.context import App
from environments._kit.refusal import refused
from environments._kit.rows import by_id
from environments._kit.tables import next_user_ref
from environments.microscholar.models.shapes import LabelInfo, NewLabel
from environments.microscholar.models.tables import Label, listed
from environments.microscholar.models.views import label_info

router = APIRouter()


@router.get("/api/labels")
def list_labels(app: App) -> list[LabelInfo]:
    """All labels, by name."""
    with app.reading() as session:
        return [label_info(label) for label in session.scalars(select(Label).order_by(Label.name))]


@router.post("/api/labels", status_code=201)
def create_label(wish: NewLabel, app: App) -> LabelInfo:
    """Make a label."""
    name = " ".join(wish.name.split())
    if not name:
        raise refused("Give the label a name.")
    with app.change() as change:
        if name.casefold() in map(str.casefold, change.session.scalars(select(Label.name))):
            raise refused(f"There is a label “{name}” already.")
        ref = next_user_ref(change.session, "label")
        label = Label(**listed(ref, change.at_s, "user"), name=name)
        change.session.add(label)
        change.session.flush()
        change.log("create_label", ref, name=name)
        return label_info(label)


@router.delete("/api/labels/{label_id}", status_code=204)
def delete_label(label_id: str, app: App) -> None:
    """Delete a label; the papers that bear it stay in the library."""
    with app.change() as change:
        label = by_id(change.session, Label, label_id)
        change.session.delete(label)
        change.log("delete_label", label.ref)
