"""`predicate`: the agent states a check on its page, the harness evaluates it after each change. No model is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pytest_sentinel.waiting.arguments import read, schema
from pytest_sentinel.waiting.checks import CheckArguments, Found, evaluate, refuse_unanswerable
from pytest_sentinel.waiting.contract import WaitResult, Watcher
from pytest_sentinel.waiting.telling import result

if TYPE_CHECKING:
    from pytest_sentinel.session import Session
    from pytest_sentinel.waiting.wait import Wait


class Predicate:
    """Asleep until the page changes, then a plain comparison."""

    name = "predicate"
    description = (
        "Wait until a check that you state holds on the page you are on; it is evaluated at once after each change of "
        "the page, and you are told what was found. check='text': some words are there (or, with present=false, no "
        "longer there). check='count': how many rows hold the words, as at_least or at_most. check='number': a number "
        "on the page, with # in its place in the words around it, such as '# new messages', as at_least or at_most."
    )
    parameters = schema(CheckArguments)

    def wait(self, session: Session, arguments: Mapping[str, Any], watcher: Watcher) -> WaitResult:
        """Wait; see `WaitTool.wait`."""
        del watcher
        given = read(CheckArguments, arguments)
        with session.tools.waiting(self.name, given.model_dump(exclude_none=True), given.timeout_s) as wait:
            refuse_unanswerable(given, wait.base.text)
            first = evaluate(given, wait.base.text)
            if first.holds:
                return result(wait, "met", f"The check holds already: {first.told}. State one that does not hold yet.")
            found = self._watch(wait, given, first)
            if found.holds:
                return result(wait, "met", f"The check holds: {found.told}. At first: {first.told}.")
            return result(wait, "time_out", f"The check did not hold within {given.timeout_s:g} s: {found.told}.")

    def _watch(self, wait: Wait, given: CheckArguments, found: Found) -> Found:
        while not found.holds and wait.next_change() is not None:
            found = evaluate(given, wait.last.text)
        return found
