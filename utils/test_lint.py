#!/usr/bin/env python3
# ===- test_lint.py - tests of lint.py ----------------------------------------===
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===--------------------------------------------------------------------------===
"""Plants one violation of each rule and expects exactly that finding."""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import lint  # noqa: E402

HEADER = f"// {lint.LICENSE_LINE}\n"


def findings(rule, path, text):
    return [(line, what) for line, what in rule(path, text)]


class TextRules(unittest.TestCase):
    def test_length(self):
        self.assertEqual(findings(lint.check_length, "a.cpp", "x\n" * 800), [])
        self.assertEqual(len(findings(lint.check_length, "a.cpp", "x\n" * 801)), 1)
        # Data may be as long as it needs to be.
        self.assertEqual(findings(lint.check_length, "a.mlir", "x\n" * 801), [])

    def test_license(self):
        self.assertEqual(findings(lint.check_license, "a.td", HEADER), [])
        self.assertEqual(len(findings(lint.check_license, "a.td", "def A;\n")), 1)
        self.assertEqual(findings(lint.check_license, "a.md", "text\n"), [])

    def test_forbidden(self):
        for text in (
            "open('/wor" + "k/x')",
            "out=/tm" + "p/x",
            "see ../share" + "d/x",
            "// TO" + "DO: later",
            "# FIX" + "ME",
            "pip install from py" + "pi.org",
        ):
            found = findings(lint.check_forbidden, "a.md", f"fine\n{text}\n")
            self.assertEqual([line for line, _ in found], [2], text)
        for text in (
            "dir=$(mktemp -d /tm" + "p/x.XXXX)",
            "https://example.org/network/page",
            "lib/tmp/file",
        ):
            self.assertEqual(findings(lint.check_forbidden, "a.md", text), [], text)

    def test_layers(self):
        text = '#include "mlir/IR/Operation.h"\n'
        self.assertEqual(
            [line for line, _ in findings(lint.check_layers, "lib/Planner/A.cpp", text)],
            [1],
        )
        self.assertEqual(findings(lint.check_layers, "lib/Analysis/A.cpp", text), [])

    def test_text(self):
        self.assertEqual(findings(lint.check_text, "a.h", "int a;\n"), [])
        self.assertEqual(len(findings(lint.check_text, "a.h", "int a;")), 1)
        self.assertEqual(len(findings(lint.check_text, "a.h", "int a;\n\n")), 1)
        self.assertEqual(
            [line for line, _ in findings(lint.check_text, "a.h", "a\nb\r\n")], [2]
        )

    def test_mode(self):
        self.assertEqual(list(lint.check_mode("s", b"#!", True)), [])
        self.assertEqual(list(lint.check_mode("s", b"in", False)), [])
        self.assertEqual(len(list(lint.check_mode("s", b"#!", False))), 1)
        self.assertEqual(len(list(lint.check_mode("s", b"in", True))), 1)


class WholeTree(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        subprocess.run(["git", "init", "-q", self.root], check=True)
        (self.root / ".clang-format").write_text("BasedOnStyle: LLVM\n")

    def lint(self, name, text):
        """Tracks one file and lints the tree: (exit status, output)."""
        (self.root / name).write_text(text)
        subprocess.run(["git", "add", name], cwd=self.root, check=True)
        result = subprocess.run(
            [sys.executable, lint.__file__, self.root],
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        )
        return result.returncode, result.stdout

    def test_clean(self):
        self.assertEqual(self.lint("a.h", HEADER + "int a;\n")[0], 0)

    def test_untracked_is_ignored(self):
        (self.root / "b.h").write_text("int  b;")
        self.assertEqual(self.lint("a.h", HEADER + "int a;\n")[0], 0)

    @unittest.skipUnless(shutil.which("clang-format-22"), "needs clang-format")
    def test_format(self):
        status, output = self.lint("a.h", HEADER + "int  a ;\n")
        self.assertEqual(status, 1)
        self.assertIn("a.h:2:", output)

    def test_links(self):
        (self.root / "b.md").write_text("text")
        status, output = self.lint(
            "a.md", "[b](b.md) [c](c.md)\n[d](https://example.org/d)\n"
        )
        self.assertEqual(status, 1)
        self.assertIn("a.md:1: no such file: 'c.md'", output)
        self.assertIn("lint: 1 findings", output)

    def test_finding_fails(self):
        status, output = self.lint("a.h", "int a;\n")
        self.assertEqual(status, 1)
        self.assertIn("a.h:1: no licence line", output)


if __name__ == "__main__":
    unittest.main()
