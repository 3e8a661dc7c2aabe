"""What can break while the benchmark runs: each fault strikes a session from outside, and is mended after it."""

import contextlib
import errno
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from email.utils import formatdate
from pathlib import Path

import psutil
from mail_policy import policy
from model_server import ModelServer, Status
from runs import ROOT, Finished, clean_environment, command

from pytest_sentinel.live.task import LiveTask

LOOK_EVERY_S = 0.02
SUPPORT = ROOT / "tests" / "support"
RUN = "r"
REST = 1000
PATHS = {"PYTHONPATH": f"{SUPPORT}{os.pathsep}{ROOT}"}
REFERENCE_TASKS = (
    "micromail-sender-absolute-noop",
    "microchat-urgent-relative-active",
    "microhood-sell-order-absolute-active",
)
MODEL_TASKS = (
    "micromail-sender-absolute-passive",
    "micromail-junk-relative-passive",
    "micromail-body-keyword-absolute-active",
)
REFERENCE = ("--agent=reference", "--agent-option=poll=30", "-n", "2", "-k", " or ".join(REFERENCE_TASKS))
MODEL = ("--agent=scripted", "--think-time=1", "-n", "2", "-k", " or ".join(MODEL_TASKS))


class Underway:
    """A session in a process of its own that is still under way."""

    def __init__(self, reports: Path, options: tuple[str, ...], env: dict[str, str]) -> None:
        self.path = reports / RUN
        self._output = reports.with_name("output.txt")
        with self._output.open("w") as output:
            self.process = subprocess.Popen(
                command(reports, RUN, *options),
                cwd=ROOT,
                env={**clean_environment("SENTINEL_R"), **PATHS, **env},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )

    @property
    def over(self) -> bool:
        return self.process.poll() is not None

    def until(self, found):
        """Wait until there is something, and return it; None once the session is over."""
        while not self.over:
            if there := found():
                return there
            time.sleep(LOOK_EVERY_S)
        return None

    def pause(self, seconds: float) -> None:
        end_s = time.monotonic() + seconds
        self.until(lambda: time.monotonic() >= end_s)

    def begun(self) -> list[Path]:
        """The folders of all attempts, whole or not."""
        return [path for path in self.path.glob("tasks/*/*/*") if path.is_dir()]

    def whole(self) -> list[Path]:
        return sorted(path for path in self.begun() if path.name.isdecimal())

    def workers(self) -> list[psutil.Process]:
        """The workers that have begun a task, by name."""
        found = []
        for path in sorted(self.path.glob("live/[!.]*.json")):
            with contextlib.suppress(FileNotFoundError, psutil.NoSuchProcess):  # the session may just be ending
                found.append(psutil.Process(LiveTask.model_validate_json(path.read_text()).pid))
        return found

    def worker(self, chance: random.Random) -> psutil.Process | None:
        """One of the workers, as soon as there are any."""
        workers = self.until(self.workers)
        return chance.choice(workers) if workers else None

    def end(self) -> Finished:
        code = self.process.wait(1800)
        return Finished(code, self._output.read_text(), self.path)


class Fault:
    """One fault, for one try."""

    name = ""
    loses = 0
    """How many tasks may be left without a verdict, of those that had none when it struck; REST is all of them."""
    options = REFERENCE
    damaged: Path | None = None
    """The folder of the attempt that is itself broken."""

    def __init__(self, place: Path, chance: random.Random) -> None:
        self.reports = place / "reports"
        self.reports.mkdir(parents=True)
        self.chance = chance
        self.env: dict[str, str] = {}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def strike(self, session: Underway) -> bool:
        """Break something; returns whether there was something to break."""
        raise NotImplementedError

    def mend(self, finished: Finished) -> None:
        """Put right what a user would, once the session is over."""

    def close(self) -> None:
        """Leave nothing behind."""


class KilledWorker(Fault):
    name = "a worker is killed"
    loses = 1

    def strike(self, session):
        worker = session.worker(self.chance)
        return worker is not None and sent(worker, signal.SIGKILL)


class KilledController(Fault):
    name = "the whole session is killed at its controller"
    loses = REST

    def strike(self, session):
        session.process.kill()
        return True


class KilledBrowser(Fault):
    name = "Chromium is killed"

    def strike(self, session):
        worker = session.worker(self.chance)
        found = worker and session.until(lambda: self.processes(worker))
        killed = [sent(process, signal.SIGKILL) for process in found or ()]
        return any(killed)

    def processes(self, worker: psutil.Process) -> list[psutil.Process]:
        found = []
        with contextlib.suppress(psutil.NoSuchProcess):
            for child in worker.children(recursive=True):
                arguments = child.cmdline()
                if ("chrom" in child.name() or "headless" in child.name()) and self.is_it(arguments):
                    found.append(child)
        return found

    def is_it(self, arguments):
        return not any(argument.startswith("--type=") for argument in arguments)


class KilledRenderer(KilledBrowser):
    name = "the process of Chromium that draws the page is killed"

    def is_it(self, arguments):
        return "--type=renderer" in arguments


def sent(process: psutil.Process, number: int) -> bool:
    """Send a signal; returns whether the process was still there."""
    try:
        process.send_signal(number)
    except psutil.NoSuchProcess:
        return False
    return True


class Sabotaged(Fault):
    """Something that only the process itself can reach; see `sabotage`."""

    kind = ""
    options = ("-p", "sabotage", *REFERENCE)

    def __init__(self, place, chance):
        super().__init__(place, chance)
        self.log = place / "struck.txt"
        seconds = self.chance.uniform(0.2, 12)
        self.env = {"SABOTAGE": self.kind, "SABOTAGE_LOG": str(self.log), "SABOTAGE_S": f"{seconds}"}

    def strike(self, session):
        worker = session.worker(self.chance)
        if worker is None or not sent(worker, signal.SIGUSR1):
            return False
        session.until(self.log.exists)
        return self.log.exists()


class ClosedSocket(Sabotaged):
    name = "the app server's socket is closed"
    kind = "socket"


class UnpluggedPush(Sabotaged):
    name = "the push channel is unplugged for up to 12 s"
    kind = "push"


class MovedClock(Fault):
    name = "the machine's clock jumps, forward and backward, three times"
    options = ("-p", "elsewhen", *REFERENCE)

    def __init__(self, place, chance):
        super().__init__(place, chance)
        jumps = [self.chance.choice((-1, 1)) * self.chance.uniform(1, days * 86_400) for days in (0.05, 2, 400)]
        self.env = {"ELSEWHEN_JUMPS": ",".join(f"{jump:.3f}" for jump in self.chance.sample(jumps, 3))}

    def strike(self, session):
        struck = []
        for _ in range(3):
            struck += [sent(worker, signal.SIGUSR1) for worker in session.workers()]
            session.process.send_signal(signal.SIGUSR1)
            session.pause(self.chance.uniform(0.1, 2))
        return any(struck)


class FullDisk(Fault):
    name = "the disk of the reports is full"
    loses = REST

    def __init__(self, place, chance):
        super().__init__(place, chance)
        self.filler = self.reports / "filler"
        arguments = ["mount", "-t", "tmpfs", "-o", "size=64m", "tmpfs", self.reports]
        done = subprocess.run(arguments, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise CannotMount(f"a small disk of its own cannot be mounted, {done.stderr.strip()}")

    def strike(self, session):
        with self.filler.open("wb", buffering=0) as file:
            for size in (1 << 20, 1 << 12, 1):
                try:
                    while True:
                        file.write(b"\0" * size)
                except OSError as error:
                    if error.errno != errno.ENOSPC:
                        raise
        return not session.over

    def mend(self, finished):
        self.filler.unlink(missing_ok=True)

    def close(self):
        subprocess.run(["umount", self.reports], check=True)


class CannotMount(Exception):  # noqa: N818 - a reason to skip
    """A small disk of its own cannot be had."""


class DamagedFile(Fault):
    name = "a file of a result is cut off in the middle"
    loses = 1
    file = "result.json"

    def strike(self, session):
        if not session.until(session.whole):
            return False
        self.damaged = self.chance.choice(session.whole())
        path = self.damaged / self.file
        os.truncate(path, self.chance.randrange(1, path.stat().st_size - 1))
        return True

    def mend(self, finished):
        if self.damaged is None:
            return
        assert finished.code != 0, finished.output
        told = " ".join(finished.output.split())
        assert f"{self.damaged / self.file} is damaged" in told, finished.output
        assert f"Move the folder {self.damaged} away" in told, finished.output
        shutil.move(self.damaged, self.reports / "damaged")


class DamagedEvents(DamagedFile):
    name = "a file of events is cut off in the middle"
    file = "events.jsonl"


class ModelFault(Fault):
    options = MODEL

    def table(self, base_url: str) -> None:
        file = self.reports.with_name("agents.toml")
        file.write_text(
            f'[agents.scripted]\nmodel = "scripted"\nbase_url = "{base_url}"\nattempts = 4\ntimeout_s = 60\n'
        )
        self.options = (*MODEL, f"--agents-file={file}")


class Undisturbed(ModelFault):
    """The model agent with nothing broken."""

    def __init__(self, place, chance):
        super().__init__(place, chance)
        self.server = ModelServer(policy)
        self.server.__enter__()
        self.table(self.server.base_url)

    def close(self):
        self.server.__exit__(None, None, None)
        assert not self.server.failures


class Storm(Undisturbed):
    name = "the model's endpoint answers with status 429 for up to 25 s"
    loses = REST

    def __init__(self, place, chance):
        super().__init__(place, chance)
        self.server.policy = self.answer
        self.end_s = 0.0

    def answer(self, request):
        if time.monotonic() >= self.end_s:
            return policy(request)
        date = formatdate(time.time() + self.chance.uniform(-5, 5), usegmt=True)
        return Status(429, retry_after=self.chance.choice((None, 0, 0.3, 1.5, "soon", date)))

    def strike(self, session):
        self.end_s = time.monotonic() + self.chance.uniform(1, 25)
        return True

    def mend(self, finished):
        self.end_s = 0.0


class KilledEndpoint(ModelFault):
    name = "the model's endpoint is killed, for good or for up to 4 s"
    loses = REST

    def __init__(self, place, chance):
        super().__init__(place, chance)
        self.process, self.port = None, "0"
        self.begin()

    def begin(self):
        arguments = [sys.executable, SUPPORT / "mail_model.py", self.port]
        env = {**clean_environment(), "PYTHONPATH": f"{ROOT}"}
        self.process = subprocess.Popen(arguments, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        base_url = self.process.stdout.readline().strip()
        self.port = base_url.removesuffix("/v1").rpartition(":")[2]
        self.table(base_url)

    def end(self):
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None

    def strike(self, session):
        self.end()
        if self.chance.random() < 0.5:
            time.sleep(self.chance.uniform(0.1, 4))
            self.begin()
        return True

    def mend(self, finished):
        if self.process is None:
            self.begin()

    def close(self):
        self.end()


FAULTS = (
    KilledWorker,
    KilledController,
    KilledBrowser,
    KilledRenderer,
    ClosedSocket,
    UnpluggedPush,
    MovedClock,
    FullDisk,
    DamagedFile,
    DamagedEvents,
    KilledEndpoint,
    Storm,
)
