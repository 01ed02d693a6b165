#!/usr/bin/env python3
# ===- random_loops.py - Random steps of loops, as MLIR --------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Prints random training steps whose loops write stacked residuals.

    random_loops.py --seed 7 --form joint

prints one module; a seed and the options determine every byte. `--count N`
prints the modules of N consecutive seeds, separated by `// -----`.

A first loop updates a state and stacks some of its results, in any dimension
and order; others read the stacked residuals, in any order; in a pair they are
in the backward function, and joint steps may run all loops within a loop over
microbatches, with values around these loops. Offsets are written as people and
frameworks write them. Some stacked tensors are no residuals, since they have
other uses.

Only linalg, tensor, arith and scf; every number is finite, so that runs can be
compared bit for bit.
"""

import argparse
import random
import sys
from dataclasses import dataclass

FORMS = ("pair", "joint")
SHAPES = ((8,), (8,), (4, 8), (16, 4))
TRIPS = (1, 2, 3, 4, 4, 5, 7)
COUNTERS = ("index", "offset", "i32", "carried", "jax", "twos")
UPDATES = ("add", "sub", "mul", "max", "min")


def tensor(shape):
    return f"tensor<{''.join(f'{extent}x' for extent in shape)}f32>"


@dataclass(frozen=True)
class Stack:
    """A tensor with `trips` slices of `shape` along dimension `dim`."""

    name: str
    shape: tuple
    trips: int
    dim: int

    @property
    def extents(self):
        return (*self.shape[:self.dim], self.trips, *self.shape[self.dim:])

    @property
    def type(self):
        return tensor(self.extents)

    @property
    def row(self):
        """A slice that keeps the dimension of size one."""
        return tensor((*self.shape[:self.dim], 1, *self.shape[self.dim:]))

    def slice(self, offset):
        offsets = ["0"] * len(self.extents)
        offsets[self.dim] = offset
        sizes = list(map(str, self.extents))
        sizes[self.dim] = "1"
        strides = ", ".join(["1"] * len(sizes))
        return f"[{', '.join(offsets)}] [{', '.join(sizes)}] [{strides}]"

    def reassociation(self):
        """Reshapes a slice with its dimension of size one to one without."""
        groups = [[i] for i in range(len(self.extents))]
        at = self.dim if self.dim < len(self.shape) else self.dim - 1
        groups[at:at + 2] = [groups[at] + groups[at + 1]]
        return "[" + ", ".join(f"[{', '.join(map(str, g))}]" for g in groups) + "]"

    def named(self, name):
        return Stack(name, self.shape, self.trips, self.dim)


class Text:
    """Lines with fresh names."""

    def __init__(self):
        self.lines = []
        self.depth = 1
        self.count = 0

    def add(self, line):
        self.lines.append("  " * self.depth + line)

    def fresh(self):
        self.count += 1
        return f"%{self.count}"

    def define(self, line):
        name = self.fresh()
        self.add(f"{name} = {line}")
        return name

    def constant(self, value, of="index"):
        return self.define(f"arith.constant {value} : {of}")


class Loop:
    """A loop of `trips` iterations around what a `with` statement adds."""

    def __init__(self, text, rng, trips, carried, counters=COUNTERS):
        self.text, self.trips = text, trips
        self.counter = rng.choice(counters)
        self.carried = list(carried)  # (initial value, type)
        self.yielded = []

    def __enter__(self):
        text, counter = self.text, self.counter
        of = "i32" if counter == "i32" else "index"
        first = 3 if counter == "offset" else 0
        step = 2 if counter == "twos" else 1
        bounds = [text.constant(n, of) for n in (first, first + step * self.trips, step)]
        if counter in ("carried", "jax"):
            start = text.constant("dense<0>", "tensor<i32>")
            self.carried.append((start, "tensor<i32>"))
        self.arguments = [text.fresh() for _ in self.carried]
        self.variable = text.fresh()
        self.results = text.fresh()
        pairs = ", ".join(f"{a} = {v}" for a, (v, _) in zip(self.arguments, self.carried))
        types = ", ".join(t for _, t in self.carried)
        ending = " : i32" if of == "i32" else ""
        text.add(f"{self.results}:{len(self.carried)} = scf.for {self.variable} = {bounds[0]} "
                 f"to {bounds[1]} step {bounds[2]} iter_args({pairs}) -> ({types}){ending} {{")
        text.depth += 1
        self.number = self._number(first)
        return self

    def _number(self, first):
        """The number of the iteration."""
        text, counter = self.text, self.counter
        if counter == "offset":
            return text.define(f"arith.subi {self.variable}, {text.constant(first)} : index")
        if counter == "twos":
            return text.define(f"arith.divui {self.variable}, {text.constant(2)} : index")
        if counter == "i32":
            return text.define(f"arith.index_cast {self.variable} : i32 to index")
        if counter == "index":
            return self.variable
        number = text.define(f"tensor.extract {self.arguments[-1]}[] : tensor<i32>")
        if counter == "jax":
            number = self._clamp(number)
        return text.define(f"arith.index_cast {number} : i32 to index")

    def _clamp(self, number):
        """Writes the clamps that JAX emits for an index that may be
        negative."""
        text = self.text
        zero, trips = text.constant(0, "i32"), text.constant(self.trips, "i32")
        last = text.constant(self.trips - 1, "i32")
        below = text.define(f"arith.cmpi slt, {number}, {zero} : i32")
        wrapped = text.define(f"arith.addi {number}, {trips} : i32")
        number = text.define(f"arith.select {below}, {wrapped}, {number} : i32")
        number = text.define(f"arith.maxsi {number}, {zero} : i32")
        return text.define(f"arith.minsi {number}, {last} : i32")

    def offset(self, is_reversed):
        if not is_reversed:
            return self.number
        last = self.text.constant(self.trips - 1)
        return self.text.define(f"arith.subi {last}, {self.number} : index")

    def __exit__(self, *_):
        text = self.text
        if len(self.yielded) < len(self.carried):
            old = text.define(f"tensor.extract {self.arguments[-1]}[] : tensor<i32>")
            new = text.define(f"arith.addi {old}, {text.constant(1, 'i32')} : i32")
            self.yielded.append(text.define(f"tensor.from_elements {new} : tensor<i32>"))
        types = ", ".join(t for _, t in self.carried)
        text.add(f"scf.yield {', '.join(self.yielded)} : {types}")
        text.depth -= 1
        text.add("}")

    def result(self, index):
        return f"{self.results}#{index}"


class Step:
    """Draws one step."""

    def __init__(self, rng, form):
        self.rng, self.form = rng, form
        self.shape = rng.choice(SHAPES)
        self.type = tensor(self.shape)
        self.trips = rng.choice(TRIPS)
        self.stacks = [
            Stack("", self.shape, self.trips, rng.randint(0, len(self.shape)))
            for _ in range(rng.randint(1, 3))]
        self.weights = Stack("%weights", self.shape, self.trips, 0)
        # Something needs the whole of it.
        self.whole = rng.randrange(len(self.stacks)) if rng.random() < 0.2 else None
        self.text = Text()

    def compute(self, one, other):
        """A tensor of numbers between -1 and 1."""
        text, of = self.text, self.type
        name = self.rng.choice(UPDATES)
        empty = text.define(f"tensor.empty() : {of}")
        updated = text.define(f"linalg.{name} ins({one}, {other} : {of}, {of}) "
                              f"outs({empty} : {of}) -> {of}")
        empty = text.define(f"tensor.empty() : {of}")
        return text.define(f"linalg.tanh ins({updated} : {of}) outs({empty} : {of}) -> {of}")

    def read(self, loop, stack):
        offset = loop.offset(self.rng.random() < 0.5)
        place = stack.slice(offset)
        if self.rng.random() < 0.5:
            return self.text.define(f"tensor.extract_slice {stack.name}{place} : "
                                    f"{stack.type} to {self.type}")
        row = self.text.define(f"tensor.extract_slice {stack.name}{place} : "
                               f"{stack.type} to {stack.row}")
        return self.text.define(f"tensor.collapse_shape {row} {stack.reassociation()} : "
                                f"{stack.row} into {self.type}")

    def write(self, loop, stack, value):
        place = stack.slice(loop.offset(self.rng.random() < 0.5))
        of = self.type
        if self.rng.random() < 0.5:
            shape = ", ".join(map(str, (*stack.shape[:stack.dim], 1,
                                        *stack.shape[stack.dim:])))
            value = self.text.define(
                f"tensor.expand_shape {value} {stack.reassociation()} output_shape "
                f"[{shape}] : {of} into {stack.row}")
            of = stack.row
        return self.text.define(f"tensor.insert_slice {value} into {stack.name}{place} : "
                                f"{of} into {stack.type}")

    def first_loop(self, state):
        """Returns the last state and the stacked residuals."""
        text = self.text
        starts = [text.define(f"tensor.empty() : {stack.type}") for stack in self.stacks]
        if self.rng.random() < 0.5:
            zero = text.constant("0.0", "f32")
            starts = [text.define(f"linalg.fill ins({zero} : f32) outs({start} : {stack.type}) "
                                  f"-> {stack.type}")
                      for start, stack in zip(starts, self.stacks)]
        carried = [(state, self.type)]
        carried += [(start, stack.type) for start, stack in zip(starts, self.stacks)]
        with Loop(text, self.rng, self.trips, carried) as loop:
            weight = self.read(loop, self.weights)
            known = [self.compute(loop.arguments[0], weight)]
            for _ in range(self.rng.randint(0, 2)):
                known.append(self.compute(self.rng.choice(known), weight))
            loop.yielded = [known[-1]]
            for argument, stack in zip(loop.arguments[1:], self.stacks):
                loop.yielded.append(self.write(loop, stack.named(argument),
                                               self.rng.choice(known)))
        return loop.result(0), [stack.named(loop.result(i))
                                for i, stack in enumerate(self.stacks, 1)]

    def next_loop(self, state, stacks):
        """Adds a loop that reads each of `stacks`, captured or carried;
        returns the last state."""
        carried = [stack for stack in stacks if self.rng.random() < 0.5]
        operands = [(state, self.type)] + [(stack.name, stack.type) for stack in carried]
        with Loop(self.text, self.rng, self.trips, operands) as loop:
            inside = {stack.name: stack.named(argument)
                      for stack, argument in zip(carried, loop.arguments[1:])}
            state = loop.arguments[0]
            for stack in stacks:
                row = self.read(loop, inside.get(stack.name, stack))
                for _ in range(self.rng.randint(1, 2)):
                    state = self.compute(state, row)
            loop.yielded = [state] + [inside[stack.name].name for stack in carried]
        return loop.result(0)

    def other_loops(self, state, stacks):
        state = self.next_loop(state, stacks)
        if self.rng.random() < 0.3:
            some = [stack for stack in stacks if self.rng.random() < 0.7]
            state = self.next_loop(state, some)
        return state

    def body(self, state):
        """Adds all loops of a joint step; returns the last state and a whole
        stacked residual."""
        state, stacks = self.first_loop(state)
        state = self.other_loops(state, stacks)
        return state, None if self.whole is None else stacks[self.whole]

    def joint(self):
        text = self.text
        if self.rng.random() < 0.3:
            microbatches = self.rng.randint(2, 3)
            with Loop(text, self.rng, microbatches, [("%x", self.type)],
                      ("index", "carried")) as loop:
                kept = [loop.arguments[0]]
                for _ in range(self.rng.randint(0, 3)):
                    kept.append(self.compute(kept[-1], kept[0]))
                state, _ = self.body(kept[-1])
                # Values of an iteration from before its loops are used after them.
                for value in reversed(kept):
                    state = self.compute(state, value)
                loop.yielded = [state]
            results = [(loop.result(0), self.type)]
        else:
            state, whole = self.body("%x")
            results = [(state, self.type)]
            results += [(whole.name, whole.type)] if whole else []
        return self.function("step", f"%x: {self.type}, {self.weight_argument()}", results,
                             " attributes {ao.step}")

    def pair(self):
        state, stacks = self.first_loop("%x")
        whole = [] if self.whole is None else [stacks[self.whole]]
        saved = stacks + [s for s in stacks if self.rng.random() < 0.2]
        results = [(state, self.type)]
        results += [(stack.name, stack.type) for stack in whole + saved]
        attributes = (f" attributes {{ao.backward = @bwd, ao.num_outputs = {1 + len(whole)} "
                      ": i64}")
        forward = self.function("fwd", f"%x: {self.type}, {self.weight_argument()}", results,
                                attributes)
        self.text = Text()
        arguments = [stack.named(f"%s{i}") for i, stack in enumerate(saved)]
        names = [f"{stack.name}: {stack.type}" for stack in arguments]
        names += [f"%g: {self.type}"]
        names += [f"%g{i}: {stack.type}" for i, stack in enumerate(whole)]
        state = self.other_loops("%g", arguments)
        return forward + self.function("bwd", ", ".join(names), [(state, self.type)], "")

    def weight_argument(self):
        return f"{self.weights.name}: {self.weights.type}"

    def function(self, name, arguments, results, attributes):
        names, types = (", ".join(column) for column in zip(*results))
        self.text.add(f"return {names} : {types}")
        return [f"func.func @{name}({arguments}) -> ({types}){attributes} {{",
                *self.text.lines, "}"]


def generate(seed, form):
    rng = random.Random(f"loops {seed}")
    form = form or rng.choice(FORMS)
    step = Step(rng, form)
    lines = step.pair() if form == "pair" else step.joint()
    return "\n".join([f"// seed {seed} form {form}", *lines, ""])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=1)
    parser.add_argument("--form", choices=FORMS, help="default: drawn")
    parser.add_argument("--flavour", choices=("executable",), help="there is one")
    parser.add_argument("--output", default="-")
    arguments = parser.parse_args()
    seeds = range(arguments.seed, arguments.seed + arguments.count)
    text = "// -----\n".join(generate(seed, arguments.form) for seed in seeds)
    if arguments.output == "-":
        sys.stdout.write(text)
    else:
        with open(arguments.output, "w", encoding="utf-8") as file:
            file.write(text)


if __name__ == "__main__":
    main()
