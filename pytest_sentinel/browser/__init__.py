"""The harness's synchronous, thread-safe door to a real browser.

Async Playwright runs on one event loop in a thread of its own, so that it works beside any loop settings of the user's
suite and beside pytest-playwright, whose synchronous fixtures are never requested. Start reading at `host.BrowserHost`
and `page.PageDriver`; both raise `BrowserFault` where we are at fault and `ToolError` where the agent can mend it.

Nothing is imported here: Playwright is loaded when a browser is wanted, not when the plugin is.
"""
