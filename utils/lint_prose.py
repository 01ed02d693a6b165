# ===- lint_prose.py - Size and words of documents -------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Paragraphs of Markdown are at most 120 columns wide, checked and mended; pages of the
documentation have at most 3000 words. Text outside of code uses the terms of
docs/Glossary.md.

Tables, code, headings and generated pages may be as wide as they need to be.
"""

import re
import textwrap

import lint_messages
import lint_tablegen

WIDTH = 120
MAX_WORDS = 3000
# Written by tools, see docs/CMakeLists.txt.
GENERATED = ("docs/Reference/Dialect/", "docs/Reference/API/")

ITEM = re.compile(r"(?P<indent> *)(?P<mark>[*+-]|\d+\.) +")
FENCE = re.compile(r" *(```|~~~)")
OTHER = re.compile(r" *(?:[|<>#]|$)|    |\[[^\]]+\]:")
# Words with another meaning at the start of a line.
MARK = re.compile(r"(?:[*+-]|\d+\.|#+|>|\|)(?:\s|$)")
CODE = re.compile(r"`[^`]+`")
TARGET = re.compile(r"(?<=\]\()[^)]*(?=\))")
SENTENCE = re.compile(r"[^\s|][^|]*?(?:[.:;](?=\s)|(?=\|)|$)", re.DOTALL)
BULLET = re.compile(r"(?:[*+>-]|\d+\.) +")
# "is no X" and "found" are banned in diagnostics only.
BANNED = tuple(
    rule for rule in lint_tablegen.BANNED if rule[1] not in ("is not a", "got")
)


def is_prose(path):
    """Returns whether the rule is about this file."""
    return path.endswith(".md") and not path.startswith(GENERATED)


def paragraphs(text):
    """The text as runs of lines: (whether it is prose, lines)."""
    run, fenced = [], False
    for line in text.split("\n"):
        fence = FENCE.match(line)
        item = ITEM.match(line)
        nested = run and ITEM.match(run[0]) and line.startswith("  ")
        plain = not fenced and not fence and (
            item or nested and line.strip() or not OTHER.match(line)
        )
        if run and (item or not plain):
            yield True, run
            run = []
        if plain:
            run.append(line)
        else:
            yield False, [line]
        if fence:
            fenced = not fenced
    if run:
        yield True, run


def fill(lines):
    """The paragraph or item in lines as long as allowed."""
    item = ITEM.match(lines[0])
    first = item.group(0) if item else re.match(" *", lines[0]).group(0)
    words = " ".join(line.strip() for line in lines)[len(first.strip()):]
    # A span of code stays in one piece.
    words = CODE.sub(lambda code: code.group(0).replace(" ", "\0"), words)
    words = words.split(" ")
    # So does a word with what must not start a line.
    glued = []
    for word in filter(None, words):
        if glued and MARK.match(word):
            glued[-1] += "\0" + word
        else:
            glued.append(word)
    return [
        line.replace("\0", " ")
        for line in textwrap.wrap(
            " ".join(glued),
            WIDTH,
            initial_indent=first,
            subsequent_indent=" " * len(first),
            break_long_words=False,
            break_on_hyphens=False,
        )
    ]


def mend(path, text, everything=False):
    """The text with paragraphs that are too wide filled again."""
    if not is_prose(path):
        return text
    lines = []
    for prose, run in paragraphs(text):
        if prose and (everything or any(len(line) > WIDTH for line in run)):
            run = fill(run)
        lines += run
    return "\n".join(lines)


def sentences(text):
    """Yields (line, sentence) of text outside of code; a cell of a table is one. Headings
    may be questions, so their mark is kept."""
    text = lint_tablegen.CODE.sub(lint_tablegen.blank, text)
    number = 1
    for _, run in paragraphs(text):
        words = CODE.sub(lambda code: re.sub(r"\S", "'", code[0]), "\n".join(run))
        words = TARGET.sub(lambda target: "'" * len(target[0]), words)
        for match in SENTENCE.finditer(words):
            line = number + words.count("\n", 0, match.start())
            yield line, BULLET.sub("", " ".join(match[0].split()), count=1)
        number += len(run)


def check(path, text):
    """Findings as (line, what)."""
    if not is_prose(path):
        return
    for line, sentence in sentences(text):
        for what in lint_messages.check_text(sentence, BANNED):
            yield line, what
    words = len(text.split())
    if path.startswith("docs/") and words > MAX_WORDS:
        yield 1, f"page of {words} words, at most {MAX_WORDS} are allowed"
    number = 1
    for prose, run in paragraphs(text):
        for line in run:
            # A single long word, such as a link, cannot be broken.
            if prose and len(line) > WIDTH and fill(run) != run:
                yield number, f"{len(line)} columns, {WIDTH} are allowed (lint.py --fix)"
            number += 1
