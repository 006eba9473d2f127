"""Which games there are, and how they are played."""

from __future__ import annotations

from functools import lru_cache
from importlib.metadata import version

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import PlainTextResponse

from meadhall.kernel import shelf
from meadhall.kernel.rulebook import rulebook
from meadhall.kernel.rules import Amounts, Each, Pick, Rules, Some
from meadhall.kernel.troubles import UnknownGame
from meadhall.kernel.words import fluent
from meadhall.server import wire
from meadhall.server.tables.lessons import has_lesson
from meadhall.server.thinking.bots import Bots
from meadhall.server.thinking.levels import plays, words
from meadhall.server.troubles import NotThere
from meadhall.server.web.packing import packed
from meadhall.server.web.routes.faces import has_face
from meadhall.server.web.routes.requests import GamePath, Language, described, guarded, hall_of, reply

router = APIRouter(prefix="/api", tags=["games"], dependencies=[Depends(guarded)])


@router.get("/games", **described(wire.Games))
async def games(request: Request) -> Response:
    return await packed(request, reply(installed(hall_of(request).bots)))


@lru_cache(maxsize=1)
def installed(bots: Bots) -> wire.Games:
    """Looked up once: it takes long, and whatever is installed later is there when the hall opens again."""
    names = shelf.names()
    return wire.Games([about(shelf.find(name)) for name in names], bots.levels(), words(bots), plays(bots, names))


@router.get("/games/{game}/rulebook/{language}", **described(wire.Rulebook))
async def rules_of(request: Request, game: GamePath, language: Language) -> Response:
    book = rulebook(found(game), language)
    chapters = [
        wire.Chapter(heading, [wire.RuleText(number, book.rules[number]) for number in numbers])
        for heading, numbers in book.chapters.items()
    ]
    return await packed(request, reply(wire.Rulebook(game, language, book.title, chapters)))


@router.get("/games/{game}/words/{language}", **described(None, text=True))
async def words_of(request: Request, game: GamePath, language: Language) -> Response:
    """All its words, as one Fluent file."""
    return await packed(request, PlainTextResponse(fluent(found(game), language)))


@router.get("/health", **described(wire.Health))
async def health(request: Request) -> Response:
    return reply(wire.Health(request.app.state.hall.is_open, version("meadhall")))


def picked(pick: Pick | None) -> wire.OptionPick | None:
    match pick:
        case Each(noun=noun, names=names, joint=joint):
            return wire.OptionPick("each", joint, noun, list(names))
        case Some(noun=noun, names=names, joint=joint):
            return wire.OptionPick("some", joint, noun, list(names))
        case Amounts(most=most, joint=joint):
            return wire.OptionPick("amounts", joint, most=list(most))
        case _:
            return None


def about(rules: Rules) -> wire.GameInfo:
    return wire.GameInfo(
        name=rules.name,
        version=rules.version,
        seats=list(rules.seats),
        options=[
            wire.OptionInfo(option.name, list(option.values), option.parse is not None, picked(option.pick))
            for option in rules.options
        ],
        nouns=dict(rules.nouns),
        names={noun: list(names) for noun, names in rules.names.items()},
        has_lesson=has_lesson(rules),
        has_face=has_face(rules),
        emblem=rules.emblem,
        minutes=list(rules.minutes) if rules.minutes[1] else [],
        weight=rules.weight,
        is_for_learning=rules.is_for_learning,
        is_cooperative=rules.is_cooperative,
    )


def found(game: str) -> Rules:
    try:
        return shelf.find(game)
    except UnknownGame as trouble:
        raise NotThere(trouble.message, **trouble.about) from None
