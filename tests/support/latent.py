"""A scripted agent that needs time to think, the same on either clock; a plugin (`-p latent --agent=latent`)."""

import time

from pytest_sentinel.agent import AgentSpec
from pytest_sentinel.agents.reference import Reference

THINK_S = 3.0


class Latent(Reference):
    """The reference, thinking before it acts: on the real clock it really waits."""

    def _play(self, session, step):
        if not step.await_condition and step.await_event is None:
            if session.clock.name == "real":
                time.sleep(THINK_S)
            session.model_called(
                duration_s=THINK_S, role="agent", phase="acting", model="scripted", input_tokens=1, output_tokens=1
            )
        super()._play(session, step)


def pytest_sentinel_agents():
    return {"latent": AgentSpec("latent", lambda context: Latent(), privileged=True)}
