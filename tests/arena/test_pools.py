"""Whoever plays the games, they are the same."""

from __future__ import annotations

import multiprocessing
import os
import threading

import pytest

from meadhall.arena import pools
from meadhall.arena.pools import joined, kept_busy, opened, play_on
from meadhall.arena.running import run
from meadhall.arena.schedule import contest
from meadhall.arena.troubles import NoWorkers

CONTEST = contest("holmgang", [("greedy", "random")])


def without_clock(games):
    return [(game.number, game.results, game.deeds, game.questions) for game in games]


class FakeRay:
    """Ray as far as we use it: what is begun last ends first."""

    def __init__(self, processors=2):
        self.processors = processors
        self.most = 0

    def remote(self, function):
        return FakeTask(function)

    def cluster_resources(self):
        return {"CPU": float(self.processors)}

    def wait(self, under_way, num_returns):
        assert num_returns == 1
        self.most = max(self.most, len(under_way))
        return under_way[-1:], under_way[:-1]

    def get(self, over):
        return [function(*given) for function, given in over]


class FakeTask:
    def __init__(self, function):
        self.function = function

    def remote(self, *given):
        return self.function, given


def test_two_processes_play_the_same_games_as_one():
    assert without_clock(run(CONTEST, 12, workers=2)) == without_clock(run(CONTEST, 12))


def test_a_cluster_plays_the_same_games():
    ray = FakeRay()
    games = list(play_on(ray, CONTEST.fixtures(12)))
    assert [game.number for game in games] != list(range(12))
    in_order = sorted(games, key=lambda game: game.number)
    assert without_clock(in_order) == without_clock(run(CONTEST, 12))
    assert ray.most == pools.AHEAD * ray.processors


def test_no_more_games_are_under_way_than_wanted():
    begun = []

    def begin(fixture):
        begun.append(fixture)
        return fixture

    over = kept_busy(range(10), 3, begin, lambda under_way: (under_way[:1], under_way[1:]))
    assert next(over) == 0
    assert begun == [0, 1, 2, 3]
    assert list(over) == list(range(1, 10))


def test_a_worker_that_dies_is_told(monkeypatch):
    with opened(workers=2) as pool, pytest.raises(NoWorkers, match="has ended by itself"):
        monkeypatch.setattr(pools, "play", end)
        list(pool(CONTEST.fixtures(2)))


def test_who_breaks_off_does_not_wait_for_games_under_way(monkeypatch):
    before = set(multiprocessing.active_children())
    monkeypatch.setattr(pools, "play", one_ends)
    with pytest.raises(KeyboardInterrupt), opened(workers=2) as pool:
        assert next(iter(pool(CONTEST.fixtures(4)))).number == 0
        raise KeyboardInterrupt
    assert set(multiprocessing.active_children()) == before


def one_ends(fixture):
    """The first game; the others would go on until somebody ends them."""
    if fixture.number:
        threading.Event().wait()
    return fixture


def end(fixture):
    os._exit(3)


def test_a_cluster_on_this_machine_is_reached_by_nobody_else(monkeypatch):
    wishes = {}

    class Recorded(FakeRay):
        def init(self, **given):
            wishes.update(given)

    for name in ("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "RAY_AUTH_MODE", "RAY_USAGE_STATS_ENABLED"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pools, "import_module", lambda name: Recorded())
    joined("local", 3)
    assert wishes["_node_ip_address"] == "127.0.0.1"
    assert (wishes["num_cpus"], wishes["include_dashboard"]) == (3, False)
    assert os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] == "0"


def test_a_cluster_of_many_machines_keeps_its_own_settings(monkeypatch):
    wishes = {}

    class Recorded(FakeRay):
        def init(self, **given):
            wishes.update(given)

    monkeypatch.delenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", raising=False)
    monkeypatch.setattr(pools, "import_module", lambda name: Recorded())
    monkeypatch.setattr(pools, "knock", lambda address: None)
    joined("big.example:6379", 3)
    assert "_node_ip_address" not in wishes and "num_cpus" not in wishes
    assert "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER" not in os.environ


def test_without_ray_it_says_how_to_get_it(monkeypatch):
    def missing(name):
        raise ImportError(name)

    monkeypatch.setattr(pools, "import_module", missing)
    with pytest.raises(NoWorkers, match=r"meadhall\[ray\]"):
        joined("local", 2)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1:nowhere", "ray://127.0.0.1:1"])
def test_a_cluster_that_is_not_there_is_told_at_once(monkeypatch, address):
    monkeypatch.setattr(pools, "import_module", lambda name: FakeRay())
    with pytest.raises(NoWorkers, match="There is no Ray cluster at"):
        joined(address, 2)


@pytest.mark.soak
def test_two_ray_workers_play_the_same_games_as_one_process():
    assert without_clock(run(CONTEST, 40, workers=2, ray="local")) == without_clock(run(CONTEST, 40))
