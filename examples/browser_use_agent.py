"""browser-use, from https://github.com/browser-use/browser-use, as the agent of a task.

    pip install browser-use

Called with the addresses and the request, as `examples/agents.toml` says. The model is any OpenAI-compatible one, named
in MODEL, OPENAI_BASE_URL and OPENAI_API_KEY; CHROMIUM names a browser where Playwright's own is not installed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
from pathlib import Path

from browser_use import Agent, BrowserProfile, BrowserSession, ChatOpenAI

TASK = """{prompt}

The app is at {start}. To write to the user, open {contact}, fill in the form and send it: once, and only when what was
asked for has happened. While nothing has happened, wait and look again; do not finish."""


def parse() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("url", "contact", "prompt", "out"):
        parser.add_argument(f"--{name}", required=True)
    return parser.parse_args()


async def main() -> None:
    """Let the agent work; what it used is written down with every step, as it is ended once it has written."""
    given = parse()
    profile = BrowserProfile(
        executable_path=os.environ.get("CHROMIUM"),
        headless=True,
        chromium_sandbox=os.geteuid() != 0,
        enable_default_extensions=False,
        user_data_dir=f"{given.out}/profile",
    )

    async def note(_state: object, _output: object, step: int) -> None:
        usage = await agent.token_cost_service.get_usage_summary()
        told = {
            "input_tokens": usage.total_prompt_tokens,
            "cached_tokens": usage.total_prompt_cached_tokens,
            "output_tokens": usage.total_completion_tokens,
            "model_calls": usage.entry_count,
            "steps": step,
        }
        Path(given.out, "usage.json").write_text(json.dumps(told), encoding="utf-8")

    agent = Agent(
        task=TASK.format(prompt=given.prompt, start=given.url, contact=given.contact),
        llm=ChatOpenAI(model=os.environ.get("MODEL", "gpt-5.4"), base_url=os.environ.get("OPENAI_BASE_URL")),
        browser_session=BrowserSession(browser_profile=profile),
        initial_actions=[{"navigate": {"url": given.url, "new_tab": False}}],
        register_new_step_callback=note,
        use_vision=False,
        use_judge=False,
    )
    await agent.run(max_steps=500)


asyncio.run(main())
