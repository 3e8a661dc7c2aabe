"""What tokens cost."""

import datetime

import pytest

from pytest_sentinel.model.spec import Prices
from pytest_sentinel.model.tokens import Tokens

DAY = datetime.date(2026, 10, 1)
PRICES = Prices(as_of=DAY, input_usd_per_million=2, output_usd_per_million=8, cached_input_usd_per_million=0.5)


@pytest.mark.parametrize(
    ("tokens", "usd"),
    [
        (Tokens(1_000_000, 0, 0), 2.0),
        (Tokens(1_000_000, 1_000_000, 0), 0.5),
        (Tokens(1_000_000, 400_000, 1_000_000), 1.2 + 0.2 + 8),
        (Tokens(1_000_000, None, 0), 2.0),
        (Tokens(10, 100, 0), 0.000005),
        (Tokens(None, None, 5), None),
        (Tokens(5, None, None), None),
    ],
)
def test_cost_is_by_class_and_unknown_without_counts(tokens, usd):
    assert tokens.cost_usd(PRICES) == (None if usd is None else pytest.approx(usd))


def test_cost_without_prices_is_unknown():
    assert Tokens(1, 0, 1).cost_usd(None) is None


def test_cached_tokens_without_a_price_of_their_own_cost_as_other_input():
    plain = PRICES.model_copy(update={"cached_input_usd_per_million": None})
    assert Tokens(1_000_000, 1_000_000, 0).cost_usd(plain) == pytest.approx(2.0)
