#!/usr/bin/env python3
# ===- test_tree_figures.py - The figures count what they say --------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Tests of tree_figures.py, on small sources and on the tree itself."""

import contextlib
import io
import pathlib
import sys
import tempfile
import unittest
from unittest import mock

import tree_figures
from cxx_functions import find_functions

SOURCE = """\
#include <vector>
#define BODY(x) { x }

namespace ao {
/// Documented.
int one() { return 1; }

class Pair {
public:
  Pair(int a, int b)
      : first{a}, second(b) {}
  bool operator==(const Pair &other) const {
    auto same = [&](int x) { return x == first; };
    return same(other.first) && '{' != "}"[0];
  }

private:
  int first = 0, second{1};
  enum class Kind { A, B };
};

template <typename T>
static T
twice(T value = {}) {
  if (value > 0) {
    for (;;) {
    }
  }
  return value + value; // }
}
} // namespace ao
"""


class TreeFigures(unittest.TestCase):
    def test_functions(self):
        found = list(find_functions(SOURCE))
        self.assertEqual(found, [(6, 6), (10, 11), (12, 15), (22, 30)])

    def test_measure(self):
        lengths, documented, comments = tree_figures.measure("a.cpp", SOURCE)
        self.assertEqual(lengths, [1, 2, 4, 9])
        self.assertEqual((documented, comments), (1, 1))

    def test_script(self):
        text = 'def f():\n    """What."""\n    return 1\n\n\n# Why.\nx = 1\n'
        self.assertEqual(tree_figures.measure("a.py", text), ([3], 1, 1))

    def test_percentiles(self):
        values = list(range(1, 101))
        self.assertEqual(tree_figures.at(values, 0.5), 50)
        self.assertEqual(tree_figures.at(values, 0.9), 90)
        self.assertEqual(tree_figures.at(values, 1), 100)
        self.assertEqual(tree_figures.at([], 0.5), 0)

    def test_parts(self):
        root = pathlib.Path(__file__).parents[1]
        parts, product = tree_figures.collect(root)
        empty = [name for name, part in parts.items() if not part.files]
        self.assertEqual(empty, [])
        self.assertGreater(len(product.functions), 1000)

    def test_table(self):
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            with mock.patch.object(sys, "argv", ["tree_figures.py"]):
                self.assertEqual(tree_figures.main(), 0)
        table, structure = printed.getvalue().split("\n\n")
        rows = table.splitlines()
        self.assertIn("cycles of folders: 0", structure)
        self.assertIn("sentences of comments without a subject: 0", structure)
        self.assertEqual(len(rows), len(tree_figures.PARTS) + 3)
        self.assertEqual({row.count("|") for row in rows}, {9})

    def test_files_of_an_option(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            listing = "include/ao/Planner/PlanOptions.def"
            texts = {
                listing: 'AO_PLAN_OPTION(Size, minBytes, 0, "min-bytes", NoTraits, "")',
                "lib/a.cpp": "options.minBytes = 1;",
                "python/ao/b.py": "min_bytes = 1",
                "lib/c.cpp": "minByte",
                "test/d.py": "min_bytes = 1",
            }
            for path, text in texts.items():
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text(text)
            self.assertEqual(
                tree_figures.count_option_files(root, sorted(texts)), [3]
            )


if __name__ == "__main__":
    unittest.main()
