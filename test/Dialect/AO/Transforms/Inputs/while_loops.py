# ===- while_loops.py - Trip counts of loops -------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Loops that test, at random, and how often they run: Python counts as well.

    while_loops.py ao-opt SEED COUNT
"""

import random
import re
import subprocess
import sys

MOST = 1 << 16
PREDICATES = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "slt": lambda a, b: a < b,
    "sle": lambda a, b: a <= b,
    "sgt": lambda a, b: a > b,
    "sge": lambda a, b: a >= b,
}
PREDICATES |= {"u" + name[1:]: test for name, test in PREDICATES.items() if name[0] == "s"}

LOOP = """
func.func @loop{number}(%x: tensor<4xf32>) -> (tensor<4xf32>, {type}) {{
  %first = arith.constant {first} : {type}
  %last = arith.constant {last} : {type}
  %step = arith.constant {step} : {type}
  %r:2 = scf.while (%i = %first, %h = %x) : ({type}, tensor<4xf32>) -> ({type}, tensor<4xf32>) {{
    %test = arith.cmpi {predicate}, %i, %last : {type}
    {extract}
    scf.condition({go}) %i, %h : {type}, tensor<4xf32>
  }} do {{
  ^bb0(%i: {type}, %h: tensor<4xf32>):
    %a = math.sin %h : tensor<4xf32>
    %n = arith.{change} %i, %step : {type}
    scf.yield %n, %a : {type}, tensor<4xf32>
  }}
  return %r#1, %r#0 : tensor<4xf32>, {type}
}}
"""


def signed(value, bits):
    value %= 1 << bits
    return value - (1 << bits) if value >> (bits - 1) else value


def count(predicate, change, bits, first, last, step):
    """None if the loop runs too often to tell, or without end."""
    view = (lambda v: v % (1 << bits)) if predicate[0] == "u" else (lambda v: signed(v, bits))
    operation = {"addi": int.__add__, "subi": int.__sub__, "muli": int.__mul__}[change]
    for trips in range(MOST + 1):
        if not PREDICATES[predicate](view(first), view(last)):
            return trips
        first = operation(first, step)
    return None


def main(ao_opt, seed, number):
    draw = random.Random(seed)
    text, expected = "", []
    while len(expected) < number:
        bits = draw.choice([8, 16, 32, 64])
        near = draw.choice([0, 0, (1 << (bits - 1)) - 6, -(1 << (bits - 1)) + 6])
        first, last = (signed(near + draw.randint(-9, 9), bits) for _ in range(2))
        step = draw.choice([1, 1, 2, 3, -1, -2, 0])
        predicate = draw.choice(sorted(PREDICATES))
        change = draw.choice(["addi", "addi", "subi", "muli"])
        trips = count(predicate, change, bits, first, last, step)
        # Few without an end: that takes its time.
        if trips is None and draw.random() < 0.9:
            continue
        scalar = "index" if bits == 64 else f"i{bits}"
        is_tensor = draw.random() < 0.5
        dense = "dense<{}>".format if is_tensor else str
        text += LOOP.format(
            number=len(expected), type=f"tensor<{scalar}>" if is_tensor else scalar,
            first=dense(first), last=dense(last), step=dense(step), predicate=predicate,
            change=change, go="%go" if is_tensor else "%test",
            extract="%go = tensor.extract %test[] : tensor<i1>" if is_tensor else "")
        expected.append(trips)
    result = subprocess.run([ao_opt, "--ao-stream-residuals"], input=text, check=True,
                            capture_output=True, text=True).stdout
    for n, body in enumerate(re.split(r"func\.func @loop\d+", result)[1:]):
        if expected[n] is None:
            continue
        end = re.search(r"scf\.for \S+ = \S+ to %(\S+) step", body)
        assert end, f"loop {n} tests, and runs {expected[n]} times:\n{body}"
        name = re.escape("%" + end.group(1))
        trips = re.search(rf"{name} = arith\.constant (\d+) : index", body).group(1)
        assert int(trips) == expected[n], f"not {expected[n]} times:\n{body}"
    counted = [trips for trips in expected if trips is not None]
    print(f"{len(counted)} of {number} count, {sum(t > 1 for t in counted)} more than once")


main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
