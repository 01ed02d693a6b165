# ===- test_pages.py - Pages for people who train --------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs the Python of docs/Tutorials and docs/HowTo (test/Docs/pages.py), and the commands
of pages that need both. A page that needs a package that is not there is skipped.
"""

import logging
import os
import pathlib
import sys
import unittest
import warnings

import torch

import ao

ROOT = pathlib.Path(__file__).resolve().parents[4]
sys.path.insert(0, os.fspath(ROOT / "test" / "Docs"))
import pages  # noqa: E402

BIN = pathlib.Path(ao.__file__).parents[2] / "bin"
ENVIRONMENT = {
    "PATH": f"{BIN}:{os.environ['PATH']}",
    "AO_JAX_PYTHON": sys.executable,
}
# Commands of other pages run in test/Docs/commands_test.py.
COMMANDS = ("BringYourOwnStep",)
PAGES = sorted(
    page
    for folder in ("Tutorials", "HowTo")
    for page in (ROOT / "docs" / folder).glob("*.md")
)


class PagesTest(unittest.TestCase):
    def run_page(self, page):
        languages = ("python", "sh") if page.stem in COMMANDS else ("python",)
        try:
            problems = list(pages.run_page(page, ENVIRONMENT, languages))
        except pages.MissingPackage as error:
            self.skipTest(str(error))
        self.assertFalse(problems, "\n".join(problems))

    def test_pages(self):
        self.assertTrue(PAGES)
        logging.getLogger("ao.torch.integrations").propagate = False
        for page in PAGES:
            with self.subTest(page.stem), pages.page_folder():
                torch.manual_seed(0)
                with warnings.catch_warnings():
                    # Those of libraries that a page imports.
                    for kind in (FutureWarning, DeprecationWarning):
                        warnings.simplefilter("ignore", kind)
                    self.run_page(page)


if __name__ == "__main__":
    torch.set_num_threads(1)
    sys.path.insert(0, os.fspath(ROOT / "examples"))
    unittest.main()
