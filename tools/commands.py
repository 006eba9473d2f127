"""Steps of a build that setuptools does otherwise, or not at all."""

from __future__ import annotations

from pathlib import Path

from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

from tools import client


class BuildLibraries(build_ext):
    """Into a folder that was built into before, and may have been left in the middle."""

    def run(self) -> None:
        """Libraries of modules that are not compiled any more go."""
        super().run()
        if not self.inplace and not self.editable_mode:
            wanted = {Path(path).resolve() for path in self.get_outputs()}
            for path in [path for path in Path(self.build_lib).rglob("*.so") if path.resolve() not in wanted]:
                path.unlink()

    def build_extension(self, ext: Extension) -> None:
        """A library counts as built once it is whole; one that was being written when all was killed is built again."""
        whole = Path(self.build_temp, f"{ext.name}.whole")
        if not whole.exists():
            Path(self.get_ext_fullpath(ext.name)).unlink(missing_ok=True)
        whole.unlink(missing_ok=True)
        super().build_extension(ext)
        whole.parent.mkdir(parents=True, exist_ok=True)
        whole.touch()


class BuildWithClient(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            client.provide()
        super().run()


class SourcesWithClient(sdist):
    """Whoever installs from it needs no Node."""

    def run(self) -> None:
        client.provide()
        super().run()
