#!/usr/bin/env python3
# ===- lint.py - The repository's own rules, checked -----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Checks every tracked file against the rules that no compiler checks.

Prints one line a finding, `path:line: what`, and exits 1 if there is any.
Each rule is a generator over (path, text) and can be tested by itself; see
utils/test_lint.py.
"""

import argparse
import collections
import os
import pathlib
import re
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import cxx_functions  # noqa: E402
import lint_comments  # noqa: E402
import lint_directives  # noqa: E402
import lint_folders  # noqa: E402
import lint_headers  # noqa: E402
import lint_messages  # noqa: E402
import lint_names  # noqa: E402
import lint_prose  # noqa: E402
import lint_tablegen  # noqa: E402

CXX = {".cpp", ".h", ".c", ".cc", ".cu", ".cuh"}
CODE = CXX | {".td", ".py", ".cmake", ".sh", ".js", ".html"}
MAX_LINES = 800
MAX_FUNCTION_LINES = 60
MAX_RUN_LINES = 3
PRODUCT = ("include/", "lib/", "runtime/", "tools/", "python/src/")

# The planner and the runtime must build where no LLVM is installed.
PURE = (
    "include/ao/Planner/",
    "lib/Planner/",
    "include/ao/Support/",
    "lib/Support/",
    "tools/ao-plan/",
    "tools/FitsInteger.h",
    "include/ao-c/Planner.h",
    "include/ao-c/Support.h",
    "lib/CAPI/Planner/",
    "include/ao-runtime/",
    "runtime/",
    # Linked into executables that ao-run writes.
    "tools/ao-run/harness/",
)
MLIR_INCLUDE = re.compile(r'#\s*include\s*[<"](mlir|llvm)(-c)?/')

# Spelled in pieces so that this file passes its own check.
MACHINE_PATH = re.compile(r"(?<![\w.$}])/(?:wor" + r"k|tm" + r"p|far" + r"m)/")
OUTSIDE_TREE = re.compile(r"\.\./share" + r"d\b")
# A link of Markdown without a scheme; a page named in a comment.
LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)")
ANCHOR = re.compile(r"\]\(([^)#:\s]*)#([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
FENCED = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
PAGE = re.compile(r"(?<![\w/.])docs/[\w/]+\.md")
DECISIONS = "docs/Explanation/Rationale/"
DECISION = ("Context", "Decision", "Consequences", "Alternatives")
# A file or folder of the tree named in a document.
NAMED = re.compile(
    r"`((?:\.ci|\.github|benchmarks|cmake|docs|examples|include|lib|python|runtime"
    r"|script|test|tools|unittests|utils)/[\w./{},-]+)`"
)
BRACES = re.compile(r"(.*)\{([\w.,]+)\}(.*)")
ATTRIBUTE = re.compile(r'StringLiteral\s+k\w+Attr\s*=\s*"(ao\.\w+)"')
TEMPORARY = re.compile(r"mktemp|TMPDIR|tempfile")
OPEN_END = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME|XX" + r"X|HA" + r"CK)\b")
REGISTRY = re.compile(
    r"(?:py" + r"pi\.org|pythonhosted\.org|registry\.npm" + r"js|crates\.io"
    r"|conda\.anaconda|deb\.debian\.org|apt\.llvm\.org|docker\.io"
    r"|proxy\.golang|archive\.ubuntu)",
    re.IGNORECASE,
)
FORBIDDEN = (
    (MACHINE_PATH, "path of one machine", TEMPORARY),
    (OUTSIDE_TREE, "path outside the repository", None),
    (OPEN_END, "work left open", None),
    (REGISTRY, "name of a package registry", None),
)


def check_length(path, text):
    """A file this long holds a second idea."""
    lines = text.count("\n")
    if pathlib.Path(path).suffix in CODE and lines > MAX_LINES:
        yield 1, f"{lines} lines, at most {MAX_LINES} are allowed"


def check_functions(path, text):
    """A function of the product this long does a second thing."""
    if pathlib.Path(path).suffix not in CXX or not path.startswith(PRODUCT):
        return
    if path.startswith("runtime/cts/"):
        return
    for first, last in cxx_functions.find_functions(text):
        lines = last - first + 1
        if lines > MAX_FUNCTION_LINES:
            yield first, (f"function of {lines} lines, at most "
                          f"{MAX_FUNCTION_LINES} are allowed")


def check_forbidden(path, text):
    """Nothing may depend on one machine, or be left for later."""
    for number, line in enumerate(text.split("\n"), start=1):
        for pattern, what, unless in FORBIDDEN:
            match = pattern.search(line)
            if match and not (unless and unless.search(line)):
                yield number, f"{what}: '{match.group(0)}'"


def check_layers(path, text):
    """The pure side includes no header of MLIR or LLVM."""
    if not path.startswith(PURE):
        return
    for number, line in enumerate(text.split("\n"), start=1):
        if MLIR_INCLUDE.search(line):
            yield number, "MLIR or LLVM header on the pure side"


def check_text(path, text):
    """Plain text: ends with one newline, no carriage returns."""
    if pathlib.Path(path).suffix not in CODE:
        return
    if text and (not text.endswith("\n") or text.endswith("\n\n")):
        yield text.count("\n"), "file must end with exactly one newline"
    if "\r" in text:
        yield text[: text.index("\r")].count("\n") + 1, "carriage return"


def expand(name):
    """Returns the names that a pattern with braces stands for, as in a shell."""
    if not (match := BRACES.fullmatch(name)):
        return [name]
    before, middle, after = match.groups()
    return [each for part in middle.split(",") for each in expand(before + part + after)]


def check_links(root, path, text):
    """Linked or named files exist."""
    folder = (root / path).parent
    for number, line in enumerate(text.split("\n"), start=1):
        named = [root / page for page in PAGE.findall(line)]
        if path.endswith(".md"):
            named += [folder / target for target in LINK.findall(line)]
            named += [
                root / target for name in NAMED.findall(line) for target in expand(name)
            ]
        for target in named:
            if not target.exists():
                yield number, f"no such file: '{os.path.relpath(target, root)}'"


def anchors_of(text):
    """The anchors that code hosts give the headings of a page."""
    found = collections.Counter()
    for heading in HEADING.findall(FENCED.sub("", text)):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
        anchor = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        yield f"{anchor}-{found[anchor]}" if found[anchor] else anchor
        found[anchor] += 1


def check_anchors(root, path, text):
    """A link to a section leads to one."""
    if not path.endswith(".md"):
        return
    for number, line in enumerate(text.split("\n"), start=1):
        for page, anchor in ANCHOR.findall(line):
            target = (root / path).parent / page if page else root / path
            if target.suffix != ".md" or not target.exists():
                continue
            if anchor not in anchors_of(target.read_text()):
                yield number, f"no such section: '{page}#{anchor}'"


def count_run_lines(text):
    """Returns the number of RUN lines of a lit test; a line that is continued counts once."""
    lines = [line.rstrip() for line in text.split("\n") if "RUN: " in line]
    return sum(not line.endswith("\\") for line in lines)


def is_lit_test(path):
    """Returns whether lit runs a file."""
    return (path.startswith("test/") and path.endswith((".mlir", ".test"))
            and "/Inputs/" not in path)


def check_run_lines(path, text):
    """A lit test with more commands shows a second behaviour."""
    if not is_lit_test(path):
        return
    lines = count_run_lines(text)
    if lines > MAX_RUN_LINES:
        yield 1, (f"{lines} RUN lines, at most {MAX_RUN_LINES} are allowed: divide the "
                  "test by behaviour, or use %check_cases, %check_errors or %compare_outputs")


def check_decisions(path, text):
    """Decisions have one form."""
    if not path.startswith(DECISIONS):
        return
    for section in re.finditer(r"^## (.*)\n((?:(?!## ).*\n)*)", text, re.MULTILINE):
        parts = tuple(re.findall(r"^\*\*(\w+)\.\*\* ", section[2], re.MULTILINE))
        if parts != DECISION:
            line = text.count("\n", 0, section.start()) + 1
            yield line, f"a decision has the parts {', '.join(DECISION)}"


TEXT_RULES = (
    check_length,
    check_functions,
    check_forbidden,
    check_layers,
    check_text,
    check_decisions,
    check_run_lines,
    lint_comments.check,
    lint_comments.check_returns,
    lint_headers.check,
    lint_messages.check,
    lint_prose.check,
    lint_tablegen.check,
)


def check_mode(path, first_bytes, executable):
    """Scripts can be run, and only scripts."""
    shebang = first_bytes.startswith(b"#!")
    if shebang and not executable:
        yield 1, "starts with '#!' but is not executable"
    if executable and not shebang:
        yield 1, "is executable but does not start with '#!'"


def tracked_files(root):
    """Paths git tracks, or all files of an unpacked archive."""
    if (root / ".git").exists():
        listing = subprocess.run(
            ["git", "-c", f"safe.directory={root}", "ls-files", "-z"],
            cwd=root,
            check=True,
            stdout=subprocess.PIPE,
        ).stdout
        paths = [p for p in listing.decode().split("\0") if p]
    else:
        paths = [
            str(p.relative_to(root))
            for p in root.rglob("*")
            if not p.relative_to(root).parts[0].startswith("build")
        ]
    # A file that is deleted but not yet committed is still listed.
    return sorted(p for p in paths if (root / p).is_file())


def check_file(root, path):
    """All findings of one file as (line, text)."""
    data = (root / path).read_bytes()
    executable = os.access(root / path, os.X_OK)
    yield from check_mode(path, data[:2], executable)
    if b"\0" in data:
        return
    try:
        text = data.decode()
    except UnicodeDecodeError:
        # Fuzzing corpora may be anything; sources may not.
        if pathlib.Path(path).suffix in CODE:
            yield 1, "not UTF-8"
        return
    for rule in TEXT_RULES:
        yield from rule(path, text)
    yield from check_links(root, path, text)
    yield from check_anchors(root, path, text)


def fix_file(root, path):
    """Mends what needs no thought."""
    if not (lint_headers.has_header(path) or lint_prose.is_prose(path)):
        return
    text = (root / path).read_text()
    mended = lint_prose.mend(path, lint_headers.mend(path, text))
    if mended != text:
        (root / path).write_text(mended)


def check_names(root, paths):
    """Returns a finding for each type that shares its name."""
    sources = (
        (path, (root / path).read_text(errors="replace"))
        for path in paths
        if pathlib.Path(path).suffix in CXX
    )
    return [
        f"{path}:{line}: {what}"
        for path, line, what in lint_names.check(sources)
    ]


def check_directives(root, paths):
    """Returns a finding for each directive of a lit test that no FileCheck reads."""
    sources = ((path, (root / path).read_text()) for path in paths if is_lit_test(path))
    return [
        f"{path}:{line}: {what}"
        for path, line, what in lint_directives.check(sources)
    ]


def check_navigation(root, paths):
    """Returns a finding for each page that the site's navigation lacks."""
    if "mkdocs.yml" not in paths:
        return []
    listed = re.findall(r"[\w/]+\.md", (root / "mkdocs.yml").read_text())
    return [
        f"{path}:1: not in the navigation of mkdocs.yml"
        for path in paths
        if path.startswith("docs/") and path.endswith(".md")
        and path.removeprefix("docs/") not in listed
    ]


def check_contents(root, paths):
    """Returns a finding for each decision that the table of contents lacks."""
    index = DECISIONS.rstrip("/") + ".md"
    if index not in paths:
        return []
    contents = " ".join((root / index).read_text().split())
    return [
        f"{path}:1: '{title}' is not in {index}"
        for path in paths
        if path.startswith(DECISIONS)
        for title in re.findall(r"^## (.*)$", (root / path).read_text(), re.MULTILINE)
        if f"[{title}](Rationale/{pathlib.Path(path).name}#" not in contents
    ]


def check_attributes(root, paths):
    """Returns a finding for each attribute that no page explains."""
    pages = [p for p in paths if p.startswith("docs/") and lint_prose.is_prose(p)]
    pages += [p for p in paths if re.fullmatch(r"docs/Reference/Dialect/\w+Dialect\.md", p)]
    explained = "\n".join((root / page).read_text() for page in pages)
    findings = []
    for path in paths:
        if not re.match(r"include/ao/Dialect/\w+/IR/", path):
            continue
        text = (root / path).read_text()
        for match in ATTRIBUTE.finditer(text):
            if not re.search(rf"`{re.escape(match[1])}\b", explained):
                line = text.count("\n", 0, match.start()) + 1
                findings.append(f"{path}:{line}: no page of docs says what "
                                f"'{match[1]}' is")
    return findings


def check_format(root, paths, clang_format):
    """Returns a finding for each difference to .clang-format."""
    sources = [p for p in paths if pathlib.Path(p).suffix in CXX]
    if not sources:
        return []
    result = subprocess.run(
        [clang_format, "--dry-run", "-Werror", *sources],
        cwd=root,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    findings = [
        line for line in result.stderr.split("\n") if "clang-format" in line
    ]
    if result.returncode != 0 and not findings:
        findings = [result.stderr.strip() or "clang-format failed"]
    return findings


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("root", nargs="?", type=pathlib.Path)
    parser.add_argument("--clang-format", default="clang-format-22")
    parser.add_argument(
        "--fix",
        action="store_true",
        help="bring headers and the width of prose into form first",
    )
    args = parser.parse_args()
    root = (args.root or pathlib.Path(__file__).parents[1]).resolve()

    paths = tracked_files(root)
    if args.fix:
        for path in paths:
            fix_file(root, path)
    findings = [
        f"{path}:{line}: {what}"
        for path in paths
        for line, what in check_file(root, path)
    ]
    findings += check_names(root, paths)
    findings += check_directives(root, paths)
    findings += lint_folders.check(root, paths)
    findings += check_attributes(root, paths)
    findings += check_navigation(root, paths)
    findings += check_contents(root, paths)
    if shutil.which(args.clang_format):
        findings += check_format(root, paths, args.clang_format)
    else:
        findings.append(f"'{args.clang_format}' not found")

    for finding in findings:
        print(finding)
    print(f"lint: {len(findings)} findings in {len(paths)} files")
    return 1 if findings or not paths else 0


if __name__ == "__main__":
    sys.exit(main())
