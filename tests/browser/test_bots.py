"""A bot account: made in the browser, invited by name, marked where it sits, and let go."""

from __future__ import annotations

import threading

from playwright.sync_api import expect

from tests.browser.test_password import account_of
from tests.envoys import envoy


def test_a_bot_account_is_made_invited_marked_and_let_go(visit):
    grim, bo = visit("Grim"), visit("Bo")
    account_of(grim, "grim-the-bot", "nine worlds of ash")
    panel = grim.page.get_by_role("region", name="Bot account")
    panel.get_by_label("For good: no person plays under this name again.").check()
    panel.get_by_role("button", name="Make it a bot account").click()
    panel.get_by_label("What the token is for").fill("at home")
    panel.get_by_role("button", name="New token").click()
    expect(panel.get_by_role("status")).to_have_text("Keep it now: it is never shown again.")
    assert grim.serious() == []

    client, token = envoy(), panel.locator("code").inner_text()
    serving = threading.Thread(target=lambda: client.Envoy(client.Hall(grim.hall.address, token)).serve())
    serving.start()
    bo.until(lambda: bo.ask("GET", "api/bots")["bots"], "the bot listens")
    bo.go("/new/holmgang")
    bo.page.get_by_role("button", name="2", exact=True).click()
    bo.page.locator(".places select").nth(1).select_option(label="Bot account: Grim")
    bo.page.get_by_role("button", name="Set the table").click()
    expect(bo.page.locator("#board")).to_be_visible()
    expect(bo.page.locator(".seats li", has_text="Grim")).to_contain_text("bot")

    panel.get_by_role("button", name="Revoke").click()
    expect(panel.get_by_role("button", name="Revoke")).to_have_count(0)
    serving.join()
