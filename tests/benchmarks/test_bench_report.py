"""What the page of a large run costs: 100 tasks with 3 trials of a model that says much."""

import pytest
from samples import sample
from stored import events_of, store

from pytest_sentinel.record.events import ModelCalled
from pytest_sentinel.reporting.finished import finished_run
from pytest_sentinel.reporting.page.writer import NAME, write_report

pytestmark = pytest.mark.slow
CALLS = 40
PAGE_LINES = 150
LIMIT_S = 60.0
LIMIT_BYTES = 30_000_000


def talkative(result):
    """A run in which a model is shown a page of some length again and again."""
    yield from events_of(result)
    for call in range(CALLS):
        lines = [f'- row "{result.task_id} {call} {line * 7919 % 10_007}" [ref=e{line}]' for line in range(PAGE_LINES)]
        asked = {"messages": [{"role": "user", "content": "\n".join(lines)}]}
        yield ModelCalled(at_s=600.0, role="agent", phase="waiting", model="scripted", duration_s=1.0, request=asked)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    runs = [sample(task_id=f"micromail-{n:03d}-active", trial=trial) for n in range(100) for trial in (1, 2, 3)]
    return store(tmp_path_factory.mktemp("reports") / "large", runs, events=talkative)


def test_page_of_300_runs(benchmark, folder):
    benchmark.pedantic(lambda: write_report(finished_run(folder)), rounds=3)
    size = (folder.path / NAME).stat().st_size
    benchmark.extra_info["megabytes"] = round(size / 1e6, 1)
    assert size < LIMIT_BYTES
    assert benchmark.stats.stats.median < LIMIT_S
