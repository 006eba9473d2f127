"""Programs by lines of text: what they are told, what they answer, and what becomes of those that do not."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import meadhall
from meadhall.agents import players
from meadhall.agents.agent import Heard, Seen, seen_from
from meadhall.agents.aimless import Aimless
from meadhall.agents.programs import pipe as pipes
from meadhall.agents.programs import program as talk
from meadhall.agents.programs import telling
from meadhall.agents.programs.agent import ProgramAgent, bench, in_common, program_agent
from meadhall.agents.programs.command import Allowance, command_from
from meadhall.agents.programs.program import Program
from meadhall.agents.programs.troubles import PACKAGE, BadCommand, ProgramTrouble
from meadhall.arena.playing import play_game
from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import CHANCE, Event, Seat
from meadhall.kernel.words import LANGUAGES, package_words
from tests.programs import broken_bot
from tests.waiting import wait_until

BOTS = Path(__file__).parents[2] / "examples/bots"
SKIPPER, WANDERER = [f"program:{BOTS / name}" for name in ("skipper.pl", "wanderer.py")]


def asked(game: Game) -> Seen:
    seat = game.waiting[0]
    return seen_from(game.rules, game.state, seat, Dice(1), Heard("one", game.choices, game.events(seat)))


# How a program is named


def test_a_program_is_named_with_its_words_its_options_and_its_time():
    command = command_from("program:./bot.pl --book 'two words' @depth=3 @milliseconds=200 @iterations=40")
    assert command.words == ("./bot.pl", "--book", "two words")
    assert command.settings == {"depth": "3"}
    assert command.allowance == Allowance(200, 40)
    assert command.allowance.written() == "milliseconds 200 iterations 40"
    assert command_from("./bot.pl").allowance.written() == "milliseconds 5000"


@pytest.mark.parametrize("text", ["program:", "program:'", "program:./bot @depth", "./bot @milliseconds=soon", "x @=1"])
def test_what_names_no_program_is_told(text):
    with pytest.raises(BadCommand) as told:
        command_from(text)
    assert str(told.value)


def test_seats_are_parted_by_commas_outside_quotation_marks():
    assert players.split("human, program:./bot 'a,b',greedy") == ["human", "program:./bot 'a,b'", "greedy"]


# Those that play


@pytest.mark.parametrize("bot", [SKIPPER, WANDERER], ids=["perl", "python"])
def test_a_bot_to_begin_from_plays_a_whole_game(bot):
    rules = shelf.find("raids")
    with players.seated([bot, "greedy", bot]) as agents:
        first = play_game(rules, agents, seed=3)
    with players.seated([bot, "greedy", bot]) as agents:
        assert play_game(rules, agents, seed=3, options={"villages": 4}) is not None
        assert all(agent.program is not None for agent in agents if isinstance(agent, ProgramAgent))
    assert len(first) == 3
    assert len(bench.idle[bot.removeprefix("program:")]) == 2  # each seat has had a process of its own, for both games


def test_only_what_is_new_is_told_and_what_was_taken_back_is_told_again():
    game = meadhall.new("holmgang", seats=2, seed=1, first=0)
    game.play(0, "rest")
    game.play(1, "rest")
    game.play(0, "play-card 1")
    before, answered = game.events(1), len(game.told)
    game.play(1, "play-card 2")
    assert in_common(before, game.events(1)) == len(before) == answered
    changed = [*before[:-1], *game.events(1)[-1:]]
    assert in_common(before, changed) == len(before) - 1
    assert in_common([], before) == 0


class Noted(Program):
    """Writes nothing to anybody, and takes the first move."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.hello = talk.Hello("noted", games=["*"])

    def tell(self, *lines: str) -> None:
        self.lines += lines

    def move(self, allowance: Allowance) -> str:
        return self.lines[-1].removeprefix("moves ").split("\t")[0]


def noting() -> tuple[ProgramAgent, list[str]]:
    agent, program = program_agent("program:nobody"), Noted()
    agent.program = program
    return agent, program.lines


def test_a_game_begins_with_its_name_and_a_question_tells_what_is_new():
    game = meadhall.new("holmgang", seats=2, seed=1, first=0)
    agent, lines = noting()
    for _ in range(2):
        seat = game.waiting[0]
        game.play(seat, "rest")
    for _ in range(2):
        seen = asked(game)
        game.play(seen.seat, agent.choose(seen, Dice(1)) if seen.seat == 0 else "play-card 2")
    while game.waiting[0] != 0:
        game.play(game.waiting[0], game.options(game.waiting[0])[0])
    agent.choose(asked(game), Dice(1))
    assert [line.split(" ")[0] for line in lines] == ["newgame", "position", "moves", "position", "moves"]
    firsts = [json.loads(lines[at].partition(" ")[2])["first"] for at in (1, 3)]
    assert firsts[0] == 0 < firsts[1]


# Nothing it may not know


class Twins:
    """Two tables that differ only in what one seat may not know, and a program at each that is asked for that seat."""

    def __init__(self, game: Game, watched: Seat, dice: Random) -> None:
        self.rules, self.choices, self.watched, self.dice = game.rules, game.choices, watched, dice
        self.tables = [game.state.copy(), game.rules.imagine(game.state, watched, Dice(dice.randrange(1 << 30)))]
        self.told: list[list[Event]] = [[], []]
        self.bots = [noting(), noting()]
        for table, told in zip(self.tables, self.told):
            table.log = told

    def told_alike(self) -> bool:
        """Whether the seat was asked something; both programs must have been sent the very same."""
        if self.watched not in self.tables[0].waiting:
            return False
        for number, (table, told, (agent, _)) in enumerate(zip(self.tables, self.told, self.bots)):
            heard = Heard("one", self.choices, [event.seen_by(self.watched) for event in told])
            agent.choose(seen_from(self.rules, table, self.watched, Dice(number), heard), Dice(1))
        assert self.bots[0][1] == self.bots[1][1]
        return True

    def step(self) -> bool:
        """Whether both could be played on alike, and still look the same."""
        seat = self.dice.choice(self.tables[0].waiting)
        moves = [move for move in core.options(self.tables[0], seat) if move in core.options(self.tables[1], seat)]
        if not moves:
            return False
        move = self.dice.choice(moves)
        for table in self.tables:
            core.answer(table, seat, move)
        return CHANCE not in self.tables[0].waiting and self.seen(0) == self.seen(1) and bool(self.tables[0].waiting)

    def seen(self, at: int) -> list[object]:
        """Where the rules themselves show a secret, the two part for good reason."""
        table, told = self.tables[at], [event.seen_by(self.watched) for event in self.told[at]]
        return [table.waiting, told, self.rules.view(table, self.watched)]


def look_alike(rules: Rules, seats: int, watched: Seat, enough: int) -> int:
    """Twins of every position of random games, played on while they look alike; how many questions were compared."""
    dice, compared = Random(2), 0
    for seed in range(20):
        game = Game(rules, seats, seed)
        while not game.is_over and compared < enough:
            twins = Twins(game, watched, dice)
            compared += twins.told_alike()
            while twins.step() and compared < enough:
                compared += twins.told_alike()
            seat = dice.choice(game.waiting)
            game.play(seat, dice.choice(game.options(seat)))
    return compared


@pytest.mark.parametrize("name", ["blood-rage", "clash-of-rage", "holmgang", "raids", "yggdrasil"])
def test_a_program_is_told_the_same_in_two_worlds_that_look_alike(name):
    rules = shelf.find(name)
    assert look_alike(rules, min(3, rules.seats[-1]), 0, enough=200) == 200


def test_a_program_that_were_shown_the_table_would_be_caught(monkeypatch):
    """The comparison has teeth."""
    true = telling.moment

    def open_hands(state):
        return {**true(state), "hands": [list(hand) for hand in state.hand]}

    monkeypatch.setattr(telling, "moment", open_hands)
    with pytest.raises(AssertionError):
        look_alike(shelf.find("holmgang"), 3, 0, enough=200)


def test_nothing_of_our_environment_is_handed_on(tmp_path, monkeypatch):
    monkeypatch.setenv("MEADHALL_SECRET", "sesame")
    program = Program(command_from(broken_bot(tmp_path, "print('move', '|'.join(os.environ), flush=True)")))
    found = program.move(Allowance())
    program.quit()
    assert "PATH" in found and "MEADHALL" not in found


def test_no_shell_reads_its_name(tmp_path):
    with pytest.raises(ProgramTrouble, match="There is no program"):
        Program(command_from(f"true; touch {tmp_path / 'made'}"))
    assert not (tmp_path / "made").exists()


# Those that break


@pytest.mark.parametrize(
    ("does", "message"),
    [
        ("os._exit(3)", "program-ended"),
        ("print('move dance', flush=True)", "program-illegal"),
        ("print('move', flush=True)", "program-illegal"),
        ("print('error I am lost', flush=True)", "program-error"),
        ("print('x' * 100_000, flush=True)", "program-floods"),
        ("[print('info', 'x' * 1000, flush=True) for _ in range(2000)]", "program-floods"),
        ("print('x' * 100_000, end='', flush=True)", "program-floods"),
        ("os.close(1)", "program-ended"),
    ],
)
def test_a_program_that_breaks_is_told_of_and_ended(tmp_path, does, message):
    assert trouble_with(broken_bot(tmp_path, does) + " @milliseconds=60000") == message


def test_a_program_that_hangs_is_told_of_and_ended(tmp_path, monkeypatch):
    monkeypatch.setattr(talk, "STOP_WITHIN", 0.1)
    assert trouble_with(broken_bot(tmp_path, "time.sleep(600)") + " @milliseconds=100") == "program-too-slow"


def trouble_with(bot: str) -> str:
    """The name of what goes wrong when it is asked; its process has ended, too."""
    agent = program_agent(bot, subprocess.DEVNULL)
    game = meadhall.new("holmgang", seats=2, seed=1)
    program = agent.playing("holmgang")
    with pytest.raises(ProgramTrouble) as told:
        agent.choose(asked(game), Dice(1))
    assert program.pipe.is_over and agent.program is None
    assert "{" not in str(told.value)
    return told.value.message


def test_what_was_said_unasked_is_no_answer(tmp_path):
    agent = program_agent(broken_bot(tmp_path, "print('move', moves[0] + '\\nmove rest', flush=True)"))
    game = meadhall.new("holmgang", seats=2, seed=1, first=0)
    agent.choose(asked(game), Dice(1))
    with pytest.raises(ProgramTrouble, match="nobody had asked"):
        agent.choose(asked(game), Dice(1))


def test_a_program_that_answers_only_when_stopped_has_its_answer_taken(tmp_path):
    program = broken_bot(tmp_path, "pass", stop="print('move', moves[-1], flush=True)")
    agent = program_agent(program + " @milliseconds=10")
    game = meadhall.new("holmgang", seats=2, seed=1)
    seen = asked(game)
    assert agent.choose(seen, Dice(1)) == seen.options[-1]
    agent.end()


def test_a_program_that_reads_nothing_does_not_hold_us_up(tmp_path, monkeypatch):
    monkeypatch.setattr(talk, "TAKE_WITHIN", 0.2)
    program = Program(command_from(broken_bot(tmp_path, "time.sleep(600)")))
    try:
        program.tell("go")
        with pytest.raises(ProgramTrouble):
            program.tell("x" * (1 << 20))
    finally:
        program.end()


@pytest.mark.parametrize(
    ("hello", "message"),
    [
        ('print("plays *", "ready", sep="\\n", flush=True)', "program-hello"),
        ('print("name X", "ready", sep="\\n", flush=True)', "program-hello"),
        ("os._exit(0)", "program-ended"),
        ("pass", "program-silent"),
    ],
)
def test_a_hello_that_is_none(tmp_path, monkeypatch, hello, message):
    monkeypatch.setattr(talk, "START_WITHIN", 0.3 if hello == "pass" else talk.START_WITHIN)
    with pytest.raises(ProgramTrouble) as told:
        Program(command_from(broken_bot(tmp_path, "pass", hello)))
    assert told.value.message == message


def test_an_option_the_program_has_not_and_a_game_it_does_not_play(tmp_path):
    hello = 'print("name X", "plays raids", "option luck 7", "ready", sep="\\n", flush=True)'
    bot = "program:" + broken_bot(tmp_path, "pass", hello)
    with pytest.raises(ProgramTrouble, match=r"has no option “depth”\. It has: luck"):
        players.check(bot + " @depth=3", "raids")
    with pytest.raises(ProgramTrouble, match=r"does not play holmgang\. It plays: raids"):
        players.check(bot + " @luck=3", "holmgang")
    players.check(bot, "raids")


OWNER = """
import sys, time
from meadhall.agents.programs.command import command_from
from meadhall.agents.programs.program import Program
print(Program(command_from(sys.argv[1])).pipe.process.pid, flush=True)
time.sleep(600)
"""


def test_however_we_end_the_program_ends_too(tmp_path):
    program = broken_bot(tmp_path, "pass", after="time.sleep(600)")
    owner = subprocess.Popen([sys.executable, "-c", OWNER, program], stdout=subprocess.PIPE)
    assert owner.stdout is not None
    number = int(owner.stdout.readline())
    os.kill(owner.pid, signal.SIGKILL)
    owner.wait()
    owner.stdout.close()
    wait_until(lambda: is_gone(number), "the program has ended")


def is_gone(process: int) -> bool:
    try:
        return "Z" in Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return True


def test_other_agents_are_told_no_story_unless_they_listen():
    class Listening(Aimless):
        listens = True
        heard: list[int]

        def __init__(self) -> None:
            self.heard = []

        def choose(self, seen, dice):
            assert seen.heard is not None and seen.heard.choices["first"] == "drawn"
            self.heard.append(len(seen.heard.events))
            return super().choose(seen, dice)

    class Deaf(Aimless):
        def choose(self, seen, dice):
            assert seen.heard is None
            return super().choose(seen, dice)

    listening = Listening()
    play_game(shelf.find("holmgang"), [listening, Deaf()], seed=1)
    assert listening.heard == sorted(listening.heard) and listening.heard[-1] > 0


def test_what_is_kept_of_the_environment_opens_no_door(monkeypatch):
    monkeypatch.setattr(os, "environ", {"PATH": "/bin", "DATABASE_URL": "postgresql://me:sesame@db"})
    assert pipes.plain_environment() == {"PATH": "/bin"}


def test_whatever_goes_wrong_is_said_in_both_languages():
    folder = Path(pipes.__file__).parent
    named = {name for path in folder.glob("*.py") for name in re.findall(r'"(program-[a-z-]+)"', path.read_text())}
    assert len(named) > 12
    for language in LANGUAGES:
        words = package_words(PACKAGE, language)
        assert [name for name in named if not words.has(f"trouble-{name}")] == []
    texts = [(folder / "words" / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    first, *others = [re.findall(r"^[a-z-]+(?= =)", text, re.M) for text in texts]
    assert all(other == first for other in others)
