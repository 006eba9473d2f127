"""The laws: what every game keeps, at every decision. Ours run them, and so can yours.

    from meadhall.testing import check_agent, check_laws
    check_laws(RULES, games=50)
    check_agent(RULES, MyAgent)

A broken law raises `LawBroken`, which names the law and carries the record of
the game that broke it, ready to be replayed.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.resources import files
from typing import Any

import msgspec

from meadhall.agents.agent import Agent, Seen, seen_from
from meadhall.kernel import core, shelf
from meadhall.kernel.core import Chance, Decision, State
from meadhall.kernel.dice import Dice
from meadhall.kernel.dump import dump, load, subclasses
from meadhall.kernel.game import Game, Step, read
from meadhall.kernel.notation import hyphened, move_from, text_of
from meadhall.kernel.rulebook import rulebook
from meadhall.kernel.rules import Choice, Rules
from meadhall.kernel.values import CHANCE, Event, Move, Seat
from meadhall.kernel.words import LANGUAGES, MAIN_LANGUAGE, fluent, speaks, words_of

TOO_LONG = 100_000  # decisions; no game of ours comes near
LOOKS_BACK = 10  # once in so many decisions …
FAR = 20  # … over so many answers
EARLIER = 2  # questions to other seats that an agent is asked before it is asked again
UNKNOWN = object()


class LawBroken(AssertionError):
    def __init__(self, law: str, game: Game, detail: str) -> None:
        super().__init__(f"{law}: {detail}\n\n{game.record()}")


Law = Callable[[Game, Dice], str | None]  # looks at a table before a decision; None, or what is wrong


def check_laws(
    rules: Rules,
    games: int = 20,
    seats: Iterable[int] | None = None,
    options: Mapping[str, Choice] | None = None,
    every: int = 1,
    first_seed: int = 0,
) -> int:
    """Play random games and check every law; how many decisions were looked at.

    `every` looks at each n-th decision only, for long soaks. Of every older version
    that the rules still play, one game a number of seats is looked at.
    """
    check_names(rules)
    check_lesson(rules)
    looked = 0
    for count in seats if seats is not None else rules.seats:
        for seed in range(first_seed, first_seed + games):
            looked += check_game(rules, count, seed, options or {}, every)
        for version in range(rules.oldest, rules.version):
            looked += check_game(rules, count, first_seed, options or {}, every, version)
    return looked


def check_game(
    rules: Rules, seats: int, seed: int, options: Mapping[str, Choice], every: int = 1, version: int | None = None
) -> int:
    """One random game from beginning to end."""
    looked = 0
    game = Game(rules, seats, seed, version, **options)
    counted = rules.pieces(game.state)
    dice = Dice(seed + 1)
    made = 0
    while not game.is_over:
        if rules.pieces(game.state) != counted:
            raise LawBroken("pieces are conserved", game, f"{counted} became {rules.pieces(game.state)}")
        if made % every == seed % every:
            look_at(game, dice)
            looked += 1
        seat = dice.choice(game.waiting)
        game.play(seat, dice.choice(game.options(seat)))
        made += 1
        if made > TOO_LONG:
            raise LawBroken("every game ends", game, f"not after {made} decisions")
    look_at_end(game, dice)
    return looked


def look_at(game: Game, dice: Dice) -> None:
    for name, law in LAWS.items():
        keep(name, law, game, dice)


def look_at_end(game: Game, dice: Dice) -> None:
    for name, law in {**LAWS, **LAWS_OF_THE_END}.items():
        keep(name, law, game, dice)


def keep(name: str, law: Law, game: Game, dice: Dice) -> None:
    """A law that finds something wrong is broken, and so is one that cannot even be looked into."""
    try:
        wrong = law(game, dice)
    except Exception as reason:
        raise LawBroken(name, game, repr(reason)) from reason
    if wrong is not None:
        raise LawBroken(name, game, wrong)


def play_out(state: State, dice: Dice) -> None:
    """Random play to the end; a question without an answer on the way is told as what it is."""
    try:
        core.play_out(state, dice)
    except Exception:
        for seat in state.waiting:
            if seat != CHANCE and not core.options(state, seat):
                raise AssertionError(f"seat {seat} is asked and has no option: {core.asked(state)}") from None
        raise


# The laws, one function each


def copies_are_independent(game: Game, dice: Dice) -> str | None:
    before = dump(game.state)
    twin = game.state.copy()
    if dump(twin) != before:
        return f"a copy differs: {difference(dump(twin), before)}"
    play_out(twin, Dice(dice.below(1000)))
    if dump(game.state) != before:
        return f"playing a copy changed the table: {difference(dump(game.state), before)}"
    return None


def positions_survive_dump_and_load(game: Game, dice: Dice) -> str | None:
    before = dump(game.state)
    again = load(game.rules, json.loads(json.dumps(before)))
    if dump(again) != before:
        return f"loading changes it: {difference(dump(again), before)}"
    seed, twin = dice.below(1000), game.state.copy()
    play_out(again, Dice(seed))
    play_out(twin, Dice(seed))
    if dump(again) != dump(twin):
        return f"a loaded position plays on differently: {difference(dump(again), dump(twin))}"
    return None


def options_are_exactly_what_is_not_refused(game: Game, dice: Dice) -> str | None:
    for seat in game.waiting:
        offered = game.options(seat)
        if not offered:
            return f"seat {seat} is asked and has no option"
        if len(set(offered)) != len(offered):
            return f"seat {seat} is offered something twice: {offered}"
        for move in game.rules.moves:
            refused = core.refusal(game.state, seat, move)
            if (refused is None) != (move in offered):
                return f"seat {seat}, {move}: offered {move in offered}, refusal {refused}"
    return None


def options_have_their_number(game: Game, dice: Dice) -> str | None:
    for seat in game.waiting:
        for move in game.options(seat):
            if game.rules.moves[move.number] != move:
                return f"{move} is not at {move.number} in the list of moves"
    return None


def public_questions_are_public(game: Game, dice: Dice) -> str | None:
    """Where a decision says that everybody knows what may be answered, somebody who sees no secret knows it."""
    if game.is_over or not core.asked(game.state).is_public:
        return None
    world = game.rules.imagine(game.state, None, Dice(dice.below(1 << 20)))
    for seat in game.waiting:
        offered, supposed = game.options(seat), core.options(world, seat)
        if offered != supposed:
            return f"what seat {seat} may answer is not public: {offered}, for all one knows {supposed}"
    return None


def watchers(game: Game) -> list[Seat | None]:
    return [*range(game.seats), None]


def secrets_change_nothing_a_seat_is_sent(game: Game, dice: Dice) -> str | None:
    for seat in watchers(game):
        world = game.rules.imagine(game.state, seat, Dice(dice.below(1 << 20)))
        if sent(game.rules, world, seat) != sent(game.rules, game.state, seat):
            return f"seat {seat}: {difference(sent(game.rules, world, seat), sent(game.rules, game.state, seat))}"
    return None


def sent(rules: Rules, state: State, seat: Seat | None) -> dict[str, Any]:
    """Everything a seat or a spectator is given at a decision."""
    told: dict[str, Any] = msgspec.to_builtins(rules.view(state, seat))
    told["(stack)"] = [repr(frame) for frame in state.stack]
    told["(answer)"] = repr(state.answers.get(seat)) if seat is not None and state.waiting else None
    if seat is not None and seat in state.waiting:
        offered = core.options(state, seat)
        told["(options)"] = [repr(move) for move in offered]
        told["(about)"] = [rules.about(state, seat, move) for move in offered]
        told["(refusals)"] = [repr(core.refusal(state, seat, move)) for move in rules.moves]
    elif seat is not None and rules.is_cooperative:  # they may suggest what others may choose
        offered = [move for asked in state.waiting for move in core.options(state, asked)]
        told["(others)"] = [(repr(move), rules.about(state, seat, move)) for move in offered]
    return told


def nothing_changes_untold(game: Game, dice: Dice) -> str | None:
    """After the last event of an answer, or the answer itself where nothing was told, nobody's view changes."""
    for step in since_the_last_answer(game):
        twin = step.before.copy()
        twin.log, twin.scenes = [], []
        core.answer(twin, step.seat, step.move)
        last = twin.scenes[-1] if twin.scenes else step.before
        for watcher in watchers(game):
            shown, true = game.rules.view(last, watcher), game.rules.view(twin, watcher)
            if shown != true:
                told = twin.log[-1] if twin.log else "nothing"
                what = difference(msgspec.to_builtins(shown), msgspec.to_builtins(true))
                return f"seat {watcher}, {step.move}: after {told} was told, {what}"
    return None


def since_the_last_answer(game: Game) -> list[Step]:
    """What somebody answered last, and what chance answered after it."""
    for back in range(1, len(game.steps) + 1):
        if game.steps[-back].seat != CHANCE:
            return game.steps[-back:]
    return game.steps


def what_is_imagined_depends_only_on_what_is_seen(game: Game, dice: Dice) -> str | None:
    imagine = game.rules.imagine
    for seat in watchers(game):
        world = imagine(game.state, seat, Dice(dice.below(1 << 20)))
        seed = dice.below(1 << 20)
        one, two = dump(imagine(game.state, seat, Dice(seed))), dump(imagine(world, seat, Dice(seed)))
        if one != two:
            return f"seat {seat} can imagine what it cannot know: {difference(one, two)}"
    return None


def what_one_was_told_stays_true(game: Game, dice: Dice) -> str | None:
    """An imagined table, taken back answer by answer as far as that can be told, tells the seat what it was told."""
    if dice.below(LOOKS_BACK):
        return None
    for watcher in watchers(game):
        world = game.rules.imagine(game.state, watcher, Dice(dice.below(1 << 20)))
        after = game.state
        for step in reversed(game.steps[-FAR:]):
            earlier = taken_back(game.rules, step, after, world)
            if earlier is None:
                break
            shown, true = heard(game.rules, earlier, step, watcher), heard(game.rules, step.before, step, watcher)
            if shown != true:
                return f"seat {watcher}, {step.move}: was told {true}, the imagined table would have told {shown}"
            world, after = earlier, step.before
    return None


def taken_back(rules: Rules, step: Step, after: State, world: State) -> State | None:
    """The table from which this very answer leads to an imagined one; None: it cannot be told which."""
    rewound = without_change(dump(step.before), dump(after), dump(world))
    if rewound is UNKNOWN:
        return None
    earlier = load(rules, rewound)
    if core.refusal(earlier, step.seat, step.move) is not None:
        return None
    twin = earlier.copy()
    core.answer(twin, step.seat, step.move)
    return earlier if dump(twin) == dump(world) else None


def without_change(before: Any, after: Any, imagined: Any) -> Any:
    """What an answer did not change is as imagined; what it changed, if it is imagined as it is, was as it was."""
    if before == after:
        return imagined
    if imagined == after:
        return before
    if isinstance(before, dict) and before.keys() == after.keys() == imagined.keys():
        parts = {name: without_change(before[name], after[name], imagined[name]) for name in before}
        return UNKNOWN if any(part is UNKNOWN for part in parts.values()) else parts
    if isinstance(before, list) and len(before) == len(after) == len(imagined):
        entries = [without_change(*three) for three in zip(before, after, imagined, strict=True)]
        return UNKNOWN if any(entry is UNKNOWN for entry in entries) else entries
    return UNKNOWN


def heard(rules: Rules, before: State, step: Step, watcher: Seat | None) -> tuple[str, list[str]]:
    """What somebody saw before an answer, and what they were told of it."""
    twin = before.copy()
    twin.log = []
    core.answer(twin, step.seat, step.move)
    return repr(rules.view(before, watcher)), [repr(event.seen_by(watcher)) for event in twin.log]


def what_is_not_seen_is_imagined(game: Game, dice: Dice) -> str | None:
    """Looks back over the whole game: where seats are told unlike things, a copy of the truth would be peeking."""
    rules = game.rules
    secrets = False
    for step in game.steps:
        if len({repr(rules.view(step.before, watcher)) for watcher in watchers(game)}) == 1:
            continue
        secrets = True
        truth = dump(step.before)
        for watcher in watchers(game):
            if dump(rules.imagine(step.before, watcher, Dice(dice.below(1 << 20)))) != truth:
                return None
    return "whatever a seat cannot see, it imagines as it is" if secrets else None


def imagined_tables_are_tables(game: Game, dice: Dice) -> str | None:
    for seat in watchers(game):
        world = game.rules.imagine(game.state, seat, dice)
        if game.rules.pieces(world) != game.rules.pieces(game.state):
            return f"seat {seat} imagines other pieces: {game.rules.pieces(world)}"
        play_out(world, dice)
        if world.waiting:
            return f"a table imagined by seat {seat} does not end"
    return None


def everything_has_words(game: Game, dice: Dice) -> str | None:
    for language in languages_of(game.rules):
        words = words_of(game.rules, language)
        if not game.is_over:
            words.decision(core.asked(game.state))
        for seat in game.waiting:
            addressed = words.addressed(game.rules.mine(game.view(seat), seat))
            addressed.decision(core.asked(game.state))
            for move in game.options(seat):
                words.move(move, game.rules.about(game.state, seat, move))
            for move in game.rules.moves:
                refused = core.refusal(game.state, seat, move)
                if refused is not None:
                    words.refusal(refused)
        for watcher in watchers(game):
            addressed = words.addressed(game.rules.mine(game.view(watcher), watcher))
            for event in game.told[-5:]:
                addressed.event(event.seen_by(watcher))
            game.rules.draw_board(game.view(watcher), words)
    return None


def the_evaluation_is_a_chance(game: Game, dice: Dice) -> str | None:
    for seat in range(game.seats):
        value = game.rules.evaluate(game.state, seat)
        if not 0.0 <= value <= 1.0:
            return f"seat {seat} is worth {value}"
    return None


def all_are_evaluated_as_each(game: Game, dice: Dice) -> str | None:
    rules = game.rules
    if rules.evaluate_all is None:
        return None
    each, at_once = [rules.evaluate(game.state, seat) for seat in range(game.seats)], rules.evaluate_all(game.state)
    return None if at_once == each else f"{each} one by one, {at_once} at once"


def undo_gives_back_the_table(game: Game, dice: Dice) -> str | None:
    twin = game.copy()
    before = dump(twin.state)
    seat = dice.choice(twin.waiting) if twin.waiting else None
    if seat is None:
        return None
    twin.play(seat, dice.choice(twin.options(seat)))
    if twin.can_undo(seat) is None:
        twin.undo(seat)
        if dump(twin.state) != before or twin.told != game.told:
            return f"undo left a trace: {difference(dump(twin.state), before)}"
    return None


def chance_follows_its_odds(game: Game, dice: Dice) -> str | None:
    """Looks back at every answer of chance so far that no law has seen."""
    for step in game.steps[-3:]:
        decision = step.before.stack[-1]
        if step.seat != CHANCE or not isinstance(decision, Chance):
            continue
        if decision.refusal(step.before, CHANCE, step.move) is not None:
            return f"{decision} refuses its own {step.move}"
        odds = decision.odds(step.before)
        if any(weight < 0 for _, weight in odds) or (odds and not any(weight for _, weight in odds)):
            return f"{decision} has odd odds: {odds}"
        if not isinstance(step.move, game.rules.outcomes):
            return f"{step.move} is not among the outcomes of the game"
    return None


def replaying_the_record_gives_the_same_game(game: Game, dice: Dice) -> str | None:
    again = read(game.record()) if _on_the_shelf(game.rules) else game
    if dump(again.state) != dump(game.state):
        return f"replaying differs: {difference(dump(again.state), dump(game.state))}"
    if again.record() != game.record() or again.told != game.told:
        return "replaying gives another record or other events"
    return None


def the_result_is_sound(game: Game, dice: Dice) -> str | None:
    result = game.result
    if result is None or len(result) != game.seats:
        return f"no result for every seat: {result}"
    if any(seat.won != (seat.rank == 1) for seat in result) and any(seat.won for seat in result):
        return f"the victors are not those of rank 1: {result}"
    return None


def _on_the_shelf(rules: Rules) -> bool:
    return rules.name in shelf.names()


LAWS: dict[str, Law] = {
    "copies are independent": copies_are_independent,
    "positions survive dump and load": positions_survive_dump_and_load,
    "options are exactly what is not refused": options_are_exactly_what_is_not_refused,
    "options have their number": options_have_their_number,
    "public questions are public": public_questions_are_public,
    "secrets change nothing a seat is sent": secrets_change_nothing_a_seat_is_sent,
    "nothing changes untold": nothing_changes_untold,
    "what is imagined depends only on what is seen": what_is_imagined_depends_only_on_what_is_seen,
    "what one was told stays true": what_one_was_told_stays_true,
    "imagined tables are tables": imagined_tables_are_tables,
    "everything has words": everything_has_words,
    "the evaluation is a chance": the_evaluation_is_a_chance,
    "all are evaluated as each": all_are_evaluated_as_each,
    "undo gives back the table": undo_gives_back_the_table,
    "chance follows its odds": chance_follows_its_odds,
}
LAWS_OF_THE_END: dict[str, Law] = {
    "what is not seen is imagined": what_is_not_seen_is_imagined,
    "replaying the record gives the same game": replaying_the_record_gives_the_same_game,
    "the result is sound": the_result_is_sound,
}


# What every agent keeps

Door = Callable[[Rules, Any, Seat, Dice], Seen]  # what lets an agent see


def check_agent(
    rules: Rules,
    make: Callable[[], Agent],
    games: int = 1,
    seats: int | None = None,
    options: Mapping[str, Choice] | None = None,
    every: int = 10,
    first_seed: int = 0,
    door: Door = seen_from,
) -> int:
    """Random games, at each n-th question of which an agent is asked too; how many questions that were.

    With the same dice it chooses the same, whatever is hidden from its seat, and whatever it was asked before.
    """
    asked = 0
    for seed in range(first_seed, first_seed + games):
        game = Game(rules, rules.seats[-1] if seats is None else seats, seed, **(options or {}))
        dice = Dice(seed + 1)
        made = seed % every
        while not game.is_over:
            seat = dice.choice(game.waiting)
            if made % every == every - 1 and len(game.options(seat)) > 1:
                keep_honest(game, seat, make, dice, door)
                asked += 1
            game.play(seat, dice.choice(game.options(seat)))
            made += 1
    return asked


def keep_honest(game: Game, seat: Seat, make: Callable[[], Agent], dice: Dice, door: Door) -> None:
    rules, state = game.rules, game.state
    elsewhere = rules.imagine(state, seat, Dice(dice.below(1 << 20)))
    seed = dice.below(1 << 20)

    def choice(table: Any, agent: Agent) -> Move:
        return agent.choose(door(rules, table, seat, Dice(seed)), Dice(seed + 1))

    chosen, unlike = choice(state, make()), choice(elsewhere, make())
    if chosen not in game.options(seat):
        raise LawBroken("an agent takes one of its options", game, f"seat {seat} chose {chosen}")
    if chosen != unlike:
        what = f"seat {seat} chose {chosen}, and {unlike} where only what is hidden from it was different"
        raise LawBroken("an agent knows no more than its seat", game, what)
    worldly = make()
    for step in [step for step in game.steps if step.seat not in (seat, CHANCE)][-EARLIER:]:
        worldly.choose(door(rules, step.before, step.seat, Dice(seed)), Dice(seed + 2))
    again = choice(state, worldly)
    if again != chosen:
        what = f"seat {seat} chose {chosen}, and {again} once it had been asked for other seats"
        raise LawBroken("an agent forgets what other seats have seen", game, what)


# What can be checked without playing


def check_names(rules: Rules) -> None:
    """Action numbers are unique and stable by place; everything has words in every language it speaks."""
    texts = [text_of(rules, move) for move in rules.moves]
    assert len(set(texts)) == len(texts), f"two moves are written alike: {sorted(texts)}"
    for place, move in enumerate(rules.moves):
        assert move.number == place, f"{move} has number {move.number} at place {place}"
        assert move_from(rules, text_of(rules, move)) is move
    messages = list(required_messages(rules))
    spoken = languages_of(rules)
    for noun, rows in rules.spoken.items():
        for row in rows:
            assert sorted(row.words) == sorted(spoken), f"{noun} {row.name} has words in: {sorted(row.words)}"
    for language in spoken:
        words = words_of(rules, language)
        missing = [message for message in messages if not words.has(message)]
        assert not missing, f"{rules.name} has no words in {language} for: {missing}"
    first, *others = [set(own_messages(rules, language)) for language in spoken]
    for messages_there in others:
        assert messages_there == first, f"in one language only: {sorted(messages_there ^ first)}"
    page, *pages = [list(rulebook(rules, language).rules) for language in spoken]
    assert all(other == page for other in pages), "the rulebooks do not have the same rules"


def check_lesson(rules: Rules) -> int:
    """A game that has a walk-through can be played by it, and says it all in words; how many answers it takes."""
    script = files(rules.package) / "lesson.toml"
    if not script.is_file():
        return 0
    lesson: dict[str, Any] = tomllib.loads(script.read_text(encoding="utf-8"))
    game = Game(rules, lesson["seats"], lesson["seed"], **lesson.get("options", {}))
    for line in lesson["step"]:
        check_said(rules, line.get("say", []), line.get("about", {}))
        seat = line.get("seat", lesson.get("you", 0))
        answers = [line["answer"]] if "answer" in line else line.get("expect", [])
        for text in answers:
            refused = game.refusal(seat, text)
            assert refused is None, f"the lesson of {rules.name} says {text!r}, which is refused: {refused}"
        game.play(seat, answers[0] if answers else game.options(seat)[0])
    check_said(rules, lesson.get("end", []), {})
    return len(lesson["step"])


def check_said(rules: Rules, messages: list[str], about: Mapping[str, Any]) -> None:
    for language in languages_of(rules):
        words = words_of(rules, language)
        for message in messages:
            assert words.has(message), f"{rules.name} has no words in {language} for: {message}"
            words.say(message, about)


def languages_of(rules: Rules) -> list[str]:
    """Those a game has words in: the main one at least."""
    assert speaks(rules.package, MAIN_LANGUAGE), f"{rules.name} has no words in {MAIN_LANGUAGE}"
    return [language for language in LANGUAGES if speaks(rules.package, language)]


def required_messages(rules: Rules) -> Iterator[str]:
    yield "game"
    for option in rules.options:
        yield f"option-{option.name.replace('_', '-')}"
    for prefix, kind in (("event", Event), ("ask", Decision)):
        for found in kinds_of(rules, kind):
            if not issubclass(found, Chance) and not found.__subclasses__():
                yield f"{prefix}-{hyphened(found.__name__)}"
    for move in {type(move) for move in rules.moves}:
        yield f"move-{hyphened(move.__name__)}"
    for noun, names in rules.names.items():
        for name in names:
            yield f"{noun}-{name}"
    for noun in rules.groups:
        yield f"group-{noun}"
    for deed in rules.deeds:
        yield f"deed-{hyphened(deed.__name__)}"


def kinds_of(rules: Rules, kind: type[Any]) -> list[type[Any]]:
    """The classes of a game's own that are events, decisions, moves."""
    return [found for found in subclasses(kind) if (found.__module__ + ".").startswith(rules.package + ".")]


def own_messages(rules: Rules, language: str) -> Iterator[str]:
    """All but those that only help others to count, which each language does in its own way."""
    for line in fluent(rules, language).splitlines():
        name = line.split("=")[0].strip()
        if line[:1].isalpha() and not name.endswith("-counted"):
            yield name


def difference(one: Mapping[str, Any], other: Mapping[str, Any]) -> str:
    names = sorted(set(one) | set(other))
    unlike = [name for name in names if one.get(name) != other.get(name)]
    return "; ".join(f"{name}: {one.get(name)} / {other.get(name)}" for name in unlike)


__all__ = [
    "LAWS",
    "LAWS_OF_THE_END",
    "LawBroken",
    "check_agent",
    "check_game",
    "check_laws",
    "check_lesson",
    "check_names",
]
