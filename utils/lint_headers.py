# ===- lint_headers.py - The first lines of sources ------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""One form for the header of every source, checked and mended.

    //===- Name.h - Contents, as a noun phrase -----------------*- C++ -*-===//
    //
    // Part of ao, under the Apache License v2.0 with LLVM Exceptions.
    // See LICENSE in the project root for license information.
    // SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
    //
    //===----------------------------------------------------------------===//

The first line and the last have 80 columns. The title starts with a capital, or with a
name that begins with ao. Text about the file as a whole follows directly, and ends with
a line like the last. Python's headers have `# ` for `//`.
"""

import pathlib
import re

WIDTH = 80
MODES = {".h": "*- C++ -*-", ".td": "*- tablegen -*-"}
C_HEADERS = ("include/ao-c/", "include/ao-runtime/", "unittests/CAPI/")
SLASHES = {".cpp", ".h", ".c", ".cc", ".cu", ".cuh", ".td", ".def"}
LICENSE = (
    " Part of ao, under the Apache License v2.0 with LLVM Exceptions.",
    " See LICENSE in the project root for license information.",
    " SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception",
)

FIRST = re.compile(r"(?://|# ?)===- (?P<name>\S+) - (?P<title>.*)")
RULE = re.compile(r"(?://|# ?)===-{20,}=+(?://|#)?$")
# The rest of the title line: dashes, the editor's mode, the end of the line.
TAIL = re.compile(r"[-\s]*(?:\*-\s*(?:C\+\+|C|tablegen)?.*)?[-=/#]*$")
# A title names what the file provides.
CLAUSE = re.compile(r"(What|Where|Who|Whoever|Whether|How|That|Nobody)\b")
MODE_ALONE = re.compile(r"//\s*-\*-=+//$")


def has_header(path):
    """Returns whether files of this kind start with a header."""
    return pathlib.Path(path).suffix in SLASHES | {".py"}


def first_line(path, title):
    """The line that names the file, or nothing where the title is too long."""
    is_c = path.startswith(C_HEADERS)
    path = pathlib.Path(path)
    mode = MODES.get(path.suffix, "").replace("C++", "C" if is_c else "C++")
    start = "//===- " if path.suffix in SLASHES else "# ===- "
    end = "===//" if path.suffix in SLASHES else "===#"
    text = f"{start}{path.name} - {title} "
    dashes = WIDTH - len(text) - len(mode) - len(end)
    return None if dashes < 1 else text + "-" * dashes + mode + end


def last_line(path):
    """The line that ends the header."""
    if pathlib.Path(path).suffix in SLASHES:
        return "//===" + "-" * (WIDTH - 10) + "===//"
    return "# ===" + "-" * (WIDTH - 9) + "===#"


def capitalize(title):
    """The title with a capital, unless it starts with a name of ao's."""
    return title if re.match(r"ao\b", title) else title[:1].upper() + title[1:]


def split(text):
    """Returns (shebang or nothing, title or None, the lines after the header)."""
    lines = text.split("\n")
    shebang = lines[:1] if text.startswith("#!") else []
    rest = lines[len(shebang):]
    match = FIRST.match(rest[0])
    if not match:
        while rest and any(part in rest[0] for part in LICENSE):
            rest = rest[1:]
        return shebang, None, rest
    title = TAIL.sub("", match["title"])
    for number, line in enumerate(rest[1:12], start=1):
        if RULE.match(line):
            return shebang, title, rest[number + 1:]
    return shebang, title, rest


def mend(path, text):
    """Returns the text with its header in order; the same text if its title is missing."""
    if not has_header(path) or not text.strip():
        return text
    shebang, title, rest = split(text)
    first = title and first_line(path, capitalize(title))
    if not first:
        return text
    comment = "//" if first.startswith("//") else "#"
    # Text about the file belongs to the header.
    if rest[:2] == ["", comment]:
        rest = rest[1:]
    header = [
        first,
        comment,
        *(comment + line for line in LICENSE),
        comment,
        last_line(path),
    ]
    return "\n".join(shebang + header + rest)


def check(path, text):
    """Findings as (line, what)."""
    if not has_header(path) or not text.strip():
        return
    shebang, title, _ = split(text)
    line = len(shebang) + 1
    if title is None:
        yield line, "no header: '//===- NAME - Title ---===//' and so on"
    elif not first_line(path, title):
        yield line, "the header's title does not fit into its line"
    elif CLAUSE.match(capitalize(title)):
        yield line, f"the title starts with '{title.split()[0]}': use a noun phrase"
    elif mend(path, text) != text:
        yield line, "header is not in the usual form (lint.py --fix)"
