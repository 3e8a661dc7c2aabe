import sqlite3
import time
import unicodedata

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from pytest_sentinel.mentions import mentions
from pytest_sentinel.mentions.plain import CODES

from .pairs import FALSE, TRUE

anything = st.text(st.characters())
facts = anything | st.integers() | st.floats() | st.none() | st.booleans()
names = st.text(
    st.characters(categories=["Lu", "Ll"], max_codepoint=0x24F, exclude_characters="ŉ"), min_size=2, max_size=12
)


@pytest.mark.parametrize(("message", "fact"), TRUE)
def test_a_message_names_the_fact(message, fact):
    assert mentions(message, fact) == 1


@pytest.mark.parametrize(("message", "fact"), FALSE)
def test_a_message_that_only_looks_like_it_does_not_name_the_fact(message, fact):
    assert mentions(message, fact) == 0


@pytest.mark.parametrize(("message", "fact"), [(m, f) for m, f in TRUE if "\n" not in m and m[0] not in "+-−`"])
def test_surroundings_of_prose_change_nothing(message, fact):
    assert mentions(f"Hello, this is what you asked for: {message} (seen just now)", fact) == 1


def test_the_sql_function_answers_0_or_1():
    connection = sqlite3.connect(":memory:")
    connection.create_function("mentions", 2, mentions, deterministic=True)
    answers = connection.execute(
        "SELECT mentions('the total is $108,837', 108837.0), mentions('12,000', 12), mentions(NULL, 'x'),"
        " mentions('x', NULL), mentions(12, 12), mentions('x', x'00ff')"
    ).fetchone()
    assert answers == (1, 0, 0, 0, 1, 0)


@given(anything, facts)
def test_mentions_never_raises(message, fact):
    assert mentions(message, fact) in (0, 1)


@given(
    st.text("0123456789.,'-+$€%: /kmthapndrs½²\u202f\u00a0\n", max_size=40), st.text("0123456789.,:-$%/ ", max_size=9)
)
def test_mentions_never_raises_on_figures(message, fact):
    assert mentions(message, fact) in (0, 1)


@given(st.text(st.characters(exclude_categories=["Cs", "Mn", "Mc", "Me"]), min_size=1))
def test_every_text_names_itself_if_it_names_anything(fact):
    assert mentions(f"word {fact} word", fact) == mentions(fact, fact)


@given(st.integers(-(10**18), 10**18))
def test_an_integer_is_named_by_every_format_of_it(number):
    shown = [
        str(number),
        f"{number:,}",
        f"{number}.00",
        f"{number:,}.0",
        f"{number:_}",
        f"{number:,}".replace(",", "\u202f"),
    ]
    assert [mentions(f"now {text}.", number) for text in shown] == [1] * len(shown)


@given(st.integers(0, 10**9), st.integers(0, 10**9))
def test_an_integer_is_named_by_no_other(number, other):
    assume(number != other)
    assert mentions(f"{number} {number:,} {number}.0 {number}%", other) == 0


@given(st.integers(0, 10**7), st.integers(0, 99))
def test_money_is_named_by_its_value(units, cents):
    amount = units + cents / 100
    assert mentions(f"It stands at ${amount:,.2f}.", amount) == 1
    assert mentions(f"It stands at {amount:.2f} USD", f"${amount:,.2f}") == 1
    assert mentions(f"It stands at €{amount:.2f}", f"${amount:,.2f}") == 0


@given(st.integers(0, 10**7), st.integers(1, 99))
def test_a_whole_figure_is_not_named_by_one_with_a_fraction(units, cents):
    assert mentions(f"{units}.{cents:02d}", units) == 0


@given(st.integers(0, 23), st.integers(0, 59))
def test_a_time_is_named_on_either_clock(hour, minute):
    half, twelve = ("am", "pm")[hour >= 12], hour % 12 or 12
    for text in (f"{hour}:{minute:02d}", f"{twelve}:{minute:02d} {half}", f"{twelve}:{minute:02d}{half.upper()}"):
        assert mentions(f"at {text}, I think", f"{hour:02d}:{minute:02d}") == 1


SMALL = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
SMALL += ["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"]
TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]


def spelled(number):
    """English words for 0 to 999,999, written here a second time and another way."""
    if number < 20:
        return SMALL[number]
    if number < 100:
        return TENS[number // 10] + (f"-{SMALL[number % 10]}" if number % 10 else "")
    size, word = (100, "hundred") if number < 1000 else (1000, "thousand")
    rest = f" and {spelled(number % size)}" if 0 < number % size < 100 else ""
    rest = rest or (f" {spelled(number % size)}" if number % size else "")
    return f"{spelled(number // size)} {word}{rest}"


@given(st.integers(0, 999_999))
def test_a_number_in_words_names_the_figure(number):
    assert mentions(f"now {spelled(number)} mails", number) == 1
    assert mentions(f"now {number} mails", spelled(number)) == 1


@given(st.integers(0, 999_999), st.integers(0, 999_999))
def test_a_number_in_words_names_no_other_figure(number, other):
    assume(number != other)
    assert mentions(f"now {spelled(number)} mails", other) == 0


@given(names)
def test_case_and_unicode_form_do_not_matter(name):
    for message in (name.upper(), name.lower(), unicodedata.normalize("NFD", name)):
        assert mentions(f"from {message}'s phone", name) == 1


@given(names, st.sampled_from("abcxyz0189"))
def test_a_longer_word_does_not_name_a_shorter_one(name, letter):
    assume(name.casefold() not in CODES)  # usd0 is an amount
    assert mentions(f"{name}{letter} {letter}{name}", name) == 0


@pytest.mark.parametrize(
    "piece", ["1", "1,", "a'", "\n", "- ", "½", "1½", "1 000 ", "one hundred and ", "Oct 13, ", "usd1", "$", "'", "é "]
)
def test_a_long_hostile_message_is_read_in_linear_time(piece):
    started_s = time.process_time()
    mentions(piece * 5000, "no such thing")
    assert time.process_time() - started_s < 10  # of CPU; about 0.2 s, a quadratic reader needs minutes
