"""The page of a hall that was installed without its browser client: how to get it, in every language."""

from __future__ import annotations

from html import escape

from meadhall.kernel.words import LANGUAGES, shared_words

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Meadhall</title>
<main><h1>Meadhall</h1>
{sentences}
<p><a href="/openapi.json">/openapi.json</a></p></main></html>
"""


def page() -> str:
    said = [(language, shared_words(language).say("page-without-client")) for language in LANGUAGES]
    return PAGE.format(sentences="\n".join(f'<p lang="{language}">{escape(text)}</p>' for language, text in said))
