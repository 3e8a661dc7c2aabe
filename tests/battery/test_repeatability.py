"""Two reference runs with one seed leave the same record, apart from wall times: whatever workers, zone and date."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from runs import ROOT, comparable, run

from pytest_sentinel.record.store import RunFolder

pytestmark = [pytest.mark.browser, pytest.mark.slow]
ZONES = ("America/Los_Angeles", "Asia/Kolkata", "Pacific/Auckland")
HOME = "America/New_York"
DATES = ("2026-12-31 23:59:50", "2028-02-29 12:00:00", "2027-03-14 01:59:50", "2028-11-30 08:00:00")


@pytest.fixture(scope="module")
def first(tmp_path_factory):
    done = run(tmp_path_factory.mktemp("repeat"), "first", "-n", "1")
    assert done.code == 0, done.output[-4000:]
    return comparable(done)


@pytest.mark.parametrize("workers", ["0", "2", "8"])
def test_record_is_the_same_with_other_workers(first, tmp_path, workers):
    assert comparable(run(tmp_path, "again", "-n", workers)) == first


@pytest.mark.parametrize("zone", ZONES)
def test_record_is_the_same_in_another_time_zone(first, tmp_path, zone):
    assert comparable(run(tmp_path, "zone", "-n", "2", env={"TZ": zone})) == first


@pytest.mark.parametrize("date", DATES)
def test_record_is_the_same_at_another_date(first, tmp_path, date):
    moment = datetime.fromisoformat(date).replace(tzinfo=ZoneInfo(HOME))
    env = {"ELSEWHEN": moment.isoformat(), "TZ": HOME, "PYTHONPATH": f"{ROOT / 'tests' / 'support'}:{ROOT}"}
    done = run(tmp_path, "date", "-p", "elsewhen", "-n", "2", env=env)
    assert comparable(done) == first, done.output[-3000:]
    (session,) = RunFolder.existing(done.path).manifest.sessions
    assert timedelta(0) <= datetime.fromisoformat(session.started_at) - moment < timedelta(minutes=2)
