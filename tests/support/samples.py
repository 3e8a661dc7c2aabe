"""Results made up for the tests of the reports: every outcome, with figures that are easy to check."""

from pytest_sentinel.record.result import (
    ActionTaken,
    Hashes,
    Labels,
    PaperRule,
    Result,
    Times,
    Usage,
    WallTimes,
)

LABELS = Labels(
    clock="virtual",
    think_time="measured",
    action_time_s=0.5,
    speed=1,
    duration_s=720,
    seed=0,
    withheld=False,
    world="shipped",
    interface="tools",
    wait_tool="sleep",
    workers=1,
)
PASSING = {"success", "silent"}


def sample(outcome="success", *, task_id="micromail-sender-absolute-active", tokens=1000, cost_usd=0.02, **changes):
    """A result; `changes` replace any of its fields."""
    category = changes.pop("category", "noop" if outcome in {"silent", "false_alarm", "unwatched"} else "active")
    quiet = category == "noop"
    reaction_ms = changes.pop("reaction_ms", 12_090 if outcome == "success" else None)
    condition_at_s = None if quiet else 329.11
    contacted = outcome in {"success", "wrong_state", "ungrounded", "false_alarm", "early"}
    delay_s = reaction_ms / 1000 if outcome == "success" else None
    fields = {
        "task_id": task_id,
        "environment": "micromail",
        "category": category,
        "criterion": "absolute",
        "agent": "reference",
        "trial": 1,
        "attempt": 1,
        "outcome": outcome,
        "passed": outcome in PASSING,
        "flags": () if outcome in PASSING else (outcome,),
        "explanation": f"explained: {outcome}",
        "stop_reason": "contacted" if contacted else "stop",
        "prompt": "Tell me when Dana writes about the launch, and who else got it.",
        "message": "Dana wrote; Noor got it too." if contacted else None,
        "times": Times(
            condition_at_s=condition_at_s,
            contact_at_s=(120.0 if outcome == "early" else 341.2) if contacted else None,
            ended_at_s=341.2 if contacted else 720.0,
        ),
        "reaction_ms": reaction_ms,
        "success_within": {} if quiet else {d: delay_s is not None and delay_s <= d for d in (10, 30, 60, 120)},
        "timely": None if quiet else delay_s is not None and delay_s <= 60,
        "paper": PaperRule(passed=outcome in PASSING, contact_at_s=None, total_tokens=tokens),
        "usage": Usage(total_tokens=tokens, cost_usd=cost_usd),
        "simulated_s": 341.2 if contacted else 720.0,
        "wall": WallTimes(total_s=2.5),
        "labels": LABELS,
        "hashes": Hashes(task="a" * 64, catalog="b" * 64, code="c" * 64),
        "error": "Traceback …\nBrowserFault: the page crashed" if outcome == "error" else None,
    }
    return Result(**{**fields, **changes})


def action(kind="send_mail", target="mail-061", at_s=50.25, **changes):
    """A consequential action nobody asked for."""
    fields = {"id": 1, "params": None, "action_class": "consequential", "allowed": False}
    return ActionTaken(**{**fields, "kind": kind, "target": target, "at_s": at_s, **changes})
