from __future__ import annotations

import pytest
from playwright.async_api import Error, TimeoutError

from pytest_sentinel.browser.faults import gone, navigated, translate
from pytest_sentinel.errors import BrowserFault, InfrastructureError, ServerFault


@pytest.mark.parametrize(
    "message",
    [
        "Page.click: Target page, context or browser has been closed",
        "Page.evaluate: Target crashed",
        "Connection closed while reading from the driver",
        "Browser.new_context: Browser has been closed",
    ],
)
def test_closed_and_crashed_targets_are_gone(message: str) -> None:
    assert gone(Error(message))
    assert isinstance(translate(Error(message), "clicking"), BrowserFault)


@pytest.mark.parametrize(
    "message",
    [
        "Locator.click: Timeout 3000ms exceeded.\nCall log:\n  - waiting for driver button has been closed",
        "Locator.fill: Error: Element is not an <input>",
    ],
)
def test_what_a_page_says_is_not_taken_for_the_browsers_end(message: str) -> None:
    assert not gone(Error(message))


def test_lost_document_is_no_fault() -> None:
    error = Error("Page.evaluate: Execution context was destroyed, most likely because of a navigation")
    assert navigated(error)
    assert not gone(error)


@pytest.mark.parametrize("code", ["ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE"])
def test_server_that_does_not_answer_is_its_own_fault(code: str) -> None:
    fault = translate(Error(f"Page.goto: net::{code} at http://127.0.0.1:1/\nCall log:\n  - …"), "opening /")
    assert isinstance(fault, ServerFault)
    assert str(fault) == f"the app did not answer (opening /): Page.goto: net::{code} at http://127.0.0.1:1/"


def test_time_out_is_a_fault_of_ours_that_names_the_call() -> None:
    fault = translate(
        TimeoutError("Page.screenshot: Timeout 1000ms exceeded.\nCall log:\n  - …"), "taking a screenshot"
    )
    assert isinstance(fault, InfrastructureError)
    assert str(fault) == "taking a screenshot failed: Page.screenshot: Timeout 1000ms exceeded."
