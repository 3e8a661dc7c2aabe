import pytest

from pytest_sentinel.shown import holds_text


@pytest.mark.parametrize(
    ("page", "wanted"),
    [
        ('- link "1,904 stars" [ref=e12]', "1,904"),
        ("Reads 369.", "369"),
        ("on my\n  Subway, at three", "subway"),
        ("costs $63.77 now", "$63.77"),
        ("costs $63.77 now", "63.77"),
        ("C++ and more", "C++"),
        ("Straße", "STRASSE"),
    ],
)
def test_text_that_stands_on_the_page_is_found(page, wanted):
    assert holds_text(page, wanted)


@pytest.mark.parametrize(
    ("page", "wanted"),
    [
        ('- link "tidegate" [ref=e369] [cursor=pointer]', "369"),
        ('- link "tidegate" [ref=e369] [cursor=pointer]', "cursor=pointer"),
        ("- heading [level=2]", "2"),
        ("1,369 stars", "369"),
        ("369.5 points", "369"),
        ("3690", "369"),
        ("subways", "subway"),
        ("", "x"),
    ],
)
def test_part_of_a_word_a_figure_or_a_mark_is_not(page, wanted):
    assert not holds_text(page, wanted)
