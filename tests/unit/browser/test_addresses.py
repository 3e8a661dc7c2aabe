from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_sentinel.browser.navigation import address_inside
from pytest_sentinel.errors import ToolError

ORIGIN = "http://127.0.0.1:8000"
PARTS = st.sampled_from(
    [
        *(
            "http:",
            "https:",
            "//",
            "/",
            "\\",
            "[",
            "]",
            "::1",
            "@",
            ":",
            "%",
            "#",
            "?",
            "..",
            "127.0.0.1",
            ":8000",
            "\u2100",
        )
    ]
    + ["javascript:", "\t", "\0", " ", ORIGIN]
)


@given(st.one_of(st.text(), st.lists(st.one_of(PARTS, st.text(max_size=3)), max_size=8).map("".join)))
def test_any_text_is_an_address_inside_or_refused(text: str) -> None:
    try:
        url = address_inside(ORIGIN, text)
    except ToolError:
        return
    parts = urlsplit(url)
    assert (parts.scheme, parts.netloc) == ("http", "127.0.0.1:8000")


@pytest.mark.parametrize(
    ("address", "url"),
    [
        ("/inbox", f"{ORIGIN}/inbox"),
        (" inbox/1 ", f"{ORIGIN}/inbox/1"),
        (ORIGIN, ORIGIN),
        (f"{ORIGIN}/a?b#c", f"{ORIGIN}/a?b#c"),
        (f"{ORIGIN}?b", f"{ORIGIN}?b"),
        ("HTTP://127.0.0.1:8000/a", f"{ORIGIN}/a"),
        ("?q=[", f"{ORIGIN}/?q=["),
    ],
)
def test_address_inside_is_completed(address: str, url: str) -> None:
    assert address_inside(ORIGIN, address) == url


@pytest.mark.parametrize("address", ["http://[", "http://[::1", "//[", "http://]", "http://\u2100/"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(ToolError) as error:
        address_inside(ORIGIN, address)
    assert str(error.value) == f"{address!r} is no valid address"


@pytest.mark.parametrize(
    "address",
    [
        "",
        " ",
        "http://127.0.0.1:80001/",
        "http://127.0.0.1/",
        f"{ORIGIN}.example.com/",
        f"{ORIGIN}@example.com/",
        "//x",
    ],
)
def test_address_outside_is_refused(address: str) -> None:
    with pytest.raises(ToolError, match="lies outside of this app; only addresses of http://127.0.0.1:8000"):
        address_inside(ORIGIN, address)


def test_address_that_no_server_takes_is_refused() -> None:
    assert address_inside(ORIGIN, "/" + "a" * 1999)
    with pytest.raises(ToolError, match="an address has at most 2000 characters; this one has 2001"):
        address_inside(ORIGIN, "/" + "a" * 2000)
