"""Runs made up for the tests of what is made of the record: written to disk as a session writes them."""

from pathlib import Path

from pytest_sentinel.record.attempt import AttemptWriter
from pytest_sentinel.record.events import AgentEnded, Contacted, ModelCalled, Observed, RunStarted, ToolCalled, Waited
from pytest_sentinel.record.files import to_json
from pytest_sentinel.record.manifest import Manifest, PlannedTask, RunSession, Setting
from pytest_sentinel.record.store import RunFolder
from pytest_sentinel.reporting.finished import finished_run


def events_of(result):
    """What a model agent's run might hold: it waits, looks, thinks, acts and writes."""
    looked_s = result.times.condition_at_s or 300.0
    yield RunStarted(at_s=0.0, prompt=result.prompt, instruction="Keep watching.", start_path="/")
    yield Waited(at_s=looked_s, tool="watch", from_s=2.0, wakes=3, judged=1, reason="met")
    yield Observed(at_s=looked_s, by="agent", url="/inbox", chars=900, evidence=True, screenshot="0001.png")
    answer = {"choices": [{"message": {"role": "assistant", "content": "I open it.", "tool_calls": []}}]}
    asked = {"messages": [{"role": "user", "content": 'The page:\n- button "Open"'}]}
    yield ModelCalled(
        at_s=looked_s + 4,
        role="agent",
        phase="acting",
        model="scripted",
        duration_s=4.0,
        input_tokens=900,
        output_tokens=100,
        request=asked,
        response=answer,
    )
    yield ToolCalled(at_s=looked_s + 4.5, tool="click", arguments={"target": "e5"})
    if result.message is not None:
        yield Contacted(at_s=result.times.contact_at_s or 0.0, message=result.message, via="tool")
    yield AgentEnded(at_s=result.times.ended_at_s, reason=result.stop_reason)


def store(path: Path, results, events=events_of, pictures=(), stopped=(), **given) -> RunFolder:
    """Write a run; `pictures` are (name, bytes) of an attempt, `stopped` results that never came, `given` settings."""
    settings = {name: Setting(value=value, source="option") for name, value in {"agent": "scripted", **given}.items()}
    session = RunSession(started_at="2026-11-30T10:00:00+00:00", versions={"python": "3.11.7"}, commit="f" * 40)
    tasks = {
        r.task_id: PlannedTask(task_id=r.task_id, environment=r.environment, category=r.category, criterion=r.criterion)
        for r in (*results, *stopped)
    }
    manifest = Manifest(run=path.name, sessions=(session,), settings=settings, tasks=tuple(tasks.values()))
    path.mkdir(parents=True)
    (path / "run.json").write_text(to_json(manifest))
    for result in results:
        writer = AttemptWriter(path / "tasks" / result.task_id / str(result.trial) / str(result.attempt))
        for event in events(result):
            writer.event(event)
        for name, data in pictures:
            writer.file(f"screenshots/{name}", data)
        writer.finish(result)
    return RunFolder(path, manifest)


def stored_run(path: Path, results, **given):
    """The same, as report writers get it."""
    return finished_run(store(path, results, **given))
