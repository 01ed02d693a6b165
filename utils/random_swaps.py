#!/usr/bin/env python3
# ===- random_swaps.py - Random loops that swap what they carry, as MLIR ---===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Prints random joint steps of loops that hand on values in another place.

    random_swaps.py --seed 7

prints one module; the seed determines every byte. Loops carry two or three values, up to
three loops deep, start from any value that is known there, and hand on what they were
given, what they or loops within have computed, or values from outside: in another order,
several times, or not at all. What a loop results in may be used or not.
"""

import argparse
import random

TYPE = "tensor<256xf32>"


class Writer:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lines = []
        self.count = 0

    def new(self):
        self.count += 1
        return f"%v{self.count}"

    def emit(self, depth, text):
        self.lines.append("  " * depth + text)

    def compute(self, depth, known):
        name = self.new()
        a, b = self.random.choice(known), self.random.choice(known)
        op = self.random.choice(("sin", "addf", "mulf", "subf"))
        if op == "sin":
            self.emit(depth, f"{name} = math.sin {a} : {TYPE}")
        else:
            self.emit(depth, f"{name} = arith.{op} {a}, {b} : {TYPE}")
        return name

    def body(self, depth, known, level):
        """Adds ops and loops, and returns all that is known behind them."""
        for _ in range(self.random.randint(0, 2)):
            known = [*known, self.compute(depth, known)]
        if level > 0 and self.random.random() < 0.8:
            known = [*known, *self.loop(depth, known, level - 1)]
        for _ in range(self.random.randint(0, 2)):
            known = [*known, self.compute(depth, known)]
        return known

    def loop(self, depth, known, level):
        size = self.random.randint(1, 3)
        result, number = self.new(), self.new()
        carried = [self.new() for _ in range(size)]
        inits = [self.random.choice(known) for _ in range(size)]
        pairs = ", ".join(f"{a} = {b}" for a, b in zip(carried, inits))
        types = ", ".join([TYPE] * size)
        trips = self.random.choice(("%c1", "%c2", "%c3"))
        self.emit(
            depth,
            f"{result}:{size} = scf.for {number} = %c0 to {trips} step %c1 iter_args({pairs}) -> ({types}) {{",
        )
        inside = self.body(depth + 1, [*known, *carried], level)
        # Mostly what is carried and what has just been made.
        near = [*carried, *inside[-2:]]
        yields = [self.random.choice(near if self.random.random() < 0.9 else inside) for _ in carried]
        self.emit(depth + 1, f"scf.yield {', '.join(yields)} : {types}")
        self.emit(depth, "}")
        return [f"{result}#{index}" for index in range(size)]

    def step(self):
        known = ["%x", "%y"]
        for _ in range(4):
            known.append(self.compute(1, known))
        known = self.body(1, known, 3)
        for _ in range(6):
            known.append(self.compute(1, known))
        results = [self.random.choice(known[-4:]) for _ in range(2)]
        head = [
            f"func.func @step(%x: {TYPE}, %y: {TYPE}) -> ({TYPE}, {TYPE}) attributes {{ao.step}} {{",
            *(f"  %c{number} = arith.constant {number} : index" for number in range(4)),
        ]
        tail = [f"  return {', '.join(results)} : {TYPE}, {TYPE}", "}"]
        return "\n".join([*head, *self.lines, *tail])


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--flavour", choices=["executable"], help="there is one")
    print(Writer(parser.parse_args().seed).step())


if __name__ == "__main__":
    main()
