"""Whatever is installed by `make` has a pin, and every pin its hashes."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text())
ASKED = [
    *SETTINGS["build-system"]["requires"],
    *SETTINGS["project"]["dependencies"],
    *[wish for wishes in SETTINGS["project"]["optional-dependencies"].values() for wish in wishes],
    *[wish for wishes in SETTINGS["dependency-groups"].values() for wish in wishes],
]
LOCKS = {
    "constraints.txt": ASKED,
    "bench/constraints.txt": (ROOT / "bench/peers.in").read_text().splitlines(),
}


def pins(lock: str) -> dict[str, tuple[str, list[str]]]:
    """Each package with its version and its hashes."""
    text = (ROOT / lock).read_text().replace("\\\n", "")
    found = [
        re.fullmatch(r"([\w.-]+)==(\S+)(?: ; .*?)?((?: +--hash=sha256:[0-9a-f]{64})*)", line)
        for line in text.splitlines()
    ]
    assert all(found), [line for line, read in zip(text.splitlines(), found) if not read]
    return {read[1]: (read[2], read[3].split()) for read in found if read}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_package_that_is_asked_for_has_a_pin_that_will_do(lock):
    known = pins(lock)
    for wish in map(Requirement, LOCKS[lock]):
        version, _ = known[canonicalize_name(wish.name)]
        assert wish.specifier.contains(version), f"{wish} is pinned to {version}: make lock"


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_has_its_hashes_and_no_address(lock):
    assert [name for name, (_, hashes) in pins(lock).items() if not hashes] == []
    assert "://" not in (ROOT / lock).read_text()


def test_what_compiles_here_is_what_compiles_in_a_package():
    assert set(SETTINGS["dependency-groups"]["compile"]) < set(SETTINGS["build-system"]["requires"])


def test_every_group_is_locked():
    groups = re.search(r"^GROUPS *:= (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert groups and set(groups[1].split()) == set(SETTINGS["dependency-groups"])
