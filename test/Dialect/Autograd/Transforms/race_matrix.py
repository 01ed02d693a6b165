#!/usr/bin/env python3
# ===- race_matrix.py - Callbacks beside copies in flight ------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Compares the race check of ops that call back during a copy with a rule.

    race_matrix.py build/default/bin/ao-opt

Each op of a tape that calls back, or writes into a buffer, is put before a copy, between
the copy and its wait, and after the wait, and into branches and loops between them, on
the buffer that is copied, on parts of it, and on other buffers. While a copy is in
flight, a write to its source or destination is a race, and so is a read of its
destination; nothing else is. Other programs omit a wait, free a buffer in flight, use a
host slot again too early, or read an empty one.
"""

import argparse
import collections
import itertools
import pathlib
import re
import subprocess
import sys
import tempfile

X, HALF = "memref<8xf32>", "memref<4xf32, strided<[1], offset: {}>>"
HOST = "memref<8xf32, #ao.host>"
# Operands, and whether they overlap the copied part: the first half of %x.
PLACES = {"whole": ("%x", X, True), "cast": ("%cast", "memref<?xf32>", True),
          "first": ("%first", "memref<4xf32, strided<[1]>>", True),
          "second": ("%second", HALF.format(4), False), "other": ("%y", X, False)}
READERS = {"hook": "autograd.hook post %k ins({0} : {1})",
           "opaque": "autograd.call_opaque %f ins({0} : {1})",
           "table": "%t0 = autograd.table_hook %table[0] : !autograd.hook<post>\n"
                    "autograd.hook post %t0 ins({0} : {1})"}
WRITERS = {"tensor_pre": "autograd.hook tensor_pre %kt outs({0} : {1})",
           "pre": "autograd.hook pre %kp outs({0} : {1})",
           "post_acc": "autograd.hook post_acc %ka outs({0} : {1})",
           "opaque-out": "autograd.call_opaque %f ins(%z : memref<8xf32>) outs({0} : {1})",
           "final": "autograd.final_callbacks outs({0} : {1})"}
AROUND = {"plain": "{0}", "branch": "scf.if %c {{\n{0}\n}}",
          "loop": "scf.for %i = %c0 to %n step %c1 {{\n{0}\n}}"}
HEAD = ("%z: memref<8xf32>, %k: !autograd.hook<post>, %kt: !autograd.hook<tensor_pre>, "
        "%kp: !autograd.hook<pre>, %ka: !autograd.hook<post_acc>, %f: !autograd.hook<function>, "
        "%table: !autograd.hook_table, %c: i1, %n: index, %h: memref<4xf32, #ao.host>, "
        "%h2: memref<4xf32, #ao.host>")
UNSUPPORTED = "unsupported"
START = f"""%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%x = memref.alloc() : {X}
%y = memref.alloc() : {X}
%v = arith.constant 0.0 : f32
linalg.fill ins(%v : f32) outs(%x : {X})
linalg.fill ins(%v : f32) outs(%y : {X})
%cast = memref.cast %x : {X} to memref<?xf32>
%first = memref.subview %x[0] [4] [1] : {X} to memref<4xf32, strided<[1]>>
%second = memref.subview %x[4] [4] [1] : {X} to {HALF.format(4)}"""
PART, SLOT = "memref<4xf32, strided<[1]>>", "memref<4xf32, #ao.host>"
COPIES = {"offload": (f"%t = ao.offload %first into %h : {PART} into {SLOT} -> "
                      f"!ao.transfer<{SLOT}>",
                      f"ao.wait %t keep(%first : {PART}) : !ao.transfer<{SLOT}>"),
          "reload": (f"%t = ao.reload %h into %first : {SLOT} into {PART} -> "
                     f"!ao.transfer<{PART}>",
                     f"ao.wait %t keep(%h : {SLOT}) : !ao.transfer<{PART}>")}
END = f"memref.dealloc %x : {X}\nmemref.dealloc %y : {X}"


def function(name, lines):
    return "\n".join([f"func.func @{name}({HEAD}) {{", *lines, "return", "}"])


def callbacks():
    """(name, text, whether it is a race) of each callback beside each copy."""
    cases = itertools.product([*READERS.items(), *WRITERS.items()], PLACES.items(),
                              COPIES.items(), AROUND.items(), range(3))
    for (op, text), (place, (value, of, overlaps)), (kind, (start, wait)), \
            (around, shape), at in cases:
        if at != 1 and (around != "plain" or place != "whole"):
            continue
        copy = [start, wait]
        copy.insert(at, shape.format(text.format(value, of)))
        races = at == 1 and overlaps and (kind == "reload" or op in WRITERS)
        name = "_".join([op, place, kind, around, str(at)]).replace("-", "_")
        yield name, function(name, [START, *copy, END]), races


def others():
    """Yields the name, lines and expected race of other programs with callbacks."""
    out, arrived = COPIES["offload"]
    back, there = (text.replace("%t ", "%u ") for text in COPIES["reload"])
    hook = WRITERS["post_acc"].format("%first", PART)
    look = READERS["hook"].format("%first", PART)
    fresh = f"%s = memref.alloc() : {SLOT}"
    done = f"memref.dealloc %s : {SLOT}"
    to_fresh = [text.replace("%h", "%s") for text in (out, arrived, back, there)]
    yield "round_trip", [out, arrived, hook, back, there, look], False
    yield "lost_wait_of_offload", [out, hook], True
    yield "lost_wait_of_reload", [back, look], True
    yield "waited_twice", [out, arrived, arrived, hook], True
    yield "reload_before_the_wait", [out, back, arrived, there], True
    yield "reload_after_the_wait", [out, arrived, back, there], False
    yield "slot_filled_again", [out, out.replace("%t ", "%w "), arrived,
                                arrived.replace("%t ", "%w ")], True
    yield "slot_of_another", [out, out.replace("%t ", "%w ").replace("%h ", "%h2 "), arrived,
                              arrived.replace("%t ", "%w ")], False
    yield "slot_never_filled", [fresh, *to_fresh[2:], done], True
    yield "slot_filled_first", [fresh, *to_fresh, done], False
    yield "slot_freed_in_flight", [fresh, to_fresh[0], done, to_fresh[1]], True
    yield "slot_filled_on_one_branch", [fresh, "scf.if %c {", *to_fresh[:2], "}",
                                        *to_fresh[2:], done], True
    freed = f"memref.dealloc %b : {X}"
    buffer = [f"%b = memref.alloc() : {X}", f"linalg.fill ins(%v : f32) outs(%b : {X})",
              f"%p = memref.subview %b[0] [4] [1] : {X} to {PART}"]
    own = [text.replace("%first", "%p") for text in (out, arrived, hook, back, there)]
    yield "freed_after_the_wait", [*buffer, own[0], own[1], freed], False
    yield "freed_in_flight", [*buffer, own[0], freed, own[1]], True
    yield "freed_before_the_hook", [*buffer, own[3], freed, own[4]], True
    yield "offload_of_freed", [*buffer, freed, own[0], own[1]], True
    yield "hook_then_offload", [*buffer, own[2], own[0], own[1], freed], False
    yield "hook_under_the_offload", [*buffer, own[0], own[2], own[1], freed], True
    yield "wait_on_one_branch", [out, "scf.if %c {", arrived, "}"], True
    yield "wait_on_both_branches", [out, "scf.if %c {", arrived, "} else {", arrived, "}",
                                    hook], False
    yield "wait_in_a_loop", [out, "scf.for %i = %c0 to %n step %c1 {", arrived, "}"], True
    yield "copy_in_a_loop", ["scf.for %i = %c0 to %n step %c1 {", out, arrived, hook, back,
                             there, look, "}"], False
    tensor = (f"%a = bufferization.to_tensor %x restrict writable : {X} to tensor<8xf32>\n"
              "%d = autograd.copy_slices %a base [8] [1] 0 view [4] [1] {} needs [true] : "
              "tensor<8xf32> -> tensor<8xf32> {{\n^bb0(%q: tensor<4xf32>):\n"
              "autograd.yield %q : tensor<4xf32>\n}}")
    # Tensors and buffers are mixed while, or before, a transfer is in flight.
    yield "copy_slices_in_flight", [out, tensor.format(0), arrived], UNSUPPORTED
    yield "copy_slices_before", [tensor.format(0), out, arrived], UNSUPPORTED
    yield "copy_slices_behind", [out, arrived, tensor.format(0)], False
    yield "copy_slices_of_what_arrives", [back, tensor.format(0), there], UNSUPPORTED


def judge(ao_opt, text):
    """Returns by function name whether it has a race, or an unsupported op."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text)
        file.flush()
        done = subprocess.run([ao_opt, file.name, "--split-input-file",
                               "--ao-verify-transfers", "--mlir-disable-threading",
                               "-o", "/dev/null"],
                              capture_output=True, text=True, check=False)
    lines = text.splitlines()
    found = {}
    for line, message in re.findall(
            r":(\d+):\d+: error: (.*(?:transfer|host memory|copy).*)", done.stderr):
        heads = (re.match(r"func\.func @(\w+)", lines[at]) for at in range(int(line) - 1, -1, -1))
        name = next(head for head in heads if head)[1]
        found[name] = UNSUPPORTED if message.startswith(UNSUPPORTED) else True
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("ao_opt", type=pathlib.Path)
    arguments = parser.parse_args()
    cases = list(callbacks())
    cases += [(name, function(name, [START, *lines, END]), races)
              for name, lines, races in others()]
    found = judge(arguments.ao_opt, "\n// -----\n".join(text for _, text, _ in cases))
    wrong = [(name, found.get(name, False)) for name, _, expected in cases
             if found.get(name, False) != expected]
    for name, outcome in wrong:
        print(f"{name}: {outcome}")
    counts = collections.Counter(expected for _, _, expected in cases)
    print(f"{counts[True]} races, {counts[UNSUPPORTED]} unsupported and {counts[False]} "
          f"others, {len(wrong)} judged wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
