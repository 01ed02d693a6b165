#!/usr/bin/env python3
# ===- check_cases.py - Run the commands of a lit test for a table ---------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs the commands of a lit test once for each row of its table.

    // RUN: %check_cases %s %t
    //
    // $ ao-opt %S/{model}.mlir {passes} -o %t.mlir
    // $ ao-run %t.mlir | FileCheck %s
    //
    // | model          | passes        |
    // |----------------|---------------|
    // | gpt-scan-pair  | --cse         |

A name of a column in braces is the cell of the row. Each column is used, and each
name in braces is a column's, except after `$`. `%s`, `%S`, `%t` and `%python`
have lit's meaning; `%` needs no escape. Commands are run by bash and must exit with
status 0. Rows that fail are printed with the command and its output.
"""

import os
import pathlib
import re
import subprocess
import sys

COMMENT = re.compile(r"^(?://|#) ?")
DASHES = re.compile(r"-{3,}")
NAME = re.compile(r"(?<!\$)\{(\w+)\}")


def read_test(text):
    """Returns the commands of a test, and the lines of its table as lists of cells."""
    commands, table = [], []
    for line in text.split("\n"):
        line = COMMENT.sub("", line).strip()
        if line.startswith("$ "):
            commands.append(line[2:])
        elif line.startswith("|"):
            table.append([cell.strip() for cell in line.strip("|").split("|")])
    return commands, table


def find_mistake(commands, table):
    """Returns the reason why a test is rejected, or None."""
    if not commands or len(table) < 3:
        return "expected commands and a table with rows"
    columns, text = table[0], "\n".join(commands)
    dashes = [n for n, line in enumerate(table) if all(map(DASHES.fullmatch, line))]
    if dashes != [1]:
        return "expected one table, with dashes in its second line only"
    if any(len(row) != len(columns) for row in table[2:]):
        return f"expected {len(columns)} cells in each row"
    for column in columns:
        if f"{{{column}}}" not in text:
            return f"unused column '{column}'"
    for name in NAME.findall(text):
        if name not in columns:
            return f"unknown column '{name}'"
    return None


def find_fault(commands, row, places, environment):
    """Returns the first command that fails for a row, with its output, or None."""
    for command in commands:
        for column, cell in row.items():
            command = command.replace(f"{{{column}}}", cell)
        command = re.sub(r"%(?:[sSt]|python)\b", lambda name: places[name[0]], command)
        done = subprocess.run(["bash", "-o", "pipefail", "-c", command], env=environment,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              text=True, errors="replace")
        if done.returncode:
            return f"$ {command}\nexit status {done.returncode}\n{done.stdout}"
    return None


def main():
    tools, source, temporary = sys.argv[1:]
    places = {"%s": source, "%S": os.path.dirname(source), "%t": temporary,
              "%python": sys.executable}
    path = os.pathsep.join((tools, os.environ["PATH"]))
    commands, table = read_test(pathlib.Path(source).read_text(encoding="utf-8"))
    if mistake := find_mistake(commands, table):
        sys.exit(f"{source}: {mistake}")
    failed = False
    for cells in table[2:]:
        row = dict(zip(table[0], cells))
        if fault := find_fault(commands, row, places, dict(os.environ, PATH=path)):
            failed = True
            print("case", " | ".join(row.values()), f"\n{fault}", file=sys.stderr)
    return failed


if __name__ == "__main__":
    sys.exit(main())
