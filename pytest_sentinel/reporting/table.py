"""The summary of a run as plain text of at most 80 columns, for a reader who has never seen one."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from pytest_sentinel.record.result import DELAYS_S, Labels
from pytest_sentinel.reporting import figures
from pytest_sentinel.summary import Group, Share, Summary, Trials

HEADINGS = (
    f"{'':7}{'':5}{'':6}{'':5}{'success within':^20}{'reaction time':^17}{'tokens':>10}{'cost':>9}",
    f"{'':7}{'runs':>5}{'pass':>6}{'':5}" + "".join(f"{f'{delay}s':>5}" for delay in DELAYS_S)
    + f"{'median':>8}{'p90':>9}{'median':>10}{'sum':>9}",
)  # fmt: skip


def render(summary: Summary, folder: str, width: int) -> Iterator[str]:
    """The lines of the summary; `width` of the terminal in characters bounds the wrapped ones."""
    yield from _wrapped(f"agent {summary.agent}; " + "; ".join(map(_label, summary.labels)), width)
    yield ""
    yield _headline("Timely success", summary.timely_success, "right within 60 s, of the runs with an event")
    yield _headline("False alarms", summary.false_alarms, "messages, of the runs with nothing to report")
    yield _intervals(summary)
    yield from _wrapped(_trials(summary.trials), width)
    yield ""
    yield from HEADINGS
    yield from (_row(group) for group in summary.groups if group.passed.of)
    yield ""
    everything = summary.group("all")
    mix = {name.replace("_", " "): count for name, count in everything.outcomes.items()}
    mix |= {"no result": summary.unfinished} if summary.unfinished else {}
    yield from _wrapped("Outcomes: " + ", ".join(f"{name} {count}" for name, count in mix.items()), width)
    if without := everything.runs - everything.passed.of + summary.unfinished:
        yield f"{without} of them without a verdict; they are in none of the figures above"
    yield _headline("Published rule", everything.paper_passed, "would pass")
    if summary.floors is not None:
        expected = ", ".join(f"{name} {count}" for name, count in summary.floors.items())
        yield from _wrapped(f"Agents that cannot monitor would pass here: {expected}", width)
    yield from _wrapped(_spent(summary), width)
    yield from _wrapped(f"Record: {folder}", width)


def _intervals(summary: Summary) -> str:
    ends = (summary.timely_success_interval, summary.false_alarms_interval)
    timely, alarms = ("-" if end is None else figures.percent_range(end) for end in ends)
    return f"95% intervals   {timely} timely, {alarms} false alarms, by task"


def _trials(trials: Trials) -> str:
    """What repeated trials say; nothing where there are none."""
    if trials.most < 2:
        return ""
    interval = "" if (ends := trials.pass_at_1_interval) is None else f" ({figures.percent_range(ends)})"
    further = [f"pass^{k} {100 * chance:.0f}%" for k, chance in trials.pass_hat.items() if k > 1]
    some = f"flaky tasks {len(trials.flaky)}" + (f": {figures.listed(trials.flaky)}" if trials.flaky else "")
    return f"Trials          pass@1 {figures.percent(trials.pass_at_1)}{interval}, {', '.join(further)}; {some}"


def _headline(name: str, share: Share, meaning: str) -> str:
    return f"{name:<15} {share.count} of {share.of} ({figures.percent(share)}) {meaning}"


def _row(group: Group) -> str:
    within = "".join(f"{group.success_within[delay]:>5}" for delay in DELAYS_S)
    if group.name == "noop":
        within = f"{'':20}"
    return (
        f"{group.name:<7}{group.passed.of:>5}{group.passed.count:>6}{figures.percent(group.passed):>5}{within}"
        f"{figures.milliseconds(group.reaction_median_ms):>8}{figures.milliseconds(group.reaction_p90_ms):>9}"
        f"{figures.tokens(group.tokens_median):>10}{figures.dollars(group.cost_usd):>9}"
    )


def _spent(summary: Summary) -> str:
    spent = summary.spent
    return (
        f"Spent in {spent.attempts} attempts: {figures.tokens(spent.tokens)} tokens, "
        f"cost {figures.dollars(spent.cost_usd)}, "
        f"{figures.seconds(spent.wall_s)} of work on {spent.simulated_s / 3600:.1f} simulated hours"
        + (f", {spent.model_calls:,} model calls" if spent.model_calls else "")
        + (f", {spent.failed_attempts} failed attempts at calls" if spent.failed_attempts else "")
        + (f", {figures.seconds(spent.delayed_s)} of pauses and queues, charged to nobody" if spent.delayed_s else "")
    )


def _label(labels: Labels) -> str:
    """One set of labels, the usual values left out."""
    think = f", think time {labels.think_time}" if labels.clock == "virtual" else f", speed {labels.speed:g}"
    words = [
        f"wait tool {labels.wait_tool}, {labels.clock} clock{think}, seed {labels.seed}, world {labels.world}",
        f"{labels.duration_s:g} s a task",
        f"through {labels.interface}",
        f"{labels.workers} workers" if labels.workers > 1 else "one process",
        "events withheld" if labels.withheld else "",
        "" if labels.replay is None else f"replayed from the record of {labels.replay}",
        labels.sandbox or "",
    ]
    return ", ".join(word for word in words if word)


def _wrapped(text: str, width: int) -> list[str]:
    return textwrap.wrap(
        text, max(width - 1, 40), subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
    )
