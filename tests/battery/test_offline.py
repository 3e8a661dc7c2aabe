"""Every task without a browser: shadow run, seeds, durations, matched negatives, guesses."""

from pytest_sentinel.battery.offline import problems


def test_task_holds_without_a_browser(task_file, environments, world_of):
    environment = environments.get(task_file.environment)
    found = list(problems(task_file.task, environment, world_of(environment)))
    assert not found, "\n".join(found)
