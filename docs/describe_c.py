#!/usr/bin/env python3
# ===- describe_c.py - The C API as a page ---------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Writes a page of Markdown from the comments of the headers in include/ao-c.

The comment of the first header introduces the page.
"""

import argparse
import pathlib
import re

HEADERS = ("Support.h", "Dialect.h", "Offload.h", "Functions.h", "Tape.h", "Planner.h")
SECTION = re.compile(r"^//===-+===//\n// (.+)\n//===-+===//$", re.MULTILINE)


def introduction(text):
    """The comment after the licence, without the slashes."""
    head = text.split("#ifndef", 1)[0]
    comment = head.split("//===----", 2)[1:]
    lines = comment[0].split("\n")[2:-1] if len(comment) > 1 else []
    body = "\n".join(line[3:] if line.startswith("// ") else "" for line in lines)
    # Code is indented, after an empty line.
    body = re.sub(
        r"(?<=\n\n)(?: {2}.*\n|\n(?= {2}))+",
        lambda m: "```c\n" + re.sub(r"(?m)^ {2}", "", m[0]).strip() + "\n```\n",
        body + "\n",
    )
    return body.strip()


def declarations(text):
    """Comments and what they are about, in order."""
    comment, lines, depth = [], [], 0
    for line in text.split("\n"):
        if not lines and line.startswith("///"):
            comment.append(line[4:])
        elif not lines and not line.strip():
            comment = []
        elif not lines and (line[0] in "#}" or line.startswith(("//", "extern"))):
            comment = []
        else:
            lines.append(line)
            depth += line.count("{") - line.count("}")
            ends = line.endswith((";", "}")) or line.endswith(");")
            if depth == 0 and ends:
                yield comment, lines
                comment, lines = [], []


def is_function_body(lines):
    return lines[0].startswith("static inline")


def code(lines):
    """The declaration, without the mark for the linker and without a body."""
    text = "\n".join(lines).replace("AO_C_EXPORTED ", "")
    if is_function_body(lines):
        text = text.split(" {", 1)[0].replace("static inline ", "") + ";"
    return text


def describe(header, name):
    text = header.read_text()
    # The page has a heading of its own before its introduction.
    parts = [f"## {name}", introduction(text)]
    yield from reversed(parts) if header.name == HEADERS[0] else parts
    body = text.split("extern \"C\" {\n#endif", 1)[1]
    body = body.split("#ifdef __cplusplus", 1)[0]
    # Declarations before the first section have no heading.
    pieces = ["", *SECTION.split(body)]
    for title, piece in zip(pieces[::2], pieces[1::2]):
        yield f"### {title}" if title else ""
        for comment, lines in declarations(piece):
            yield "```c\n" + code(lines) + "\n```"
            if comment:
                yield "\n".join(comment)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("-o", "--output", type=pathlib.Path, required=True)
    args = parser.parse_args()
    parts = []
    for name in HEADERS:
        parts += describe(args.folder / name, f"{args.folder.name}/{name}")
    args.output.write_text("\n\n".join(part for part in parts if part) + "\n")


if __name__ == "__main__":
    main()
