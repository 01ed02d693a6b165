# ===- commands_test.py - Commands of the documentation --------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs the commands of the documentation, see pages.py.

    commands_test.py BIN MLIR_BIN [PAGE…]

Tools of ao are in BIN, those of MLIR in MLIR_BIN.
"""

import os
import pathlib
import sys
import unittest

sys.dont_write_bytecode = True
import pages

# Pages whose commands need the frameworks: those after Python run in
# test/Python/torch/common/test_pages.py, UseStableHLO in test/Python/jax/test_stablehlo.py.
ELSEWHERE = {"BringYourOwnStep", "UseStableHLO"}
TOOLS: list[str] = []
CHOSEN: list[str] = []


class CommandsTest(unittest.TestCase):
    def test_pages(self):
        path = os.pathsep.join([*TOOLS, os.environ["PATH"]])
        ran = 0
        for page in sorted((pages.ROOT / "docs").rglob("*.md")):
            languages = {block.language for block in pages.blocks_of(page)}
            if "sh" not in languages or page.stem in ELSEWHERE:
                continue
            if CHOSEN and page.stem not in CHOSEN:
                continue
            ran += 1
            with self.subTest(page.stem), pages.page_folder():
                problems = list(pages.run_page(page, {"PATH": path}, ("sh",)))
                self.assertFalse(problems, "\n".join(problems))
        self.assertGreater(ran, 0)

    def test_matches(self):
        self.assertTrue(pages.matches("a … c\nd\n", "a b c\nd"))
        self.assertFalse(pages.matches("a … c\nd", "a b c\nd\ne"))
        self.assertTrue(pages.matches("a\n…\nd\n", "a\nb\nc\nd\n"))
        self.assertTrue(pages.matches("a\n…\nd\n", "a\nd\n"))
        self.assertTrue(pages.matches("a\n…\n", "a\nb\nc\n"))
        self.assertFalse(pages.matches("a\n…\nd\n", "a\nb\nc\n"))


if __name__ == "__main__":
    TOOLS[:] = [str(pathlib.Path(folder).resolve()) for folder in sys.argv[1:3]]
    CHOSEN[:] = sys.argv[3:]
    unittest.main(argv=sys.argv[:1])
