# ===- check_page.py - A page shows the sources of a sample ----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Checks that each line of the code blocks of a page is a line of a sample.

usage: check_page.py PAGE FOLDER

Blocks are those of C++, TableGen and CMake. A line with "…" is not compared.
"""

import pathlib
import re
import sys

BLOCK = re.compile(r"^```(?:c\+\+|tablegen|cmake)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def main():
    page, folder = (pathlib.Path(argument) for argument in sys.argv[1:])
    known = {line.strip() for path in folder.iterdir()
             for line in path.read_text().splitlines()}
    blocks = BLOCK.findall(page.read_text())
    missing = [line for block in blocks for line in block.splitlines()
               if "…" not in line and line.strip() not in known]
    for line in missing:
        print(f"{page}: no file of {folder} has the line: {line}")
    if not blocks:
        print(f"{page}: no code")
    return 1 if missing or not blocks else 0


sys.exit(main())
