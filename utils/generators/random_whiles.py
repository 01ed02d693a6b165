#!/usr/bin/env python3
# ===- random_whiles.py - Random `scf.while` loops -------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Prints random joint steps whose loops are `scf.while`.

    random_whiles.py --seed 7

prints one module; the seed determines every byte. Steps are those of
random_swaps.py, with mostly such loops. Their conditions compute as well, and
both regions pass on, in any order and any number of times, their arguments,
their results, and values from outer regions; some conditions pass on more, or
fewer, values than they receive. Each region reads an element of all of its
arguments, and all results of loops are used.

With `--flavour unrolled` the same step has the iterations of these loops one
after the other.
"""

import argparse
import random
import sys

from random_swaps import Swaps


class Whiles(Swaps):
    """Draws one step."""

    def __init__(self, rng, is_unrolled):
        super().__init__(rng)
        self.is_unrolled = is_unrolled

    def compute(self, one, other):
        """Half of them may be written over their first operand."""
        if self.rng.random() < 0.5:
            return super().compute(one, other)
        name = self.rng.choice(("maximumf", "minimumf"))
        return self.text.define(f"arith.{name} {one}, {other} : {self.type}")

    def loop(self, depth, own):
        if self.rng.random() < 0.25:
            results = super().loop(depth, own)
        else:
            results = self.testing_loop(depth, own)
        for result in results:
            self.compute(result, result)
        return results

    def testing_loop(self, depth, own):
        rng = self.rng
        count = rng.choice((1, 2, 2, 2, 3, 3, 4))
        returned = max(1, count + rng.choice((-1, 0, 0, 0, 0, 1)))
        inits = [self.draw(own) for _ in range(count)]
        trips = rng.choice((1, 2, 3, 4))
        computes = rng.random() < 0.4
        test, work = (random.Random(rng.getrandbits(64)).getstate() for _ in range(2))
        if self.is_unrolled:
            given = self.region(test, inits, returned, depth, computes)
            for _ in range(trips):
                given = self.region(work, given, count, depth, True)
                given = self.region(test, given, returned, depth, computes)
            return given
        text = self.text
        first, last, one = (text.constant(n) for n in (0, trips, 1))
        results = text.fresh()
        starts = ", ".join(["index"] + [self.type] * count)
        types = ", ".join(["index"] + [self.type] * returned)
        given = [text.fresh() for _ in range(count + 1)]
        pairs = ", ".join(f"{a} = {v}" for a, v in zip(given, [first] + inits))
        text.add(f"{results}:{returned + 1} = scf.while ({pairs}) : ({starts}) -> ({types}) {{")
        text.depth += 1
        small = self.read_all(given[1:])
        goes = text.define(f"arith.cmpi slt, {given[0]}, {last} : index")
        goes = text.define(f"arith.andi {goes}, {small} : i1")
        handed = [given[0]] + self.region(test, given[1:], returned, depth, computes)
        text.add(f"scf.condition({goes}) {', '.join(handed)} : {types}")
        text.depth -= 1
        text.add("} do {")
        given = [text.fresh() for _ in range(returned + 1)]
        arguments = ", ".join(f"{a}: {t}" for a, t in zip(given, types.split(", ")))
        text.add(f"^bb0({arguments}):")
        text.depth += 1
        small = self.read_all(given[1:])
        number = text.define(f"arith.addi {given[0]}, {one} : index")
        number = text.define(f"arith.select {small}, {number}, {last} : index")
        handed = [number] + self.region(work, given[1:], count, depth, True)
        text.add(f"scf.yield {', '.join(handed)} : {starts}")
        text.depth -= 1
        text.add("}")
        return [f"{results}#{i + 1}" for i in range(returned)]

    def read_all(self, values):
        """Returns whether all of `values` begin with a number that is not
        large. They do."""
        text = self.text
        zero, large = text.constant(0), text.constant("1.0e+30", "f32")
        all_small = text.define("arith.constant true")
        for value in values:
            place = ", ".join([zero] * len(self.shape))
            element = text.define(f"tensor.extract {value}[{place}] : {self.type}")
            small = text.define(f"arith.cmpf olt, {element}, {large} : f32")
            all_small = text.define(f"arith.andi {all_small}, {small} : i1")
        return all_small

    def region(self, state, given, count, depth, computes):
        """Returns the `count` values that a region with arguments `given` passes
        on."""
        old, outside = self.rng.getstate(), len(self.known)
        self.rng.setstate(state)
        self.known += given
        if computes:
            self.body(depth, len(given))
        own = len(self.known) - outside
        drawn = self.rng.random()
        handed = [self.draw(own) for _ in range(count)]
        if drawn < 0.3:
            handed[:len(given)] = given[:count]
        elif drawn < 0.6:
            handed[:len(given)] = self.rng.sample(given, len(given))[:count]
        del self.known[outside:]
        self.rng.setstate(old)
        return handed


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--flavour", choices=("executable", "unrolled"))
    arguments = parser.parse_args()
    rng = random.Random(f"whiles {arguments.seed}")
    step = Whiles(rng, arguments.flavour == "unrolled")
    sys.stdout.write("\n".join([f"// seed {arguments.seed}", *step.module(), ""]))


if __name__ == "__main__":
    main()
