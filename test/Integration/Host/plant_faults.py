#!/usr/bin/env python3
# ===- plant_faults.py - Faults in lowered steps are found -----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Plants faults in lowered steps; the runtime's checking mode must catch each.

A module is offloaded and lowered to buffers. Then, one at a time,
  late-wait    the wait for a reload moves below the first use of what it brings
  early-free   the source of an offload is freed before its wait
  lost-wait    the wait for a reload is removed
  swapped      two reloads fill each other's buffers
and the module is run, unverified, with poisoned memory and copies as late as
they may be. It must end in an error, or in other outputs than without the fault.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

COPY = re.compile(r"(%\w+) = ao\.(offload|reload) (%\w+) into (%\w+) : (.*)")
WAIT = re.compile(r"ao\.wait (%\w+) keep\((%\w+) :")


def statements(lines):
    """Ranges of lines of the ops at the top level of functions."""
    spans, index = [], 0
    while index < len(lines):
        end = index
        if re.match(r"    \S", lines[index]):
            while lines[end].rstrip().endswith("{") or (
                    end > index and not re.match(r"    \}", lines[end])):
                end += 1
        spans.append((index, end))
        index = end + 1
    return spans


def uses(text, name):
    return re.search(re.escape(name) + r"\b", text) is not None


def reads(text, name):
    """Returns whether a linalg op computes with `name`; a view alone reads nothing."""
    inputs = re.search(r"\bins\(([^:]*):", text)
    return inputs is not None and uses(inputs[1], name)


class Module:
    def __init__(self, text):
        lines = text.splitlines()
        self.ops = ["\n".join(lines[a:b + 1]) for a, b in statements(lines)]

    def copies(self, kind):
        """(position, transfer, source, destination, rest) of each copy."""
        for position, op in enumerate(self.ops):
            match = COPY.search(op)
            if match and match.group(2) == kind:
                yield position, match[1], match[3], match[4], match[5]

    def find(self, pattern, start):
        for position in range(start, len(self.ops)):
            if self.ops[position].startswith("  }"):
                return None
            if pattern(self.ops[position]):
                return position
        return None

    def wait_of(self, transfer, start):
        def is_wait(op):
            match = WAIT.search(op)
            return match and match[1] == transfer
        return self.find(is_wait, start)

    def text(self, ops):
        return "\n".join(ops) + "\n"

    def arrived_anyway(self, transfer, position, use):
        """Returns whether something waits for a later reload before `use`: reloads of
        one stream arrive in order, so what was reloaded before is there, too."""
        later = {other for at, other, *_ in self.copies("reload") if at > position}
        waits = (WAIT.search(op) for op in self.ops[position:use])
        return any(wait and wait[1] != transfer and wait[1] in later for wait in waits)

    def late_waits(self):
        for position, transfer, source, destination, _ in self.copies("reload"):
            wait = self.wait_of(transfer, position)
            use = self.find(lambda op: reads(op, destination), position + 1)
            if wait is None or use is None or use < wait:
                continue
            if self.arrived_anyway(transfer, position, use):
                continue
            # With the free of the host copy, lest that gives the fault away.
            end = wait + 1 + (f"memref.dealloc {source} :" in self.ops[wait + 1])
            yield self.text(self.ops[:wait] + self.ops[end:use + 1] +
                            self.ops[wait:end] + self.ops[use + 1:])

    def early_frees(self):
        for position, transfer, source, _, _ in self.copies("offload"):
            wait = self.wait_of(transfer, position)
            if wait is None:
                continue
            free = self.find(lambda op: f"memref.dealloc {source} :" in op, wait)
            if free is None or any(uses(op, source) for op in self.ops[position + 1:wait]):
                continue
            ops = list(self.ops)
            moved = ops.pop(free)
            ops.insert(position + 1, moved)
            yield self.text(ops)

    def lost_waits(self):
        for position, transfer, *_ in self.copies("reload"):
            wait = self.wait_of(transfer, position)
            if wait is not None:
                yield self.text(self.ops[:wait] + self.ops[wait + 1:])

    def swapped(self):
        reloads = list(self.copies("reload"))
        for one, other in zip(reloads, reloads[1:]):
            if one[4] != other[4] or not 0 < other[0] - one[0] < 4:
                continue
            ops = list(self.ops)
            # Both buffers must exist at the first of the two copies.
            alloc = self.find(lambda op: f"{other[3]} = memref.alloc" in op, one[0])
            if alloc is None or alloc > other[0]:
                continue
            moved = ops.pop(alloc)
            ops.insert(one[0], moved)
            first = one[0] + 1
            ops[first] = ops[first].replace(f"into {one[3]} ", f"into {other[3]} ")
            ops[other[0]] = ops[other[0]].replace(f"into {other[3]} ", f"into {one[3]} ")
            yield self.text(ops)


KINDS = {"late-wait": Module.late_waits, "early-free": Module.early_frees,
         "lost-wait": Module.lost_waits, "swapped": Module.swapped}


def run(arguments, path):
    done = subprocess.run(
        [arguments.ao_run, str(path), "--buffers", "--strategy=none", "--print-outputs",
         "-O0"],
        capture_output=True, text=True, check=False,
        env={**os.environ, "AO_POISON": "1", "AO_INTERLEAVING_SEED": "0"})
    if done.returncode not in (0, 1):
        sys.exit(f"FAIL {path}: exit {done.returncode}: {done.stderr[-500:]}")
    outputs = [line for line in done.stdout.splitlines() if line.startswith("output")]
    return done.returncode, outputs, done.stderr


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ao-opt", required=True)
    parser.add_argument("--ao-run", required=True)
    parser.add_argument("--each", type=int, default=6, help="most faults of a kind")
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("module")
    arguments = parser.parse_args()
    missed = 0
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "step.mlir")
        subprocess.run(
            [arguments.ao_opt, arguments.module, "-o", str(path),
             "--ao-offload-pipeline=strategy=pytorch min-bytes=1024",
             "--ao-bufferize-pipeline"], check=True)
        module = Module(path.read_text())
        status, expected, errors = run(arguments, path)
        if status != 0:
            sys.exit(f"FAIL without a fault: {errors[-500:]}")
        for kind in arguments.kinds.split(","):
            planted, caught = 0, 0
            for text in KINDS[kind](module):
                if planted == arguments.each:
                    break
                planted += 1
                path.write_text(text)
                status, outputs, errors = run(arguments, path)
                if re.search(r"step\.mlir:\d+:\d+: error", errors):
                    sys.exit(f"FAIL {kind}: does not parse: {errors[:500]}")
                caught += status != 0 or outputs != expected
            print(f"{kind}: {planted} planted, {caught} caught")
            # A kind that finds no place would test nothing.
            missed += planted - caught + (planted == 0)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
