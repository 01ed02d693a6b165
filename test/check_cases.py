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

A name of a column in braces is the cell of the row. `%s`, `%S`, `%t` and `%python`
have lit's meaning; `%` needs no escape. Commands are run by bash and must exit with
status 0. Rows that fail are printed with the command and its output.
"""

import os
import pathlib
import re
import subprocess
import sys

COMMENT = re.compile(r"^(?://|#) ?")


def read_test(text):
    """Returns the commands of a test, and its rows as dictionaries."""
    commands, table = [], []
    for line in text.split("\n"):
        line = COMMENT.sub("", line).strip()
        if line.startswith("$ "):
            commands.append(line[2:])
        elif line.startswith("|"):
            table.append([cell.strip() for cell in line.strip("|").split("|")])
    columns, rows = (table[0], table[2:]) if table else ([], [])
    if any(len(row) != len(columns) for row in rows):
        sys.exit(f"expected {len(columns)} cells in each row")
    return commands, [dict(zip(columns, row)) for row in rows]


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
    commands, rows = read_test(pathlib.Path(source).read_text(encoding="utf-8"))
    if not commands or not rows:
        sys.exit(f"{source}: expected commands and a table with rows")
    failed = False
    for row in rows:
        if fault := find_fault(commands, row, places, dict(os.environ, PATH=path)):
            failed = True
            print("case", " | ".join(row.values()), f"\n{fault}", file=sys.stderr)
    return failed


if __name__ == "__main__":
    sys.exit(main())
