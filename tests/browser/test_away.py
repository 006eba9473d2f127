"""Told when one is away: by the browser, by mail; a link that stops it, a new password by letter."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.test_password import account_of
from tests.browser.visitors import HallProcess
from tests.server.mail import SENDER, MailServer, key_in

PASSWORD = "nine worlds of ash"
RECORDED = """
    window.noticed = [];
    window.asked = 0;
    window.Notification = class {
        static permission = "default";
        static async requestPermission() {
            window.asked += 1;
            return (window.Notification.permission = "granted");
        }
        constructor(title, about) { window.noticed.push([title, about.body]); }
        close() {}
    };
"""


@pytest.fixture
def mail() -> Iterator[MailServer]:
    server = MailServer()
    yield server
    server.close()


@pytest.fixture
def writing(tmp_path: Path, mail: MailServer) -> Iterator[HallProcess]:
    """A hall that writes letters. It is named before `visit`, so that its visitors leave first."""
    wishes = ("--smtp", mail.address, "--mail-from", SENDER, "--public-address", "https://games.example")
    opened = HallProcess(tmp_path, *wishes)
    yield opened
    opened.stop()


def test_an_address_is_confirmed_and_a_forgotten_password_replaced(writing, visit, mail):
    ann = visit("Ann", to=writing)
    account_of(ann, "ann", PASSWORD)
    page = ann.page
    page.get_by_label("Mail address").fill("ann@games.example")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Write to me there").click()
    expect(page.get_by_text("A letter is on its way to ann@games.example")).to_be_visible()
    ann.until(lambda: mail.box.letters, "a letter")
    phone = visit(to=writing, viewport={"width": 390, "height": 844})
    phone.go(f"/confirm/{key_in(mail.box.letters[-1], 'confirm')}")
    expect(phone.page.get_by_role("status")).to_have_text("The hall writes to ann@games.example from now on.")
    page.reload()
    expect(page.get_by_role("button", name="Once a day at most")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Once an hour at most").click()
    expect(page.get_by_role("button", name="Once an hour at most")).to_have_attribute("aria-pressed", "true")
    assert ann.serious() == []

    phone.go("/me")
    phone.page.get_by_role("link", name="Forgotten?").click()
    phone.page.get_by_label("Name of the account, or its mail address").fill("ann@games.example")
    phone.page.get_by_role("button", name="Send the link").click()
    expect(phone.page.get_by_role("status")).to_contain_text("If there is such an account")
    phone.until(lambda: len(mail.box.letters) > 1, "another letter")
    phone.go(f"/recover/{key_in(mail.box.letters[-1], 'recover')}")
    phone.page.get_by_label("New password").fill("a mistletoe spear")
    phone.page.get_by_role("button", name="Change the password").click()
    expect(phone.page.get_by_role("heading", name="Account of ann")).to_be_visible()
    page.reload()  # every other device is logged out
    expect(page.get_by_role("heading", name="Who comes there?")).to_be_visible()
    ann.complaints = [note for note in ann.complaints if "status of 4" not in note]


def test_a_turn_is_told_by_the_browser_to_who_asked_for_it(visit):
    ann, bo = visit("Ann"), visit("Bo")
    ann.context.add_init_script(RECORDED)
    ann.page.reload()
    table = ann.new_table("holmgang", "me", "open", mode="correspondence", options={"first": 1})
    ann.go(f"/table/{table}")
    offer = ann.page.get_by_role("button", name="Yes, tell me")
    expect(offer).to_be_visible()
    assert ann.page.evaluate("asked") == 0  # nobody is asked before they want it
    offer.click()
    expect(offer).to_have_count(0)
    assert ann.page.evaluate("asked") == 1
    bo.join(table, 1)
    bo.sit_at(table)
    expect(ann.page.locator("#board")).to_be_visible()
    ann.page.evaluate("Object.defineProperty(document, 'hidden', {get: () => true})")
    bo.make(bo.until(bo.moves, "a question")[-1])
    told = ann.until(lambda: ann.page.evaluate("noticed"), "the browser tells")
    assert told == [["Your turn: Holmgang", "Bo"]]


def test_a_feed_is_shown_once_and_ended(visit):
    ann = visit("Ann")
    ann.go("/me")
    ann.page.get_by_role("button", name="Make an address").click()
    address = ann.page.get_by_label("Address for a calendar").input_value()
    assert re.fullmatch(rf"{ann.hall.address}feeds/[\w-]+/turns\.ics", address)
    assert "BEGIN:VCALENDAR" in ann.page.evaluate("async path => (await fetch(path)).text()", address)
    ann.page.get_by_role("button", name="End it").click()
    expect(ann.page.get_by_text("The address shows nothing any more.")).to_be_visible()
    assert ann.page.evaluate("async path => (await fetch(path)).status", address) == 404
    ann.complaints = [note for note in ann.complaints if "status of 4" not in note]
