# ===- long_modules.py - Modules that are long in one respect --------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Prints a module: long_modules.py KIND LENGTH; the functions are the kinds."""

import sys

TENSOR = "tensor<4xf32>"
TRANSFER = "!ao.transfer<tensor<4xf32, #ao.host>>"
BUFFER = "memref<4xf32>"
HOST = "memref<4xf32, #ao.host>"


def blocks(length):
    """One transfer that `length` blocks pass on to the next."""
    yield f"func.func @chain(%x: {TENSOR}) {{"
    yield f"  %t = ao.offload %x : {TENSOR} -> {TRANSFER}"
    yield f"  cf.br ^b0(%t : {TRANSFER})"
    for i in range(length):
        yield f"^b{i}(%t{i}: {TRANSFER}):"
        yield f"  cf.br ^b{i + 1}(%t{i} : {TRANSFER})"
    yield f"^b{length}(%last: {TRANSFER}):"
    yield f"  %h = ao.wait %last keep(%x : {TENSOR}) : {TRANSFER}"
    yield "  return\n}"


def calls(length):
    """A step that calls a function that calls a function, and so on."""
    for i in range(length):
        attributes = " attributes {ao.step}" if i == 0 else ""
        yield f"func.func @f{i}(%x: {TENSOR}) -> {TENSOR}{attributes} {{"
        yield f"  %0 = func.call @f{i + 1}(%x) : ({TENSOR}) -> {TENSOR}"
        yield f"  return %0 : {TENSOR}\n}}"
    yield f"func.func @f{length}(%x: {TENSOR}) -> {TENSOR} {{"
    yield f"  %0 = math.tanh %x : {TENSOR}"
    yield f"  return %0 : {TENSOR}\n}}"


def twice(length):
    """A step that calls a function twice that calls a function twice, and so on."""
    for i in range(length + 1):
        attributes = " attributes {ao.step}" if i == 0 else ""
        yield f"func.func @f{i}(%x: {BUFFER}){attributes} {{"
        yield f"  %a = memref.alloc() : {BUFFER}"
        for _ in range(2 if i < length else 0):
            yield f"  func.call @f{i + 1}(%a) : ({BUFFER}) -> ()"
        yield f"  memref.dealloc %a : {BUFFER}"
        yield "  return\n}"


def tangle(length, attributes=" attributes {ao.step}"):
    """The same on tensors."""
    for i in range(length):
        yield f"func.func @f{i}(%x: {TENSOR}) -> {TENSOR}{attributes if i == 0 else ''} {{"
        yield f"  %0 = func.call @f{i + 1}(%x) : ({TENSOR}) -> {TENSOR}"
        yield f"  %1 = func.call @f{i + 1}(%0) : ({TENSOR}) -> {TENSOR}"
        yield f"  return %1 : {TENSOR}\n}}"
    yield f"func.func @f{length}(%x: {TENSOR}) -> {TENSOR} {{"
    yield f"  return %x : {TENSOR}\n}}"


def driver(length):
    """A function that calls a pair, and such a tangle."""
    yield from tangle(length, "")
    yield f"func.func @fwd(%x: {TENSOR}) -> ({TENSOR}, {TENSOR})"
    yield "    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {"
    yield f"  %0 = math.sin %x : {TENSOR}"
    yield f"  %1 = math.cos %0 : {TENSOR}"
    yield f"  return %1, %0 : {TENSOR}, {TENSOR}\n}}"
    yield f"func.func @bwd(%s: {TENSOR}, %g: {TENSOR}) -> {TENSOR} {{"
    yield f"  %0 = arith.mulf %s, %g : {TENSOR}"
    yield f"  return %0 : {TENSOR}\n}}"
    yield f"func.func @drive(%x: {TENSOR}) -> {TENSOR} {{"
    yield f"  %0:2 = func.call @fwd(%x) : ({TENSOR}) -> ({TENSOR}, {TENSOR})"
    yield f"  %1 = func.call @f0(%0#0) : ({TENSOR}) -> {TENSOR}"
    yield f"  %2 = func.call @bwd(%0#1, %1) : ({TENSOR}, {TENSOR}) -> {TENSOR}"
    yield f"  return %2 : {TENSOR}\n}}"


def remainders(length):
    """A row of which the number is a remainder of remainders of remainders."""
    rows, row = "memref<8x4xf32>", "memref<4xf32, strided<[1], offset: ?>>"
    yield f"func.func @rows(%b: {rows}, %h: {HOST}, %v: f32) {{"
    for i in (0, 1, 2, 3, 4, 5, 7):
        yield f"  %c{i} = arith.constant {i} : index"
    yield "  scf.for %i = %c0 to %c4 step %c1 {"
    yield "  %p0 = arith.addi %i, %c1 : index\n  %q0 = arith.addi %i, %c2 : index"
    for i in range(length):
        yield f"  %s{i} = arith.addi %p{i}, %q{i} : index"
        yield f"  %p{i + 1} = arith.remui %s{i}, %c5 : index"
        yield f"  %q{i + 1} = arith.remui %s{i}, %c7 : index"
    yield f"  %r = memref.subview %b[%p{length}, 0] [1, 4] [1, 1] : {rows} to {row}"
    yield f"  %t = ao.offload %r into %h : {row} into {HOST} -> !ao.transfer<{HOST}>"
    yield f"  memref.store %v, %b[%q{length}, %c0] : {rows}"
    yield f"  ao.wait %t keep(%r : {row}) : !ao.transfer<{HOST}>"
    yield "  }\n  return\n}"


def donated(length):
    """A step of many donated arguments, each with a gap before its use."""
    arguments = ", ".join(f"%a{i}: {TENSOR} {{ao.donated}}" for i in range(length))
    yield f"func.func @step({arguments}, %x: {TENSOR}) -> {TENSOR}"
    yield "    attributes {ao.step} {"
    yield f"  %s = math.sin %x : {TENSOR}"
    yield f"  %g0 = math.cos %s : {TENSOR}"
    for i in range(length):
        yield f"  %g{i + 1} = arith.addf %g{i}, %a{i} : {TENSOR}"
    yield f"  return %g{length} : {TENSOR}\n}}"


def loops(length):
    """Loops in loops, each of which frees what the one around it has filled."""
    yield f"func.func @nest(%x: {BUFFER}, %y: {BUFFER}, %n: index) {{"
    yield "  %c0 = arith.constant 0 : index"
    yield "  %c1 = arith.constant 1 : index"
    for i in range(length):
        yield f"  %h{i} = memref.alloc() : {HOST}"
        yield f"  %t{i} = ao.offload %x into %h{i} : {BUFFER} into {HOST} -> !ao.transfer<{HOST}>"
        yield f"  ao.wait %t{i} keep(%x : {BUFFER}) : !ao.transfer<{HOST}>"
        yield f"  scf.for %i{i} = %c0 to %n step %c1 {{"
    yield f"  %r = ao.reload %h0 into %y : {HOST} into {BUFFER} -> !ao.transfer<{BUFFER}>"
    yield f"  ao.wait %r keep(%h0 : {HOST}) : !ao.transfer<{BUFFER}>"
    for i in reversed(range(length)):
        yield f"  memref.dealloc %h{i} : {HOST}"
        yield "  }"
    yield "  return\n}"


def stacking(bodies, results, reads):
    """A loop with `bodies` that stacks `results`, and one that `reads` them."""
    rows = "tensor<4x8xf32>"
    row = "tensor<1x8xf32>"
    names = [f"%s{i}" for i in range(len(results))]
    carried = ", ".join(f"{name} = %e" for name in names)
    types = ", ".join([rows] * len(names))
    place = "[%i, 0] [1, 8] [1, 1]"
    yield f"func.func @step(%x: {row}, %w: {rows}) -> {row} attributes {{ao.step}} {{"
    for i in (0, 1, 4):
        yield f"  %c{i} = arith.constant {i} : index"
    yield f"  %e = tensor.empty() : {rows}"
    yield f"  %l:{len(names)} = scf.for %i = %c0 to %c4 step %c1 iter_args({carried}) -> ({types}) {{"
    yield f"    %v = tensor.extract_slice %w{place} : {rows} to {row}"
    yield from bodies
    for i, result in enumerate(results):
        yield f"    %t{i} = tensor.insert_slice {result} into %s{i}{place} : {row} into {rows}"
    yield f"    scf.yield {', '.join(f'%t{i}' for i in range(len(names)))} : {types}\n  }}"
    yield f"  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g0 = %x) -> ({row}) {{"
    for i, read in enumerate(reads):
        yield f"    %a{i} = tensor.extract_slice %l#{read}{place} : {rows} to {row}"
        yield f"    %g{i + 1} = arith.addf %g{i}, %a{i} : {row}"
    yield f"    scf.yield %g{len(reads)} : {row}\n  }}"
    yield f"  return %z : {row}\n}}"


def sines(length):
    """Each the sine of the one before, the first of `%v`."""
    for i in range(length):
        source = f"%n{i - 1}" if i else "%v"
        yield f"    %n{i} = math.sin {source} : tensor<1x8xf32>"


def recipe(length):
    """A stack of slices that take many ops to make."""
    return stacking(sines(length), [f"%n{length - 1}"], [0])


def stacks(length):
    """Many stacks, each slice made of that of the stack before."""
    return stacking(sines(length), [f"%n{i}" for i in range(length)], range(length))


for line in globals()[sys.argv[1]](int(sys.argv[2])):
    print(line)
