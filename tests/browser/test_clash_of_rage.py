"""Clash of Rage in the browser: from the banners to victory, a fight on its stage, odds, sheets, both languages."""

from __future__ import annotations

import json
import re
import urllib.request
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.model import ELVES
from meadhall.games.clashofrage.regions import CELL_Q, CELL_R, CELLS, CITY_CELL, FORGE_CELL, HOME
from meadhall.kernel.words import words_of
from tests.browser.visitors import Visitor

PHONE = {"width": 390, "height": 844}
CITIES = {CELLS * tile + cell for tile, cell in enumerate(CITY_CELL)}
FORGES = {CELLS * tile + cell for tile, cell in enumerate(FORGE_CELL)}


class Player:
    """Somebody at a table of Clash: answers on the page where that is tested, else by the hall's routes."""

    def __init__(self, visitor: Visitor, table: str, seat: int) -> None:
        self.visitor = visitor
        self.table = table
        self.seat = seat
        self.page = visitor.page
        self.board = visitor.page.locator("#board")
        self.sheet = visitor.page.locator(".own")
        self.stage = visitor.page.locator("section.stage")
        self.cookies = visitor.context.cookies()

    def news(self) -> Any:
        return self.ask("GET", f"state?seat={self.seat}")

    def asked(self) -> str | None:
        news = self.news()
        return news["moment"]["kind"] if news["question"] is not None else None

    def answer(self, news: Any, choice: Any) -> Any:
        body = {"seat": self.seat, "question": news["question"], "move": choice["number"]}
        return self.ask("POST", "answers", body)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """The news that answer it; not through the page, which has enough to draw."""
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in self.cookies)
        asked = urllib.request.Request(
            f"{self.visitor.hall.address}api/tables/{self.table}/{path}",
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Cookie": cookies, "Content-Type": "application/json", "Origin": self.visitor.hall.address[:-1]},
        )
        with urllib.request.urlopen(asked, timeout=20) as answered:
            return json.load(answered)["news"]

    def shows(self, kind: str) -> None:
        """Until it is this that the page asks."""
        asks = {
            "choose-action": "move your armies",
            "pick-origin": "From where do you move",
            "pick-tactic": "Lay one tactic card",
            "pick-spot": "Choose a corner on the map",
        }
        expect(self.page.locator("#moment-sentence")).to_contain_text(asks[kind])


def name_of(place: int) -> str:
    return words_of(RULES, "en").called("place", place, "name")


@pytest.fixture
def seated(visit):
    """A table with Ann, Bo and whoever else; both look at it."""

    def sit(*others: str, looks: dict[str, Any] | None = None, **options: Any) -> tuple[Player, Player]:
        ann, bo = visit("Ann", **(looks or {})), visit("Bo")
        table = ann.new_table("clash-of-rage", "me", "open", *others, options={"first": 0, **options})
        bo.join(table, 1)
        ann.sit_at(table)
        bo.sit_at(table)
        return Player(ann, table, 0), Player(bo, table, 1)

    return sit


# Answers that need no page


def idle(choices: list[Any]) -> Any:
    """Whatever brings the turn to its end."""
    by_kind = {choice["kind"]: choice for choice in reversed(choices)}
    for kind in ("pass", "end-movement", "end-equipment", "flee", "keep-dice"):
        if kind in by_kind:
            return by_kind[kind]
    return choices[0]


def bold(news: Any, seat: int) -> Any:
    """All together against the Elves, whatever the odds."""
    by_kind, view = sorted_by_kind(news["choices"]), news["view"]
    if "go" in by_kind and "take-all" not in by_kind:
        attacks = [move for move in by_kind["go"] if move["about"]["foes"]]
        elves = [place for place, _, _ in view["hexes"] if sum(view["armies"][-1][place])]
        return attacks[0] if attacks else min(by_kind["go"], key=lambda move: steps_to(move, view, seat, elves))
    for kind in ("move-armies", "take-all", "take", "move-from"):
        if kind in by_kind:
            return by_kind[kind][0]
    return idle(news["choices"])


def keen(news: Any, seat: int) -> Any:
    """Towards cities and forges, into fights that are likely won, and to the anvil: it wins sooner or later."""
    by_kind, view = sorted_by_kind(news["choices"]), news["view"]
    prizes = CITIES | FORGES
    if news["moment"]["kind"] == "choose-action":
        can_forge = 0 < view["forging"][seat] <= view["crystals"][seat]
        return by_kind["equip-armies" if can_forge or view["gold"][seat] > 4 else "move-armies"][0]
    if "move-from" in by_kind:
        held = [one for one in by_kind["move-from"] if one["fields"]["place"] in prizes]
        free = [one for one in by_kind["move-from"] if one not in held or sum(army_at(one, view, seat)) > 2]
        return (free or by_kind["end-movement"])[0]
    for kind in ("leave-one", "take-all"):
        if kind in by_kind and (kind == "take-all" or news["moment"]["fields"]["place"] in prizes):
            return by_kind[kind][0]
    if "go" in by_kind:
        return best_way(by_kind, view, seat)
    for kind in ("forge", "buy", "deploy-rest", "reroll-blanks"):
        if kind in by_kind:
            return by_kind[kind][-1]
    if "strike" in by_kind and by_kind["strike"][0]["about"]["chance"] < 25:
        return by_kind["flee"][0]
    return by_kind.get("end-equipment", news["choices"])[0]


def army_at(move: Any, view: Any, seat: int) -> list[int]:
    return list(view["armies"][seat][move["fields"]["place"]])


def best_way(by_kind: dict[str, list[Any]], view: Any, seat: int) -> Any:
    """Whatever leads to the next city or forge that is not ours yet."""
    wanted = [place for place in CITIES | FORGES if not sum(view["armies"][seat][place])]

    def far(move: Any) -> float:
        if move["about"]["foes"]:
            dares = move["about"]["chance"] >= (60 if view["round"] < 6 else 40)
            return steps_to(move, view, seat, wanted) - 0.5 if dares else 99.0
        return steps_to(move, view, seat, wanted)

    best = min(by_kind["go"], key=far)
    return by_kind["halt"][0] if "halt" in by_kind and far(best) > 1 else best


def steps_to(move: Any, view: Any, seat: int, places: list[int]) -> int:
    """From where the move leads to the nearest of these, as the raven flies."""
    where = {place: (q, r) for place, q, r in view["hexes"]}
    where[HOME] = tuple(view["spots"][view["bastions"][seat]])
    q, r = where[move["fields"]["place"]]
    apart = [(q - where[place][0], r - where[place][1]) for place in places if place in where]
    return min((max(abs(a), abs(b), abs(a + b)) for a, b in apart), default=9)


def sorted_by_kind(choices: list[Any]) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for choice in choices:
        found.setdefault(choice["kind"], []).append(choice)
    return found


def beside_elves(view: Any) -> set[int]:
    """Spots for a bastion that touch a territory of the Elves."""
    held = {(q, r) for place, q, r in view["hexes"] if sum(view["armies"][-1][place])}
    near = {(q + CELL_Q[way], r + CELL_R[way]) for q, r in held for way in range(1, 7)}
    return {spot for spot, (q, r) in enumerate(view["spots"]) if (q, r) in near}


def open_beside_elves(players: tuple[Player, Player]) -> None:
    """To the first action, Ann's bastion beside Elves."""
    while players[0].news()["view"]["phase"] < 3:
        for player in players:
            news = player.news()
            if news["question"] is None or news["view"]["phase"] >= 3:
                continue
            near = beside_elves(news["view"])
            fit = [one for one in news["choices"] if one["kind"] == "place-bastion" and one["fields"]["spot"] in near]
            player.answer(news, (fit or news["choices"])[0])


def to_a_fight(ann: Player, bo: Player) -> None:
    """Ann attacks somebody; whatever else is asked is answered idly."""
    for _ in range(200):
        for player in (ann, bo):
            news = player.news()
            if news["view"]["battlefield"] < HOME and news["view"]["active"] == ann.seat:
                return
            if news["question"] is not None:
                player.answer(news, bold(news, ann.seat) if player is ann else idle(news["choices"]))
    raise AssertionError("nobody was attacked")


# The opening, a fight, the end


@pytest.mark.timeout(900)  # a whole game
@pytest.mark.soak
def test_two_people_and_a_bot_play_to_victory(seated):
    ann, bo = seated("bot:greedy")
    for player, clan in ((ann, "Goldleif Clan"), (bo, "Army of the Tomb")):
        player.stage.get_by_role("button", name=re.compile(f"^Lead the {clan}")).click()
    for player in (ann, bo):
        player.shows("pick-tactic")
        player.sheet.get_by_role("button", name=re.compile("^Tactic card")).first.click()
    for player in sorted((ann, bo), key=lambda one: one.news()["view"]["order"].index(one.seat)):
        player.shows("pick-spot")
        player.board.get_by_role("button", name=re.compile(r"^(Beside|Between|Where) ")).first.click()

    # The first action: figure by figure out of the bastion, or all of them; then back to what is left of the day.
    for player in sorted((ann, bo), key=lambda one: one.news()["view"]["order"].index(one.seat)):
        player.shows("choose-action")
        player.board.get_by_role("button", name="Move your armies").click()
        player.board.get_by_role("button", name=re.compile("^Bastion of .* From the Bastion")).click()
        player.board.get_by_role("button", name=re.compile("^One ")).first.click()
        player.board.get_by_role("button", name=re.compile(r"^All \d+ of them|^One ")).first.click()
        press(player, player.board.get_by_role("button", name=re.compile(r"\. To ")), key="Enter")
        finish_action(player, ann, bo)

    play_out(ann, bo)
    for player in (ann, bo):
        player.visitor.sit_at(player.table)
        ending = player.page.locator(".ending")
        expect(ending.locator("h2")).to_have_text(re.compile(r"wins?\b"))
        expect(ending).to_contain_text(re.compile(r"holds [45] of 4 points in the second action of round \d+"))
        result = player.news()["result"]
        winner = next(seat for seat, one in enumerate(result) if one["won"])
        assert ending.locator("ol > li").first.locator(".items > li:not(.due)").count() == result[winner]["score"] >= 4
        assert ending.locator("tbody tr").count() == 3


def play_out(ann: Player, bo: Player) -> None:
    """From the lobby: Ann takes what she can, Bo looks on."""
    for player in (ann, bo):
        player.visitor.go("/")
    while (up := next_up(ann, bo))[1]["result"] is None:
        player, news = up
        while news["question"] is not None:
            news = player.answer(news, keen(news, ann.seat) if player is ann else idle(news["choices"]))


def next_up(*players: Player) -> tuple[Player, Any]:
    """Who is asked something, or sees the end, and their news; bots may have to answer first."""

    def found() -> tuple[Player, Any] | None:
        for player in players:
            news = player.news()
            if news["question"] is not None or news["result"]:
                return player, news
        return None

    up = players[0].visitor.until(found, "somebody is asked, or the game is over")
    assert up is not None
    return up


def finish_action(player: Player, ann: Player, bo: Player) -> None:
    """On the board: halt, and move no more. Fights are fought idly, until somebody is to choose another action."""
    while True:
        finish_fights(ann, bo)
        up, news = next_up(ann, bo)
        kind = news["moment"]["kind"]
        if up is not player or kind not in ("go-on", "pick-origin"):
            return
        done = "Halt here" if kind == "go-on" else "Movement is finished"
        press(player, player.board.get_by_role("button", name=done))


def finish_fights(ann: Player, bo: Player) -> None:
    """By the hall's routes, until nobody fights any more."""
    while ann.news()["view"]["battlefield"] != HOME + 1:
        player, news = next_up(ann, bo)
        if news["view"]["battlefield"] != HOME + 1:
            player.answer(news, idle(news["choices"]))


def test_a_fight_with_rerolls_and_flight_on_its_stage(seated, visit):
    ann, bo = seated(clans="goldleif tomb")
    watcher = visit()
    watcher.sit_at(ann.table)
    open_beside_elves((ann, bo))
    has_rerolled = has_fled = False
    for _ in range(12):
        to_a_fight(ann, bo)
        place = name_of(ann.news()["view"]["battlefield"])
        for page in (ann.page, bo.page, watcher.page):
            expect(page.get_by_role("region", name=re.compile(f"^Fight at .*{re.escape(place)}"))).to_be_visible()
        rerolled, has_fled = fight_on(ann, bo, wants_to_flee=has_rerolled)
        has_rerolled = has_rerolled or rerolled
        if has_fled:
            break
    assert has_rerolled and has_fled
    for page in (ann.page, watcher.page):
        expect(page.locator("section.stage")).to_have_count(0)
        expect(page.locator(".story")).to_contain_text(
            re.compile(r"(Ann flees|You flee) from .* to (the|your) Bastion")
        )
        expect(page.locator(".story")).to_contain_text(
            re.compile(r"One die of Ann is rolled again|You roll one die again")
        )


def fight_on(ann: Player, bo: Player, wants_to_flee: bool) -> tuple[bool, bool]:
    """Through the stage alone, for both; whether Ann has rolled a die again, and whether she fled."""
    has_rerolled = False
    while True:
        player, news = next_up(ann, bo)
        if news["view"]["battlefield"] > HOME:
            return has_rerolled, False
        kind = news["moment"]["kind"]
        if kind == "strike-or-flee" and player is ann and (wants_to_flee or has_rerolled):
            player.stage.get_by_role("button", name="Flee to the Bastion").click()
            expect(player.stage).to_have_count(0)
            return has_rerolled, True
        if kind == "strike-or-flee":
            expect(player.stage).to_contain_text(re.compile(r"\d+\s% to win"))
            press(player, player.stage.get_by_role("button", name=re.compile("^Strike")))
        elif kind == "pick-dice" and player is ann and not has_rerolled and has_dice_to_choose(player):
            roll_one_again(player)
            has_rerolled = True
        elif kind == "pick-dice":
            press(player, player.stage.get_by_role("button", name="Keep the dice"))
        else:
            assert kind == "pick-casualty"
            press(player, player.stage.locator("button.lit"))


def press(player: Player, button: Locator, key: str | None = None) -> None:
    """One of them, and wait until it is answered."""
    question = player.news()["question"]
    player.visitor.insist(lambda: button.first.press(key) if key else button.first.click())
    player.visitor.until(lambda: player.news()["question"] != question, "what was pressed is answered")


def has_dice_to_choose(player: Player) -> bool:
    dice = player.stage.locator("button.die")
    expect(dice.first).to_be_visible()
    return dice.count() > 1


def roll_one_again(player: Player) -> None:
    """Two dice are tapped, one is kept after all."""
    dice = player.stage.locator("button.die")
    dice.nth(0).click()
    dice.nth(1).click()
    expect(player.stage.get_by_role("button", name="Roll 2 dice again")).to_be_visible()
    dice.nth(0).click()
    expect(dice.nth(0)).to_have_attribute("aria-pressed", "false")
    player.stage.get_by_role("button", name="Roll one die again").click()
    expect(player.page.locator(".story")).to_contain_text("You roll one die again")


def test_an_attack_shows_its_odds_before_it_is_made(seated):
    ann, bo = seated(clans="goldleif tomb")
    open_beside_elves((ann, bo))
    attacks = to_attacks(ann, bo)
    target = attacks[0]
    name = name_of(target["fields"]["place"])
    odds = f"{target['about']['chance']} % to win"
    hex_of = ann.board.get_by_role("button", name=re.compile(f"{re.escape(name)}.*{odds}"))
    expect(hex_of).to_be_visible()
    hex_of.hover()
    card = ann.board.locator(".card")
    expect(card).to_contain_text(odds)
    expect(card).to_contain_text(f"{target['about']['lost'] / 10} of yours fall")
    expect(ann.page.locator(f'[data-move="{target["text"]}"]')).to_have_class(re.compile("hinted"))


def to_attacks(ann: Player, bo: Player) -> list[Any]:
    """Until Ann has mustered a band beside Elves: the attacks it can make."""
    for _ in range(60):
        for player in (ann, bo):
            news = player.news()
            if news["question"] is None:
                continue
            attacks = [one for one in news["choices"] if one["kind"] == "go" and one["about"]["foes"]]
            if player is ann and attacks and not any(one["kind"] == "take-all" for one in news["choices"]):
                return attacks
            moving = player is ann and news["moment"]["kind"] in ("choose-action", "pick-origin", "pick-figures")
            player.answer(news, news["choices"][0] if moving else idle(news["choices"]))
    raise AssertionError("nobody can be attacked")


def test_a_forbidden_click_says_why(seated):
    ann, bo = seated(clans="goldleif tomb")
    open_beside_elves((ann, bo))
    first = ann if ann.news()["question"] is not None else bo
    first.shows("choose-action")
    first.board.get_by_role("button", name="Move your armies").click()
    first.shows("pick-origin")
    first.board.get_by_role("button", name=re.compile(r"^the stone of Greyholt")).click()
    why = first.page.locator(".why")
    expect(why).to_contain_text("None of your figures is at the stone of Greyholt")
    expect(why.get_by_role("button", name="CR-7.4")).to_be_visible()


def test_every_sheet_and_the_market_can_be_looked_at(seated):
    ann, bo = seated(clans="goldleif tomb")
    ann.shows("pick-tactic")
    expect(ann.sheet).to_contain_text("Berserker")
    ann.sheet.get_by_role("button", name="Sheet of Bo").click()
    expect(ann.sheet).to_contain_text("Your tactic cards")  # who has to lay a card sees it
    ann.sheet.get_by_role("button", name=re.compile("^Tactic card")).first.click()
    expect(ann.sheet).to_contain_text("Bone Colossus")
    expect(ann.sheet.get_by_role("img", name="Tactic cards in hand 3")).to_be_visible()
    ann.sheet.get_by_role("button", name="Sheet of the Elves").click()
    expect(ann.sheet).to_contain_text("Shining Guard")
    elves = sum(map(sum, ann.news()["view"]["armies"][-1]))
    expect(ann.sheet).to_contain_text(f"{elves} Elves on the map")
    ann.page.locator(".seats").get_by_role("button", name=re.compile("^Sheet of Ann")).click()
    expect(ann.sheet).to_contain_text("Berserker")
    ann.sheet.get_by_role("button", name="Black market").click()
    expect(ann.stage.locator(".six > *")).to_have_count(6)
    ann.stage.get_by_role("button", name="Close").click()
    expect(ann.stage).to_have_count(0)
    assert bo.news()["view"]["armies"][ELVES - 2]


# For everybody


def test_the_same_table_in_french(seated):
    ann, bo = seated(clans="goldleif tomb")
    ann.page.get_by_role("button", name="Passer au français").click()
    expect(ann.sheet).to_contain_text("Vos cartes Tactique")
    open_beside_elves((ann, bo))
    to_a_fight(ann, bo)
    expect(ann.page.get_by_role("region", name=re.compile("^Combat à "))).to_be_visible()
    expect(ann.stage).to_contain_text("Attaquant")
    expect(ann.stage).to_contain_text(re.compile("Défenseur, joué par Bo|Défenseur"))
    if ann.asked() == "strike-or-flee":
        expect(ann.stage.get_by_role("button", name=re.compile("Assaut"))).to_be_visible()
    ann.sheet.get_by_role("button", name=re.compile("Fiche : les Elfes")).click()
    expect(ann.sheet).to_contain_text("Garde étincelant")
    assert not re.search(r"\b(face|move|event|ask)-[a-z]+", ann.page.locator("body").inner_text())


# By keyboard alone

FOCUSED = """() => {
    const at = document.activeElement, box = at.getBoundingClientRect();
    const isInside = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
    return {
        name: at.getAttribute("aria-label") ?? at.innerText,
        move: at.dataset.move ?? "",
        isSeen: at !== document.body && at.matches(":focus-visible") && isInside,
        isChoice: at.closest(".moment .choices") !== null,
        isOnBoard: at.closest("#board") !== null,
    };
}"""


IS_IN_SIGHT = """() => {
    const frame = document.querySelector("#board .frame").getBoundingClientRect();
    const at = document.activeElement.getBoundingClientRect();
    const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
    return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
}"""


class Keys:
    """Somebody without a mouse. Whatever they press, the focus is somewhere, and can be seen."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page

    def focus(self) -> Any:
        return self.page.evaluate(FOCUSED)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        focus = self.focus()
        assert focus["isSeen"], f"{key} leads to {focus}"

    def answer(self, key: str = "Enter") -> None:
        """Once, or twice where the page asks again; and wait until it is answered."""
        question = self.player.news()["question"]
        self.player.visitor.insist(lambda: self.press(key))
        self.player.visitor.until(lambda: self.player.news()["question"] != question, "what was pressed is answered")
        self.press("Escape")  # what is played is passed over

    def reach(self, name: str, key: str = "Shift+Tab") -> None:
        """On the board."""
        for _ in range(200):
            self.page.keyboard.press(key)
            focus = self.focus()
            if focus["isOnBoard"] and re.search(name, focus["name"]):
                return
        raise AssertionError(f"{name} cannot be reached")

    def pick(self, move: str) -> None:
        """In the list."""
        expect(self.player.visitor.choice(move)).to_be_visible()
        while not self.focus()["isChoice"]:
            self.page.keyboard.press("Tab")
        while self.focus()["move"] != move:
            self.press("ArrowDown")
        self.answer()

    def point(self, move: str) -> None:
        """On the map, where the choice is called as in the list."""
        called = self.player.visitor.choice(move).locator(".grow").inner_text().split("\n")[0]
        self.reach(re.escape(called.split(" (")[0]))
        self.answer()


def test_a_whole_turn_by_keyboard_alone(seated):
    """A card, a corner on the map, figures counted, an attack, its dice, and the end of the action."""
    ann, bo = seated(clans="goldleif tomb")
    keys = Keys(ann)
    ann.shows("pick-tactic")
    keys.page.keyboard.press("ArrowDown")  # from wherever one is, to the choices
    assert keys.focus()["isChoice"]
    has_counted = has_fought = False
    for _ in range(200):
        player, news = next_up(ann, bo)
        if player is bo:
            if has_fought and news["moment"]["kind"] == "choose-action":
                break
            bo.answer(news, idle(news["choices"]))
            continue
        kind = news["moment"]["kind"]
        has_fought = has_fought or news["view"]["battlefield"] < HOME
        if has_fought and kind in ("choose-action", "pick-tactic"):
            break
        expect(ann.visitor.choice(news["choices"][0]["text"])).to_be_visible()
        if kind == "pick-tactic":
            keys.answer("1")
        elif kind == "pick-spot":
            near = beside_elves(news["view"])
            fit = [one for one in news["choices"] if one["fields"]["spot"] in near]
            keys.point((fit or news["choices"])[0]["text"])
        elif kind == "pick-figures" and not has_counted:
            count_figures(keys)
            has_counted = True
        else:
            choice = bold(news, ann.seat)
            (keys.point if choice["kind"] in ("go", "move-from") else keys.pick)(choice["text"])
    assert has_counted and has_fought
    assert bo.asked() or ann.asked()


def count_figures(keys: Keys) -> None:
    """To as many as there are; who counts on stays there."""
    keys.reach("^More: ")
    more = keys.focus()["name"]
    value = keys.player.board.locator(".stepper output").first
    before = ""
    while (now := value.inner_text()) != before:
        before = now
        keys.press("Enter")
    keys.press("Enter")
    assert keys.focus()["name"] == more
    keys.reach(r"^Take \d+ along", key="Tab")
    keys.press("Enter")
    keys.player.visitor.until(
        lambda: any(one["kind"] == "go" for one in keys.player.news()["choices"] or []), "they are told where to go"
    )


def test_arrow_keys_lead_to_every_territory(seated):
    """Also while something else is asked: each tells who stands there."""
    ann, bo = seated(clans="goldleif tomb")
    open_beside_elves((ann, bo))
    first = ann if ann.news()["question"] is not None else bo
    first.shows("choose-action")
    keys = Keys(first)
    keys.reach("^Bastion of")
    view = first.news()["view"]
    wanted = {words_of(RULES, "en").called("place", place) for place, _, _ in view["hexes"]}
    rng = Random(1)
    for _ in range(3000):
        wanted.discard(keys.focus()["name"].split(".")[0])
        if not wanted:
            return
        keys.press(rng.choice(("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")))
    raise AssertionError(f"arrow keys never lead to {wanted}")


def test_a_held_key_makes_one_choice(seated):
    ann, bo = seated(clans="goldleif tomb")
    ann.shows("pick-tactic")
    bo.answer(bo.news(), bo.news()["choices"][0])
    for key in ("1", "Enter"):
        offered = ann.visitor.moves()
        ann.page.keyboard.down(key)
        offered = next_offer(ann, bo, offered)
        for _ in range(3):
            ann.page.keyboard.down(key)  # as a keyboard repeats it
            assert ann.visitor.moves() == offered
        ann.page.keyboard.up(key)


def next_offer(ann: Player, bo: Player, before: list[str]) -> list[str]:
    """What Ann may choose from next; Bo is idle meanwhile."""
    while ann.visitor.moves() in (before, []):
        news = bo.news()
        if news["question"] is not None:
            bo.answer(news, idle(news["choices"]))
    return ann.visitor.moves()


def test_what_the_keyboard_comes_to_is_in_sight_however_close_one_looks(seated):
    ann, bo = seated(clans="goldleif tomb")
    open_beside_elves((ann, bo))
    ann.visitor.until(lambda: ann.page.locator("#board .target").count() > 7, "the land is drawn")
    keys = Keys(ann)
    keys.reach("^Closer$")
    for _ in range(4):
        keys.press("Enter")
    expect(ann.page.locator("#board .content")).to_have_attribute("style", re.compile(r"scale\(3\.8"))
    keys.reach("^Bastion of")
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown") * 3:
        keys.press(key)
        assert ann.page.evaluate(IS_IN_SIGHT), keys.focus()
