"""Every shipped environment keeps the parts of its contract that no single app's tests look at."""

import pytest

from environments import ENVIRONMENTS
from pytest_sentinel.registry import Environments

ALL = Environments(ENVIRONMENTS)


@pytest.mark.parametrize("name", ALL.names)
def test_what_an_action_takes_back_is_a_consequential_action(name):
    environment = ALL.get(name)
    assert environment.undoes
    for kind, undone in environment.undoes.items():
        assert environment.actions[kind] == environment.actions[undone] == "consequential"
