# ===- lint_comments.py - Openings of sentences in comments ----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Sentences of comments and docstrings begin with their subject, in plain words.

A relative clause or a question as the subject ("What the loop reads …",
"Whether it fits") hides the thing that a sentence is about. Some of the words
that messages may not use are not used in comments either.
"""

import ast
import pathlib
import re

import lint_messages

OPENING = re.compile(r"(?:^|(?<=[.:;] ))(?:What|Whoever|Nobody|Where|Of what|Whether)\b")
SLASHES = {".c", ".cc", ".cpp", ".cu", ".cuh", ".def", ".h", ".js", ".mlir", ".td", ".test"}
HASHES = {".cmake", ".py", ".sh", ".test", ".txt"}
# A line that a tool reads: a command or an expectation of a test.
DIRECTIVE = re.compile(r"\s*[\w-]*[A-Z]{2}[\w{}-]*:|\s*expected-|\s*RUN:|\s*\$ ")
# Terms of lint_messages.py that comments use, too.
TERMS = ("the passive, or a noun", "before, after", "yields, passes or carries",
         "now, no longer")
BANNED = tuple(rule for rule in lint_messages.BANNED if rule[1] in TERMS)
CODE = re.compile(r"`[^`]*`")
CXX = {".cpp", ".h", ".c", ".cc", ".cu", ".cuh"}
# A documentation comment of C++, and the declaration up to its body or end.
RETURNS = re.compile(
    r"^ */// Returns\b.*\n(?: *///.*\n)*(?! *///)([^;{}\n][^;{}]*)", re.MULTILINE
)


def is_checked(path):
    """Returns whether the rule is about this file."""
    return pathlib.Path(path).suffix in SLASHES | HASHES


def marks_of(path):
    """Returns the marks of comments in a file, as alternatives of an expression."""
    suffix = pathlib.Path(path).suffix
    marks = ["//[/!]?<?"] if suffix in SLASHES else []
    return "|".join(marks + (["#+"] if suffix in HASHES else []))


def blocks_of_comments(text, marks):
    """Yields (line, lines) of comments in consecutive lines."""
    comment = re.compile(rf"(?P<before>.*?)(?<![\w:#/\"'])(?:{marks})(?: (?P<words>.*)|$)")
    first, block = 0, []
    for number, line in enumerate(text.split("\n") + [""], start=1):
        match = comment.match(line)
        words = match["words"] if match else None
        alone = match and not match["before"].strip()
        if block and (not alone or not words or DIRECTIVE.match(words)):
            yield first, block
            block = []
        if words and not DIRECTIVE.match(words):
            first = first if block else number
            block.append(words.strip())
        if block and not alone:
            yield first, block
            block = []


def docstrings(text):
    """Yields (line, lines) of paragraphs of docstrings."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, kinds) or not node.body:
            continue
        first = node.body[0]
        if not (isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
                and isinstance(first.value.value, str)):
            continue
        line = first.lineno
        for paragraph in re.split(r"\n\s*\n", first.value.value):
            yield line, [each.strip() for each in paragraph.split("\n")]
            line += paragraph.count("\n") + 2


def check_returns(path, text):
    """A comment that begins with 'Returns' documents a function."""
    if pathlib.Path(path).suffix not in CXX:
        return
    for match in RETURNS.finditer(text):
        before = text[: match.start()].rstrip("\n").rpartition("\n")[2]
        if "(" not in match[1] and not before.lstrip().startswith("///"):
            line = text.count("\n", 0, match.start()) + 1
            yield line, "'Returns' in the comment of a type or variable: name what it is"


def check(path, text):
    """Findings as (line, what)."""
    if not is_checked(path):
        return
    blocks = list(blocks_of_comments(text, marks_of(path)))
    if path.endswith(".py"):
        blocks += docstrings(text)
    for first, lines in blocks:
        words = " ".join(lines)
        for match in OPENING.finditer(words):
            line, end = first, 0
            for line, each in enumerate(lines, start=first):
                end += len(each) + 1
                if match.start() < end:
                    break
            yield line, f"'{match[0]}' starts a sentence: name its subject"
        words = lint_messages.QUOTED.sub("''", CODE.sub("''", words))
        for pattern, term in BANNED:
            if match := pattern.search(words):
                yield first, f"'{match[0]}' in a comment: use {term} (docs/Glossary.md)"
