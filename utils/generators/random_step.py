#!/usr/bin/env python3
# ===- random_step.py - Random training steps as MLIR ----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Prints random training steps; a seed and the options determine every byte.

    random_step.py --seed 7 --form pair --flavour executable

prints one module. `--count N` prints the modules of N consecutive seeds,
separated by `// -----`, each after a line `// seed S form F flavour V`.

Flavours:
  executable  only linalg, tensor, arith, math and scf, static shapes; every
              intermediate is finite, so that a run can be compared bit for bit
  structural  also unregistered ops (with attributes, several results and
              regions), dynamic shapes, more element types, marks

Forms: `pair` (@fwd, @bwd with `ao.backward`), `joint` (@step with `ao.step`).
"""

import argparse
import random
import sys

from random_step_ops import Body, tensor

RESULTS = (1, 1, 2, 3)


def draw_arguments(rng, flavour, prefix, count, donated_share):
    """Fresh values with the attributes they have as function arguments."""
    values, attributes = [], []
    for i in range(count):
        value = tensor(rng, flavour, f"%{prefix}{i}")
        value.argument = True
        value.donated = rng.random() < donated_share
        values.append(value)
        attributes.append(" {ao.donated}" if value.donated else "")
    return values, attributes


def signature(values, attributes):
    pairs = zip(values, attributes)
    return ", ".join(f"{v.name}: {v.type}{a}" for v, a in pairs)


def function(name, arguments, body, results, attributes):
    types = ", ".join(v.type for v in results)
    names = ", ".join(v.name for v in results)
    lines = [f"func.func @{name}({arguments}) -> ({types}){attributes} {{"]
    lines += ["  " + line for line in body.lines]
    lines += [f"  return {names} : {types}", "}"]
    return lines


def draw_results(rng, body, count):
    """Returns model outputs: computed, distinct, and most of the values
    without uses."""
    found = [v for v in body.values if v.computed]
    chosen = rng.sample(found[-6:], min(count, len(found[-6:])))
    for value in found:
        if value in body.unused and value not in chosen and rng.random() < 0.7:
            chosen.append(value)
    return chosen


def draw_saved(rng, body, outputs):
    """Chooses the residuals of the forward function; often several views of one
    base."""
    share = rng.choice((0.3, 0.5, 0.8))
    saved = []
    for value in body.values:
        wanted = share
        if value.view:
            wanted = 0.6
        elif value.argument and not value.donated:
            wanted = 0.2
        elif value in outputs:
            wanted = 0.1
        if rng.random() < wanted:
            saved.append(value)
    if rng.random() < 0.5:
        rng.shuffle(saved)
    return saved[:12]


def draw_pair(rng, flavour):
    count = rng.randint(2, 4)
    arguments, attributes = draw_arguments(rng, flavour, "a", count, 0.3)
    forward = Body(rng, flavour, "f", arguments)
    forward.add_ops(rng.randint(4, 12))
    outputs = draw_results(rng, forward, rng.choice(RESULTS))
    saved = draw_saved(rng, forward, outputs)
    more = f" attributes {{ao.backward = @bwd, ao.num_outputs = {len(outputs)} : i64}}"
    lines = function(
        "fwd", signature(arguments, attributes), forward, outputs + saved, more
    )

    received = [v.renamed(f"%s{i}") for i, v in enumerate(saved)]
    cotangents = [v.renamed(f"%g{i}") for i, v in enumerate(outputs)]
    backward = Body(rng, flavour, "b", received + cotangents)
    backward.add_ops(rng.randint(4, 12))
    backward.use_all(received)
    gradients = draw_results(rng, backward, rng.choice(RESULTS))
    attributes = ["" for _ in received]
    attributes += [rng.choice(("", " {ao.donated}")) for _ in cotangents]
    header = signature(received + cotangents, attributes)
    return lines + function("bwd", header, backward, gradients, "")


def draw_joint(rng, flavour):
    count = rng.randint(2, 5)
    arguments, attributes = draw_arguments(rng, flavour, "a", count, 0.4)
    body = Body(rng, flavour, "v", arguments)
    body.add_ops(rng.randint(5, 12))
    early = [v for v in body.values if rng.random() < 0.5]
    body.add_ops(rng.randint(1, 5))
    body.rest(early)  # unused for a while: gaps
    body.add_ops(rng.randint(3, 8))
    body.wake()
    body.use_all(early)
    results = draw_results(rng, body, rng.choice(RESULTS))
    header = signature(arguments, attributes)
    return function("step", header, body, results, " attributes {ao.step}")


def draw_module(seed, form, flavour):
    """The text of one module."""
    rng = random.Random(f"{seed}/{form}/{flavour}")
    draw = draw_pair if form == "pair" else draw_joint
    header = f"// seed {seed} form {form} flavour {flavour}"
    return "\n".join([header, *draw(rng, flavour), ""])


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seed", type=int, default=0, help="first seed")
    parser.add_argument("--count", type=int, default=1, help="number of seeds")
    parser.add_argument("--form", choices=("pair", "joint", "any"), default="any")
    parser.add_argument(
        "--flavour", choices=("executable", "structural", "any"), default="any"
    )
    parser.add_argument("--output", help="file to write; default: standard output")
    options = parser.parse_args()
    modules = []
    for seed in range(options.seed, options.seed + options.count):
        form, flavour = options.form, options.flavour
        if form == "any":
            form = ("pair", "joint")[seed % 2]
        if flavour == "any":
            flavour = ("executable", "structural")[seed // 2 % 2]
        modules.append(draw_module(seed, form, flavour))
    text = "// -----\n".join(modules)
    if not options.output:
        sys.stdout.write(text)
        return
    with open(options.output, "w", encoding="utf-8") as file:
        file.write(text)


if __name__ == "__main__":
    main()
