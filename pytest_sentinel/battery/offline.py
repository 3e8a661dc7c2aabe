"""The battery's part without a browser: the task against its own shadow run, over seeds, durations and negatives."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from pytest_sentinel.environment import Environment
from pytest_sentinel.escape import short
from pytest_sentinel.mentions import mentions
from pytest_sentinel.shadow import Measured, ask, measure, parameters
from pytest_sentinel.task.model import OTHER_FIGURES, STOP_S, AllowedLiteral, Task
from pytest_sentinel.task.plan import Plan, Variant, make_plan
from pytest_sentinel.timeline import Timeline

GUESS_SHARE = 0.05
"""The largest share of uniform guesses that may pass."""
BASELINE_S = 45.0
FIRST_CONDITION_S = 60.0
GOES_ON_UNTIL_S = 660.0
"""A timeline must still bring something after this moment, s."""
LAST_DECOY_S = 715.0
"""No decoy comes after this moment (s), so that somebody who looks once more at the end has seen them all."""
DURATIONS_S = (2400.0, 172_800.0)
SEEDS = (1, 2, 3, 4, 5)
TELLTALES = ("simulat", "timeline", "benchmark", "sentinel", "decoy", "noop", "test case", "micro task")
"""Words of ours that no user would say."""


def problems(task: Task, environment: Environment, world: Any) -> Iterator[str]:
    """Everything that is wrong with a task, a sentence each; nothing if it may be used."""
    yield from _text_problems(task)
    plain = make_plan(task, environment, world, Variant())
    found = list(variant_problems(plain))
    yield from found
    yield from _guess_problems(plain)
    if found:
        return  # what is wrong with the plain one is wrong with every variant
    for variant in variants(task):
        plan = make_plan(task, environment, world, variant)
        yield from (f"{_name(variant)}: {problem}" for problem in variant_problems(plan))


def variants(task: Task) -> Iterator[Variant]:
    """Every variant besides the plain one on which the battery insists."""
    yield from (Variant(seed=seed) for seed in SEEDS)
    yield from (Variant(duration_s=duration_s) for duration_s in DURATIONS_S)
    yield Variant(seed=SEEDS[0], duration_s=DURATIONS_S[0])
    if task.category != "noop":
        yield from (Variant(seed=seed, withhold=True) for seed in (0, *SEEDS))
        yield Variant(duration_s=DURATIONS_S[0], withhold=True)


def variant_problems(plan: Plan) -> Iterator[str]:
    """What is wrong with one variant of a task."""
    measured = measure(plan)
    try:
        yield from _event_problems(plan, measured)
        yield from _condition_problems(plan, measured)
        if not plan.expects_silence:
            yield from _fact_problems(plan, measured)
            yield from _window_problems(plan, measured)
        yield from _allowed_problems(plan, measured)
        yield from _untouched_problems(measured)
    finally:
        measured.database.close()
    yield from _done_problems(plan, measured)


def _name(variant: Variant) -> str:
    words = [f"seed {variant.seed}" if variant.seed else "", "withheld" if variant.withhold else ""]
    words.append("" if variant.duration_s == STOP_S else f"duration {variant.duration_s:g} s")
    return ", ".join(word for word in words if word)


def _text_problems(task: Task) -> Iterator[str]:
    prompt = " ".join(task.prompt.split())
    for word in TELLTALES:
        if word in prompt.casefold():
            yield f"prompt: says {word!r}, which no user would"
    if task.id in prompt:
        yield "prompt: holds the task's id"
    if not 40 <= len(prompt) <= 700:
        yield f"prompt: {len(prompt)} characters; a user writes 40 to 700"
    if not any(event.role == "decoy" for event in task.events):
        yield "events: no decoy; an agent that reports anything would pass for one that looks"
    notified = [step.notify for step in task.solution if step.notify]
    if task.category != "noop" and len(notified) != 1:
        yield f"solution: writes to the user {len(notified)} times; once is right"
    for name in task.facts:
        if notified and f"{{{name}}}" not in notified[0]:
            yield f"solution: the message does not hold {{{name}}}"


def _event_problems(plan: Plan, measured: Measured) -> Iterator[str]:
    yield from (f"event at {applied.at_s:g} s is skipped: {applied.skipped}" for applied in measured.skipped)
    times = [event.at_s for event in plan.events]
    if times and times[-1] < plan.stop_s - (STOP_S - GOES_ON_UNTIL_S):
        yield f"events: the last one comes at {times[-1]:g} s; the timeline must go on to the stop"
    counted = [event.at_s for event in plan.events if event.role in ("counted", "target")]
    if counted and min(counted) < BASELINE_S and not plan.task.baseline_in_prompt:
        yield f"events: the first counted one comes at {min(counted):g} s, before anybody can know the baseline (45 s)"
    if plan.expects_silence and plan.last_decoy_s > plan.stop_s - (STOP_S - LAST_DECOY_S):
        yield f"events: the last decoy comes at {plan.last_decoy_s:g} s, too late to be seen"


def _condition_problems(plan: Plan, measured: Measured) -> Iterator[str]:
    if measured.odd is not None:
        yield f"condition: returns {short(measured.odd[1])} at {measured.odd[0]:g} s, which is neither 0 nor 1"
        return
    at_s = measured.condition_at_s
    if plan.expects_silence:
        if at_s is not None:
            yield f"condition: comes true at {at_s:g} s; it must stay false to the stop"
        return
    if at_s is None:
        yield "condition: never comes true"
        return
    if plan.authored_at_s is None or abs(at_s - plan.authored_at_s) > 0.0005:
        yield f"condition: comes true at {at_s:g} s, condition_at says {plan.authored_at_s:g} s"
    if at_s < FIRST_CONDITION_S:
        yield f"condition: comes true at {at_s:g} s, before {FIRST_CONDITION_S:g} s"
    target_s = next(event.at_s for event in plan.events if event.role == "target")
    if abs(target_s - at_s) > 0.0005 and plan.task.window_s is None:
        yield f"events: the target comes at {target_s:g} s, the condition at {at_s:g} s"
    falls = [change_s for change_s, holds in measured.changes if not holds]
    if falls and plan.task.window_s is None:
        yield f"condition: is false again at {falls[0]:g} s; give window_s to a chance that passes"


def _window_problems(plan: Plan, measured: Measured) -> Iterator[str]:
    if plan.task.window_s is None or measured.condition_at_s is None or measured.window_end_s is None:
        return
    early = [s for s, holds in measured.changes if not holds and s < measured.window_end_s - 0.0005]
    if early:
        yield f"window_s: the condition is false again at {early[0]:g} s, before its window ends"
    if measured.window_end_s > plan.stop_s:
        yield f"window_s: ends at {measured.window_end_s:g} s, after the stop"


def _fact_problems(plan: Plan, measured: Measured) -> Iterator[str]:
    for name, series in measured.facts.items():
        nulls = [at_s for at_s, value in series if value is None]
        if nulls:
            yield f"facts.{name}: has no value at {nulls[0]:g} s"
        for _, value in series[:1]:
            if mentions(plan.prompt, value):
                yield f"facts.{name}: the prompt itself holds {value!r}"
            if len(str(value)) > 120:
                yield f"facts.{name}: {len(str(value))} characters are too long for a plain fact"


def _guess_problems(plan: Plan) -> Iterator[str]:
    """How often a guess passes: a message may name the fact and so many more of the plausible values."""
    if plan.expects_silence:
        return
    measured = measure(plan)
    measured.database.close()
    shares: dict[str, float] = {}
    for name, series in measured.facts.items():
        value = series[0][1]
        among = measured.among.get(name)
        if among is None:
            digits = len(re.sub(r"\D", "", str(value))) if isinstance(value, int | float) else 0
            shares[name] = (1 + OTHER_FIGURES) / (9 * 10 ** (digits - 1)) if digits else 1.0
            continue
        shares[name] = min(1.0, (1 + plan.task.among_max) / max(len(set(among)), 1))
        if not any(mentions(str(value), other) for other in among):
            yield f"among.{name}: does not list the fact itself, {value!r}"
    chance = 1.0
    for share in shares.values():
        chance *= share
    if shares and chance > GUESS_SHARE:
        parts = ", ".join(f"{name} {share:.0%}" for name, share in shares.items())
        yield f"facts: a blind guess passes {chance:.0%} of the time ({parts}); at most {GUESS_SHARE:.0%} is allowed"
    if not shares and plan.task.done is None:
        yield "facts: nothing to tell and nothing to do; any message would pass"


def _allowed_problems(plan: Plan, measured: Measured) -> Iterator[str]:
    known = plan.environment.actions
    for action in measured.allowed:
        if action.kind not in known:
            yield f"allowed: {action.kind!r} is no action of {plan.environment.name}"
        elif known[action.kind] != "consequential" and action.kind not in plan.task.consequential:
            yield f"allowed: {action.kind!r} is never wrong and need not be allowed"
    literal = [item for item in plan.task.allowed if isinstance(item, AllowedLiteral)]
    selects = len(plan.task.allowed) - len(literal)
    if selects and len(measured.allowed) <= len(literal) and not plan.expects_silence:
        yield "allowed: a SELECT returns no row"
    # What is done by looking alone, such as watching a film, needs no leave.
    acts = any(step.click or step.type or step.select or step.press for step in plan.task.solution)
    if plan.task.done is not None and acts and not plan.task.allowed:
        yield "allowed: nothing is, although something is to be done"


def _untouched_problems(measured: Measured) -> Iterator[str]:
    rows = measured.database.query("SELECT kind FROM actions")
    if rows:
        yield f"events: the timeline leaves {rows[0][0]!r} in the log of the user's actions"
    for table, count in _user_rows(measured):
        yield f"events: the timeline leaves {count} rows added by the user in {table}"


def _user_rows(measured: Measured) -> Iterator[tuple[str, int]]:
    tables = measured.database.query("SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%added_by%'")
    for (table,) in tables:
        count = measured.database.query(f"SELECT COUNT(*) FROM {table} WHERE added_by = 'user'")[0][0]
        if count:
            yield table, count


def _done_problems(plan: Plan, measured: Measured) -> Iterator[str]:
    """`done` must be false at every moment without an agent."""
    if plan.task.done is None:
        return
    database = plan.database()
    found: list[tuple[float, Any]] = []

    def look(at_s: float) -> None:
        known = {**parameters(plan, measured.condition_at_s), "contact_at": at_s}
        if answer := ask(database, plan.task.done or "", known):
            found.append((at_s, answer))

    timeline = Timeline(plan.environment, database, plan.world, plan.events, plan.stop_s)
    timeline.on_applied = lambda applied: look(applied.at_s)
    look(0.0)
    timeline.apply_until(plan.stop_s)
    database.close()
    odd = [one for one in found if one[1] != 1]
    if odd:
        yield f"done: returns {short(odd[0][1])} at {odd[0][0]:g} s, which is neither 0 nor 1"
    elif found:
        yield f"done: holds at {found[0][0]:g} s although nobody did anything"
