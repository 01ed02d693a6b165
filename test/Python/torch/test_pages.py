# ===- test_pages.py - Pages for people who train --------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs the Python of docs/Tutorials and docs/HowTo, a page in one process, and compares
what each block prints with the block of text after it. "…" stands for any text in a
line. A page whose first block needs a package that is not there is skipped.
"""

import contextlib
import io
import logging
import os
import pathlib
import re
import sys
import tempfile
import unittest
import warnings

import torch

ROOT = pathlib.Path(__file__).resolve().parents[3]
PAGES = sorted(
    page
    for folder in ("Tutorials", "HowTo")
    for page in (ROOT / "docs" / folder).glob("*.md")
)
BLOCK = re.compile(r"^```(python|text)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def blocks_of(page):
    """Pairs of a program and what it prints, None where the page does not say."""
    blocks = [match.groups() for match in BLOCK.finditer(page.read_text())]
    for index, (kind, text) in enumerate(blocks):
        if kind == "python":
            after = blocks[index + 1] if index + 1 < len(blocks) else ("", "")
            yield text, after[1] if after[0] == "text" else None


def matches(shown, printed):
    """Whether a page shows what was printed."""
    pattern = re.escape(shown.rstrip()).replace("…", r"[^\n]*")
    return re.fullmatch(pattern, printed.rstrip()) is not None


def run_page(test, page):
    """Runs all blocks of a page in one namespace and in an empty folder."""
    names = {"__name__": page.stem}
    for number, (program, shown) in enumerate(blocks_of(page)):
        output = io.StringIO()
        code = compile(program, f"{page.name}, block {number + 1}", "exec")
        with contextlib.redirect_stdout(output):
            try:
                exec(code, names)
            except ImportError as error:
                if number == 0:
                    test.skipTest(str(error))
                raise
        if shown is not None:
            test.assertTrue(
                matches(shown, output.getvalue()),
                f"{page.name}, block {number + 1} prints\n{output.getvalue()}\n"
                f"and the page shows\n{shown}",
            )


class PagesTest(unittest.TestCase):
    def test_pages(self):
        self.assertTrue(PAGES)
        logging.getLogger("ao.torch.integrations").propagate = False
        for page in PAGES:
            with self.subTest(page.stem), tempfile.TemporaryDirectory() as folder:
                torch.manual_seed(0)
                with contextlib.chdir(folder), warnings.catch_warnings():
                    # Those of libraries that a page imports.
                    for kind in (FutureWarning, DeprecationWarning):
                        warnings.simplefilter("ignore", kind)
                    run_page(self, page)

    def test_matches(self):
        self.assertTrue(matches("a … c\nd\n", "a b c\nd"))
        self.assertFalse(matches("a … c\nd", "a b c\nd\ne"))


if __name__ == "__main__":
    torch.set_num_threads(1)
    sys.path.insert(0, os.fspath(ROOT / "examples"))
    unittest.main()
