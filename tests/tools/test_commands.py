"""A build that goes on after another, or after one that was killed."""

from __future__ import annotations

from pathlib import Path

import pytest
from setuptools import Distribution, Extension
from tools.commands import BuildLibraries


def build(root: Path, *names: str) -> dict[str, bytes]:
    """The libraries that lie in the folder afterwards."""
    sources = [(name, root / f"{name}.c") for name in names]
    for _, path in sources:
        if not path.exists():
            path.write_text(f'const char *told = "{path.stem}";\n')
    distribution = Distribution({"ext_modules": [Extension(name, [str(path)]) for name, path in sources]})
    command = BuildLibraries(distribution)
    command.build_lib, command.build_temp = str(root / "libraries"), str(root / "objects")
    command.ensure_finalized()
    command.run()
    return {path.name.split(".")[0]: path.read_bytes() for path in (root / "libraries").glob("*.so")}


def library(root: Path, name: str) -> Path:
    return next((root / "libraries").glob(f"{name}.*.so"))


def test_what_was_being_written_when_all_was_killed_is_built_again(tmp_path, monkeypatch):
    whole = build(tmp_path, "first", "second")
    assert sorted(whole) == ["first", "second"]
    first, second = library(tmp_path, "first"), library(tmp_path, "second")
    built = first.stat().st_mtime_ns

    class Killed(BaseException):
        pass

    def killed(command, extension):
        if extension.name == "second":
            second.write_bytes(b"half")
            raise Killed

    with monkeypatch.context() as patch, pytest.raises(Killed):
        patch.setattr("setuptools.command.build_ext.build_ext.build_extension", killed)
        build(tmp_path, "first", "second")
    assert second.read_bytes() == b"half"
    assert build(tmp_path, "first", "second") == whole
    assert first.stat().st_mtime_ns == built


def test_the_library_of_a_module_that_is_not_compiled_any_more_goes(tmp_path):
    build(tmp_path, "first", "second")
    assert sorted(build(tmp_path, "first")) == ["first"]
