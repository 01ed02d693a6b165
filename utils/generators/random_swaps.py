#!/usr/bin/env python3
# ===- random_swaps.py - Random loops that permute carried values ----------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Prints random joint steps whose loops permute, duplicate and drop carried
values.

    random_swaps.py --seed 7

prints one module; the seed determines every byte. Loops are nested and
adjacent. Each yields, in any order and any number of times, carried values,
its results, results of loops in it, and values from outer regions; it starts
from any of these.
"""

import argparse
import random
import sys

from random_loops import Loop, Step


class Swaps(Step):
    """Draws one step."""

    def __init__(self, rng):
        super().__init__(rng, "joint")
        self.known = []  # values that are known here, from further out first

    def draw(self, own):
        """A value, for the most part one of the `own` last ones."""
        if own and self.rng.random() < 0.85:
            return self.rng.choice(self.known[-own:])
        return self.rng.choice(self.known)

    def add(self, value):
        self.known.append(value)
        return 1

    def loop(self, depth, own):
        """Returns the results of a loop that starts from known values."""
        count = self.rng.choice((1, 2, 2, 2, 3, 3, 4))
        carried = [(self.draw(own), self.type) for _ in range(count)]
        trips = self.rng.choice((1, 2, 3, 4))
        with Loop(self.text, self.rng, trips, carried, ("index",)) as loop:
            outside = len(self.known)
            self.known += loop.arguments[:count]
            self.body(depth, count)
            own = len(self.known) - outside
            loop.yielded = [self.draw(own) for _ in range(count)]
            if self.rng.random() < 0.4:
                loop.yielded = self.rng.sample(loop.arguments[:count], count)
            del self.known[outside:]
        return [loop.result(i) for i in range(count)]

    def body(self, depth, own):
        """Adds ops and loops to a block in which `own` values are known
        already."""
        for _ in range(self.rng.choice((0, 1, 1, 2))):
            if depth > 1 and self.rng.random() < 0.6:
                results = self.loop(depth - 1, own)
                self.known += results
                own += len(results)
            else:
                own += self.add(self.compute(self.draw(own), self.draw(own)))

    def module(self):
        self.known = ["%x", "%y"]
        for _ in range(4):
            self.add(self.compute(self.draw(0), self.draw(0)))
        self.known += self.loop(self.rng.choice((1, 2, 2, 2, 3)), 0)
        self.body(2, 0)
        # Values from before the loops are used after them.
        for _ in range(6):
            self.add(self.compute(self.draw(0), self.draw(0)))
        results = [self.compute(self.draw(3), self.draw(3))
                   for _ in range(self.rng.randint(1, 3))]
        if self.rng.random() < 0.5:
            results.append(self.draw(0))
            # Steps do not return their arguments.
            if results[-1] in ("%x", "%y"):
                results.pop()
        return self.function("step", f"%x: {self.type}, %y: {self.type}",
                             [(name, self.type) for name in results],
                             " attributes {ao.step}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--flavour", choices=("executable",), help="there is one")
    arguments = parser.parse_args()
    step = Swaps(random.Random(f"swaps {arguments.seed}"))
    sys.stdout.write("\n".join([f"// seed {arguments.seed}", *step.module(), ""]))


if __name__ == "__main__":
    main()
