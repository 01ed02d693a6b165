# ===- lint_tablegen.py - Texts of TableGen files --------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Summaries, descriptions and options in .td files.

The summary of a pass is an imperative phrase, that of an op, a type or an
attribute starts with a small letter; neither ends with a period. Each pass has
an example. All texts use the terms of docs/Glossary.md, as diagnostics do.
"""

import re

import lint_messages

DEFINITION = re.compile(r"^(?:def|class) (?P<name>\w+)[\s:]*(?P<pass>Pass<)?", re.MULTILINE)
SUMMARY = re.compile(r'let summary =\s*((?:"(?:[^"\\]|\\.)*"\s*)+);')
THIRD_PERSON = re.compile(r"\w+(?<!s)s\b")
PROSE = re.compile(r"(?:let description = |InterfaceMethod<)\[\{(.*?)\}\]", re.DOTALL)
BLOCK = re.compile(r"\[\{.*?\}\]", re.DOTALL)
CODE = re.compile(r"```.*?```", re.DOTALL)
STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')
# Values are offloaded, whereas ops are moved.
BANNED = tuple(rule for rule in lint_messages.BANNED if rule[1] != "offloaded")


def blank(match):
    """Returns the line breaks of a match, so that lines keep their numbers."""
    return "\n" * match[0].count("\n")


def check_summary(summary, is_pass):
    """Yields the reasons why a summary has not the form of MLIR's."""
    if summary.endswith("."):
        yield "a summary ends without a period"
    if summary[:1].isupper() != is_pass:
        yield f"the summary starts with a {'capital' if is_pass else 'small'} letter"
    if is_pass and THIRD_PERSON.match(summary):
        yield f"'{summary.split()[0]}' in the summary of a pass: use the imperative"


def check_definitions(text):
    """Findings about summaries and examples as (line, what)."""
    starts = list(DEFINITION.finditer(text))
    for start, end in zip(starts, [match.start() for match in starts[1:]] + [len(text)]):
        line = text.count("\n", 0, start.start()) + 1
        body = text[start.end():end]
        if match := SUMMARY.search(body):
            summary = "".join(STRING.findall(match[1]))
            for what in check_summary(summary, bool(start["pass"])):
                yield line, what
        if start["pass"] and "Example" not in body:
            yield line, f"pass '{start['name']}' has no example"


def check_prose(text):
    """Findings about descriptions as (line, what)."""
    for match in PROSE.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        prose = re.sub(r"`[^`]*`", "''", CODE.sub(blank, match[1]))
        for paragraph in re.split(r"\n\s*\n", prose):
            words = " ".join(paragraph.split())
            for what in lint_messages.check_text(words, BANNED):
                yield line, what


def check(path, text):
    """Findings as (line, what)."""
    if not path.endswith(".td"):
        return
    yield from check_definitions(text)
    yield from check_prose(text)
    for line, literal in lint_messages.literals_of_code(BLOCK.sub(blank, text)):
        for what in lint_messages.check_text(literal):
            yield line, what
