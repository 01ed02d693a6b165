# ===- lint_messages.py - Words of diagnostics -----------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Texts that tools print use the terms of docs/Glossary.md.

A text is a string literal of several words in the sources of the product:
diagnostics, remarks, help of options and labels of reports. Docstrings are not
checked here.
"""

import ast
import re

PRODUCT = ("include/", "lib/", "python/", "runtime/", "tools/")
# Programs of tests, and templates of IR.
EXCLUDED = (
    "runtime/cts/",
    "runtime/fake/",
    "python/ao/stablehlo/ao_legalize/chains.py",
    "python/ao/stablehlo/ao_legalize/stages.py",
)
LITERAL = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"(?P<mark>\w*)\((?P<raw>.*?)\)(?P=mark)"'
    r"|(?<!\w)'(?:\\.|[^'\\\n])+'|\"(?P<text>(?:\\.|[^\"\\\n])*)\""
    r"|`(?P<template>(?:\\.|[^`\\])*)`",
    re.DOTALL,
)
PARTS = ("raw", "text", "template")
PLACEHOLDER = re.compile(r"\$\{[^}]*\}")
# Words, and the term to use instead. Names in quotation marks, such as those of
# options, are not checked.
TERMS = (
    (r"(?:made|make|makes|making|run|runs|ran) again|second (?:runs?|time)|remade",
     "rematerialized or recomputed"),
    (r"(?:may|to|not|be|is|are|nothing|values?|slices?|tensors?|that) mov(?:e|es|ed)"
     r"|moves? (?:a|the|no|slices|values)", "offloaded"),
    (r"stay(?:s|ed|ing)?", "is kept"),
    (r"leaves?|leaving", "is offloaded, or omit"),
    (r"(?:comes?|came|copy|copies|brings?|brought|moved?) back|returns? to the device",
     "is reloaded"),
    (r"(?:hands?|handed|handing) (?:on|over)", "yields, passes or carries"),
    (r"nobody|somebody|anybody|everybody|anyone|someone|whoever",
     "the passive, or a noun"),
    (r"com(?:es?|ing) to|came to", "amounts to, reaches, or omit"),
    (r"(?:a|the|this|its|no|first|each) recordings?|recordings",
     "captured CUDA graph, or recorded step"),
    (r"in front of|behind", "before, after"),
    (r"stacks? (?:of|moves?|leaves?)|(?:no|a|the|this) stacks?", "stacked residual"),
    (r"knows?|tells?|told", "is known, supports, gives"),
    (r"lies?|lying|stand(?:s|ing)?(?!-)|stood|lives? on", "is"),
    (r"(?:some|all|both|every|one|no) ways?", "path"),
    (r"any more|once more", "now, no longer"),
    (r"(?<!there )(?:is|are|was) no\b(?! longer)", "is not a"),
    (r"found \{|, found", "got"),
)
BANNED = tuple(
    (re.compile(rf"\b(?:{words})(?!\w)", re.IGNORECASE), term) for words, term in TERMS
)
OPENING = re.compile(r"\s*(?:What|Whoever|Of what|That)\b")
QUOTED = re.compile(r"'[^' ]*'")


def literals_of_code(text):
    """Yields (line, text) of string literals of C++ or JavaScript; adjacent ones are
    one text."""
    joined, line, end = "", 0, 0
    for match in LITERAL.finditer(text):
        part = next((match[name] for name in PARTS if match[name] is not None), None)
        if part is None:
            continue
        part = PLACEHOLDER.sub("{}", part)
        if joined and text[end:match.start()].strip():
            yield line, joined
            joined = ""
        line = line if joined else text.count("\n", 0, match.start()) + 1
        joined, end = joined + part, match.end()
    if joined:
        yield line, joined


def literals_of_python(text):
    """Yields (line, text) of string literals that are not docstrings."""
    tree = ast.parse(text)
    inner = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            inner.add(node.value)
        if isinstance(node, ast.JoinedStr):
            parts = [part for part in node.values if isinstance(part, ast.Constant)]
            inner.update(parts)
            yield node.lineno, "{}".join(part.value for part in parts)
    for node in ast.walk(tree):
        if (isinstance(node, ast.Constant) and isinstance(node.value, str)
                and node not in inner):
            yield node.lineno, node.value


def check_text(text, banned=BANNED):
    """Yields the reasons why a message is not in the glossary's terms."""
    text = QUOTED.sub("''", text)
    if not re.search(r"\w \w|'' \w|^ \w+", text):
        return
    for pattern, term in banned:
        if match := pattern.search(text):
            yield f"'{match[0]}': use {term} (docs/Glossary.md)"
    if match := OPENING.match(text):
        yield f"'{match[0].strip()}' starts a sentence: name its subject"


def check(path, text):
    """Findings as (line, what)."""
    if not path.startswith(PRODUCT) or path.startswith(EXCLUDED):
        return
    if path.endswith(".py"):
        literals = literals_of_python(text)
    elif path.endswith((".c", ".cpp", ".h", ".js")):
        literals = literals_of_code(text)
    else:
        return
    for line, literal in literals:
        for what in check_text(literal):
            yield line, what
