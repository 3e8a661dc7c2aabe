"""What the model tests share: a browser for those that need one, and back-off that does not hold them up."""

import pytest

from pytest_sentinel.model import asking


@pytest.fixture(scope="session")
def host():
    from pytest_sentinel.browser.host import BrowserHost

    browser = BrowserHost()
    yield browser
    browser.close()


@pytest.fixture
def quick(monkeypatch):
    """Pauses between attempts that are a hundredth as long."""
    monkeypatch.setattr(asking, "FIRST_PAUSE_S", 0.01)
    monkeypatch.setattr(asking, "TICK_S", 0.01)
