"""Playwright's MCP server, from https://github.com/microsoft/playwright-mcp, as the hands of a model.

    pip install mcp openai
    npm install @playwright/mcp

Called with the addresses and the request, as `examples/agents.toml` says. The model is any OpenAI-compatible one that
calls tools, named in MODEL, OPENAI_BASE_URL and OPENAI_API_KEY. PLAYWRIGHT_MCP names the server's command (default:
npx @playwright/mcp), CHROMIUM a browser where Playwright's own is not installed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client
from openai import AsyncOpenAI

SYSTEM = """You use a browser through tools. The app is at {start}. To write to the user, open {contact}, fill in
the form and send it: once, and only when what was asked for has happened. Until then, wait and look again."""
GO_ON = "Go on: wait and look again, or write to the user if it has happened."
KEPT_MESSAGES = 40
COUNTED = {"input_tokens": "prompt_tokens", "output_tokens": "completion_tokens"}


def parse() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("url", "contact", "prompt", "out"):
        parser.add_argument(f"--{name}", required=True)
    return parser.parse_args()


def server(folder: str) -> StdioServerParameters:
    """How the MCP server is started."""
    program, *arguments = shlex.split(os.environ.get("PLAYWRIGHT_MCP", "npx @playwright/mcp"))
    browser = ["--executable-path", os.environ["CHROMIUM"]] if "CHROMIUM" in os.environ else []
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    options = ["--headless", "--isolated", "--output-dir", folder, *browser, *root]
    return StdioServerParameters(command=program, args=[*arguments, *options], env=dict(os.environ))


def as_function(tool: Any) -> dict[str, Any]:
    """A tool of the server as the model is told of it."""
    schema = getattr(tool, "input_schema", None) or tool.inputSchema
    return {
        "type": "function",
        "function": {"name": tool.name, "description": tool.description or "", "parameters": schema},
    }


def shortened(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The instruction, the request and the newest turns; a turn begins with what the model said."""
    first, rest = messages[:2], messages[2:][-KEPT_MESSAGES:]
    while rest and rest[0]["role"] == "tool":
        rest = rest[1:]
    return [*first, *rest]


class Account:
    """What the model used, written down after every call, as the program is ended once it has written to the user."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._used: dict[str, int] = {"model_calls": 0, "steps": 0, **dict.fromkeys(COUNTED, 0)}

    def add(self, usage: Any) -> None:
        """Count one call."""
        self._used["model_calls"] += 1
        self._used["steps"] += 1
        for ours, theirs in COUNTED.items():
            self._used[ours] += getattr(usage, theirs)
        self._path.write_text(json.dumps(self._used), encoding="utf-8")


async def use(session: ClientSession, name: str, arguments: Mapping[str, Any]) -> str:
    """Call a tool and return what it answered, as text."""
    result = await session.call_tool(name, dict(arguments))
    return "\n".join(part.text for part in result.content if part.type == "text")


async def main() -> None:
    """Let the model work until it has written to the user; the harness ends the program then."""
    given = parse()
    account = Account(Path(given.out, "usage.json"))
    model = AsyncOpenAI(max_retries=5)
    messages: list[dict[str, Any]] = [
        {"role": "system", "content": SYSTEM.format(start=given.url, contact=given.contact)},
        {"role": "user", "content": given.prompt},
    ]
    async with stdio_client(server(given.out)) as (read, write), ClientSession(read, write) as session:
        await session.initialize()
        tools = [as_function(tool) for tool in (await session.list_tools()).tools]
        while True:
            answer = await model.chat.completions.create(
                model=os.environ.get("MODEL", "gpt-5.4"), messages=shortened(messages), tools=tools
            )
            account.add(answer.usage)
            said = answer.choices[0].message
            messages.append(said.model_dump(exclude_none=True))
            for call in said.tool_calls or []:
                found = await use(session, call.function.name, json.loads(call.function.arguments))
                messages.append({"role": "tool", "tool_call_id": call.id, "content": found})
            if not said.tool_calls:
                messages.append({"role": "user", "content": GO_ON})


asyncio.run(main())
