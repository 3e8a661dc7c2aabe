"""A real browser for the tests that need one."""

import pytest


@pytest.fixture(scope="session")
def host():
    from pytest_sentinel.browser.host import BrowserHost

    browser = BrowserHost()
    yield browser
    browser.close()
