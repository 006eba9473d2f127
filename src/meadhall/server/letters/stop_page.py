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
  :root {{
    color-scheme: dark;
    --ground: #24170f; --wood: #33241a; --line: #5f4c3c; --ink: #f3e9da; --ember: #f29b4c; --on: #24120a;
  }}
  @media (prefers-color-scheme: light) {{
    :root {{
      color-scheme: light;
      --ground: #e6d9c3; --wood: #f8f0e2; --line: #c0ab8f; --ink: #35241a; --ember: #a8441c; --on: #fff8ee;
    }}
  }}
  body {{ font: 1.1rem/1.5 sans-serif; margin: 0; padding: 4rem 1rem; background: var(--ground); color: var(--ink) }}
  main {{
    max-width: 32rem; margin: auto; padding: 1rem 1.6rem;
    background: var(--wood); border: 1px solid var(--line); border-radius: .6rem;
  }}
  h1 {{ font: 700 1.6rem/1.2 serif }}
  a {{ color: inherit }}
  button {{
    font: inherit; font-weight: 700; padding: .6rem 1.2rem; min-height: 3rem; cursor: pointer;
    background: var(--ember); color: var(--on); border: 0; border-radius: .5rem;
  }}
</style>
<main>
<h1>{title}</h1>
<p>{text}</p>
{form}<p><a href="../../">{to_hall}</a></p>
</main>
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
