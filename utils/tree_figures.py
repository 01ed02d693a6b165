#!/usr/bin/env python3
# ===- tree_figures.py - Sizes of files and functions by part --------------===#
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

Then the figures of its structure: sources of the largest folder, cycles of
folders that include each other, passes, attributes without a typed class,
sentences of comments that do not begin with their subject, lit tests with too
many RUN lines, and files of the product that name a planning option (in the median
of the options whose names have several words).

To compare with an older commit, unpack it:

    git archive COMMIT | tar -x -C FOLDER && tree_figures.py FOLDER
"""

import argparse
import ast
import pathlib
import re
import sys

import lint
import lint_comments
import lint_folders
from cxx_functions import find_functions

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
    ("autograd", ("include/ao/Dialect/Autograd/", "lib/Dialect/Autograd/"), CODE),
    ("graph", ("include/ao/Dialect/Graph/", "lib/Dialect/Graph/"), CODE),
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


def count_option_files(root, paths):
    """Returns for each planning option of several words the number of files of the
    product that name it in any spelling."""
    listing = root / "include/ao/Planner/PlanOptions.def"
    if not listing.exists():
        return []
    options = set(
        re.findall(
            r'_OPTION\(\s*\w+,\s*(\w+),[^,]*,\s*"(\w+-[\w-]+)"', listing.read_text()
        )
    )
    texts = [
        (root / path).read_text()
        for path in paths
        if path.startswith((*PRODUCT, "python/ao/"))
        and path.endswith(CODE + SCRIPTS)
        and not path.startswith("runtime/cts/")
    ]
    spellings = [
        re.compile(rf"\b({member}|{name}|{name.replace('-', '_')})\b")
        for member, name in options
    ]
    return sorted(
        sum(bool(spelling.search(text)) for text in texts) for spelling in spellings
    )


def structure(root):
    """Returns the figures of the structure: name and number."""
    paths = lint.tracked_files(root)
    texts = [
        (root / path).read_text()
        for path in paths
        if path.startswith("include/ao/") and path.endswith((".h", ".td"))
    ]
    passes = re.compile(r"^def \w+\s*: (?:\w*Pass|InterfacePass)<", re.MULTILINE)
    return (
        ("sentences of comments without a subject",
         sum(len(list(lint_comments.check(path, (root / path).read_text())))
             for path in paths if lint_comments.is_checked(path))),
        ("sources of the largest folder",
         max(lint_folders.sizes(paths).values())),
        ("cycles of folders",
         len(lint_folders.cycles(lint_folders.includes(root, paths)))),
        ("passes", sum(len(passes.findall(text)) for text in texts)),
        ("attributes by name",
         sum(len(lint.ATTRIBUTE.findall(text)) for text in texts)),
        (f"lit tests with more than {lint.MAX_RUN_LINES} RUN lines",
         sum(lint.count_run_lines((root / path).read_text()) > lint.MAX_RUN_LINES
             for path in paths if lint.is_lit_test(path))),
        ("files that name a planning option, median",
         at(count_option_files(root, paths), 0.5)),
    )


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
    print()
    for name, number in structure(root.resolve()):
        print(f"{name}: {number}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
