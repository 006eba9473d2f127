"""Whatever the hall says has words in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meadhall.server
from meadhall.kernel.words import LANGUAGES, shared_words

HERE = Path(meadhall.server.__file__).parent
KINDS = r"NotNow|NotUnderstood|NotYours|NotThere|NotSignedIn|Unreadable|TooLarge|Trouble|Notice|super\(\).__init__"


def messages() -> set[str]:
    """Every message named in the hall's source."""
    source = "\n".join(path.read_text() for path in HERE.rglob("*.py"))
    troubles = set(re.findall(rf'\b(?:{KINDS})\(\s*"([a-z-]+)"', source))
    troubles |= set(re.findall(r'clean\([^"]+"([a-z-]+)"\)', source)) | set(
        re.findall(r'barrier = "([a-z-]+)"', source)
    )
    troubles |= set(re.findall(r'40\d: "([a-z-]+)"', source))
    notices = {"prepared-dropped", "resigned", "overdue", "replaced", "rematch"}
    return {f"trouble-{name}" for name in troubles - notices} | {f"notice-{name}" for name in notices}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trouble_and_notice_has_words(language):
    found = messages()
    assert len(found) > 50
    assert [name for name in sorted(found) if not shared_words(language).has(name)] == []
