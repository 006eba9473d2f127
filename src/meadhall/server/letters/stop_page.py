"""What whoever follows the link at the end of a letter is shown."""

from __future__ import annotations

from html import escape
from typing import Final, Literal

from meadhall.server.letters.waiting import known, letter_words

PAGE: Final = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>{title} – Meadhall</title>
<style>
  :root {{ color-scheme: light dark }}
  body {{ font: 1.1rem/1.5 sans-serif; max-width: 34rem; margin: 4rem auto; padding: 0 1rem }}
  button {{ font: inherit; padding: .6rem 1.2rem; min-height: 3rem; cursor: pointer }}
</style>
<h1>{title}</h1>
<p>{text}</p>
{form}<p><a href="../../">{to_hall}</a></p>
</html>
"""


def stop_page(what: Literal["ask", "done", "unknown"], language: str) -> str:
    """Asking is a form: a program that only looks at links stops nothing."""
    say = letter_words(language).say
    button = f'<form method="post"><button>{escape(say("stop-button"))}</button></form>\n' if what == "ask" else ""
    return PAGE.format(
        language=known(language),
        title=escape(say("stop-title")),
        text=escape(say(f"stop-{what}")),
        form=button,
        to_hall=escape(say("stop-to-hall")),
    )
