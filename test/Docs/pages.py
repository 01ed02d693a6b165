# ===- pages.py - Pages of the documentation as programs -------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs the blocks of a page in order and compares each output with the page.

A block of `python` or `sh` is run; a block of `text` after it is its output, standard
error included for `sh`, in which "…" stands for any text in a line and a line "…" for
any lines. A block with `title="FILE"` is written to FILE first. Blocks of `console`
need what a test has not (an installation, a GPU) and are not run. Pages run in an empty
folder with links to the folders of the repository.
"""

import contextlib
import io
import os
import pathlib
import re
import subprocess
import tempfile
from collections.abc import Iterator
from typing import NamedTuple, Optional

ROOT = pathlib.Path(__file__).resolve().parents[2]
LINKED = ("benchmarks", "docs", "examples", "test", "utils")
BLOCK = re.compile(
    r'^```(?P<language>\w+)(?: title="(?P<file>[^"]+)")?\n(?P<text>.*?)^```$',
    re.DOTALL | re.MULTILINE,
)


class MissingPackage(Exception):
    """The first program of a page imports a package that is not installed."""


class Block(NamedTuple):
    language: str
    file: Optional[str]
    text: str
    # The output that the page shows.
    shown: Optional[str]


def blocks_of(page: pathlib.Path) -> list[Block]:
    found = [match.group("language", "file", "text")
             for match in BLOCK.finditer(page.read_text())]
    following = [*found[1:], ("", None, "")]
    return [
        Block(*block, after[2] if after[0] == "text" and block[0] != "text" else None)
        for block, after in zip(found, following)
    ]


def matches(shown: str, printed: str) -> bool:
    """Returns whether a page shows what was printed."""
    pattern = re.escape(shown.rstrip())
    pattern = re.sub(r"(?m)^…\\\n", r"(?:[^\\n]*\\n)*?", pattern)
    pattern = re.sub(r"(?m)\\\n…\Z", r"(?:\\n[^\\n]*)*", pattern)
    pattern = pattern.replace("…", r"[^\n]*")
    return re.fullmatch(pattern, printed.rstrip()) is not None


@contextlib.contextmanager
def page_folder() -> Iterator[None]:
    """Enters an empty folder with links to those of the repository."""
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        for name in LINKED:
            os.symlink(ROOT / name, name)
        yield


def run_shell(block: Block, environment: dict[str, str]) -> tuple[int, str]:
    done = subprocess.run(
        ["bash", "-e", "-o", "pipefail", "-c", block.text],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
        env={**os.environ, **environment},
    )
    return done.returncode, done.stdout


def run_python(
    block: Block, name: str, names: dict[str, object]
) -> tuple[int, str]:
    first = "__builtins__" not in names
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        try:
            exec(compile(block.text, name, "exec"), names)
        except ImportError as error:
            if first:
                raise MissingPackage(error) from None
            raise
    return 0, output.getvalue()


def run_page(
    page: pathlib.Path,
    environment: dict[str, str],
    languages: tuple[str, ...] = ("python", "sh"),
) -> Iterator[str]:
    """Runs a page's blocks of the languages in the current folder; yields what is wrong."""
    names: dict[str, object] = {"__name__": page.stem}
    for number, block in enumerate(blocks_of(page), start=1):
        name = f"{page.name}, block {number} ({block.language})"
        if block.file:
            pathlib.Path(block.file).write_text(block.text)
        if block.language not in languages:
            continue
        if block.language == "python":
            status, printed = run_python(block, name, names)
        else:
            status, printed = run_shell(block, environment)
        if status:
            yield f"{name} ends with status {status}:\n{block.text}{printed}"
            return
        if block.shown is not None and not matches(block.shown, printed):
            yield f"{name} prints\n{printed}\nand the page shows\n{block.shown}"
