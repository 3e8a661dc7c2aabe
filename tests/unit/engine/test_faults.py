"""What happens when something of ours breaks in the middle of a run."""

import json

import pytest
from suites import PLAIN, make_suite

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ONCE = """
class Mine(Reference):
    def run(self, session):
        flag = pathlib.Path({flag!r})
        if "Dune" in session.prompt and not flag.exists():
            flag.write_text("done")
            self.break_it(session)
        super().run(session)

    def break_it(self, session):
        {how}
"""
KILL_WORKER = "os.kill(os.getpid(), signal.SIGKILL)"


def outcomes(finished):
    return {name: (result.outcome, result.attempt) for name, result in finished.results.items()}


def test_suite_of_somebody_else_runs_and_passes(tmp_path):
    finished = make_suite(tmp_path).run()
    assert finished.code == 0, finished.output
    assert set(outcomes(finished).values()) == {("success", 1), ("silent", 1)}


def test_killed_worker_loses_its_task_only_and_the_run_is_completed(tmp_path):
    suite = make_suite(tmp_path, ONCE.format(flag=str(tmp_path / "flag"), how=KILL_WORKER))
    first = suite.run("-n", "2")
    assert first.code == 1, first.output
    assert "1 error" in first.output
    assert "failed" not in first.output.splitlines()[-1], first.output
    assert set(outcomes(first)) == {"tally-passing-passive", "tally-ring-noop"}
    cases = {case.get("name"): case for case in suite.junit().iter("testcase")}
    assert cases["test_task[tally-price-active]"].find("error") is not None
    second = suite.run("-n", "2")
    assert second.code == 0, second.output
    assert outcomes(second)["tally-price-active"] == ("success", 1)


def test_killed_browser_is_replaced_and_the_task_tried_again(tmp_path):
    suite = make_suite(tmp_path, ONCE.format(flag=str(tmp_path / "flag"), how="kill_children('chrom')") + KILL_CHILDREN)
    finished = suite.run()
    assert finished.code == 0, finished.output
    assert outcomes(finished)["tally-price-active"] == ("success", 2)
    first = finished.path / "tasks" / "tally-price-active" / "1" / "1" / "result.json"
    assert json.loads(first.read_text())["outcome"] == "error"


KILL_CHILDREN = '''

def kill_children(word):
    """Kill every descendant of this process whose command holds a word; only processes of this test."""
    mine, found = {os.getpid()}, []
    rows = [(int(p.name), *stat(p)) for p in pathlib.Path("/proc").iterdir() if p.name.isdecimal()]
    for _ in range(5):
        mine |= {pid for pid, parent, _ in rows if parent in mine}
    found = [pid for pid, _, command in rows if pid in mine and word in command and pid != os.getpid()]
    assert found, rows
    for pid in found:
        os.kill(pid, signal.SIGKILL)


def stat(process):
    try:
        parent = int((process / "stat").read_text().rsplit(")", 1)[1].split()[1])
        return parent, (process / "cmdline").read_text()
    except OSError:
        return 0, ""
'''


def test_stopped_server_is_a_fault_and_the_task_is_tried_again(tmp_path):
    body = ONCE.format(flag=str(tmp_path / "flag"), how="stop_server(session)") + STOP_SERVER
    finished = make_suite(tmp_path, body).run()
    assert finished.code == 0, finished.output
    assert outcomes(finished)["tally-price-active"] == ("success", 2)


STOP_SERVER = """

def stop_server(session):
    import gc

    from environments._kit.server import AppServer

    for server in gc.get_objects():
        if isinstance(server, AppServer) and server.url in session.start_url:
            server.stop()
"""


def test_socket_closed_under_an_action_is_a_fault_and_not_the_agents(tmp_path):
    body = ONCE.format(flag=str(tmp_path / "flag"), how="close_socket_at_click(session)") + CLOSE_SOCKET
    finished = make_suite(tmp_path, body).run("-k", "price")
    assert finished.code == 0, finished.output
    assert outcomes(finished) == {"tally-price-active": ("success", 2)}


CLOSE_SOCKET = """
import sabotage


def close_socket_at_click(session):
    click = session.tools.click

    def cut_off(*arguments, **more):
        sabotage.close_socket(sabotage.started[-1])
        return click(*arguments, **more)

    session.tools.click = cut_off
"""


def test_page_whose_push_channel_is_unplugged_is_loaded_again_and_the_verdict_stands(tmp_path):
    body = ONCE.format(flag=str(tmp_path / "flag"), how="unplug_push()") + UNPLUG_PUSH
    finished = make_suite(tmp_path, body).run("-k", "price")
    assert finished.code == 0, finished.output
    assert outcomes(finished) == {"tally-price-active": ("success", 1)}
    assert any("was loaded again" in warning for warning in finished.results["tally-price-active"].warnings)


def test_agent_that_fails_because_its_input_was_lost_is_not_blamed(tmp_path):
    body = ONCE.format(flag=str(tmp_path / "flag"), how="lose_input(session)") + UNPLUG_PUSH
    finished = make_suite(tmp_path, body).run("-k", "price")
    assert finished.code == 0, finished.output
    assert outcomes(finished) == {"tally-price-active": ("success", 2)}
    first = finished.path / "tasks" / "tally-price-active" / "1" / "1" / "result.json"
    assert "which lost what the agent had entered" in json.loads(first.read_text())["error"]


UNPLUG_PUSH = """
import threading
import time

import sabotage


def unplug_push():
    os.environ["SABOTAGE_S"] = "13"  # longer than a page has to follow
    threading.Thread(target=sabotage.unplug_push, args=[sabotage.started[-1]], daemon=True).start()
    time.sleep(0.5)


def lose_input(session):
    from pytest_sentinel.session import GaveUp

    session.page.run(lambda raw: raw.evaluate("document.body.append(document.createElement('textarea'))"))
    session.page.run(lambda raw: raw.locator("textarea").fill("Half a sentence"))
    unplug_push()
    session.tools.sleep(100)
    session.tools.observe()
    raise GaveUp("the text is gone")
"""


def test_database_that_does_not_fit_on_the_disk_stops_the_session(tmp_path):
    finished = make_suite(tmp_path, PLAIN + FULL).run()
    assert finished.code == 2, finished.output
    assert "No space left on device. Free space there" in " ".join(finished.output.split())
    assert len(finished.results) == 1
    again = make_suite(tmp_path).run()
    assert again.code == 0, again.output
    assert len(again.results) == 3


FULL = """

from environments._kit.database import Database


def save(self, path):
    raise OSError(28, "No space left on device")


Database.save = save
"""


def test_failing_handler_is_an_error_after_three_attempts_all_kept(tmp_path):
    body = PLAIN + (
        "\nimport tally\n\n"
        "def broken(offer_id: str):\n    raise RuntimeError('a bug of ours')\n\n"
        "for route in tally.router.routes:\n"
        "    if route.path.endswith('/like'):\n"
        "        route.endpoint = broken\n        route.dependant.call = broken\n"
    )
    finished = make_suite(tmp_path, body).run("-k", "price")
    assert finished.code == 1
    assert "1 error" in finished.output, finished.output
    assert outcomes(finished) == {"tally-price-active": ("error", 3)}


def test_finished_tasks_are_not_run_again(tmp_path):
    suite = make_suite(tmp_path)
    suite.run("-k", "passing")
    whole = suite.run()
    assert whole.code == 0, whole.output
    assert {attempt for _, attempt in outcomes(whole).values()} == {1}
    assert len(list(suite.junit().iter("testcase"))) == 3


def test_agent_that_crashes_is_failed_with_its_traceback_recorded(tmp_path):
    body = "class Mine(Reference):\n    def run(self, session):\n        raise KeyError('oops')\n"
    finished = make_suite(tmp_path, body).run("-k", "price")
    assert finished.code == 1
    assert "1 failed" in finished.output
    result = finished.results["tally-price-active"]
    assert result.outcome == "gave_up"
    assert "oops" in result.stop_reason


def test_eight_workers_on_few_cores_are_clean(tmp_path):
    finished = make_suite(tmp_path).run("-n", "8", "--trials=4")
    assert finished.code == 0, finished.output
    assert len(list(finished.path.glob("tasks/*/*/1/result.json"))) == 12


@pytest.mark.parametrize(
    ("option", "expected"),
    [
        ("poll=fast", "poll='fast': a positive number of seconds is needed"),
        ("pol=60", "reference takes no such option; closest is 'poll'"),
    ],
)
def test_wrong_agent_option_is_refused_before_the_first_task(tmp_path, option, expected):
    finished = make_suite(tmp_path).run("--agent=reference", f"--agent-option={option}")
    assert finished.code == 4
    assert expected in finished.output
    assert not finished.path.exists()


def test_class_without_run_is_refused_before_the_first_task(tmp_path):
    suite = make_suite(tmp_path)
    broken = "class Broken:\n    run = print\n\n    def __init__(self):\n        raise OSError('no key')\n"
    (tmp_path / "agents_of_mine.py").write_text(f"class Empty:\n    pass\n\n\n{broken}")
    for name, expected in (("Empty", "it has no run(session)"), ("Broken", "it cannot be made: OSError: no key")):
        finished = suite.run(f"--agent=agents_of_mine:{name}")
        assert finished.code in (2, 4), finished.output  # before collection, or before the first task
        assert expected in finished.output


def test_empty_folder_of_tasks_is_named(tmp_path):
    suite = make_suite(tmp_path)
    (tmp_path / "none").mkdir()
    finished = suite.run("-o", "sentinel_tasks=none")
    assert finished.code != 0
    assert "none holds no task; they lie in <environment>/<task>.yaml there" in finished.output
