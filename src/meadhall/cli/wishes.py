"""Table options as they are typed: `--option villages=4`."""

from __future__ import annotations

from meadhall.kernel.troubles import BadOption


def read_options(typed: list[str] | None) -> dict[str, str]:
    wishes: dict[str, str] = {}
    for text in typed or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption("option-needs-value", option=text)
        wishes[name.strip().replace("-", "_")] = value.strip()
    return wishes
