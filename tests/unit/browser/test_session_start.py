"""A browser that can run no task is one error at the start of the session."""

import pytest
from suites import make_suite


@pytest.mark.slow
def test_browser_that_is_none_is_one_error_before_any_task(tmp_path):
    suite = make_suite(tmp_path)
    program = tmp_path / "program"
    program.write_text("#!/bin/sh\necho A program 1.0\n")
    program.chmod(0o755)
    finished = suite.run(f"--sentinel-browser={program}")
    assert finished.code == 2
    problem = f"the browser {program} (option) cannot be used: it is no Chromium; asked for its version, it said: "
    assert finished.output.count(f"{problem}A program 1.0. Install it anew") == 1
    assert "1 error during collection" in finished.output
    assert "Traceback" not in finished.output
