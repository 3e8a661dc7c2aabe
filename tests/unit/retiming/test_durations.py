import pytest

from pytest_sentinel.retiming import parse_duration


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("720s", 720.0),
        ("900s", 900.0),
        ("12m", 720.0),
        ("40m", 2400.0),
        ("1h30m", 5400.0),
        ("2h", 7200.0),
        ("1.5h", 5400.0),
        ("2d", 172_800.0),
        ("720.25s", 720.25),
        ("365d", 31_536_000.0),
    ],
)
def test_parse_duration_reads(text, seconds):
    assert parse_duration(text) == seconds


@pytest.mark.parametrize(
    ("text", "closest"),
    [
        ("900", "'900s'"),
        ("40min", "'40m'"),
        ("40 m", "'40m'"),
        ("40M", "'40m'"),
        ("-40m", "'40m'"),
        ("2 days", "'2d'"),
        ("1 hour 30 minutes", "'1h30m'"),
        (".5h", "'0.5h'"),
        ("10m", "'12m'"),
        ("0s", "'12m'"),
        ("719.999s", "'12m'"),
        ("400d", "'365d'"),
        ("9" * 400 + "d", "'365d'"),
    ],
)
def test_parse_duration_of_a_wrong_text_names_the_closest(text, closest):
    with pytest.raises(ValueError, match="duration") as caught:
        parse_duration(text)
    assert str(caught.value).endswith(f"closest is {closest}")
    assert repr(text[:40]) in str(caught.value)


@pytest.mark.parametrize("text", ["", "soon", "40x", "nan", "inf", "40m ", "٤٠m\n", "1e3s", "5", "\ud800", "m"])
def test_parse_duration_of_a_text_without_a_near_one_gives_examples(text):
    with pytest.raises(ValueError, match="duration") as caught:
        parse_duration(text)
    assert "closest is" in str(caught.value) or "for example '40m'" in str(caught.value)
