# ===- lint_names.py - Types that have their names to themselves -----------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Two types of one name in one namespace, in whichever two files.

Compilers see one file at a time, and the linker keeps the members of either
type, so such a program works or crashes as it pleases. Types in unnamed
namespaces belong to their file and may have any name.

Namespaces are followed by lines as clang-format lays them out.
"""

import re

OPENS = re.compile(r"(?:inline )?namespace(?: ([\w:]+))? \{(.*\})?$")
CLOSES = re.compile(r"\} // namespace\b")
# The bases may stand on the next line; a declaration ends with a semicolon.
TYPE = re.compile(r"(?:struct|class|union|enum(?: class)?) (\w+)(?: final)?(?:$| \{| :)")


def find_types(text):
    """(line, qualified name) of each type that other files may see."""
    names = []
    for number, line in enumerate(text.split("\n"), start=1):
        if match := OPENS.match(line):
            if not match[2]:
                names.append(match[1])
        elif CLOSES.match(line):
            if names:
                names.pop()
        elif None not in names and (match := TYPE.match(line)):
            yield number, "::".join([*names, match[1]])


def check(sources):
    """Findings over (path, text) of all sources: (path, line, text)."""
    first = {}
    for path, text in sources:
        for number, name in find_types(text):
            place = first.setdefault(name, f"{path}:{number}")
            if place != f"{path}:{number}":
                yield path, number, f"'{name}' is also a type at {place}"
