#!/usr/bin/env python3
# ===- check_errors.py - Check the errors of commands ----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs the commands of a lit test that must fail with one clear error.

A test lists commands, each with the lines of its error, as a transcript:

    // RUN: %check_errors %s %t
    //
    // $ ao-opt %s --ao-plan-offload=num-layers=-2
    // error: 'num-layers' must not be negative, got -2

Several commands in a row share the lines that follow. A line is a substring of a
line of standard error; text in {{}} is a regular expression. `%s`, `%S` and `%t`
have lit's meaning. Each command must exit with status 1, must print nothing on
standard output and no further line with `error:` or `warning:`.
"""

import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

COMMENT = re.compile(r"^(?://|#) ?")


def read_cases(text):
    """Returns the pairs (command, expected lines) of a test."""
    cases, commands, expected = [], [], []
    for line in text.split("\n//---")[0].split("\n") + [""]:
        line = COMMENT.sub("", line).strip()
        if line.startswith("$ ") and not expected:
            commands.append(line[2:])
        elif line and not line.startswith("$ ") and commands:
            expected.append(line)
        else:
            cases += [(command, expected) for command in commands]
            commands, expected = [line[2:]] if line.startswith("$ ") else [], []
    return cases


def to_regex(line):
    """Returns the regular expression of an expected line."""
    parts = re.split(r"\{\{(.*?)\}\}", line)
    return "".join(
        f"(?:{part})" if index % 2 else r"\s+".join(map(re.escape, part.split(" ")))
        for index, part in enumerate(parts)
    )


def find_fault(command, expected, places, tools):
    """Returns the reason why a command does not fail as expected, or None."""
    if not expected:
        return "no error is expected"
    words = shlex.split(re.sub(r"%[sSt]\b", lambda name: places[name[0]], command))
    environment = dict(os.environ)
    while re.match(r"\w+=", words[0]):
        name, value = words.pop(0).split("=", 1)
        environment[name] = value
    program = shutil.which(words[0], path=tools) or words[0]
    done = subprocess.run([program, *words[1:]], env=environment, capture_output=True,
                          text=True, errors="replace")
    if done.returncode != 1:
        return f"exit status {done.returncode}, expected 1\n{done.stderr}"
    if done.stdout:
        return f"expected no output, got\n{done.stdout}"
    rest = done.stderr.split("\n")
    for line in expected:
        found = (i for i, each in enumerate(rest) if re.search(to_regex(line), each))
        if (position := next(found, None)) is None:
            return f"expected '{line}', got\n{done.stderr}"
        rest = rest[position + 1:]
    for word, least in (("error:", 1), ("warning:", 0)):
        number = max(least, sum(line.count(word) for line in expected))
        if done.stderr.count(word) > number:
            return f"expected '{word}' {number} times, got\n{done.stderr}"
    return None


def main():
    tools, source, temporary = sys.argv[1:]
    places = {"%s": source, "%S": os.path.dirname(source), "%t": temporary}
    cases = read_cases(pathlib.Path(source).read_text(encoding="utf-8"))
    faults = [] if cases else [f"{source}: no commands"]
    for command, expected in cases:
        if fault := find_fault(command, expected, places, tools):
            faults.append(f"$ {command}\n{fault}")
    print("\n".join(faults), end="\n" if faults else "", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
