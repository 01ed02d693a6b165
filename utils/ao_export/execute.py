# ===- execute.py - Runs a module and compares with JAX --------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Compiles a linalg module with stock passes, runs it, compares with JAX."""

import ctypes
import os
import tempfile

import jax
import numpy as np

from . import ExportError

LOWER = "builtin.module(" + ",".join([
    "one-shot-bufferize{bufferize-function-boundaries=1 "
    "allow-return-allocs-from-loops=1 "
    "function-boundary-type-conversion=identity-layout-map}",
    "func.func(convert-linalg-to-loops)", "expand-strided-metadata", "lower-affine",
    "convert-scf-to-cf", "arith-expand{include-bf16=true}", "func.func(llvm-request-c-wrappers)", "convert-math-to-llvm",
    "convert-math-to-libm", "finalize-memref-to-llvm", "convert-arith-to-llvm",
    "convert-index-to-llvm", "convert-cf-to-llvm", "convert-func-to-llvm",
    "reconcile-unrealized-casts"]) + ")"

# Largest error allowed, relative to the largest entry of JAX's own array. That
# bf16 values agree to the last bit but one takes an XLA that rounds them where
# the program says so, see export_jax.py.
TOLERANCE = {"f32": 1e-4, "bf16": 1e-2}
# A parameter near 1 is rounded to 2^-24, or to 2^-9 in bf16.
ROUNDING = {"f32": 2.0 ** -22, "bf16": 2.0 ** -9}


def seeded_inputs(function, integer_limit):
    """Arrays for the function's arguments, the same on every run."""
    random = np.random.default_rng(0)
    arrays = []
    for spec, name in zip(function.arguments, function.argument_names):
        if np.issubdtype(spec.dtype, np.integer):
            values = random.integers(0, integer_limit, spec.shape)
        else:
            center = 1.0 if "gain" in name else 0.0
            values = center + 0.1 * random.standard_normal(spec.shape)
        arrays.append(np.asarray(values).astype(spec.dtype))
    return arrays


def _descriptor(array):
    """A pointer to the memref descriptor of a contiguous array."""
    strides = [s // array.itemsize for s in array.strides]
    words = [array.ctypes.data, array.ctypes.data, 0, *array.shape, *strides]
    return (ctypes.c_int64 * len(words))(*words)


def _read_results(words, specs):
    """Copies of the arrays that consecutive memref descriptors point at."""
    arrays, position = [], 0
    for spec in specs:
        count = int(np.prod(spec.shape, dtype=np.int64)) * spec.dtype.itemsize
        raw = ctypes.string_at(words[position + 1], count)
        arrays.append(np.frombuffer(raw, spec.dtype).reshape(spec.shape).copy())
        position += 3 + 2 * len(spec.shape)
    return arrays


class Library:
    """A module compiled to a shared library and loaded into this process."""

    def __init__(self, text, tools):
        lowered = tools.opt(text, LOWER)
        llvm = tools.run("mlir-translate", "--mlir-to-llvmir", stdin=lowered.encode())
        utils = os.path.join(tools.folder, "..", "lib", "libmlir_c_runner_utils.so")
        ctypes.CDLL(utils, mode=ctypes.RTLD_GLOBAL)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "step.so")
            tools.run("clang", "-x", "ir", "-", "-O2", "-shared", "-fPIC",
                      "-Wl,-Bsymbolic", "-Wno-override-module", "-lm", "-o", path,
                      stdin=llvm)
            self.library = ctypes.CDLL(path)

    def call(self, name, arguments, result_specs):
        # The module may update arguments in place, so it gets copies.
        arguments = [np.array(a, order="C") for a in arguments]
        descriptors = [_descriptor(a) for a in arguments]
        words = (ctypes.c_int64 * sum(3 + 2 * len(s.shape) for s in result_specs))()
        function = getattr(self.library, f"_mlir_ciface_{name}")
        function.restype = None
        function(ctypes.byref(words), *[ctypes.byref(d) for d in descriptors])
        return _read_results(words, result_specs)


def _compare(name, actual, expected, dtype, slack=0.0):
    for index, (a, e) in enumerate(zip(actual, expected, strict=True)):
        a, e = np.asarray(a, np.float64), np.asarray(e, np.float64)
        error, largest = np.max(np.abs(a - e)), np.max(np.abs(e))
        if not error <= TOLERANCE[dtype] * largest + slack:
            raise ExportError(
                f"result {index} of @{name} differs from JAX's by {error:.2e}, "
                f"where its largest entry is {largest:.2e}")


def _changes(results, num_outputs, inputs):
    """The outputs, then by how much the parameters changed."""
    results = [np.asarray(r, np.float64) for r in results]
    before = zip(results[num_outputs:], inputs)
    return results[:num_outputs] + [new - np.float64(old) for new, old in before]


def check(step, text, saved_specs, tools, integer_limit, dtype):
    """Runs the module on seeded inputs; its results must be JAX's own.

    `saved_specs` are the shapes of what the module's `@fwd` saves, which are
    fewer than what `jax.vjp` saves, so only outputs and gradients compare.
    """
    library = Library(text, tools)
    first = step.functions[0]
    inputs = seeded_inputs(first, integer_limit)
    expected = jax.jit(first.call)(*inputs)
    if len(step.functions) == 1:
        results = library.call(first.name, inputs, expected)
        # Changes are compared, as wrong gradients would be small against the
        # parameters.
        _compare(first.name, _changes(results, step.num_outputs, inputs),
                 _changes(expected, step.num_outputs, inputs), dtype, ROUNDING[dtype])
        return
    outputs, saved = expected[:step.num_outputs], expected[step.num_outputs:]
    second = step.functions[1]
    cotangents = [np.ones(o.shape, o.dtype) for o in outputs]
    gradients = jax.jit(second.call)(*saved, *cotangents)
    results = library.call(first.name, inputs, [*outputs, *saved_specs])
    _compare(first.name, results[:len(outputs)], outputs, dtype)
    actual = library.call(
        second.name, results[len(outputs):] + cotangents, gradients)
    _compare(second.name, actual, gradients, dtype)
