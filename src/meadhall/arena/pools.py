"""Where games are played: here, in processes of this machine, or on a Ray cluster.

A pool takes fixtures and gives results as games end, in any order. Each game depends on its fixture alone, so the
results are the same whoever plays them.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent import futures
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from itertools import islice
from typing import Any, Protocol, TypeVar

from meadhall.arena.results import Fixture, Played
from meadhall.arena.troubles import NoWorkers
from meadhall.arena.watching import play

F = TypeVar("F")
T = TypeVar("T")
R = TypeVar("R")

AHEAD = 2  # games for each worker: the next one lies ready
PATIENCE = 5  # seconds until a cluster must have answered
LOOPBACK = ("local", "127.", "localhost")  # addresses that stay on this machine


class Pool(Protocol):
    def __call__(self, fixtures: Iterable[Fixture]) -> Iterator[Played]: ...


def opened(workers: int = 1, ray: str | None = None) -> AbstractContextManager[Pool]:
    if ray is not None:
        return on_ray(ray, workers)
    return here() if workers == 1 else in_processes(workers)


@contextmanager
def here() -> Iterator[Pool]:
    yield lambda fixtures: map(play, fixtures)


@contextmanager
def in_processes(workers: int) -> Iterator[Pool]:
    pool = futures.ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=serve_the_arena)

    def wait(under_way: list[futures.Future[Played]]) -> tuple[list[Played], list[futures.Future[Played]]]:
        over, still = futures.wait(under_way, return_when=futures.FIRST_COMPLETED)
        return [game.result() for game in over], list(still)

    def play_all(fixtures: Iterable[Fixture]) -> Iterator[Played]:
        try:
            yield from kept_busy(fixtures, AHEAD * workers, lambda fixture: pool.submit(play, fixture), wait)
        except BrokenProcessPool as reason:
            raise NoWorkers("worker-died") from reason

    others = set(multiprocessing.active_children())
    try:
        yield play_all
    except BaseException:  # Ctrl-C too: nobody waits for games that may take an hour
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def serve_the_arena() -> None:
    """A worker leaves Ctrl-C to the arena, and ends with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_arena, daemon=True).start()


def end_with_the_arena() -> None:
    arena = multiprocessing.parent_process()
    if arena is not None:
        arena.join()
        os._exit(0)


@contextmanager
def on_ray(address: str, workers: int) -> Iterator[Pool]:
    """A cluster that is there already, or `local`: one on this machine, which nobody else can reach."""
    ray = joined(address, workers)
    try:
        yield lambda fixtures: play_on(ray, fixtures)
    finally:
        ray.shutdown()


def joined(address: str, workers: int) -> Any:
    """Ray, once it is connected. On this machine alone it listens to nobody else; that is said before it is loaded."""
    stays_here = address.startswith(LOOPBACK)
    if stays_here:
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
        os.environ.setdefault("RAY_AUTH_MODE", "disabled")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray = import_module("ray")
    except ImportError as reason:
        raise NoWorkers("no-ray") from reason
    wishes: dict[str, Any] = {"address": address, "log_to_driver": False, "logging_level": "ERROR"}
    if address == "local":
        wishes |= {"num_cpus": workers, "include_dashboard": False}
    if stays_here:
        wishes["_node_ip_address"] = "127.0.0.1"
    try:
        knock(address)
        ray.init(**wishes)
    except (OSError, RuntimeError, ValueError) as reason:
        raise NoWorkers("ray-not-reached", address=address, reason=" ".join(str(reason).split())) from reason
    return ray


def knock(address: str) -> None:
    """Whether anybody is there: Ray itself would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def play_on(ray: Any, fixtures: Iterable[Fixture]) -> Iterator[Played]:
    """As many games under way as the cluster has processors for, and some that lie ready."""
    task = ray.remote(play)
    processors = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def wait(under_way: list[Any]) -> tuple[list[Played], list[Any]]:
        over, still = ray.wait(under_way, num_returns=1)
        return ray.get(over), still

    return kept_busy(fixtures, AHEAD * processors, task.remote, wait)


def kept_busy(
    fixtures: Iterable[F], most: int, begin: Callable[[F], T], wait: Callable[[list[T]], tuple[list[R], list[T]]]
) -> Iterator[R]:
    """Whenever a game ends another begins: `most` are under way, so that a cluster is not told of all at once."""
    to_come = iter(fixtures)
    under_way = [begin(fixture) for fixture in islice(to_come, most)]
    while under_way:
        over, under_way = wait(under_way)
        under_way += [begin(fixture) for fixture in islice(to_come, len(over))]
        yield from over
