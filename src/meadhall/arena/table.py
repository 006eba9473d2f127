"""All that a contest shows, in one table: what `--json` prints and the page draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

import msgspec

from meadhall.arena.ratings import ratings
from meadhall.arena.results import Played
from meadhall.arena.schedule import Contest
from meadhall.arena.shares import Share, shares_by_game, shares_by_seat
from meadhall.arena.strengths import strengths
from meadhall.arena.worth import Worths, tries_of, worths
from meadhall.kernel import shelf
from meadhall.kernel.rules import Choice

TOGETHER, ALONE = "together", "alone"  # why there are no ratings


class Points(msgspec.Struct, frozen=True):
    """Plackett-Luce strength above the average of the agents, on the scale where 400 are odds of ten to one."""

    points: float
    interval: tuple[float, float]


class OpenSkill(msgspec.Struct, frozen=True):
    mu: float
    sigma: float


class AgentLine(msgspec.Struct, frozen=True):
    agent: str
    games: int  # in which it sat
    seats: int  # it sat in, all games together
    won: float
    rate: float  # of its seats; of its games where all win together
    interval: tuple[float, float] | None  # Wilson's; none of an agent that sits in every seat and so must win its share
    even: float | None  # the rate if all were equal
    score: float
    strength: Points | None
    openskill: OpenSkill | None


class TeamLine(msgspec.Struct, frozen=True):
    """Where all win or lose together: who played, and how often they won."""

    team: tuple[str, ...]
    games: int
    won: int
    rate: float
    interval: tuple[float, float]


class Spread(msgspec.Struct, frozen=True):
    """Some numbers, one a game or one a seat."""

    mean: float
    tenth: int  # a tenth of them is below
    median: int
    ninetieth: int
    counts: dict[int, int]


class Time(msgspec.Struct, frozen=True):
    """What the clock said; all else in a table is the same on every machine."""

    seconds: float
    ms_a_decision: dict[str, float]  # by agent


class ArenaTable(msgspec.Struct, frozen=True):
    game: str
    version: int
    seats: int
    options: dict[str, Choice]
    line_ups: tuple[tuple[str, ...], ...]
    first_seed: int
    seeds: int
    games: int
    agents: tuple[AgentLine, ...]
    unrated: str | None  # why there are no ratings, if there are none
    teams: tuple[TeamLine, ...]
    by_seat: Worths | None  # none where all win or lose together
    groups: dict[str, Worths]
    deeds: dict[str, Worths]
    decisions: Spread
    rounds: Spread | None
    questions: dict[str, float]  # decisions a game, by what is asked
    scores: dict[str, Spread]  # by agent
    time: Time


def table(contest: Contest, games: Sequence[Played]) -> ArenaTable:
    rules = shelf.find(contest.game)
    together = rules.is_cooperative
    unrated = TOGETHER if together else ALONE if len(contest.agents) == 1 else None
    rounds = [game.rounds for game in games if game.rounds is not None]
    return ArenaTable(
        game=contest.game,
        version=contest.version,
        seats=contest.seats,
        options=contest.options,
        line_ups=contest.line_ups,
        first_seed=contest.first_seed,
        seeds=len({game.seed for game in games}),
        games=len(games),
        agents=agent_lines(contest, games, together, unrated is None),
        unrated=unrated,
        teams=team_lines(games) if together else (),
        by_seat=None if together else by_seat(games),
        groups={noun: things(games, together, "groups", noun) for noun in rules.groups},
        deeds={kind: things(games, together, "deeds", kind) for kind in games[0].deeds},
        decisions=spread([game.length for game in games]),
        rounds=spread(rounds) if rounds else None,
        questions=questions(games),
        scores=scores(contest, games),
        time=time(contest, games),
    )


def agent_lines(contest: Contest, games: Sequence[Played], together: bool, are_rated: bool) -> tuple[AgentLine, ...]:
    if together:
        shares = shares_by_game(games, lambda game: game.agents)
    else:
        shares = shares_by_seat(games, lambda game, seat: game.agents[seat], False)
    points = strengths(games) if are_rated else {}
    skills = ratings(games) if are_rated else {}
    return tuple(
        [
            AgentLine(
                agent=name,
                games=sum([name in game.agents for game in games]),
                seats=sum([game.agents.count(name) for game in games]),
                won=shares[name].won,
                rate=shares[name].rate,
                interval=shares[name].interval() if together or are_rated else None,
                even=None if together else shares[name].even_rate,
                score=shares[name].mean_score,
                strength=Points(points[name][0], points[name][1:]) if are_rated else None,
                openskill=OpenSkill(*skills[name]) if are_rated else None,
            )
            for name in contest.agents
        ]
    )


def by_strength(lines: Sequence[AgentLine]) -> list[AgentLine]:
    return sorted(lines, key=lambda line: -(line.strength.points if line.strength else 0.0))


def team_lines(games: Sequence[Played]) -> tuple[TeamLine, ...]:
    shares: dict[tuple[str, ...], Share] = {}
    for game in games:
        team = tuple(sorted(game.agents))
        shares.setdefault(team, Share()).add(float(game.results[0].won), 0.0, 0.0)
    return tuple(
        [TeamLine(team, share.games, round(share.won), share.rate, share.interval()) for team, share in shares.items()]
    )


def by_seat(games: Sequence[Played]) -> Worths:
    """Seats stay in their order."""
    found = worths(tries_of(games, False, lambda game, seat: [str(seat)]))
    return Worths(found.average, tuple(sorted(found.things, key=lambda worth: int(worth.name))))


def things(games: Sequence[Played], together: bool, where: str, kind: str) -> Worths:
    """What seats had of one sort, and how they fared."""
    return worths(tries_of(games, together, lambda game, seat: getattr(game, where)[kind][seat]))


def questions(games: Sequence[Played]) -> dict[str, float]:
    total: Counter[str] = Counter()
    for game in games:
        total.update(game.questions)
    return {question: count / len(games) for question, count in sorted(total.items(), key=lambda each: -each[1])}


def scores(contest: Contest, games: Sequence[Played]) -> dict[str, Spread]:
    found: dict[str, list[int]] = {name: [] for name in contest.agents}
    for game in games:
        for name, result in zip(game.agents, game.results):
            found[name].append(result.score)
    return {name: spread(each) for name, each in found.items()}


def time(contest: Contest, games: Sequence[Played]) -> Time:
    thought, decided = dict.fromkeys(contest.agents, 0.0), dict.fromkeys(contest.agents, 0)
    for game in games:
        for name, seconds, decisions in zip(game.agents, game.thinking, game.decisions):
            thought[name] += seconds
            decided[name] += decisions
    each = {name: 1000 * thought[name] / max(1, decided[name]) for name in contest.agents}
    return Time(sum([game.seconds for game in games]), each)


def spread(numbers: Sequence[int]) -> Spread:
    ordered = sorted(numbers)
    tenth, median, ninetieth = [ordered[min(len(ordered) - 1, len(ordered) * part // 10)] for part in (1, 5, 9)]
    return Spread(fmean(ordered), tenth, median, ninetieth, dict(sorted(Counter(ordered).items())))
