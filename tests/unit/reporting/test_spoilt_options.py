"""Every option with values that make no sense: taken, or refused in a short line with what is allowed."""

import pytest
from spoiling import SCALARS

from pytest_sentinel.escape import visible
from pytest_sentinel.option_table import OPTIONS
from pytest_sentinel.settings import _parsed

TEXTS = [
    *map(str, SCALARS),
    *("1" + "0" * 400, "-1" + "0" * 400, "9" * 400 + "d", "1_000", "٣", "1e3", "+5", " 7 ", "0x10", "40m", "1h 30m"),
    *("-1s", "1/2", "2/1", "0/0", "99999/1", "a=b", "=x", "k=", "~nobody/x", "--x", "Measured", "1,5", "-inf", "5\n"),
]
MOST_CHARS = 600


@pytest.mark.parametrize("option", OPTIONS, ids=[option.name for option in OPTIONS])
def test_value_is_taken_or_refused_in_a_line(option, tmp_path):
    for text in TEXTS:
        for name in {option.flag or option.ini, option.environment}:
            try:
                _parsed(option, [text] if option.repeatable else text, name, tmp_path)
            except pytest.UsageError as error:
                told = str(error)
                assert told.startswith(f"{name}=")
                assert "\n" not in told
                assert visible(told) == told
                assert len(told) < MOST_CHARS
                assert any(word in told for word in ("closest", "for example", "no such file", "File name too long"))


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("seed", "1" + "0" * 400, f"--seed=1{'0' * 198}…: allowed: a whole number from 0 to 2147483647; closest valid"),
        ("max_steps", "-1" + "0" * 400, "allowed: a whole number, 1 or more; closest valid value: 1"),
        ("clock", "virtul\x1b[31m", "--clock=virtul\\x1b[31m: allowed: virtual, real; closest valid value: virtual"),
        ("world", "x" * 5_000, "…: File name too long"),
        ("reports", "x" * 5_000, "…: File name too long"),
    ],
)
def test_refusal_names_the_value_and_what_is_allowed(name, text, said, tmp_path):
    option = next(option for option in OPTIONS if option.name == name)
    with pytest.raises(pytest.UsageError) as error:
        _parsed(option, text, option.flag, tmp_path)
    assert said in str(error.value)
