"""Every game on six screens, in both languages and themes, in situations of the gallery."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect
from tools.gallery.serving import Gallery

from meadhall.kernel import shelf
from tests.browser.frames import SIZES, STILL, Frames, situations
from tests.browser.visitors import CHOICES

HERE = Path(__file__).parent
OVERFLOW = (HERE / "overflow.js").read_text()
TARGETS = (HERE / "targets.js").read_text()
GAMES = shelf.names()
QUIET = ("holmgang", "clash-of-rage", "raids", "yggdrasil")  # games whose digest is short

GLUED = """() => {
    const spoken = [...document.querySelectorAll("#hall .unseen, #hall title")].map(one => one.textContent);
    const tips = [...document.querySelectorAll("#hall [aria-label], #hall [data-tip]")];
    const shown = tips.flatMap(one => [one.ariaLabel ?? "", one.dataset.tip ?? ""]);
    const lines = [document.body.innerText, ...spoken, ...shown].flatMap(one => one.split("\\n"));
    return [...new Set(lines)].filter(line => /[\\p{L}\\p{N})»][:;!?](\\s|$)/u.test(line));
}"""
UNTOLD = """() => [...document.querySelectorAll("#hall [title], #hall [data-tip]")].filter(
    one => one.hasAttribute("title")
        || !one.querySelector(".unseen") && !one.ariaLabel && !one.textContent.includes(one.dataset.tip)
            && one.querySelector("[role=img]")?.ariaLabel !== one.dataset.tip
).map(one => one.outerHTML.slice(0, 120))"""


def few(gallery: Gallery, game: str) -> list[str]:
    """A question and an ending; the soak looks at every situation."""
    found = situations(gallery, game)
    return [next(one for one in found if sort in one) for sort in (".question.", ".ending.")]


def overflowing(page: Frames, one: str, sizes: Iterable[str] = SIZES) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for size in sizes:
        page.resize(size)
        for line in page.find(OVERFLOW):
            found.setdefault(line, []).append(f"{one} {size}")
    return found


def glued(page: Frames) -> list[str]:
    """French signs that lack their space, also where the page puts two texts together, or only reads them aloud."""
    return [f"no space: {line}" for line in page.find(GLUED)]


def untold(page: Frames) -> list[str]:
    return [f"explained by a title alone: {line}" for line in page.find(UNTOLD)]


def moving(page: Frames) -> list[str]:
    """Nothing moves for whoever wishes it."""
    return ["something moves"] * bool(page.find("() => document.getAnimations().length"))


@pytest.mark.parametrize("game", GAMES)
def test_all_text_is_read_whole_on_six_screens(frames, gallery, game):
    """In French, whose texts are longer. Nor is a space missing, a sign untold, or anything moving."""
    page = frames("laptop", language="fr")
    found: dict[str, list[str]] = {}
    for one in few(gallery, game):
        page.show(one)
        for line in [*glued(page), *untold(page), *moving(page)]:
            found.setdefault(line, []).append(one)
        found |= overflowing(page, one)
    assert found == {}


@pytest.mark.parametrize("game", GAMES)
def test_large_letters_are_read_whole(frames, gallery, game):
    """On the three screens with the least room; the soak has all six."""
    asked = "blood-rage.question.choose-action" if game == "blood-rage" else few(gallery, game)[0]
    page = frames(language="fr", text="large")
    page.show(asked)
    found = overflowing(page, asked, ("laptop", "phone", "sideways"))
    assert {line: where for line, where in found.items() if "textpath" not in line} == {}  # but names along a low coast


@pytest.mark.parametrize("game", [pytest.param(one, marks=pytest.mark.soak) if one in QUIET else one for one in GAMES])
def test_what_happened_since_is_read_whole_on_six_screens(visit, game):
    ann = visit("Ann")
    table = ann.new_table(game, "me", "bot:greedy", "bot:greedy")
    ann.sit_at(table)
    ann.page.wait_for_selector(CHOICES)
    ann.page.locator(".switches .language").click()
    while not ann.page.locator(".digest").count():
        ann.choose(Random(1))
        ann.until(lambda: ann.page.locator(CHOICES).count() or ann.is_over(), "the next question")
    ann.page.locator(".digest summary").click()
    assert ann.page.evaluate(GLUED) == []
    found: dict[str, list[str]] = {}
    for size, (width, height) in SIZES.items():
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.evaluate(STILL)
        for line in ann.page.evaluate(OVERFLOW):
            found.setdefault(line, []).append(size)
    assert found == {}


def test_cards_are_read_whole_where_fingers_touch(frames):
    """The numbers of small ones in a fight of three and beside a hand; a market; types that are to be armed."""
    page = frames("phone", language="fr")
    for one, sizes in (
        ("blood-rage.question.buy-back", ("phone", "sideways")),
        ("blood-rage.question.choose-ship", ("phone", "sideways")),
        ("clash-of-rage.lesson.24", ("phone", "sideways")),
        ("clash-of-rage.lesson.25", ("tablet", "tablet-upright")),
    ):
        page.show(one)
        assert overflowing(page, one, sizes) == {}


def test_the_pages_of_the_hall_are_read_whole_on_any_screen(visit):
    """Also on the narrowest tablet: where the hall's picture goes on beyond the page, the page does not."""
    ann = visit("Ann", locale="fr-FR")
    found: dict[str, list[str]] = {}
    for path in ("/", "/new", "/me"):
        ann.go(path)
        expect(ann.page.locator("main h1")).to_be_visible()
        for width, height in [*SIZES.values(), (768, 1024)]:
            ann.page.set_viewport_size({"width": width, "height": height})
            for line in ann.page.evaluate(OVERFLOW):
                found.setdefault(line, []).append(f"{path} {width}")
    assert found == {}


def test_the_story_ends_in_sight_and_keys_go_by_the_list(own_frames):
    """Both for whoever has just come: what is laid out again hides no line, and words that come late mix up no keys."""
    page = own_frames("laptop", language="fr")
    for one in ("clash-of-rage.question.go-on", "blood-rage.question.choose-slot"):
        page.show(one)
        keys = page.find("() => [...document.querySelectorAll('.choices kbd')].map(one => one.textContent)")
        assert keys == [str(at) for at in range(1, len(keys) + 1)]
        box = page.page.locator("[role=tabpanel]:has(.story)")
        assert box.evaluate("box => box.scrollHeight - box.clientHeight - box.scrollTop") < 2
        names = page.page.locator(".story .thing")
        assert set(names.evaluate_all("all => all.map(one => getComputedStyle(one).display)")) == {"inline"}


def test_what_has_no_room_is_read_from_its_beginning(frames):
    """In Clash, cards to choose from scroll from the first, and no card of the market lies beyond its edge."""
    page = frames("phone", language="fr")
    page.show("clash-of-rage.question.wear-card")
    assert page.page.locator(".tray .pick").first.bounding_box()["x"] >= 0
    page = frames("tablet", language="fr")
    page.show("clash-of-rage.question.choose-equipment")
    assert page.page.locator("section.stage").evaluate("stage => stage.scrollWidth - stage.clientWidth") == 0


def everywhere(page: Frames, ids: list[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for one in ids:
        page.show(one)
        for line in untold(page):
            found.setdefault(line, []).append(one)
        found |= overflowing(page, one)
    return found


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_all_text_of_every_situation_is_read_whole(frames, gallery, game, language):
    assert everywhere(frames(language=language), situations(gallery, game)) == {}


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_large_letters_are_read_whole_on_six_screens(frames, gallery, game):
    found = everywhere(frames(language="fr", text="large"), situations(gallery, game))
    assert {line: where for line, where in found.items() if "textpath" not in line} == {}


# A laptop

SHOWN_WHOLE = """selector => [...document.querySelectorAll(selector)].map(one => {
    const box = one.getBoundingClientRect();
    const at = (x, y) => one.contains(document.elementFromPoint(x, y));
    return at(box.left + box.width / 2, box.top + 4) && at(box.left + box.width / 2, box.bottom - 4)
        && at(box.left + 5, box.top + box.height / 2) && at(box.right - 5, box.top + box.height / 2);
})"""


def test_a_laptop_shows_whole_hands_and_packs_and_six_choices(frames):
    """In French, whose texts are longer."""
    page = frames("laptop", language="fr")
    page.show("blood-rage.question.pick-gift")
    pack = page.find(SHOWN_WHOLE, ".pack .card")
    assert len(pack) == 8 and all(pack)
    page.show("blood-rage.question.choose-action")
    hand = page.find(SHOWN_WHOLE, ".own .cards .card")
    assert len(hand) >= 7 and all(hand)
    for one in (
        "blood-rage.question.choose-action",
        "yggdrasil.question.choose-action",
        "clash-of-rage.question.choose-equipment",
    ):
        page.show(one)
        assert sum(page.find(SHOWN_WHOLE, CHOICES)) >= 6, one
        expect(page.page.locator(".moment .more")).to_be_visible()


@pytest.mark.parametrize("size", ["laptop", "sideways"])
def test_what_to_do_after_the_end_is_in_sight_without_scrolling(frames, size):
    page = frames(size, language="fr")
    for game in GAMES:
        page.show(f"{game}.ending.won")
        shown = page.find(SHOWN_WHOLE, ".ending footer > *")
        assert len(shown) >= 2 and all(shown), game


def test_a_full_hand_lies_whole_on_a_desk(frames):
    page = frames("desktop", language="fr")
    for one in ("blood-rage.question.choose-action", "blood-rage.question.keep-one-card"):
        page.show(one)
        hand = page.find(SHOWN_WHOLE, ".own .cards .card")
        assert len(hand) >= 7 and all(hand), one


SHARE_COVERED = """([over, under]) => {
    const [one, other] = [over, under].map(selector => document.querySelector(selector).getBoundingClientRect());
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return Math.max(0, wide) * Math.max(0, high) / (other.width * other.height);
}"""


OVERLAPS = """([over, under, by]) => {
    const boxes = selector => [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect());
    return boxes(over).flatMap(one => boxes(under).filter(other =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > by
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > by)).length;
}"""

BELOW = """([holder, inner]) => {
    const end = document.querySelector(holder).getBoundingClientRect().bottom;
    const below = one => one.getBoundingClientRect().bottom > end;
    return [...document.querySelectorAll(inner)].filter(below).map(one => one.textContent);
}"""


def test_a_fight_leaves_in_sight_what_it_is_about(frames):
    """About half of the province stays bare, even when four meet; the harbour of Raids is never covered."""
    page = frames("desktop", language="fr")
    for one in ("blood-rage.question.pick-battle-card", "blood-rage.question.declare-quest"):
        page.show(one)
        place = page.find("() => document.querySelector('.stage .title').textContent.split(' ').at(-1)")
        assert page.find(SHARE_COVERED, [".stage", f'.target[aria-label^="{place}"]']) < 0.52, one
        expect(page.page.locator(".veil")).to_be_attached()
    page.show("blood-rage.question.move-leader-on")
    expect(page.page.locator(".veil")).to_have_count(0)
    page.show("blood-rage.scene.figures-released")
    assert page.find(OVERLAPS, [".valhalla", ".marker .boss", 3]) == 0
    for size in ("desktop", "laptop", "tablet", "phone", "sideways"):
        page.resize(size)
        page.show("blood-rage.scene.cards-discarded")  # three cards on one side
        widths = page.find("() => [...document.querySelectorAll('.stage .host')].map(one => one.clientWidth)")
        assert len(widths) == 2 and min(widths) > 90, size
    for size in ("phone", "sideways"):
        page.resize(size)
        for one in ("strength-compared", "rage-stolen", "cards-discarded"):
            page.show(f"blood-rage.scene.{one}")
            assert page.find(BELOW, [".stage", ".total, .laurel"]) == [], (size, one)
    for size in ("desktop", "laptop"):
        page.resize(size)
        page.show("raids.question.respond")
        assert page.find(SHARE_COVERED, ["section.duel", ".raids-board .quay"]) == 0, size
        expect(page.page.locator(".ship ~ .badges use[href='#strength-19']")).to_be_attached()  # above two ships


def test_a_card_opens_large_within_the_screen(own_frames):
    for size in ("sideways", "phone", "laptop"):
        page = own_frames(size, language="fr")
        page.show("blood-rage.question.join-battle")
        card = page.page.locator(".own .cards .choosable").first
        if size == "laptop":
            card.hover()
        else:
            card.tap()
        box = page.page.locator(".large").bounding_box()
        wide, high = SIZES[size]
        assert box and box["x"] >= 0 and box["y"] >= 0, size
        assert box["x"] + box["width"] <= wide and box["y"] + box["height"] <= high, size


def test_the_isle_has_room_for_how_the_arrival_stands(frames):
    """In French; whoever is home is told by the shield at the mast, and no number of a space hides a strength."""
    page = frames("phone", language="fr")
    for size, one in (
        ("phone", "raids.scene.berths-exchanged"),
        ("sideways", "raids.scene.berths-exchanged"),
        ("tablet-upright", "raids.question.choose-sale"),
        ("laptop", "raids.question.choose-flight"),
    ):
        page.resize(size)
        page.show(one)
        assert page.find(OVERLAPS, [".standing *", ".place-number rect, .quay, .berth", 1]) == 0, size
        assert page.find(OVERLAPS, [".place-number rect", ".strength circle", 5]) == 0, size
    page.resize("laptop")
    page.show("raids.scene.glory-counted")
    assert page.find("() => document.querySelectorAll('.raids-board .ship .emblem').length") == 4


# A phone that is held upright


def test_a_phone_shows_what_can_be_taken_back(frames):
    page = frames("phone")
    page.show("raids.scene.berths-exchanged")
    assert page.find(SHOWN_WHOLE, ".take-back") == [True]


def test_a_phone_shows_how_everybody_stands(own_frames):
    page = own_frames("phone", language="en")
    page.show("blood-rage.question.choose-action")
    told = page.page.locator(".standing")
    expect(told).to_be_visible()
    assert page.find("() => document.querySelectorAll('.standing .seat').length") == 4
    expect(told).to_contain_text("Glory")
    expect(told.locator(".mine")).to_contain_text("Rage")
    told.tap()
    expect(page.page.get_by_role("tabpanel")).to_contain_text("Astrid")
    page.show("yggdrasil.question.choose-action")
    expect(page.page.locator(".gods li.active .sides")).to_be_visible()
    expect(page.page.locator(".gods li.active .sides")).to_contain_text("Power")


@pytest.mark.parametrize("size", ["phone", "sideways"])
def test_a_small_screen_shows_where_a_tile_may_lie(frames, size):
    page = frames(size, language="fr")
    page.show("clash-of-rage.question.pick-side")
    sides = page.find(SHOWN_WHOLE, ".land .lit")
    assert len(sides) == 18 and all(sides)


def test_a_phone_shows_what_may_be_forged(frames):
    page = frames("phone")
    page.show("yggdrasil.question.choose-artefact")
    assert all(page.find(SHOWN_WHOLE, ".artefact.lit"))


NOT_COVERED = """async selector => {
    const covered = [];
    for (const one of document.querySelectorAll(selector)) {
        one.scrollIntoView({ block: "nearest" });
        await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
        const box = one.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (box.height && !one.contains(top) && !top?.contains(one)) covered.push(one.textContent.trim().slice(0, 60));
    }
    return covered;
}"""


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_nothing_covers_what_a_lesson_says(frames, gallery, size):
    page = frames(size, language="fr")
    for game in GAMES:
        for one in [one for one in situations(gallery, game) if ".lesson." in one][::16]:
            page.show(one)
            assert page.find(NOT_COVERED, ".lesson .said, .lesson button, .moment .choices button.expected") == [], one


def test_what_fingers_touch_is_large_enough(frames, gallery):
    page = frames("phone", language="fr")
    small: dict[str, Any] = {}
    for game in GAMES:
        asked, _ = few(gallery, game)
        page.show(asked)
        for size in ("phone", "sideways"):
            page.resize(size)
            for line in page.find(TARGETS):
                small.setdefault(line, f"{asked} {size}")
    assert small == {}


# What is asked leaves in sight what it is about

COVERED = """([what, over]) => {
    const lid = document.querySelector(over).getBoundingClientRect();
    return [...document.querySelectorAll(what)].filter(one => {
        const box = one.getBoundingClientRect();
        const wide = Math.min(box.right, lid.right) - Math.max(box.left, lid.left);
        const high = Math.min(box.bottom, lid.bottom) - Math.max(box.top, lid.top);
        return wide > 4 && high > 4;
    }).length;
}"""


@pytest.mark.parametrize("size", ["desktop", "laptop"])
def test_a_fight_of_clash_leaves_the_whole_land_in_sight(frames, size):
    page = frames(size, language="fr")
    for one in ("pick-casualty", "pick-dice", "strike-or-flee"):
        page.show(f"clash-of-rage.question.{one}")
        assert page.find(COVERED, [".land polygon", "section.stage"]) == 0, one
        assert all(page.find(SHOWN_WHOLE, "section.stage button.lit, section.stage button.die")), one
        outside = """() => {
            const room = document.querySelector("#board").getBoundingClientRect();
            return [...document.querySelectorAll(".land polygon")].map(one => one.getBoundingClientRect()).filter(
                box => box.left < room.left || box.right > room.right || box.top < room.top || box.bottom > room.bottom
            ).length;
        }"""
        assert page.find(outside) == 0, one


@pytest.mark.parametrize("size", ["desktop", "laptop"])
def test_a_fight_of_yggdrasil_covers_neither_enemies_nor_giants(frames, size):
    page = frames(size, language="fr")
    for one in ("send-before-roll", "send-after-roll"):
        page.show(f"yggdrasil.question.{one}")
        assert page.find(COVERED, [".world-7, button.foe", "#board .stage"]) == 0, one
    page.show("yggdrasil.question.choose-search")
    assert page.find(COVERED, [".island", "#board .stage"]) == 0


def test_what_asks_leaves_the_worlds_within_reach(own_frames):
    """Six gods on a laptop: what the list says as well is not drawn over them; all scrolls out from under cards."""
    page = own_frames("laptop", language="fr")
    page.show("yggdrasil.question.roll-twice")
    expect(page.page.locator(".ash .worlds")).to_be_visible()
    expect(page.page.locator(".ash .stage")).to_have_count(0)
    page.show("yggdrasil.question.reorder-cards")
    page.page.locator(".ash .all").evaluate("all => all.scrollTo(0, all.scrollHeight)")
    stage = page.page.locator(".ash .stage").bounding_box()
    worlds = [one.bounding_box() for one in page.page.locator(".ash .clearing").all()]
    assert max(one["y"] + one["height"] for one in worlds) < stage["y"]


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_amounts_begin_where_they_make_sense_on_any_screen(frames, size):
    page = frames(size)
    for one, amount in (("send-before-roll", "3"), ("grant-vikings", "13"), ("exchange-vikings", "1")):
        page.show(f"yggdrasil.question.{one}")
        assert set(page.page.locator(".stepper output").all_inner_texts()) == {amount}


def test_all_wares_of_a_market_are_seen_at_once_on_a_small_tablet(own_frames):
    page = own_frames("tablet-upright", language="fr")
    page.page.set_viewport_size({"width": 768, "height": 1024})
    page.show("clash-of-rage.question.choose-equipment")
    market = page.page.get_by_role("group", name="Marché noir")
    bottoms = market.evaluate("""one => [one, one.closest(".stage")].map(box => box.getBoundingClientRect().bottom)""")
    assert bottoms[0] < bottoms[1] and market.locator(".card").count() == 6


def test_gods_are_read_whole_on_a_phone_held_sideways(frames):
    page = frames("sideways", language="fr")
    for one in ("choose-action", "choose-bag-to-fill", "exchange-elves"):
        page.show(f"yggdrasil.question.{one}")
        assert (
            page.find(
                "() => { const own = document.querySelector('.own'); return own.scrollHeight - own.clientHeight; }"
            )
            <= 1
        ), one


# The list of choices

CUT = """selector => [...document.querySelectorAll(selector)].filter(one => {
    const box = one.getBoundingClientRect();
    const at = y => one.contains(document.elementFromPoint(box.left + box.width / 2, y));
    return at(box.top + 3) !== at(box.bottom - 3);
}).map(one => one.textContent.trim())"""


@pytest.mark.parametrize("one", ["clash-of-rage.question.pick-side", "yggdrasil.question.choose-action"])
def test_no_choice_is_cut_in_half_wherever_the_list_is_scrolled_to(own_frames, one):
    page = own_frames(language="fr")
    page.show(one)
    for size in ("desktop", "laptop", "tablet", "tablet-upright"):
        page.resize(size)
        for down in (0, 7, 25, 60, 9999):
            page.find("down => document.querySelector('.moment .choices').scrollTo(0, down)", down)
            page.find(STILL)
            assert page.find(CUT, CHOICES) == [], (size, down)
            assert sum(page.find(SHOWN_WHOLE, CHOICES)) >= 3, (size, down)


def test_what_else_can_be_done_stands_beside_how_much_is_to_come(frames):
    page = frames("laptop", language="en")
    page.show("clash-of-rage.question.pick-side")
    rows = page.find("""() => [".moment .take-back", ".moment .more"].map(
        one => document.querySelector(one).getBoundingClientRect()).map(box => box.top + box.height / 2)""")
    assert abs(rows[0] - rows[1]) < 3


def test_keys_stay_with_their_choices_and_the_list_tells_its_kinds(own_frames):
    page = own_frames("laptop", language="en")
    page.show("blood-rage.question.choose-action")
    headings = page.page.locator(".moment .choices h3").all_inner_texts()
    assert headings == ["Invade", "March", "Pillage", "Cards", "Otherwise"]
    keys = page.page.locator(f"{CHOICES} kbd").all_inner_texts()
    assert keys[:9] == [str(key) for key in range(1, 10)] and set(keys[9:]) == {"·"}
    assert page.page.locator(CHOICES).last.get_attribute("data-move") == "pass"
    more = page.page.locator(".moment .more")
    before = more.inner_text()
    more.click()
    expect(more).not_to_have_text(before)


# What somebody wishes


@pytest.mark.parametrize(("scheme", "theme"), [("light", "daylight"), ("dark", "hall")])
def test_a_first_visit_is_as_light_as_everything_else(browser, hall, scheme, theme):
    context = browser.new_context(color_scheme=scheme)
    page = context.new_page()
    page.goto(hall.address)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    context.close()


def test_the_text_is_as_large_as_one_wishes(visit):
    ann = visit("Ann")
    ann.go("/")
    size = "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"
    before = ann.page.evaluate(size)
    ann.go("/me")
    ann.page.get_by_label("Size of the text").select_option("larger")
    assert ann.page.evaluate(size) == pytest.approx(1.3 * before)
    ann.page.reload()
    expect(ann.page.locator("a.me")).to_be_visible()
    assert ann.page.evaluate(size) == pytest.approx(1.3 * before)


def test_a_sign_is_explained_to_pointer_and_keyboard(own_frames):
    page = own_frames("laptop", language="en")
    page.show("clash-of-rage.question.choose-action")
    page.page.locator(".seats button.line").first.hover()
    expect(page.page.locator(".tip")).to_be_visible()
    page.page.mouse.move(1, 1)
    expect(page.page.locator(".tip")).to_have_count(0)
    page.page.locator(".moment .choices button").first.focus()
    while not page.page.locator(".seats button.line:focus").count():
        page.page.keyboard.press("Tab")
    expect(page.page.locator(".tip")).to_contain_text("Gold")


ROWS = "() => [...document.querySelectorAll('.column .seats > li')].map(row => row.offsetHeight)"


def test_seats_keep_their_height_whatever_they_show(frames, gallery):
    """Or everything below them would jump between turns: by two digits instead of one, by "passed", by a long name."""
    page = frames(language="fr")
    for game in ("blood-rage", "clash-of-rage", "raids"):
        rows: dict[str, list[int]] = {"laptop": []}
        for one in [one for one in situations(gallery, game) if ".question." in one][::7]:
            page.show(one)
            for size in rows:
                page.resize(size)
                rows[size] += page.find(ROWS)
        assert all(max(found) - min(found) <= 1 for found in rows.values()), (game, rows)


AMOUNTS = "where => [...document.querySelectorAll(`${where} .stepper`)].filter(one => one.checkVisibility()).length"


def test_how_many_is_counted_on_the_board_or_in_the_list_and_never_in_both(frames, gallery):
    page = frames("desktop")
    counted = []
    for one in situations(gallery, "yggdrasil"):
        if any(kind in one for kind in ("send-before-roll", "send-after-roll", "call-elves", "exchange", "grant")):
            page.show(one)
            counted.append((page.find(AMOUNTS, "#board"), page.find(AMOUNTS, ".column")))
    assert any(board for board, _ in counted) and all(not (board and column) for board, column in counted)


@pytest.mark.parametrize("size", SIZES)
def test_a_giants_seal_hides_nothing_that_lies_in_its_world(frames, size):
    page = frames(size, language="fr")
    page.show("yggdrasil.question.exchange-elves")
    found = page.find("""() => [...document.querySelectorAll(".clearing.closed")].map(world => {
        const over = (one, other) => one.left < other.right && other.left < one.right
            && one.top < other.bottom && other.top < one.bottom;
        const seal = [world.querySelector(".barred"), ...world.querySelectorAll(".barred *")];
        return [...world.querySelectorAll(".lies > *")].some(
            thing => seal.some(part => over(part.getBoundingClientRect(), thing.getBoundingClientRect())));
    })""")
    assert found and not any(found), found


def test_a_small_laptop_shows_the_whole_tree(frames):
    page = frames("laptop", language="fr")
    page.page.set_viewport_size({"width": 1024, "height": 768})
    page.show("yggdrasil.question.choose-giant")
    hidden = page.find(
        "() => [...document.querySelectorAll('.all.scrolls')].map(one => one.scrollHeight - one.clientHeight)"
    )
    assert hidden == [0]
