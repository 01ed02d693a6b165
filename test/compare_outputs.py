#!/usr/bin/env python3
# ===- compare_outputs.py - Compare the outputs of commands ----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs commands of a lit test whose steps must have the same bits.

    // RUN: %compare_outputs 'ao-run %s --strategy=none' \\
    // RUN:   'AO_POISON=1 ao-run %s --strategy=sync' | FileCheck %s

Each command, with `--print-outputs` added, must exit with status 0 and print the same
lines `output …` as the first. The standard output of the last command is printed.
"""

import os
import re
import shlex
import subprocess
import sys


def run(command):
    """Returns the standard output of a command, which may begin with variables."""
    words = shlex.split(command) + ["--print-outputs"]
    environment = dict(os.environ)
    while re.match(r"\w+=", words[0]):
        name, value = words.pop(0).split("=", 1)
        environment[name] = value
    done = subprocess.run(words, env=environment, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"{command}: exit status {done.returncode}")
    return done.stdout


def main():
    expected = None
    for command in sys.argv[1:]:
        text = run(command)
        outputs = [line for line in text.split("\n") if line.startswith("output")]
        if not outputs:
            sys.exit(f"{command}: no outputs")
        if expected is not None and outputs != expected:
            lines = "\n".join(["expected", *expected, "got", *outputs])
            sys.exit(f"{command}: other outputs than the first command\n{lines}")
        expected = outputs
    print(text, end="")


if __name__ == "__main__":
    main()
