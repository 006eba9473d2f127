"""What a wheel and an sdist contain, and what a package index makes of their description."""

from __future__ import annotations

import re
import tarfile
import tomllib
import zipfile
from pathlib import Path

from packaging.metadata import Metadata
from readme_renderer import markdown

ROOT = Path(__file__).parents[1]
UNWANTED = re.compile(r"(^|/)(node_modules|__pycache__|\.venv|build)/|\.(db|log)$|\.py[co]$")


def check(wheel: Path, sdist: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        inside = set(archive.namelist())
        about = next(name for name in inside if name.endswith(".dist-info/METADATA"))
        check_description(wheel.name, archive.read(about))
    check_names(wheel, inside, wanted_in_wheel())
    assert any(name.endswith(".so") for name in inside), f"{wheel.name} holds no compiled rules"
    assert "linux_x86_64" not in wheel.name or "manylinux" in wheel.name, f"{wheel.name}: no index takes this platform"
    with tarfile.open(sdist) as archive:
        top = sdist.name.removesuffix(".tar.gz")
        inside = {member.name.removeprefix(f"{top}/") for member in archive if member.isfile()}
        found = archive.extractfile(f"{top}/PKG-INFO")
        assert found is not None
        check_description(sdist.name, found.read())
    own = {str(path.relative_to(ROOT)) for path in (ROOT / "tools").glob("*.py")}
    check_names(sdist, inside, {f"src/{name}" for name in wanted_in_wheel()} | own | {"web/package-lock.json"})
    assert not any(name.endswith(".so") for name in inside), f"{sdist.name} holds compiled files"


def wanted_in_wheel() -> set[str]:
    """Every module, word, rulebook, lesson and picture that the package is run with."""
    package = ROOT / "src/meadhall"
    paths = [path for path in package.rglob("*") if path.is_file() and not UNWANTED.search(str(path))]
    wanted = {str(path.relative_to(ROOT / "src")) for path in paths if path.suffix != ".so"}
    assert "meadhall/server/web/static/index.html" in wanted, "the client is not built"
    return wanted


def check_names(package: Path, inside: set[str], wanted: set[str]) -> None:
    missing = sorted(wanted - inside)
    assert not missing, f"{package.name} lacks {missing}"
    strange = sorted(name for name in inside if UNWANTED.search(name))
    assert not strange, f"{package.name} holds {strange}"
    print(f"{package.name}: {len(inside)} files, nothing missing, nothing strange")


def check_description(name: str, metadata: bytes) -> None:
    """Valid as an index reads it, and a page without broken pictures or links."""
    about = Metadata.from_email(metadata, validate=True)
    page = markdown.render(about.description or "")
    assert page, f"{name}: the description cannot be shown"
    addresses = re.findall(r'(?:src|href)="([^"]*)"', page)
    broken = [address for address in addresses if not address.startswith(("https://", "#"))]
    assert not broken, f"{name}: the page of an index would not find {broken}"
    print(f"{name}: the page of an index is whole, with {page.count('<img')} pictures")
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    if not settings["tool"]["meadhall"]["files"]:
        print("  (pictures and links need a public address of this project: CONTRIBUTING.md, “Releasing”)")
