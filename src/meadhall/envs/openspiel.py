"""Our games under OpenSpiel: `pip install meadhall[openspiel]`.

    meadhall.envs.openspiel.register()
    game = pyspiel.load_game("meadhall_raids(seats=3)")

Chance is explicit. Where its outcomes can be listed, each is an action with its odds; where they are too many, as when
a deck is dealt, three nodes of 256 equally likely outcomes make the seed of the deal. Those who answer face down are
asked one after the other. `information_state_string` is all a seat was told, and its own answers; `observation_tensor`
is the observation of `meadhall.envs.codec`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from meadhall.envs.codec import returns_of
from meadhall.envs.table import Seating
from meadhall.kernel import core, shelf
from meadhall.kernel.core import Chance, State
from meadhall.kernel.dice import Dice
from meadhall.kernel.dump import dump, load
from meadhall.kernel.notation import text_of
from meadhall.kernel.rules import Choice, Rules
from meadhall.kernel.values import CHANCE, Event, Move, Seat

SEED_STEPS = 3  # nodes that make the seed of a draw …
SEED_SIDES = 256  # … and the outcomes of each
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
DEALER = int(pyspiel.PlayerId.CHANCE)
LONGEST = 100_000  # answers, chance included; no game of ours comes near


def name_of(game: str) -> str:
    return "meadhall_" + game.replace("-", "_")


def register() -> None:
    """Every game on the shelf, once."""
    known = set(pyspiel.registered_names())
    for game in shelf.names():
        if name_of(game) not in known:
            pyspiel.register_game(type_of(game), class_of(game))


def type_of(game: str) -> Any:
    rules = shelf.find(game)
    team = rules.is_cooperative
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Meadhall: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if team else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": rules.seats[0],
            **{option.name: option.values[0] for option in rules.options},
        },
    )


def class_of(game: str) -> type[TableGame]:
    """A class for each game, which OpenSpiel calls with parameters, keeps till the very end, and finds here again."""
    name = "".join(word.capitalize() for word in game.split("-"))
    made = type(name, (TableGame,), {"game": game, "__module__": __name__})
    globals()[name] = made
    return made


class TableGame(pyspiel.Game):
    game: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wishes = params or {}
        options: dict[str, Choice] = {name: value for name, value in wishes.items() if name != "seats"}
        self.seating = Seating(self.game, wishes.get("seats"), options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.seating.codec.actions,
            max_chance_outcomes=SEED_SIDES,
            num_players=self.seating.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.seating.rules.is_cooperative else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(self.game), info, wishes)
        self.begun = begun(self.seating)  # every table of it begins as a copy

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        return TableObserver(self, iig_obs_type)


class Held:
    """The table of one state, and what each seat was told there."""

    def __init__(self, seating: Seating, state: State, told: list[list[str]], seed: list[int]) -> None:
        self.seating = seating
        self.state = state
        self.state.log = []
        self.told = told  # by seat, as text, as far as somebody has asked for it
        self.since: list[Event | tuple[Seat, Move]] = []  # what happened from the beginning, and who answered what …
        self.worded = [0] * seating.seats  # … and by seat, how much of it has been put into words
        self.seed = seed  # as far as its nodes have made it

    def hear(self) -> None:
        """What has happened since."""
        log = self.state.log
        if log:
            self.since.extend(log)
            log.clear()

    def heard(self, seat: Seat) -> list[str]:
        """All that a seat was told, and its own answers."""
        if not 0 <= seat < self.seating.seats:
            raise ValueError(f"nobody sits at {seat}: chance and the end are told nothing")
        lines = self.told[seat]
        for what in self.since[self.worded[seat] :]:
            if isinstance(what, Event):
                lines.append(repr(what.seen_by(seat)))
            elif what[0] == seat:
                lines.append("> " + text_of(self.seating.rules, what[1]))
        self.worded[seat] = len(self.since)
        return lines

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return self.twin()

    def twin(self) -> Held:
        twin = Held(self.seating, self.state.copy(), [list(lines) for lines in self.told], list(self.seed))
        twin.since, twin.worded = list(self.since), list(self.worded)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        told = [self.heard(seat) for seat in range(self.seating.seats)]
        return held_again, (self.seating, dump(self.state), told, self.seed)


def held_again(seating: Seating, position: dict[str, Any], told: list[list[str]], seed: list[int]) -> Held:
    return Held(seating, load(seating.rules, position), told, seed)


def begun(seating: Seating) -> Held:
    held = Held(seating, seating.begin(), [[] for _ in range(seating.seats)], [])
    core.run(held.state)
    held.hear()
    return held


class TableState(pyspiel.State):
    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.held = game.begun.twin()

    @property
    def table(self) -> State:
        return self.held.state

    @property
    def rules(self) -> Rules:
        return self.held.seating.rules

    def current_player(self) -> int:
        waiting = self.held.state.waiting
        if not waiting:
            return TERMINAL
        return DEALER if waiting[0] == CHANCE else waiting[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(move.number for move in core.options(self.table, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = self._odds()
        if not odds:
            return [(side, 1.0 / SEED_SIDES) for side in range(SEED_SIDES)]
        whole = sum(weight for _, weight in odds)
        return [(place, weight / whole) for place, (_, weight) in enumerate(odds) if weight]

    def _odds(self) -> list[tuple[Move, int]]:
        """Empty where a seed decides."""
        asked = self.table.stack[-1]
        assert isinstance(asked, Chance)
        odds = asked.odds(self.table)
        return odds if len(odds) <= SEED_SIDES else []

    def _apply_action(self, action: int) -> None:
        if self.current_player() == DEALER:
            self._apply_outcome(action)
        else:
            seat = self.table.waiting[0]
            move = self.rules.moves[action]
            self.held.since.append((seat, move))
            core.answer(self.table, seat, move)
        self.held.hear()

    def _apply_outcome(self, action: int) -> None:
        odds = self._odds()
        if odds:
            core.answer(self.table, CHANCE, odds[action][0])
            return
        seed = self.held.seed
        seed.append(action)
        if len(seed) == SEED_STEPS:
            core.answer(self.table, CHANCE, core.draw(self.table, Dice(int.from_bytes(bytes(seed)))))
            seed.clear()

    def _action_to_string(self, player: int, action: int) -> str:
        if player != DEALER:
            return text_of(self.rules, self.rules.moves[action])
        odds = self._odds() if self.current_player() == DEALER else []
        return text_of(self.rules, odds[action][0]) if action < len(odds) else f"seed {action}"

    def is_terminal(self) -> bool:
        return not self.table.waiting

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.held.seating.seats
        return returns_of(self.rules, self.rules.result(self.table))

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return "\n".join([f"seat {seat}", *self.held.heard(seat), *self._asked(seat)])

    def _asked(self, seat: Seat) -> list[str]:
        return [repr(core.asked(self.table))] if seat in self.table.waiting else []

    def __str__(self) -> str:
        stack = " > ".join(type(frame).__name__ for frame in self.table.stack) or "over"
        return f"{stack}\n{self.rules.view(self.table, None)}"


class TableObserver:
    """What OpenSpiel asks for views of a state."""

    def __init__(self, game: TableGame, iig_obs_type: Any) -> None:
        self.codec = game.seating.codec
        self.keeps_all = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor = np.zeros(self.codec.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        self.codec.observe(state.table, player, self.tensor)

    def string_from(self, state: TableState, player: int) -> str:
        if self.keeps_all:
            return state.information_state_string(player)
        return repr(state.rules.view(state.table, player))
