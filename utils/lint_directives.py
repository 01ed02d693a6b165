# ===- lint_directives.py - Directives that a FileCheck reads --------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Directives of lit tests whose prefix no FileCheck reads: they check nothing. Tests
that run a tool which a build may omit, and do not require it: they fail there.

A FileCheck reads the directives of the test, of a part of it, or of another test
that it names by `%S/...` or `%ao_src_root/...`.
"""

import posixpath
import re

CONTINUED = re.compile(r"\\\n *(?://|#)? *(?:RUN|DEFINE|REDEFINE):")
# A command, or one of a table (test/check_cases.py).
COMMAND = re.compile(
    r"^(?:.*\b(?:RUN|(?:RE)?DEFINE):|\s*(?://|#)?\s*\$ )(.*)$", re.MULTILINE
)
FILECHECK = re.compile(r"\bFileCheck\b([^|;\n]*?)(?=\||;|&&|%\}|\n|$)")
PREFIXES = re.compile(r"-check-prefix(?:es)?[= ]([\w,-]+)")
DIRECTIVE = re.compile(
    r"^\s*(?://|#)?\s*([A-Z][A-Z0-9_-]*?)(?:-(?:NEXT|NOT|DAG|LABEL|SAME|EMPTY|COUNT-\d+))?"
    r"(?:\{LITERAL\})?:(?:\s|$)"
)
# A tool that builds without the backend omit.
TOOL = re.compile(r"(?<![\w/.-])ao-run(?![\w/.-])")
GUARDED = re.compile(r"%if [^{]*\bao-run\b[^{]*%\{.*?%\}")
REQUIRED = re.compile(r"\bREQUIRES:.*\bao-run\b")
# Keywords of lit and FileCheck, and openings of notes; in pieces for lint itself.
KEYWORDS = {"RUN", "DEFINE", "REDEFINE", "REQUIRES", "UNSUPPORTED", "XFAIL",
            "ALLOW_RETRIES", "COM", "NOTE", "TO" + "DO"}


def find_readers(path, text):
    """Yields the pairs (path of a test, prefix) that the commands of a test read."""
    for command in COMMAND.findall(CONTINUED.sub(" ", text)):
        for arguments in FILECHECK.findall(command):
            named = re.search(r"(?:^| )(%S|%ao_src_root)/(\S+)", arguments)
            folder = posixpath.dirname(path) if named and named[1] == "%S" else ""
            target = posixpath.normpath(posixpath.join(folder, named[2])) if named else path
            prefixes = PREFIXES.findall(arguments) or ["CHECK"]
            for prefix in ",".join(prefixes).split(","):
                yield target, prefix


def misses_tool(text):
    """Returns whether a test runs the tool without requiring it."""
    return not REQUIRED.search(text) and any(
        TOOL.search(GUARDED.sub("", command))
        for command in COMMAND.findall(CONTINUED.sub(" ", text))
    )


def check(sources):
    """Yields findings over (path, text) of all lit tests: (path, line, text)."""
    sources = list(sources)
    read = {reader for path, text in sources for reader in find_readers(path, text)}
    for path, text in sources:
        if misses_tool(text):
            yield path, 1, "runs ao-run: expected 'REQUIRES: ao-run'"
        for number, line in enumerate(text.split("\n"), start=1):
            match = DIRECTIVE.match(line)
            if match and match[1] not in KEYWORDS and (path, match[1]) not in read:
                yield path, number, f"no FileCheck reads the prefix '{match[1]}'"
