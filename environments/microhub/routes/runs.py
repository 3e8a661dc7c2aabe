"""Actions: runs of workflows, their jobs and logs."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from sqlalchemy import select

from environments._kit.context import App
from environments._kit.refusal import refused
from environments._kit.rows import by_id
from environments.microhub.models.tables import Repository
from environments.microhub.models.work_shapes import RunDetail, RunList
from environments.microhub.models.work_tables import Run
from environments.microhub.models.work_views import NEWEST_RUNS, run_card, run_detail

router = APIRouter()

Limit = Annotated[int, Query(ge=1, le=500)]


@router.get("/api/repos/{repo_id}/runs")
def list_runs(repo_id: str, app: App, workflow: str | None = None, limit: Limit = 25) -> RunList:
    """The newest runs, of all workflows or of one."""
    with app.reading() as session:
        repo = by_id(session, Repository, repo_id)
        runs = session.scalars(select(Run).where(Run.repo_ref == repo.ref).order_by(*NEWEST_RUNS)).all()
        found = [run for run in runs if workflow in (None, run.workflow)]
        return RunList(
            runs=[run_card(session, run, app.world) for run in found[:limit]],
            total=len(found),
            workflows=sorted({run.workflow for run in runs}),
        )


@router.get("/api/runs/{run_id}")
def get_run(run_id: str, app: App) -> RunDetail:
    """A run with its jobs and their logs."""
    with app.reading() as session:
        return run_detail(session, by_id(session, Run, run_id), app.world)


@router.post("/api/runs/{run_id}/rerun")
def rerun(run_id: str, app: App) -> RunDetail:
    """Run all jobs again."""
    with app.change() as change:
        run = by_id(change.session, Run, run_id)
        if run.is_running:
            raise refused("This run is still under way.")
        duration_s = run.ends_at_s - run.started_at_s
        run.started_at_s, run.ends_at_s = change.at_s, change.at_s + duration_s
        run.is_running = True
        run.attempt += 1
        change.log("rerun", run.ref)
        change.session.flush()
        return run_detail(change.session, run, app.world)
