# ===- cxx_functions.py - Extents of C and C++ functions -------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Finds functions by braces.

That is exact enough for code that clang-format has laid out.
"""

import re

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
    """Returns the parts of a declaration outside of parentheses."""
    depth, kept = 0, []
    for char in text:
        depth += (char == "(") - (char == ")")
        if depth == 0 and char != ")":
            kept.append(char)
    return "".join(kept)


def is_function(head):
    """Returns whether a brace after this declaration opens a function's body."""
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
