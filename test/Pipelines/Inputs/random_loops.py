# ===- random_loops.py - Random steps of loops that stack ------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs random steps of loops through passes on loops: the bits stay the same.

random_loops.py SEED prints a step, random_loops.py FIRST LAST AO-OPT AO-RUN runs
those of seeds from FIRST to LAST by the two tools. Stacks are of rows or of
columns, written and read in either order, by several loops, through a pair or
within an outer loop; loops count from any number, in index or i32, and carry
counters.
"""

import random
import subprocess
import sys

ROW = "tensor<1x8xf32>"
FLAT = "tensor<8xf32>"
TO_ROW = f"[[0, 1]] output_shape [1, 8] : {FLAT} into {ROW}"

# The positions at which loops are split, and passes.
CHAINS = [
    ([1], ["--ao-apply-plan"]),
    ([1, 2], ["--ao-apply-plan"]),
    ([], ["--ao-unroll-loops"]),
    ([], ["--ao-rematerialize-residuals"]),
    ([], ["--ao-rematerialize-residuals", "--ao-unroll-loops"]),
    ([1], ["--ao-rematerialize-residuals", "--ao-apply-plan"]),
    ([], ["--ao-stream-residuals=min-bytes=0 prefetch-distance=1"]),
    ([], ["--ao-stream-residuals=min-bytes=0 prefetch-distance=1 offload-delay=1"]),
    ([2], ["--ao-apply-plan", "--ao-rematerialize-residuals", "--ao-stream-residuals=min-bytes=0 prefetch-distance=1"]),
]
# The end of a loop that stacks and is in no other loop.
STACKS = "} // stacks"


class Stack:
    """A value with a slice for each of `trips` iterations."""

    def __init__(self, name, trips, of_rows):
        self.name = name
        self.of_rows = of_rows
        self.type = f"tensor<{trips}x8xf32>" if of_rows else f"tensor<8x{trips}xf32>"

    def place(self, number):
        return f"[{number}, 0] [1, 8] [1, 1]" if self.of_rows else f"[0, {number}] [8, 1] [1, 1]"


class Writer:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.trips = self.random.randint(2, 5)
        self.count = 0
        self.lines = []
        self.is_nested = False

    def new(self):
        self.count += 1
        return f"%v{self.count}"

    def emit(self, text):
        """A new value that `text` makes."""
        value = self.new()
        self.lines.append(f"{value} = {text}")
        return value

    def read(self, stack, number):
        if stack.of_rows and self.random.random() < 0.7:
            return self.emit(
                f"tensor.extract_slice {stack.name}{stack.place(number)} : {stack.type} to {ROW}"
            )
        flat = self.emit(
            f"tensor.extract_slice {stack.name}{stack.place(number)} : {stack.type} to {FLAT}"
        )
        return self.emit(f"tensor.expand_shape {flat} {TO_ROW}")

    def write(self, stack, row, number):
        flat = self.emit(f"tensor.collapse_shape {row} [[0, 1]] : {ROW} into {FLAT}")
        return self.emit(
            f"tensor.insert_slice {flat} into {stack.name}{stack.place(number)}"
            f" : {FLAT} into {stack.type}"
        )

    def compute(self, rows, number):
        kind = self.random.choice(["sin", "cos", "mulf", "addf", "subf", "if"])
        one, other = self.random.choice(rows), self.random.choice(rows)
        if kind in ("sin", "cos"):
            return self.emit(f"math.{kind} {one} : {ROW}")
        if kind != "if":
            return self.emit(f"arith.{kind} {one}, {other} : {ROW}")
        condition = self.emit(f"arith.cmpi ult, {number}, %c1 : index")
        value = self.emit(f"scf.if {condition} -> ({ROW}) {{")
        for op, row in (("sin", one), ("cos", other)):
            made = self.emit(f"math.{op} {row} : {ROW}")
            self.lines.append(f"scf.yield {made} : {ROW}")
            self.lines.append("} else {" if op == "sin" else "}")
        return value

    def header(self, carried, first):
        """Opens a loop; returns its results and the number of the iteration."""
        variable, results = self.new(), self.new()
        arguments = ", ".join(f"{name} = {init}" for name, init, _ in carried)
        types = ", ".join(kind for _, _, kind in carried)
        is_narrow = self.random.random() < 0.25
        kind = "i32" if is_narrow else "index"
        bounds = [
            self.emit(f"arith.constant {bound} : {kind}")
            for bound in (first, first + self.trips, 1)
        ]
        self.lines.append(
            f"{results}:{len(carried)} = scf.for {variable} = {bounds[0]} to {bounds[1]}"
            f" step {bounds[2]} iter_args({arguments}) -> ({types})"
            f"{' : i32' if is_narrow else ''} {{"
        )
        number = variable
        if is_narrow:
            number = self.emit(f"arith.index_cast {variable} : i32 to index")
        if first:
            number = self.emit(f"arith.subi {number}, %c{first} : index")
        return results, number, types

    def loop(self, row, stacks, is_last):
        """Appends a loop; returns what it passes on, and its stacks."""
        made = []
        for _ in range(0 if is_last else self.random.choice([0, 1, 1, 2, 3])):
            stack = Stack(self.new(), self.trips, self.random.random() < 0.7)
            made.append((stack, self.emit(f"tensor.empty() : {stack.type}")))
        handed = self.new()
        carried = [(handed, row, ROW)]
        carried += [(stack.name, init, stack.type) for stack, init in made]
        counter = self.new() if self.random.random() < 0.3 else None
        if counter:
            carried.append((counter, "%three", "i32"))
        first = self.random.choice([0, 0, 0, 1, 2])
        results, number, types = self.header(carried, first)
        last = self.emit(f"arith.constant {self.trips - 1} : index")
        numbers = [number, self.emit(f"arith.subi {last}, {number} : index")]
        rows = [handed]
        for stack in self.random.sample(stacks, min(len(stacks), self.random.randint(0, 3))):
            at = self.random.choice(numbers)
            rows += [self.read(stack, at) for _ in range(self.random.choice([1, 1, 2]))]
        if counter:
            scalar = self.emit(f"arith.sitofp {counter} : i32 to f32")
            rows.append(self.emit(f"tensor.splat {scalar} : {ROW}"))
        for _ in range(self.random.randint(1, 4)):
            rows.append(self.compute(rows[self.random.randint(0, 1) :] or rows, number))
        yielded = [self.random.choice(rows[-2:])]
        for stack, _ in made:
            yielded.append(
                self.write(stack, self.random.choice(rows), self.random.choice(numbers))
            )
        if counter:
            yielded.append(self.emit(f"arith.addi {counter}, %one : i32"))
        end = STACKS if made and not self.is_nested else "}"
        self.lines += [f"scf.yield {', '.join(yielded)} : {types}", end]
        found = []
        for i, (stack, _) in enumerate(made):
            found.append(Stack(f"{results}#{i + 1}", self.trips, stack.of_rows))
        return f"{results}#0", found

    def loops(self, row, stacks, number):
        for i in range(number):
            row, found = self.loop(row, stacks, i == number - 1)
            stacks = stacks + found
        return row

    def function(self, head, ops, returned):
        constants = [f"%c{i} = arith.constant {i} : index" for i in range(3)]
        constants += [f"%{name} = arith.constant {i} : i32" for name, i in (("one", 1), ("three", 3))]
        return "\n".join([head + " {", *constants, *ops, returned, "}", ""])

    def pair(self, weights):
        row, saved = self.loop("%x", [weights], is_last=False)
        names = ", ".join([row, *(stack.name for stack in saved)])
        types = ", ".join([ROW, *(stack.type for stack in saved)])
        forward = self.function(
            f"func.func @fwd(%x: {ROW}, %w: {weights.type}) -> ({types})"
            " attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64}",
            self.lines,
            f"return {names} : {types}",
        )
        self.lines = []
        arrived = [Stack(f"%s{i}", self.trips, stack.of_rows) for i, stack in enumerate(saved)]
        arguments = ", ".join([*(f"{s.name}: {s.type}" for s in arrived), f"%y: {ROW}"])
        row = self.loops("%y", arrived, self.random.randint(1, 2))
        return forward + self.function(
            f"func.func @bwd({arguments}) -> {ROW}", self.lines, f"return {row} : {ROW}"
        )

    def joint(self, weights):
        head = f"func.func @step(%x: {ROW}, %w: {weights.type}) -> {ROW} attributes {{ao.step}}"
        if self.random.random() < 0.7:
            row = self.loops("%x", [weights], self.random.randint(2, 4))
            return self.function(head, self.lines, f"return {row} : {ROW}")
        outer = f"%o = scf.for %m = %c0 to %c2 step %c1 iter_args(%h = %x) -> ({ROW}) {{"
        self.is_nested = True
        row = self.loops("%h", [weights], self.random.randint(2, 3))
        ops = [outer, *self.lines, f"scf.yield {row} : {ROW}", "}"]
        return self.function(head, ops, f"return %o : {ROW}")

    def step(self):
        weights = Stack("%w", self.trips, True)
        return self.pair(weights) if self.random.random() < 0.3 else self.joint(weights)


def run(command, text):
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stderr}")
    return done.stdout


def outputs(text):
    command = [sys.argv[4], "-", "--strategy=none", "-O0", "--print-outputs"]
    return [line for line in run(command, text).splitlines() if line.startswith("output")]


def check(seed):
    text = Writer(seed).step()
    expected = outputs(text)
    for positions, passes in CHAINS:
        marked = text
        if positions:
            inside = [each for each in positions if each < Writer(seed).trips]
            if positions and not inside:
                continue
            marked = text.replace(STACKS, f"}} {{ao.loop = #ao.loop<split = {inside}>}}")
            # A step without loops to split is rejected.
            passes = [each for each in passes if marked != text or each != "--ao-apply-plan"]
        changed = run([sys.argv[3], "-", *passes, "--ao-verify-transfers"], marked)
        if outputs(changed) != expected:
            sys.exit(f"seed {seed}: other bits after {' '.join(passes)} with splits {positions}")


def main():
    if len(sys.argv) == 2:
        print(Writer(int(sys.argv[1])).step())
        return
    for each in range(int(sys.argv[1]), int(sys.argv[2]) + 1):
        check(each)


if __name__ == "__main__":
    main()
