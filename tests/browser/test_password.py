"""A password is changed in the browser, by who knows the old one."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.visitors import Visitor


def account_of(visitor: Visitor, name: str, password: str) -> None:
    visitor.go("/me")
    form = visitor.page.locator("form", has_text="Keep my games")
    form.get_by_label("Name of the account").fill(name)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name="Keep my games").click()
    expect(visitor.page.get_by_text("Your games are kept, ")).to_be_visible()


def change(form: Locator, old: str, new: str) -> None:
    form.get_by_label("Current password").fill(old)
    form.get_by_label("New password").fill(new)
    form.get_by_role("button", name="Change the password").click()


def test_a_password_is_changed_and_every_other_device_is_logged_out(visit):
    ann = visit("Ann")
    account_of(ann, "ann-the-changer", "nine worlds of ash")
    phone = visit(viewport={"width": 390, "height": 800})
    phone.go("/me")
    form = phone.page.locator("form", has_text="Name of the account")
    form.get_by_label("Name of the account").fill("ann-the-changer")
    form.get_by_label("Password").fill("nine worlds of ash")
    form.get_by_role("button", name="Log in").click()
    expect(phone.page.get_by_role("heading", name="Account of ann-the-changer")).to_be_visible()

    form = ann.page.locator("form", has_text="Every other device is logged out.")
    change(form, "not what it was", "a mistletoe spear")
    expect(form.get_by_role("alert")).to_have_text("That is not your current password.")
    change(form, "nine worlds of ash", "password1")
    expect(form.get_by_role("alert")).to_contain_text("easy to guess")
    change(form, "nine worlds of ash", "a mistletoe spear")
    expect(form.get_by_role("status")).to_have_text("Your password is changed, Ann.")
    assert ann.serious() == []

    phone.page.reload()
    expect(phone.page.get_by_role("heading", name="Who comes there?")).to_be_visible()
    for visitor in (ann, phone):  # the browser itself notes each answer that is a refusal
        visitor.complaints = [note for note in visitor.complaints if "status of 4" not in note]
