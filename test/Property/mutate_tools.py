# ===- mutate_tools.py - Tools on mutated input ----------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs the tools on mutated inputs of tests: ao-opt on modules, with one pass or
pipeline each, ao-plan on traces, machines and layouts, ao-run on machines. A tool
accepts its input, or ends with status 1 or 2, an error and no output file.
Anything else is printed with the number of the input, and is a failure: a signal,
a run of more than two minutes, a silent failure, a partial file.

usage: mutate_tools.py --ao-opt=TOOL --ao-plan=TOOL [--ao-run=TOOL] [--first=N]
           [--count=N] ROOT

Input N is a function of N and of the files of the tests.
"""

import argparse
import pathlib
import random
import re
import subprocess
import sys
import tempfile

TOKEN = re.compile(rb"[%@#!]?[A-Za-z_][\w.$-]*|-?\d[\w.]*|\"[^\"\n]*\"|[^\s\w]")
NUMBERS = [b"0", b"1", b"-1", b"2", b"4294967296", b"9223372036854775807",
           b"9223372036854775808", b"1e308", b"-0.0"]
BYTES = [b"\0", b"\xff", b"\n", b"{", b"}", b"(", b"]", b"\"", b"<", b"//"]
LARGEST = 64 << 10
# The parser's entry, in stack dumps.
PARSER = b"mlir::parseAsmSourceFile"
SOURCES = str(pathlib.Path(__file__).resolve().parents[2])
MODULES = ("test/Models", "test/Pipelines", "test/Dialect", "test/Conversion",
           "test/Analysis", "test/Tools/ao-run")


def replace_token(generator, text):
    """Replaces a token by another one of the text, or a number by an odd one."""
    tokens = list(TOKEN.finditer(text))
    if not tokens:
        return text
    old = generator.choice(tokens)
    by = (generator.choice(NUMBERS) if old[0][:1].isdigit()
          else generator.choice(tokens)[0])
    return text[:old.start()] + by + text[old.end():]


def change_lines(generator, text):
    """Deletes, repeats or swaps lines."""
    lines = text.split(b"\n")
    one, other = generator.randrange(len(lines)), generator.randrange(len(lines))
    kind = generator.randrange(3)
    if kind == 0:
        del lines[one]
    elif kind == 1:
        lines.insert(other, lines[one])
    else:
        lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def change_bytes(generator, text):
    """Inserts, deletes or cuts off bytes."""
    at = generator.randrange(len(text) + 1)
    kind = generator.randrange(3)
    if kind == 0:
        return text[:at] + generator.choice(BYTES) + text[at:]
    if kind == 1:
        return text[:at] + text[at + generator.randrange(1, 9):]
    return text[:at]


def mutate(generator, text):
    """Tokens are replaced most of the time: what still parses gets further."""
    for _ in range(generator.choice([1, 1, 1, 2, 4])):
        change = generator.choice([replace_token, replace_token, replace_token,
                                   change_lines, change_bytes])
        text = change(generator, text)
    return text


class Inputs:
    """The inputs of tests that are mutated."""

    def __init__(self, root, arguments):
        def find(pattern, folders):
            found = [path for folder in folders for path in (root / folder).rglob(pattern)]
            return sorted(path for path in found if path.stat().st_size < LARGEST)

        self.arguments = arguments
        self.modules = find("*.mlir", MODULES)
        self.traces = find("*.json", ["test/Traces"])
        self.machines = find("*.json", ["examples"])
        self.layouts = find("*.csv", ["benchmarks/planner"])
        self.step = root / "test/Tools/ao-run/quick.mlir"
        self.passes = sorted(set(re.findall(
            r"^ +--((?:ao|convert-ao)-[a-z0-9-]+)",
            subprocess.run([arguments.ao_opt, "--help"], capture_output=True, text=True,
                           check=True).stdout, re.MULTILINE)))

    def choose(self, generator, folder):
        """Returns a command, and the output that it may write."""
        output = folder / "output"
        kinds = ["module"] * 6 + ["trace", "plan-machine", "layout"]
        if self.arguments.ao_run:
            kinds.append("run-machine")
        kind = generator.choice(kinds)

        def write(paths):
            path = generator.choice(paths)
            changed = folder / f"input{path.suffix}"
            changed.write_bytes(mutate(generator, path.read_bytes()))
            return changed

        if kind == "module":
            name = generator.choice(self.passes)
            return [self.arguments.ao_opt, write(self.modules), f"--{name}",
                    "--split-input-file", "--allow-unregistered-dialect",
                    "--mlir-disable-threading", "-o", output], output
        if kind == "trace":
            return [self.arguments.ao_plan, write(self.traces), "--effort=0", "-o",
                    output], output
        if kind == "plan-machine":
            return [self.arguments.ao_plan, generator.choice(self.traces),
                    f"--machine={write(self.machines)}", "--effort=0", "-o",
                    output], output
        if kind == "layout":
            return [self.arguments.ao_plan, f"--layout={write(self.layouts)}",
                    "--effort=0", "-o", output], output
        return [self.arguments.ao_run, self.step, f"--machine={write(self.machines)}",
                "--strategy=planned", "-O0", f"--json={output}"], output


def crashes_in_upstream(command, dump):
    """Returns whether upstream's parser crashed, with no frame of ours in it."""
    frames = re.findall(rb"^ *#\d+ .*", dump, re.MULTILINE)
    ours = (str(command[0]).encode(), SOURCES.encode())
    for index, frame in enumerate(frames):
        if PARSER in frame:
            return not any(path in inner for inner in frames[:index] for path in ours)
    return False


def find_fault(command, output):
    """Returns an empty text, or a description of the fault."""
    try:
        done = subprocess.run([str(word) for word in command], capture_output=True,
                              timeout=120, check=False)
    except subprocess.TimeoutExpired:
        return "does not end"
    if done.returncode not in (0, 1, 2):
        if crashes_in_upstream(command, done.stderr):
            return ""
        return f"status {done.returncode}: {done.stderr[-400:].decode(errors='replace')}"
    if done.returncode == 0:
        return ""
    if b"error" not in done.stderr:
        return "fails without an error"
    return "fails and leaves an output file" if output.exists() else ""


def main():
    parser = argparse.ArgumentParser()
    for tool in ("--ao-opt", "--ao-plan"):
        parser.add_argument(tool, required=True)
    parser.add_argument("--ao-run")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=10000)
    parser.add_argument("root", type=pathlib.Path)
    arguments = parser.parse_args()
    inputs = Inputs(arguments.root, arguments)
    faults = 0
    for number in range(arguments.first, arguments.first + arguments.count):
        with tempfile.TemporaryDirectory() as name:
            command, output = inputs.choose(random.Random(number), pathlib.Path(name))
            fault = find_fault(command, output)
        if fault:
            faults += 1
            words = " ".join(str(word) for word in command[:3])
            print(f"input {number}: {words}: {fault}", flush=True)
    print(f"{arguments.count} inputs, {faults} faults")
    return 1 if faults else 0


sys.exit(main())
