import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_sentinel.mentions import count_named

PEOPLE = ["Ann", "Ann Lee", "Bob Costa", "J. R. Okafor", "Anne-Marie Costa", "Maria Lopez", "Maria"]

anything = st.text(st.characters())


@pytest.mark.parametrize(
    ("message", "values", "fact", "named"),
    [
        ("It is from Maria Lopez.", PEOPLE, "Maria Lopez", 0),
        ("It is from Maria Lopez, not from Bob Costa.", PEOPLE, "Maria Lopez", 1),
        ("Ann Lee wrote", PEOPLE, "Bob Costa", 1),
        ("Ann Lee wrote, and Ann again", PEOPLE, "Bob Costa", 2),
        ("Ann Lee wrote", PEOPLE, "Ann Lee", 0),
        ("Ann Lee, and Ann", PEOPLE, "Ann Lee", 1),
        ("Ann Lee wrote", PEOPLE, "Ann", 1),
        ("Anne Marie Costa's song", PEOPLE, "Ann", 1),
        ("Bob Costa, Maria Lopez, J R Okafor, Ann Lee", PEOPLE, "Maria Lopez", 3),
        ("Nobody wrote", PEOPLE, "Maria", 0),
        ("", PEOPLE, "Maria", 0),
        (None, PEOPLE, None, 0),
        ("12, 13 and 14", range(1, 60), 12, 2),
        ("12,000 of 1,314", range(1, 60), 12, 0),
        ("12", ["12", 12, 12.0, "twelve", "12.00"], "12", 0),
        ("12 and thirteen", ["12", 13, 13.0, "thirteen", "13.00"], "12", 1),
        ("$5 or so", ["5", "$5", "USD 5"], 7, 1),
        ("$5 or so", [5, "$5"], "$5", 0),
        ("$5 or so", [5, "$5"], 5, 0),
        ("the 3rd, October 13", ["3rd", "third", "13 Oct", "Oct 13, 2026", 13, "October"], "3rd", 1),
        ("anything", ["", None, "...", "\ud800"], "", 0),
        ("Maria", [], "Maria", 0),
    ],
)
def test_count_named_counts_distinct_other_values(message, values, fact, named):
    assert count_named(message, values, fact) == named


def test_count_named_reads_an_iterator_once():
    assert count_named("Ann Lee and Bob Costa", iter(PEOPLE), "Maria") == 2


@given(anything, st.lists(anything | st.integers() | st.floats() | st.none()), anything | st.none())
def test_count_named_never_raises_and_keeps_its_bounds(message, values, fact):
    assert 0 <= count_named(message, values, fact) <= len(values)


@given(st.permutations(PEOPLE), st.sampled_from(PEOPLE))
def test_count_named_does_not_depend_on_the_order_of_the_values(values, fact):
    message = "Ann Lee, Maria, J. R. Okafor and Anne Marie Costa, then Maria Lopez and Ann"
    assert count_named(message, values, fact) == count_named(message, PEOPLE, fact)


@given(st.sets(st.integers(0, 999), max_size=20), st.integers(0, 999))
def test_count_named_of_figures_is_how_many_stand_there(figures, fact):
    message = ", ".join(map(str, sorted(figures)))
    assert count_named(message, range(1000), fact) == len(figures - {fact})
