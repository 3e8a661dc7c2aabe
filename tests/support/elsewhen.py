"""A plugin of pytest (`-p elsewhen`) that moves the clock of the whole session to the moment in the variable ELSEWHEN.

Python's clock moves in the controller and in every worker, and goes on from there; the page's `Date` moves as far. What
measures durations (`time.monotonic`, `performance.now`) stays. The browser and Playwright's driver keep the machine's
clock, which nothing of ours reads.

With ELSEWHEN_JUMPS the clock also jumps while the session runs: a process makes the next jump with each SIGUSR1, a page
one every tenth of a second.
"""

import os
import signal
import time
from datetime import datetime
from functools import wraps

import time_machine
from playwright.async_api import Browser, BrowserContext

MOMENT = "ELSEWHEN"
"""The variable that holds the moment, ISO 8601 with its offset."""
SHIFT = "ELSEWHEN_SHIFT_S"
"""How far the clock moves, s; the first process says it to the workers."""
JUMPS = "ELSEWHEN_JUMPS"
"""How far the clock jumps each time, s, parted by commas; a negative number is backward."""
TOLERANCE_S = 30.0

DATE = """
(() => {
  const Machine = Date
  const jumps = %s
  const now = () => jumps.slice(0, performance.now() / 100).reduce((ms, jump) => ms + jump, Machine.now() + %d)
  const Elsewhen = new Proxy(Machine, {
    apply: () => new Machine(now()).toString(),
    construct: (target, given, maker) => Reflect.construct(target, given.length ? given : [now()], maker),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  Machine.prototype.constructor = Elsewhen
  globalThis.Date = Elsewhen
})()
"""


def moved(shift_s, jumps=()):
    """Move Python's clock, and that of every page opened from now on."""
    clock, left = time_machine.travel(time.time() + shift_s, tick=True).start(), list(jumps)
    if jumps:
        signal.signal(signal.SIGUSR1, lambda *_: clock.shift(left.pop(0)))
    new_context, new_page = Browser.new_context, BrowserContext.new_page

    @wraps(new_context)
    async def context_elsewhen(self, **options):
        context = await new_context(self, **options)
        await context.add_init_script(DATE % ([jump * 1000 for jump in jumps], round(shift_s * 1000)))
        return context

    @wraps(new_page)
    async def page_elsewhen(self):
        page = await new_page(self)
        if jumps:
            return page
        shown_s = await page.evaluate("[Date.now(), new Date().getTime(), Date.parse(Date())].map(ms => ms / 1000)")
        assert all(abs(one_s - time.time()) < TOLERANCE_S for one_s in shown_s), f"the page's clock says {shown_s}"
        return page

    Browser.new_context, BrowserContext.new_page = context_elsewhen, page_elsewhen


if MOMENT in os.environ:
    os.environ.setdefault(SHIFT, str(datetime.fromisoformat(os.environ[MOMENT]).timestamp() - time.time()))
    moved(float(os.environ[SHIFT]))
elif JUMPS in os.environ:
    moved(0.0, [float(jump) for jump in os.environ[JUMPS].split(",")])
