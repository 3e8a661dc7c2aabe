"""The benchmark: one test per task. What happened is in the verdict; the test only asserts."""


def test_task(sentinel_verdict):
    assert sentinel_verdict.passed, sentinel_verdict.explanation
