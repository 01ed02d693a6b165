#!/usr/bin/env python3
# ===- race_check.py - Growth of the race check's time ---------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Measures `ao-verify-transfers` against ops, transfers and the depth of loops.

Each family of modules is measured at sizes that double. A row prints the processor time
of the pass and its ratio to the row before: 2 is linear, 4 is quadratic. The time is that
of `ao-opt` with the pass less that without it.
"""

import argparse
import resource
import subprocess
import sys

TYPES = """!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>
!V = memref<4xf32, strided<[1], offset: ?>>
!W = memref<4xf32, strided<[1], offset: ?>, #ao.host>
!TW = !ao.transfer<!W>
"""
HEAD = TYPES + """func.func @f(%x: !D, %y: !D, %h: !H, %n: index, %v: f32, %rows: memref<?x4xf32>,
                  %stack: memref<?x4xf32, #ao.host>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
"""
OFFLOAD = "  %t = ao.offload %x into %h : !D into !H -> !T\n"
TAIL = "  return\n}\n"


def make_ops(count):
    """Stores while one transfer is in flight."""
    stores = "  memref.store %v, %y[%c0] : !D\n" * count
    return HEAD + OFFLOAD + stores + "  ao.wait %t keep(%x : !D) into(%h : !H) : !T\n" + TAIL


def make_parts(count, in_flight, first=None):
    """Transfers of the rows of one buffer, so many in flight at a time, from the first
    row, or from row `first` on, a value."""
    lines = []

    def wait(row):
        lines.append(f"  ao.wait %t{row} keep(%p{row} : !V) into(%q{row} : !W) : !TW\n")

    for row in range(count):
        name = f"%c_{row}" if first else f"%k{row}"
        lines.append(f"  {name} = arith.constant {row} : index\n")
        if first:
            lines.append(f"  %k{row} = arith.addi {first}, {name} : index\n")
        lines.append(
            f"  %p{row} = memref.subview %rows[%k{row}, 0] [1, 4] [1, 1] : "
            "memref<?x4xf32> to !V\n"
            f"  %q{row} = memref.subview %stack[%k{row}, 0] [1, 4] [1, 1] : "
            "memref<?x4xf32, #ao.host> to !W\n"
            f"  %t{row} = ao.offload %p{row} into %q{row} : !V into !W -> !TW\n")
        if row >= in_flight:
            wait(row - in_flight)
    for row in range(max(count - in_flight, 0), count):
        wait(row)
    return HEAD + "".join(lines) + TAIL


def make_arena(count):
    """Transfers of views of one arena, all in flight."""
    lines = [f"  %arena = memref.alloc() : memref<{16 * count}xi8>\n"]
    for index in range(count):
        lines.append(
            f"  %k{index} = arith.constant {16 * index} : index\n"
            f"  %p{index} = memref.view %arena[%k{index}][] : memref<{16 * count}xi8> to !D\n"
            f"  memref.store %v, %p{index}[%c0] : !D\n"
            f"  %h{index} = memref.alloc() : !H\n"
            f"  %t{index} = ao.offload %p{index} into %h{index} : !D into !H -> !T\n")
    lines += [f"  ao.wait %t{index} keep(%p{index} : !D) into(%h{index} : !H) : !T\n"
              for index in range(count)]
    return HEAD + "".join(lines) + TAIL


def make_carried(depth):
    """One transfer that nested loops carry."""
    lines = ["  %t0 = ao.offload %x into %h : !D into !H -> !T\n"]
    for level in range(depth):
        lines.append(f"  %r{level + 1} = scf.for %i{level} = %c0 to %n step %c1 "
                     f"iter_args(%t{level + 1} = %t{level}) -> (!T) {{\n")
    for level in reversed(range(depth)):
        inner = f"%t{depth}" if level == depth - 1 else f"%r{level + 2}"
        lines.append(f"  scf.yield {inner} : !T\n  }}\n")
    lines.append("  ao.wait %r1 keep(%x : !D) into(%h : !H) : !T\n")
    return HEAD + "".join(lines) + TAIL


def make_swapped(depth):
    """A transfer in flight, and two other buffers that each of nested loops swaps."""
    lines = [OFFLOAD, "  %a0 = memref.alloc() : !D\n  %b0 = memref.alloc() : !D\n"]
    for level in range(depth):
        lines.append(f"  %r{level + 1}:2 = scf.for %i{level} = %c0 to %n step %c1 iter_args("
                     f"%a{level + 1} = %a{level}, %b{level + 1} = %b{level}) -> (!D, !D) {{\n")
    lines.append(f"  memref.store %v, %a{depth}[%c0] : !D\n")
    for level in reversed(range(depth)):
        inner = ([f"%a{depth}", f"%b{depth}"] if level == depth - 1
                 else [f"%r{level + 2}#0", f"%r{level + 2}#1"])
        lines.append(f"  scf.yield {inner[1]}, {inner[0]} : !D, !D\n  }}\n")
    lines.append("  ao.wait %t keep(%x : !D) into(%h : !H) : !T\n")
    return HEAD + "".join(lines) + TAIL


def make_loops(count):
    """Loops in a row, in each of which a transfer starts and ends."""
    body = ("  scf.for %i = %c0 to %n step %c1 {\n"
            "    %t = ao.offload %x into %h : !D into !H -> !T\n"
            "    ao.wait %t keep(%x : !D) into(%h : !H) : !T\n  }\n")
    return HEAD + body * count + TAIL


def make_nest(depth):
    """Nested loops, in the innermost of which a transfer starts and ends."""
    loops = "".join(f"  scf.for %i{level} = %c0 to %n step %c1 {{\n" for level in range(depth))
    return (HEAD + loops + OFFLOAD + "  ao.wait %t keep(%x : !D) into(%h : !H) : !T\n"
            + "  }\n" * depth + TAIL)


# Name, how to make a module, the first size, lowering before the pass, and the ratio
# that doubling may cost.
FAMILIES = [
    ("ops in flight", make_ops, 8000, [], 2.5),
    ("transfers, 4 in flight", lambda count: make_parts(count, 4), 2000, [], 2.5),
    ("transfers, all in flight", lambda count: make_parts(count, count), 1000, [], 2.5),
    ("rows from %n on, 4 in flight", lambda count: make_parts(count, 4, "%n"), 2000, [], 2.5),
    ("rows from %n on, all in flight", lambda count: make_parts(count, count, "%n"), 1000, [],
     2.5),
    ("transfers of one arena", make_arena, 1000, [], 2.5),
    ("loops in a row", make_loops, 1000, [], 2.5),
    ("loops of blocks in a row", make_loops, 1000, ["--convert-scf-to-cf"], 2.5),
    ("depth, one transfer carried", make_carried, 4, [], 4.5),
    ("depth, buffers swapped", make_swapped, 4, [], 4.5),
    ("depth, loops of blocks", make_nest, 8, ["--convert-scf-to-cf"], 4.5),
]


def measure(arguments, module, passes):
    """Processor seconds of `ao-opt`, the least of several runs."""
    least = None
    for _ in range(arguments.runs):
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        done = subprocess.run([arguments.ao_opt, "--mlir-disable-threading", "-o", "/dev/null",
                               *passes], input=module, capture_output=True, text=True,
                              check=False)
        seconds = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        if done.returncode not in (0, 1) or (done.returncode == 1 and arguments.accepted):
            sys.exit(done.stderr[:500])
        least = seconds if least is None else min(least, seconds)
    return least


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ao-opt", required=True)
    parser.add_argument("--doublings", type=int, default=3)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--accepted", action="store_true",
                        help="fail if the check rejects a module")
    parser.add_argument("--family", default="", help="only families with this text")
    arguments = parser.parse_args()
    print(f"{'family':30} {'size':>7} {'s':>8} {'ratio':>6}  target")
    for name, make, size, lowering, target in FAMILIES:
        if arguments.family not in name:
            continue
        last = None
        for step in range(arguments.doublings + 1):
            module = make(size << step)
            rest = measure(arguments, module, lowering)
            seconds = max(measure(arguments, module, [*lowering, "--ao-verify-transfers"])
                          - rest, 0.0)
            ratio = f"{seconds / last:6.2f}" if last else " " * 6
            print(f"{name:30} {size << step:7} {seconds:8.3f} {ratio}  <= {target}", flush=True)
            last = seconds
    return 0


if __name__ == "__main__":
    sys.exit(main())
