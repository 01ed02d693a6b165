#!/usr/bin/env python3
# ===- test_lint.py - Tests of lint.py -------------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Plants one violation of each rule and expects exactly that finding."""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import lint  # noqa: E402
import lint_folders  # noqa: E402
import lint_comments  # noqa: E402
import lint_directives  # noqa: E402
import lint_headers  # noqa: E402
import lint_messages  # noqa: E402
import lint_names  # noqa: E402
import lint_prose  # noqa: E402
import lint_tablegen  # noqa: E402



def header(path, title="A title"):
    """Returns the start of a source."""
    return lint_headers.mend(path, f"//===- {path} - {title} -===//\n//===" + 60 * "-" + "===//\n")


def findings(rule, path, text):
    return [(line, what) for line, what in rule(path, text)]


class TextRules(unittest.TestCase):
    def test_length(self):
        self.assertEqual(findings(lint.check_length, "a.cpp", "x\n" * 800), [])
        self.assertEqual(len(findings(lint.check_length, "a.cpp", "x\n" * 801)), 1)
        # Data may be as long as it needs to be.
        self.assertEqual(findings(lint.check_length, "a.mlir", "x\n" * 801), [])

    def test_functions(self):
        def function(lines):
            return "int f() {\n" + "  g();\n" * (lines - 2) + "}\n"

        def found(path, text):
            return [line for line, _ in findings(lint.check_functions, path, text)]

        self.assertEqual(found("lib/a.cpp", function(60)), [])
        self.assertEqual(found("lib/a.cpp", "int x;\n" + function(61)), [2])
        # Tables of a test may be as long as there are rows.
        self.assertEqual(found("unittests/a.cpp", function(61)), [])
        self.assertEqual(found("runtime/cts/a.cpp", function(61)), [])

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
        self.assertEqual(
            len(findings(lint.check_layers, "tools/ao-run/harness/A.cpp", text)), 1
        )
        self.assertEqual(findings(lint.check_layers, "lib/Analysis/A.cpp", text), [])
        self.assertEqual(findings(lint.check_layers, "tools/ao-run/A.cpp", text), [])

    def test_text(self):
        self.assertEqual(findings(lint.check_text, "a.h", "int a;\n"), [])
        self.assertEqual(len(findings(lint.check_text, "a.h", "int a;")), 1)
        self.assertEqual(len(findings(lint.check_text, "a.h", "int a;\n\n")), 1)
        self.assertEqual(
            [line for line, _ in findings(lint.check_text, "a.h", "a\nb\r\n")], [2]
        )

    def test_run_lines(self):
        three = "// RUN: a\n// RUN: b \\\n// RUN:   | c\n// RUN: d\n"

        def found(path, text):
            return len(findings(lint.check_run_lines, path, text))

        self.assertEqual(found("test/a.mlir", three), 0)
        self.assertEqual(found("test/a.mlir", three + "// RUN: e\n"), 1)
        self.assertEqual(found("test/a.test", three + "RUN: e\n"), 1)
        self.assertEqual(found("test/Inputs/a.mlir", three + "// RUN: e\n"), 0)

    def test_mode(self):
        self.assertEqual(list(lint.check_mode("s", b"#!", True)), [])
        self.assertEqual(list(lint.check_mode("s", b"in", False)), [])
        self.assertEqual(len(list(lint.check_mode("s", b"#!", False))), 1)
        self.assertEqual(len(list(lint.check_mode("s", b"in", True))), 1)


RULE = "//===" + 70 * "-" + "===//"
LICENSE = "\n".join("//" + line for line in lint_headers.LICENSE)


class Headers(unittest.TestCase):
    def mend(self, text, path="a/B.h"):
        """The mended text, which is in order and stays as it is."""
        mended = lint_headers.mend(path, text)
        self.assertEqual(findings(lint_headers.check, path, mended), [])
        self.assertEqual(lint_headers.mend(path, mended), mended)
        if mended != text:
            self.assertEqual(len(findings(lint_headers.check, path, text)), 1)
        return mended

    def test_form(self):
        first = "//===- B.h - Some contents " + 38 * "-" + "*- C++ -*-===//"
        text = f"{first}\n//\n{LICENSE}\n//\n{RULE}\n\nint a;\n"
        self.assertEqual(len(first), 80)
        self.assertEqual(self.mend(text), text)

    def test_old_forms(self):
        want = self.mend(f"//===- B.h - Some contents -===//\n{RULE}\nint a;\n")
        for old in (
            # Small letter, and less about the licence.
            f"//===- B.h - some contents --*- C++ -*-===//\n//\n"
            f"{LICENSE.splitlines()[-1]}\n//\n{RULE}\nint a;\n",
            # The first line broken by clang-format.
            f"//===- B.h - some contents *- C++\n//-*-===//\n//\n{RULE}\nint a;\n",
            f"//===- B.h - some contents  -*- C++\n//-*-===//\n//\n{RULE}\nint a;\n",
            f"//===- B.h - some contents *- C++ -*-=//\n//\n{RULE}\nint a;\n",
        ):
            self.assertEqual(self.mend(old), want, old)

    def test_text_about_the_file(self):
        start = self.mend(f"//===- B.h - Some contents -===//\n{RULE}\n")
        about = f"//\n// Why.\n//\n{RULE}\n\nint a;\n"
        self.assertEqual(self.mend(start + "\n" + about), start + about)
        section = f"\n{RULE}\n// A section\n{RULE}\n"
        self.assertEqual(self.mend(start + section), start + section)

    def test_tools_have_small_letters(self):
        text = self.mend(f"//===- a.cpp - ao-opt with tests -===//\n{RULE}\n", "a.cpp")
        self.assertIn("//===- a.cpp - ao-opt with tests ----", text)

    def test_headers_in_c(self):
        text = f"//===- D.h - c -*- C -*-===//\n{RULE}\n"
        first = self.mend(text, "include/ao-c/D.h").split("\n")[0]
        self.assertTrue(first.endswith("*- C -*-===//"), first)
        self.assertEqual(len(first), 80)

    def test_scripts(self):
        rule = "# ===" + 70 * "-" + "==="
        text = f"#!/usr/bin/env python3\n# ===- b.py - some contents --===\n#\n{rule}\n1\n"
        lines = self.mend(text, "b.py").split("\n")
        self.assertEqual(lines[0], "#!/usr/bin/env python3")
        self.assertTrue(lines[1].startswith("# ===- b.py - Some contents --"))
        self.assertEqual({len(lines[1]), len(lines[7])}, {80})
        self.assertEqual(lines[8:], ["1", ""])

    def test_what_nobody_can_mend(self):
        for path, text in (
            ("a.h", "int a;\n"),
            ("b.py", "# SPDX-License-Identifier: none\n1\n"),
            ("a.h", f"//===- a.h - {60 * 'x'} -===//\n{RULE}\n"),
            ("a.h", f"//===- a.h - What it is {41 * '-'}*- C++ -*-===//\n//\n{LICENSE}\n//\n{RULE}\n"),
        ):
            self.assertEqual(lint_headers.mend(path, text), text)
            self.assertEqual(len(findings(lint_headers.check, path, text)), 1)
        self.assertEqual(findings(lint_headers.check, "a.mlir", "x\n"), [])
        self.assertEqual(findings(lint_headers.check, "a/__init__.py", ""), [])


class Prose(unittest.TestCase):
    def mend(self, text):
        mended = lint_prose.mend("a.md", text)
        self.assertEqual(findings(lint_prose.check, "a.md", mended), [])
        self.assertEqual(lint_prose.mend("a.md", mended), mended)
        return mended

    def test_wide(self):
        text = "word " * 40 + "end\n\n" + "short\n" * 2
        self.assertEqual([n for n, _ in findings(lint_prose.check, "a.md", text)], [1])
        first, second, *rest = self.mend(text).split("\n")
        self.assertEqual((first, second), ("word " * 23 + "word", "word " * 16 + "end"))
        self.assertEqual(rest, ["", "short", "short", ""])

    def test_items(self):
        text = "* " + "word " * 40 + "end\n  more\n* second\n"
        lines = self.mend(text).split("\n")
        self.assertTrue(lines[1].startswith("  word"))
        self.assertEqual(lines[2:], ["* second", ""])

    def test_long_pages(self):
        text = "word\n" * 3001
        found = findings(lint_prose.check, "docs/" + "a.md", text)
        self.assertEqual([n for n, _ in found], [1])
        for path, words in (("docs/" + "a.md", text[:-5]), ("a.md", text)):
            self.assertEqual(findings(lint_prose.check, path, words), [])

    def test_may_be_wide(self):
        long = "word " * 40
        for text in (
            f"| {long} |\n",
            f"```sh\n{long}\n```\n",
            f"# {long}\n",
            f"    {long}\n",
            "x" * 200 + "\n",
        ):
            self.assertEqual(findings(lint_prose.check, "a.md", text), [], text)
        self.assertEqual(findings(lint_prose.check, "docs/Reference/API/C.md", long), [])

    def test_stays_in_one_piece(self):
        text = "x" * 114 + " `a b c` d\n"
        self.assertEqual(self.mend(text), "x" * 114 + "\n`a b c` d\n")
        # A dash at the start of a line would begin a list.
        self.assertEqual(self.mend("x" * 118 + " - d\n"), "x" * 118 + " -\nd\n")

    def test_terms_of_the_glossary(self):
        for text, line in (
            ("A long\nsentence. A value\nstays here.\n", 2),
            ("* An op is made\n  again later.\n", 1),
            ("| a | b |\n|---|---|\n| `x` | waits behind the loop |\n", 3),
            ("```\nit stays\n```\nAll recordings of a tree.\n", 4),
            ("First. What follows is long.\n", 1),
            ("* Of what is read.\n", 1),
            ("| a cell | That follows |\n", 1),
            ("It comes to 12 bytes.\n", 1),
            ("Values lying in host memory.\n", 1),
            ("The recording is replayed.\n", 1),
            ("For anyone who reads it.\n", 1),
        ):
            with self.subTest(text):
                found = findings(lint_prose.check, "a.md", text)
                self.assertEqual([number for number, _ in found], [line], found)

    def test_not_checked_for_terms(self):
        for text in (
            "Ops are moved, and their loop is no `scf.for`.\n",
            "It reads `made again` and [a page](Of/what/stays.md).\n",
            "```\nWhat stays behind\n```\n",
            "## What is offloaded\n",
            "A stand-in.\n",
        ):
            self.assertEqual(findings(lint_prose.check, "a.md", text), [], text)
        self.assertEqual(findings(lint_prose.check, "docs/Reference/API/C.md", "It stays.\n"), [])


class Messages(unittest.TestCase):
    def found(self, path, text):
        return findings(lint_messages.check, path, text)

    def test_terms_of_the_glossary(self):
        good = 'emitError() << "expected a tensor, got " << type;\n'
        self.assertEqual(self.found("lib/a.cpp", good), [])
        for words in (
            "may move",
            "made again",
            "a second time",
            "stays on the device",
            "leaves the device",
            "is handed on",
            "nobody reads it",
            "behind the loop",
            "no stack of the loop",
            "knows no budgets",
            "on all ways",
            "is no tensor",
        ):
            with self.subTest(words):
                text = f'int a;\nemitError() << "value {words}";\n'
                ((line, what),) = self.found("lib/a.cpp", text)
                self.assertEqual(line, 2)
                self.assertIn("docs/Glossary.md", what)

    def test_templates_of_the_report(self):
        text = 'const a = `${count} values may move`;\n'
        self.assertEqual([line for line, _ in self.found("lib/a.js", text)], [1])

    def test_openings(self):
        ((line, what),) = self.found("tools/a.cpp", 'print("What a loop yields");\n')
        self.assertEqual(
            (line, what), (1, "'What' starts a sentence: name its subject")
        )

    def test_literals_in_parts_are_one_text(self):
        text = 'emitError() << "the value may "\n               "move";\n'
        self.assertEqual([line for line, _ in self.found("lib/a.cpp", text)], [1])

    def test_comments_keys_and_names_of_options_are_no_texts(self):
        for text in (
            "// The value stays.\n",
            'json.key("stays");\n',
            "emitError() << \"'behind' must be 0\";\n",
            "char a = '\"'; // stays here\n",
        ):
            self.assertEqual(self.found("lib/a.cpp", text), [], text)

    def test_python(self):
        text = 'def f(a):\n    """The value stays."""\n    raise Error(f"{a} stays here")\n'
        self.assertEqual([line for line, _ in self.found("python/ao/a.py", text)], [3])
        # Tests are not checked.
        self.assertEqual(self.found("test/Python/a.py", text), [])


class Comments(unittest.TestCase):
    def found(self, path, text):
        return [line for line, _ in findings(lint_comments.check, path, text)]

    def test_openings(self):
        for opening in ("What", "Whoever", "Nobody", "Where", "Of what", "Whether"):
            for path, mark in (
                ("lib/a.cpp", "//"), ("include/a.h", "  ///"), ("test/a.mlir", "//"),
                ("test/a.test", "#"), ("utils/a.py", "#"), ("CMakeLists.txt", "#"),
            ):
                text = f"x\n{mark} {opening} fits is kept.\n"
                self.assertEqual(set(self.found(path, text)), {2}, (path, text))

    def test_sentences_within_a_block(self):
        text = "/// Cuts a loop. Returns\n/// none. Where it ends, the\n/// rest begins.\n"
        self.assertEqual(self.found("lib/a.h", text), [2])
        self.assertEqual(self.found("lib/a.h", "int a; // Where it ends.\n"), [1])
        self.assertEqual(self.found("lib/a.h", "int a; // One. What is left.\n"), [1])

    def test_docstrings(self):
        text = 'def f():\n    """Whether it fits."""\n    return "What fits"\n'
        self.assertEqual(self.found("python/ao/a.py", text), [2])
        text = 'def f():\n    """Fits.\n\n    Args:\n      a: one. What\n        is left.\n    """\n'
        self.assertEqual(self.found("python/ao/a.py", text), [5])

    def test_terms_of_the_glossary(self):
        def found(text, path="lib/a.cpp"):
            return [line for line, _ in findings(lint_comments.check, path, text)]

        self.assertEqual(found("// One thing.\n// The op behind the loop.\n"), [1])
        self.assertEqual(found("x;\n/// An op that nobody\n/// reads.\n"), [2])
        self.assertEqual(found("# The loop hands on the value.\n", "a.py"), [1])
        self.assertEqual(found('"""No op needs it any more."""\n', "a.py"), [1])
        # Names, and commands of tests.
        self.assertEqual(found("// `behind` and 'behind'.\n"), [])
        self.assertEqual(found("// $ ao-run %s --entry=nobody\n", "test/a.mlir"), [])

    def test_allowed(self):
        for path, text in (
            ("lib/a.cpp", "// The place\n// Where is a name.\n"),
            ("lib/a.cpp", 'auto a = "// What fits";\n'),
            ("utils/a.py", 'a = "## What fits"\n'),
            ("test/a.mlir", "// CHECK: What fits\n"),
            ("docs/" + "a.md", "# What fits\n"),
        ):
            self.assertEqual(self.found(path, text), [], text)

    def test_returns(self):
        def found(text, path="lib/a.h"):
            return [line for line, _ in findings(lint_comments.check_returns, path, text)]

        comment = "/// Returns a size\n/// in bytes.\n"
        for declaration in ("struct A {\n  int b();\n};\n", "int64_t bytes = 0;\n", "int a{1};\n"):
            self.assertEqual(found("x;\n" + comment + declaration), [2], declaration)
        for text in (
            comment + "int\nsize(int a);\n",
            comment + "template <typename T>\nint size(T a) {\n",
            comment + "#define SIZE(a) sizeof(a)\n",
            comment + "\nstruct A {\n",
            "/// A size.\n" + comment + "int64_t bytes;\n",
        ):
            self.assertEqual(found(text), [], text)
        self.assertEqual(found(comment + "int64_t bytes;\n", "a.td"), [])


class TableGen(unittest.TestCase):
    def found(self, summary="Sink waits", prose="Moves the waits.", option="Limit of copies",
              start="def Sink : Pass<"):
        text = (
            f'{start}"ao-sink"> {{\n  let summary = "{summary}";\n'
            f"  let description = [{{\n    {prose}\n\n    Example: the wait is moved.\n"
            "    ```mlir\n    // it stays behind\n    ```\n  }];\n"
            f'  let options = [Option<"n", "n", "int", "0", "{option}">];\n}}\n'
        )
        return findings(lint_tablegen.check, "include/ao/Passes.td", text)

    def test_ops_are_moved(self):
        self.assertEqual(self.found(), [])

    def test_summaries_of_passes_are_imperative(self):
        ((line, what),) = self.found(summary="Sinks waits")
        self.assertEqual(
            (line, what), (1, "'Sinks' in the summary of a pass: use the imperative")
        )
        self.assertEqual(self.found(summary="Compress values"), [])
        self.assertEqual(len(self.found(summary="sink waits")), 1)
        self.assertEqual(len(self.found(summary="Sink waits.")), 1)

    def test_summaries_of_ops_start_small(self):
        start = "def AO_SinkOp : Op<"
        self.assertEqual(self.found(summary="sinks a wait", start=start), [])
        self.assertEqual(len(self.found(summary="Sinks a wait", start=start)), 1)

    def test_terms_of_the_glossary(self):
        ((line, what),) = self.found(prose="The value stays.")
        self.assertEqual(line, 3)
        self.assertIn("docs/Glossary.md", what)
        # A name is not a text.
        self.assertEqual(self.found(prose="Reads `stays` only."), [])
        self.assertEqual([line for line, _ in self.found(option="Values may move")], [11])
        self.assertEqual(len(self.found(summary="Keep what leaves")), 1)

    def test_passes_have_examples(self):
        text = 'def Sink\n    : Pass<"ao-sink"> {\n  let summary = "Sink waits";\n}\n'
        self.assertEqual(
            findings(lint_tablegen.check, "include/ao/Passes.td", text),
            [(1, "pass 'Sink' has no example")],
        )


class Names(unittest.TestCase):
    """Types of one name in two files."""

    def check(self, first, second):
        sources = (("a.h", first), ("b.cpp", second))
        return [(path, line) for path, line, _ in lint_names.check(sources)]

    def test_same_namespace(self):
        first = "namespace ao {\nstruct Row {\n};\n} // namespace ao\n"
        second = "namespace ao {\n\nclass Row final\n    : public Base {\n};\n} // namespace ao\n"
        self.assertEqual(self.check(first, second), [("b.cpp", 3)])

    def test_may_share(self):
        first = "namespace ao {\nstruct Row {\n};\n} // namespace ao\n"
        for second in (
            "struct Row {\n};\n",
            "namespace ao {\nstruct Row;\n} // namespace ao\n",
            "namespace ao {\nnamespace {\nstruct Row {\n};\n} // namespace\n} // namespace ao\n",
            "namespace ao::other {\nstruct Row {\n};\n} // namespace ao::other\n",
        ):
            self.assertEqual(self.check(first, second), [], second)


class Directives(unittest.TestCase):
    """Directives of lit tests that a FileCheck reads."""

    def check(self, text, other=""):
        sources = (("test/A/a.mlir", text), ("test/A/b.mlir", other))
        return [(path, line) for path, line, _ in lint_directives.check(sources)]

    def test_read(self):
        for text in (
            "// RUN: a | FileCheck %s\n// CHECK-NEXT: x\n// Words: y\n",
            "// RUN: a \\\n// RUN:   | FileCheck %s --check-prefixes=A,B\n// A: x\n// B-NOT: y\n",
            "# DEFINE: %{run} = a | FileCheck %s --check-prefix=A\n# A-COUNT-2: x\n",
            "// RUN: %check_cases %s %t\n// $ {a} | FileCheck %s --check-prefix=A\n// A: x\n",
            "RUN: FileCheck %t/part --check-prefix A < %t.log\n//--- part\n// A: x\n",
            "// ALLOW_RETRIES: 2\n// COM: x\n// NOTE: x\n// TO" + "DO: x\n",
        ):
            self.assertEqual(self.check(text), [], text)

    def test_tool(self):
        run = "// RUN: ao-run %s\n"
        for text in (
            "// REQUIRES: autograd, ao-run\n" + run,
            "// RUN: %if ao-run %{ ao-run %s %}\n",
            "// RUN: ao-opt %S/ao-run/Inputs/a.mlir -o %t.ao-run\n",
        ):
            self.assertEqual(self.check(text), [], text)
        for text in (
            run,
            "// REQUIRES: autograd\n// RUN: not env A=1 \\\n// RUN:   ao-run %s\n",
            "// RUN: %if ao-run %{ ao-run %s %} && ao-run %s\n",
            "// RUN: %check_cases %s %t\n// $ ao-run a\n",
        ):
            self.assertEqual(self.check(text), [("test/A/a.mlir", 1)], text)

    def test_unread(self):
        for text in (
            "// RUN: a | FileCheck %s --check-prefix=A\n// CHECK: x\n",
            "// RUN: a | FileCheck %s\n// B-SAME: x\n",
            "// RUN: a\n// CHECK: x\n",
        ):
            self.assertEqual(self.check(text), [("test/A/a.mlir", text.count("\n"))], text)

    def test_read_by_another_test(self):
        for folder in ("%S", "%ao_src_root/test/A"):
            other = f"// RUN: a | FileCheck {folder}/a.mlir --check-prefix=A\n"
            self.assertEqual(self.check("// A: x\n", other), [])
        self.assertEqual(self.check("// B: x\n", other), [("test/A/a.mlir", 1)])


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
        self.assertEqual(self.lint("a.h", header("a.h") + "int a;\n")[0], 0)

    def test_untracked_is_ignored(self):
        (self.root / "b.h").write_text("int  b;")
        self.assertEqual(self.lint("a.h", header("a.h") + "int a;\n")[0], 0)

    @unittest.skipUnless(shutil.which("clang-format-22"), "needs clang-format")
    def test_format(self):
        status, output = self.lint("a.h", header("a.h") + "int  a ;\n")
        self.assertEqual(status, 1)
        self.assertIn("a.h:8:", output)

    def test_folders_in_a_cycle(self):
        for folder in ("lib/A", "lib/B"):
            (self.root / folder).mkdir(parents=True)
        self.lint("lib/A/a.h", header("a.h") + '#include "../B/b.h"\n')
        status, output = self.lint(
            "lib/B/b.h", header("b.h") + '#include "../A/a.h"\n'
        )
        self.assertEqual(status, 1)
        self.assertIn(
            "lib/A/a.h:1: includes lib/B/b.h, but lib/B includes lib/A as well",
            output,
        )

    def test_include_of_an_optional_part(self):
        for folder in ("runtime/eager", "runtime/core"):
            (self.root / folder).mkdir(parents=True)
        self.lint("runtime/eager/a.h", header("a.h") + "int a;\n")
        status, output = self.lint(
            "runtime/core/b.h", header("b.h") + '#include "../eager/a.h"\n'
        )
        self.assertEqual(status, 1)
        self.assertIn(
            "runtime/core/b.h:1: includes runtime/eager/a.h, which a build may omit",
            output,
        )
        status, output = self.lint(
            "runtime/c.h", header("c.h") + '#include "eager/a.h"\n'
        )
        self.assertNotIn("runtime/c.h:1:", output)

    def test_large_folder(self):
        (self.root / "lib/A").mkdir(parents=True)
        for i in range(25):
            (self.root / f"lib/A/a{i}.h").write_text(header(f"a{i}.h"))
        subprocess.run(["git", "add", "lib"], cwd=self.root, check=True)
        self.assertNotIn("sources", self.lint("lib/A/b.md", "text\n")[1])
        status, output = self.lint("lib/A/b.h", header("b.h") + "int b;\n")
        self.assertEqual(status, 1)
        self.assertIn("lib/A:1: 26 sources, at most 25 are allowed", output)

    def test_folder_without_description(self):
        page = pathlib.Path(lint_folders.ARCHITECTURE)
        for folder in (page.parent, "lib/A", "lib/B"):
            (self.root / folder).mkdir(parents=True)
        self.lint(page, "`lib/A`\n")
        self.lint("lib/A/a.h", header("a.h") + "int a;\n")
        status, output = self.lint("lib/B/b.h", header("b.h") + "int b;\n")
        self.assertEqual(status, 1)
        self.assertIn(f"{page}:1: names no folder 'lib/B'", output)

    def test_links(self):
        (self.root / "b.md").write_text("text")
        status, output = self.lint(
            "a.md", "[b](b.md) [c](c.md)\n[d](https://example.org/d)\n"
        )
        self.assertEqual(status, 1)
        self.assertIn("a.md:1: no such file: 'c.md'", output)
        self.assertIn("lint: 1 findings", output)

    def test_anchors(self):
        (self.root / "b.md").write_text(
            "# `a.h`, b\n```sh\n# no heading\n```\n## Two\n## Two\n"
        )
        status, output = self.lint(
            "a.md", "## Here\n[1](b.md#ah-b) [2](b.md#two-1) [3](#here)\n"
            "[4](b.md#no-heading)\n[5](#there)\n"
        )
        self.assertEqual(status, 1)
        self.assertIn("a.md:3: no such section: 'b.md#no-heading'", output)
        self.assertIn("a.md:4: no such section: '#there'", output)
        self.assertIn("lint: 2 findings", output)

    def test_navigation(self):
        folder = "docs"
        (self.root / folder).mkdir()
        self.lint("mkdocs.yml", "nav:\n  - One: a.md\n")
        self.assertEqual(self.lint(f"{folder}/a.md", "text\n")[0], 0)
        self.assertIn(f"{folder}/b.md:1: not in the navigation of mkdocs.yml",
                      self.lint(f"{folder}/b.md", "text\n")[1])

    def test_decisions(self):
        (self.root / lint.DECISIONS).mkdir(parents=True)
        contents = lint.DECISIONS.rstrip("/") + ".md"
        self.lint(contents, "* [One](Rationale/a.md#one)\n")
        form = "".join(f"**{part}.** text\n\n" for part in lint.DECISION)
        output = self.lint(
            lint.DECISIONS + "a.md",
            f"# Page\n\n## One\n\n{form}## Two\n\n**Context.** text\n",
        )[1]
        self.assertIn("a.md:13: a decision has the parts Context, Decision", output)
        self.assertIn(f"a.md:1: 'Two' is not in {contents}", output)
        self.assertNotIn("'One'", output)

    def test_names(self):
        (self.root / "lib").mkdir()
        (self.root / "lib" / "b.cpp").write_text("text")
        text = "`lib/b.cpp`, `lib/`, `lib/c.cpp`, `lib/*.cpp`, `/usr/lib/d`, `lib/{b,d}.cpp`\n"
        status, output = self.lint("a.md", text)
        self.assertEqual(status, 1)
        self.assertIn("a.md:1: no such file: 'lib/c.cpp'", output)
        self.assertIn("a.md:1: no such file: 'lib/d.cpp'", output)
        self.assertIn("lint: 2 findings", output)

    def test_attributes(self):
        name = "include/ao/Dialect/AO/IR/a.h"
        text = ('StringLiteral kOneAttr = "ao.one";\n'
                'StringLiteral\n    kTwoAttr = "ao.two";\n')
        for folder in (
            "include/ao/Dialect/AO/IR",
            "docs/Explanation",
            "docs/Reference/Dialect",
        ):
            (self.root / folder).mkdir(parents=True)
        # Pages of passes say what becomes of an attribute, not what it is.
        self.lint("docs/Reference/Dialect/AOPasses.md", "`ao.one`, `ao.two`\n")
        self.lint("docs/Explanation/Loops.md", "`ao.one = 1`, `ao.two_more`\n")
        found = self.lint(name, text)[1]
        self.assertNotIn("'ao.one'", found)
        self.assertIn(f"{name}:2: no page of docs says what 'ao.two' is", found)

    def test_fix(self):
        old = f"//===- a.h - a title -===//\n{RULE}\nint a;\n"
        status, output = self.lint("a.h", old)
        self.assertIn("a.h:1: header is not in the usual form", output)
        command = [sys.executable, lint.__file__, "--fix", self.root]
        fixed = subprocess.run(command, stdout=subprocess.PIPE, check=False)
        self.assertEqual(fixed.returncode, 0)
        self.assertEqual((self.root / "a.h").read_text(), header("a.h") + "int a;\n")

    def test_finding_fails(self):
        status, output = self.lint("a.h", "int a;\n")
        self.assertEqual(status, 1)
        self.assertIn("a.h:1: no header", output)


if __name__ == "__main__":
    unittest.main()
