#!/usr/bin/env python3
# ===- tree_figures.py - How long files and functions are, by part ---------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Prints the figures of the tree as a table of Markdown.

For each part: files and lines, the length of files (median, 90th percentile,
longest), functions and their length (and 99th percentile), the share of lines
that are comments, and the share of functions with a comment or docstring right
at their definition.

Functions of C and C++ are found by braces, which is exact enough for code that
clang-format has laid out. To compare with an older commit, unpack it:

    git archive COMMIT | tar -x -C FOLDER && tree_figures.py FOLDER
"""

import argparse
import ast
import pathlib
import re
import sys

import lint

CODE = (".cpp", ".h", ".c", ".cu", ".td", ".def")
SCRIPTS = (".py",)
PAGE = (".js", ".css", ".html")

# A file belongs to the first part that has one of its folders.
PARTS = (
    ("runtime/cts", ("runtime/cts/",), CODE),
    ("report page", ("lib/Planner/", "lib/Report/"), PAGE),
    ("planner", ("include/ao/Planner/", "lib/Planner/"), CODE),
    ("analysis", ("include/ao/Analysis/", "lib/Analysis/"), CODE),
    (
        "dialect, models",
        tuple(f"{top}/Dialect/AO/{sub}/" for top in ("include/ao", "lib")
              for sub in ("IR", "Models")),
        CODE,
    ),
    (
        "transforms",
        ("include/ao/Dialect/AO/Transforms/", "lib/Dialect/AO/Transforms/"),
        CODE,
    ),
    ("conversion", ("include/ao/Conversion/", "lib/Conversion/"), CODE),
    ("pipelines", ("include/ao/", "lib/Pipelines/"), CODE),
    ("C API", ("include/ao-c/", "lib/CAPI/"), CODE),
    ("runtime", ("include/ao-runtime/", "runtime/"), CODE),
    ("ao-run", ("tools/ao-run/",), CODE),
    ("other tools", ("tools/",), CODE),
    ("python", ("python/",), CODE + SCRIPTS),
    ("utils", ("utils/", "docs/"), SCRIPTS),
    ("benchmarks", ("benchmarks/",), CODE + SCRIPTS),
    ("unittests", ("unittests/",), CODE),
    ("test (code)", ("test/",), CODE + SCRIPTS),
)
PRODUCT = ("include/", "lib/", "runtime/", "tools/", "python/src/")

NOISE = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"(?P<raw>[^(]*)\(.*?\)(?P=raw)"'
    r"|\"(?:\\.|[^\"\\\n])*\"|(?<!\w)'(?:\\.|[^'\\\n])+'"
    r"|^[ \t]*#(?:[^\n]*\\\n)*[^\n]*",
    re.DOTALL | re.MULTILINE,
)
SCOPE = re.compile(r"^(?:\s*template\s*<.*>)?\s*(?:inline\s+)?"
                   r"(?:namespace|class|struct|union|extern)\b", re.DOTALL)
LABEL = re.compile(r"^\s*(?:public|private|protected)\s*:(?!:)")


def blank_out(text):
    """The same lines without comments, texts and directives."""
    return NOISE.sub(
        lambda match: re.sub(r"[^\n]", " ", match.group(0)), text
    )


def match_braces(text):
    """The offset of each closing brace by that of the opening one."""
    closing, open_braces = {}, []
    for brace in re.finditer(r"[{}]", text):
        if brace.group(0) == "{":
            open_braces.append(brace.start())
        elif open_braces:
            closing[open_braces.pop()] = brace.start()
    return closing


def without_parentheses(text):
    """What of a declaration stands outside of parentheses."""
    depth, kept = 0, []
    for char in text:
        depth += (char == "(") - (char == ")")
        if depth == 0 and char != ")":
            kept.append(char)
    return "".join(kept)


def is_function(head):
    """Whether a brace behind this declaration opens a function's body."""
    outside = re.sub(r"operator\s*[=!<>]=?", "", without_parentheses(head))
    return "(" in head and "=" not in outside


def find_functions(text):
    """First and last line, from 1, of each function with a body."""
    text = blank_out(text)
    closing = match_braces(text)
    position = begin = 0
    while match := re.compile(r"[{};]").search(text, position):
        at, position = match.start(), match.end()
        head = text[begin:at]
        if match.group(0) != "{":
            begin = position
            continue
        while label := LABEL.match(head):
            begin += label.end()
            head = head[label.end():]
        if SCOPE.match(head) and not is_function(head):
            begin = position
            continue
        end = closing.get(at, len(text))
        # Braces of a default argument, or of a member in a constructor.
        inside = head.count("(") > head.count(")")
        if inside or "(" in head and re.match(r"\s*[,{]", text[end + 1:]):
            position = end + 1
            continue
        if is_function(head):
            start = begin + len(head) - len(head.lstrip())
            yield text.count("\n", 0, start) + 1, text.count("\n", 0, end) + 1
        begin = position = end + 1


def measure_code(text):
    """Lengths of functions, how many are documented, comment lines."""
    lines = text.split("\n")
    comments = [line.lstrip().startswith(("//", "/*", "*")) for line in lines]
    lengths, documented = [], 0
    for first, last in find_functions(text):
        lengths.append(last - first + 1)
        documented += first > 1 and comments[first - 2]
    return lengths, documented, sum(comments)


def measure_script(text):
    """As measure_code, of Python."""
    functions = [
        node for node in ast.walk(ast.parse(text))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
    ]
    lengths = [node.end_lineno - node.lineno + 1 for node in functions]
    documented = sum(ast.get_docstring(node) is not None for node in functions)
    comments = sum(line.lstrip().startswith("#") for line in text.split("\n"))
    return lengths, documented, comments


def measure(path, text):
    """As measure_code, of any file."""
    suffix = pathlib.Path(path).suffix
    if suffix in SCRIPTS:
        return measure_script(text)
    if suffix in PAGE or suffix in (".td", ".def"):
        return [], 0, sum(
            line.lstrip().startswith("//") for line in text.split("\n")
        )
    return measure_code(text)


class Figures:
    """Sums over some files."""

    def __init__(self):
        self.files, self.functions = [], []
        self.documented = self.comments = 0

    def add(self, lines, functions, documented, comments):
        self.files.append(lines)
        self.functions += functions
        self.documented += documented
        self.comments += comments

    def row(self, name):
        """One line of the table."""
        files, functions = sorted(self.files), sorted(self.functions)
        share = 100 * self.documented / len(functions) if functions else 0
        cells = (
            name,
            len(files),
            sum(files),
            "/".join(str(at(files, q)) for q in (0.5, 0.9, 1)),
            len(functions),
            "/".join(str(at(functions, q)) for q in (0.5, 0.9, 0.99, 1)),
            f"{100 * self.comments / max(1, sum(files)):.0f} %",
            f"{share:.0f} %",
        )
        return "| " + " | ".join(str(cell) for cell in cells) + " |"


def at(values, share):
    """The value that `share` of the sorted values do not exceed."""
    if not values:
        return 0
    return values[max(0, -int(-share * len(values) // 1) - 1)]


def find_part(path):
    """The name of the part a file belongs to, or nothing."""
    for name, folders, suffixes in PARTS:
        if path.startswith(folders) and path.endswith(suffixes):
            return name
    return None


def collect(root):
    """Figures by part, and of the product's C, C++ and .td as a whole."""
    parts = {name: Figures() for name, _, _ in PARTS}
    product = Figures()
    for path in lint.tracked_files(root):
        part = find_part(path)
        if part is None:
            continue
        text = (root / path).read_text()
        figures = (text.count("\n"), *measure(path, text))
        parts[part].add(*figures)
        if path.startswith(PRODUCT) and path.endswith(CODE):
            if part != "runtime/cts":
                product.add(*figures)
    return parts, product


def main():
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("root", nargs="?", type=pathlib.Path)
    root = parser.parse_args().root or pathlib.Path(__file__).parents[1]
    parts, product = collect(root.resolve())
    print("| part | files | lines | file median/p90/max | functions "
          "| function median/p90/p99/max | comment | documented |")
    print("|---|---|---|---|---|---|---|---|")
    for name, figures in parts.items():
        print(figures.row(name))
    print(product.row("**product: C, C++, .td**"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
