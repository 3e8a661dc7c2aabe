"""The list of jobs, a job's page, saving and applying."""

from __future__ import annotations

import re
from typing import Literal

from fastapi import APIRouter, HTTPException
from sqlalchemy import select

from environments._kit.context import App
from environments._kit.folding import fold
from environments._kit.refusal import refused
from environments._kit.rows import by_id
from environments.microdin.models.catalog import Employment, Level, Workplace
from environments.microdin.models.shapes import ApplyWish, JobDetail, JobInfo, JobList, SaveWish
from environments.microdin.models.tables import Application, Job
from environments.microdin.models.views import job_detail, job_info
from environments.microdin.models.who import holds

router = APIRouter()

ADDRESS = re.compile(r"[^@\s]+@[^@\s]+\.[^@\s]+")


@router.get("/api/jobs")
def list_jobs(
    app: App,
    search: str = "",
    city: str = "",
    workplace: Workplace | None = None,
    employment: Employment | None = None,
    level: Level | None = None,
    view: Literal["all", "saved", "applied"] = "all",
) -> JobList:
    """Open jobs, the newest first; a search looks at title, company and city."""
    words = fold(search).split()
    wanted = select(Job).order_by(Job.posted_at_s.desc(), Job.ref.desc())
    for column, value in ((Job.workplace, workplace), (Job.employment, employment), (Job.level, level)):
        wanted = wanted if value is None else wanted.where(column == value)
    with app.reading() as session:
        infos = [job_info(session, app.world, job) for job in session.scalars(wanted)]
        cities = session.scalars(select(Job.city).where(Job.is_open).distinct().order_by(Job.city)).all()
    found = [
        job
        for job in infos
        if _is_in(job, view) and city in ("", job.city) and holds(words, job.title, job.company.name, job.city)
    ]
    return JobList(jobs=found, total=len(found), cities=list(cities))


@router.get("/api/jobs/{job_id}")
def get_job(job_id: str, app: App) -> JobDetail:
    """A job with what it asks for; changes nothing."""
    with app.reading() as session:
        return job_detail(session, app.world, by_id(session, Job, job_id))


@router.post("/api/jobs/{job_id}/open", status_code=204)
def open_job(job_id: str, app: App) -> None:
    """Take note that the user looks at a job."""
    with app.change() as change:
        change.log("open_job", by_id(change.session, Job, job_id).ref)


@router.post("/api/jobs/{job_id}/save")
def save_job(job_id: str, wish: SaveWish, app: App) -> JobInfo:
    """Save a job for later, or take it off the saved ones."""
    with app.change() as change:
        job = by_id(change.session, Job, job_id)
        if job.is_saved != wish.saved:
            job.is_saved = wish.saved
            change.log("save_job" if wish.saved else "unsave_job", job.ref)
        return job_info(change.session, app.world, job)


@router.post("/api/jobs/{job_id}/apply", status_code=201)
def apply_for_job(job_id: str, wish: ApplyWish, app: App) -> JobInfo:
    """Send the short form of an application."""
    if not ADDRESS.fullmatch(wish.email.strip()):
        raise refused("Give an e-mail address at which the company can reach you.")
    with app.change() as change:
        job = by_id(change.session, Job, job_id)
        if not job.is_open:
            raise HTTPException(409, "This job does not take applications any more.")
        if change.session.get(Application, job.ref):
            raise HTTPException(409, "You have applied for this job already.")
        fields = {"email": wish.email.strip(), "phone": wish.phone.strip(), "note": wish.note.strip()}
        change.session.add(
            Application(job_ref=job.ref, **fields, applied_at_s=change.at_s, added_at=change.at_s, added_by="user")
        )
        change.log("apply", job.ref, **fields)
        change.session.flush()
        return job_info(change.session, app.world, job)


def _is_in(job: JobInfo, view: str) -> bool:
    if view == "saved":
        return job.is_saved
    return job.applied_at_s is not None if view == "applied" else job.is_open
