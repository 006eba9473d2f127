"""Whether a C compiler and Python's headers are here: `python -m tools.compiler` tries them."""

from __future__ import annotations

import tempfile
from pathlib import Path

PROBE = "#include <Python.h>\nint probe(void) { return PY_VERSION_HEX != 0; }\n"


def trouble() -> str:
    """What keeps C from being compiled here; nothing, if it can be."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE)
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except Exception as reason:
            return str(reason) or type(reason).__name__
    return ""


if __name__ == "__main__":
    raise SystemExit(trouble())
