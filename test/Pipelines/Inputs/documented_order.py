# ===- documented_order.py - Pipelines run what the documents say ----------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Compares the table of pipelines in docs/Reference/Passes.md with what ao-opt runs.

    documented_order.py ao-opt docs/Reference/Passes.md

A row names ao's passes in order. Text in parentheses is about options; the name of a
pipeline stands for the passes of its row.
"""

import pathlib
import re
import subprocess
import sys

# The language of the documents' generated pages: one heading a pass.
HEADING = re.compile(r"^## `-(?P<name>[\w-]+)`", re.MULTILINE)
ROW = re.compile(r"^\| `(?P<name>ao-[\w-]+-pipeline)` \| (?P<cell>.*) \|$", re.MULTILINE)


def documented_passes(index):
    """The names of ao's own passes."""
    pages = (index.parent / "Dialect").glob("*Passes.md")
    return {name for page in pages for name in HEADING.findall(page.read_text())}


def written(name, rows):
    """The passes of a pipeline by the table."""
    for part in re.findall(r"`([\w-]+)`", re.sub(r"\([^)]*\)", "", rows[name])):
        if part in rows:
            yield from written(part, rows)
        else:
            yield part


def dumped(ao_opt, name):
    """The passes of a pipeline by the tool."""
    result = subprocess.run(
        [ao_opt, f"--{name}", "--dump-pass-pipeline"],
        input="module {}",
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    for line in result.stderr.splitlines():
        if match := re.match(r"  +([\w-]+)[{,]?", line):
            yield match.group(1)


def main():
    ao_opt, index = sys.argv[1], pathlib.Path(sys.argv[2])
    known = documented_passes(index)
    rows = {row["name"]: row["cell"] for row in ROW.finditer(index.read_text())}
    wrong = 0
    for name in rows:
        says = [each for each in written(name, rows) if each in known]
        runs = [each for each in dumped(ao_opt, name) if each in known]
        if not runs or says != runs:
            print(f"{name}\n  documented: {says}\n  run:        {runs}")
            wrong += 1
    print(f"{len(rows)} pipelines, {wrong} not as documented")
    return 1 if wrong or not rows else 0


if __name__ == "__main__":
    sys.exit(main())
