#!/usr/bin/env python3
# ===- random_nests.py - Random steps of nested loops, as MLIR -------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Prints random joint steps of nested loops.

    random_nests.py --seed 7

prints one module; the seed determines every byte. One or two nested loops over
microbatches add up results of loops in them: loops that update a state and
write stacked residuals, and loops that read them, as in random_loops.py. A
state starts from a value of the step, from a slice of the batch, from a
carried value, or from a result of an adjacent loop, and values from outer
regions are used in inner ones, and perhaps after them.
"""

import argparse
import random
import sys

from random_loops import Loop, Stack, Step


class Nest(Step):
    """Draws one step."""

    def __init__(self, rng):
        super().__init__(rng, "joint")
        self.whole = None
        self.batch = Stack("%batch", self.shape, rng.randint(2, 3), 0)
        self.outer = []  # values of the type of a state that are known here

    def start(self, loop):
        """Returns the initial value of a state."""
        kind = self.rng.choice(("known", "batch", "batch", "carried", "computed"))
        if kind == "known":
            return self.rng.choice(self.outer)
        if kind == "batch" and loop.trips == self.batch.trips:
            return self.read(loop, self.batch)
        if kind == "computed":
            return self.compute(loop.arguments[0], self.rng.choice(self.outer))
        return loop.arguments[0]

    def stacked(self, state):
        """Adjacent loops, of which some read the stacked residuals of
        others."""
        state, stacks = self.first_loop(state)
        if self.rng.random() < 0.4:
            state = self.compute(state, self.rng.choice(self.outer))
        return self.other_loops(state, stacks)

    def nest(self, depth, values):
        """Returns the results of a loop that carries `values`."""
        carried = [(value, self.type) for value in values]
        trips = self.rng.choice((self.batch.trips, self.batch.trips, 1))
        with Loop(self.text, self.rng, trips, carried, ("index", "carried")) as loop:
            known = len(self.outer)
            arguments = loop.arguments[:len(values)]
            self.outer += arguments
            state = self.start(loop)
            if depth > 1:
                state = self.nest(depth - 1, [state])[0]
            if depth == 1 or self.rng.random() < 0.3:
                state = self.stacked(state)
            new = [state if self.rng.random() < 0.2 else self.compute(argument, state)
                   for argument in arguments]
            if self.rng.random() < 0.2:
                new.reverse()
            loop.yielded = new
            del self.outer[known:]
        return [loop.result(i) for i in range(len(values))]

    def module(self):
        self.outer = ["%x", self.compute("%x", "%x")]
        begin = self.rng.choice(self.outer)
        values = [begin, self.rng.choice(self.outer)][:self.rng.randint(1, 2)]
        results = self.nest(self.rng.choice((1, 1, 2)), values)
        if self.rng.random() < 0.5:
            results[0] = self.compute(results[0], self.outer[-1])
        if self.rng.random() < 0.3:
            results[0] = self.nest(1, results[:1])[0]
        arguments = (f"%x: {self.type}, {self.weight_argument()}, "
                     f"{self.batch.name}: {self.batch.type}")
        return self.function("step", arguments, [(name, self.type) for name in results],
                             " attributes {ao.step}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--flavour", choices=("executable",), help="there is one")
    arguments = parser.parse_args()
    nest = Nest(random.Random(f"nests {arguments.seed}"))
    sys.stdout.write("\n".join([f"// seed {arguments.seed}", *nest.module(), ""]))


if __name__ == "__main__":
    main()
