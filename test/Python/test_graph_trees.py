# ===- test_graph_trees.py - CUDA graph trees from Python ------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.compile, ao.GraphTree and what they give."""

import array
import ctypes
import gc
import importlib
import json
import math
import pathlib
import struct
import tempfile
import unittest

import ao

DOUBLE = """
func.func @NAME(%x: tensor<?xf32> {ao.max_shape = array<i64: 64>})
    -> tensor<?xf32> attributes {ao.step} {
  %y = arith.addf %x, %x : tensor<?xf32>
  return %y : tensor<?xf32>
}
"""
TWO = DOUBLE.replace("NAME", "one") + DOUBLE.replace("NAME", "two")
MATRIX = """
func.func @matrix(%x: tensor<2x3xf32>) -> tensor<2x3xf32> attributes {ao.step} {
  %y = arith.addf %x, %x : tensor<2x3xf32>
  return %y : tensor<2x3xf32>
}
"""
PAIR = """
func.func @fwd(%x: tensor<8xf32>, %n: index) -> (tensor<8xf32>, tensor<8xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %h = math.tanh %x : tensor<8xf32>
  %word = arith.index_cast %n : index to i64
  %factor = arith.sitofp %word : i64 to f32
  %many = tensor.splat %factor : tensor<8xf32>
  %y = arith.mulf %h, %many : tensor<8xf32>
  return %y, %h : tensor<8xf32>, tensor<8xf32>
}
func.func @bwd(%h: tensor<8xf32>, %dy: tensor<8xf32>) -> tensor<8xf32> {
  %dx = arith.mulf %h, %dy : tensor<8xf32>
  return %dx : tensor<8xf32>
}
"""
RANDOM = """
func.func @draws(%state: tensor<2xi64> {graph.argument = #graph.argument<random, draws = 3>}) -> tensor<2xi64>
    attributes {ao.step} {
  %zero = arith.constant dense<0> : tensor<2xi64>
  %0 = arith.ori %state, %zero : tensor<2xi64>
  return %0 : tensor<2xi64>
}
"""
SCALE = """
func.func @scale(%x: tensor<2xf32>, %factor: f32, %n: i8) -> tensor<2xf32>
    attributes {ao.step} {
  %many = tensor.splat %factor : tensor<2xf32>
  %y = arith.mulf %x, %many : tensor<2xf32>
  %count = arith.sitofp %n : i8 to f32
  %counts = tensor.splat %count : tensor<2xf32>
  %z = arith.addf %y, %counts : tensor<2xf32>
  return %z : tensor<2xf32>
}
"""
VALUE = """
func.func @value(%s: tensor<TYPE> {graph.argument = #graph.argument<value>}) -> tensor<TYPE>
    attributes {ao.step} {
  %y = tensor.empty() : tensor<TYPE>
  %z = linalg.copy ins(%s : tensor<TYPE>) outs(%y : tensor<TYPE>) -> tensor<TYPE>
  return %z : tensor<TYPE>
}
"""
# Compute writes over %a, which is its own.
SCRATCH = """
func.func @make(%x: tensor<64xf32>) -> tensor<64xf32> attributes {ao.step} {
  %y = arith.addf %x, %x : tensor<64xf32>
  return %y : tensor<64xf32>
}
func.func @use(%a: tensor<64xf32> {ao.donated}, %b: tensor<64xf32>)
    -> tensor<64xf32> attributes {ao.step} {
  %e = math.exp %a : tensor<64xf32>
  %r = arith.addf %e, %b : tensor<64xf32>
  return %r : tensor<64xf32>
}
func.func @update(%w: tensor<64xf32> {ao.donated}) -> tensor<64xf32>
    attributes {ao.step} {
  %r = arith.mulf %w, %w : tensor<64xf32>
  return %r : tensor<64xf32>
}
"""
VIEWS = """
func.func @both(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<4x4xf32>)
    attributes {ao.step} {
  %y = arith.addf %x, %x : tensor<16xf32>
  %z = tensor.expand_shape %y [[0, 1]] output_shape [4, 4]
      : tensor<16xf32> into tensor<4x4xf32>
  return %y, %z : tensor<16xf32>, tensor<4x4xf32>
}
func.func @square(%x: tensor<16xf32>) -> tensor<4x4xf32> attributes {ao.step} {
  %z = tensor.expand_shape %x [[0, 1]] output_shape [4, 4]
      : tensor<16xf32> into tensor<4x4xf32>
  return %z : tensor<4x4xf32>
}
func.func @row(%x: tensor<4x4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %z = tensor.extract_slice %x[2, 0] [1, 4] [1, 1]
      : tensor<4x4xf32> to tensor<4xf32>
  return %z : tensor<4xf32>
}
"""
COUNTS = """
func.func @counts(%x: tensor<16xf32>, %n: i64 {graph.argument = #graph.argument<key>}, %m: i8 {graph.argument = #graph.argument<key>})
    -> (tensor<16xf32>, i64, i8, f32, index) attributes {ao.step} {
  %y = arith.addf %x, %x : tensor<16xf32>
  %c = arith.constant 7 : i64
  %half = arith.constant 0.5 : f32
  %sum = arith.addi %n, %c : i64
  %index = arith.index_cast %sum : i64 to index
  return %y, %sum, %m, %half, %index : tensor<16xf32>, i64, i8, f32, index
}
"""
READS = """
func.func @reads(%x: tensor<4xf32>, %s: tensor<f32>) -> tensor<4xf32>
    attributes {ao.step} {
  %v = tensor.extract %s[] : tensor<f32>
  %zero = arith.constant 0.0 : f32
  %large = arith.cmpf ogt, %v, %zero : f32
  %y = scf.if %large -> tensor<4xf32> {
    %z = arith.mulf %x, %x : tensor<4xf32>
    scf.yield %z : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}
"""


def floats(values):
    return array.array("f", values)


def values(buffer):
    return list(array.array("f", buffer.tobytes()))


class CompileTest(unittest.TestCase):
    def test_names(self):
        self.assertEqual(ao.compile(TWO).names, ["one", "two"])
        self.assertEqual(ao.compile(PAIR, optimization=0).names, ["fwd", "bwd"])

    def test_what_cannot_be_recorded_is_named(self):
        with self.assertRaisesRegex(ao.Error, "cannot be captured: the host reads"):
            ao.compile(READS)

    def test_what_has_no_step(self):
        with self.assertRaisesRegex(ao.Error, "no training step"):
            ao.compile("func.func @f() { return }")

    def test_options(self):
        with self.assertRaisesRegex(ao.Error, "'optimization' must be 0 to 3"):
            ao.compile(TWO, optimization=4)
        with self.assertRaises(TypeError):
            ao.compile(TWO, optimization="2")

    def test_the_module_stays_as_it_is(self):
        result = ao.offload(TWO, strategy="none")
        before = result.module
        ao.compile(result)
        self.assertEqual(result.module, before)


class ModuleTest(unittest.TestCase):
    def test_runtime_is_inside(self):
        # It is not exported, so it cannot be mistaken for another runtime.
        module = ctypes.CDLL(importlib.import_module("ao._ao").__file__)
        self.assertTrue(module.PyInit__ao)
        self.assertFalse(hasattr(module, "aortFunctionRun"))


class TreeTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.two = ao.compile(TWO, optimization=0)

    def test_sizes_share_the_pool(self):
        x, longer = floats(range(8)), floats(range(64))
        with ao.GraphTree(self.two, checks=2) as tree:
            for _ in range(4):
                for given in (x, longer):
                    (y,) = tree.run("one", given)
                    (z,) = tree.run("two", y)
                    y.release()
                    self.assertEqual(values(z), [4 * v for v in given])
                    z.release()
            figures = tree.statistics
        self.assertEqual(figures["warmups"], 4)
        self.assertEqual(figures["captures"], 4)
        self.assertEqual(figures["replays"], 8)
        # Two results of the larger size, at most.
        self.assertEqual(figures["pool_bytes"], 512)

    def test_small_sizes_take_little(self):
        functions = ao.compile(DOUBLE.replace("NAME", "f").replace("64>", "65536>"))
        with ao.GraphTree(functions) as tree:
            tree.run("f", floats([1] * 100))
            self.assertEqual(tree.statistics["pool_bytes"], 512)

    def test_a_held_result_becomes_stale(self):
        x = floats([1, 2])
        with ao.GraphTree(self.two) as tree:
            (y,) = tree.run("one", x)
            self.assertFalse(y.is_stale)
            (z,) = tree.run("one", x)
            self.assertTrue(y.is_stale)
            with self.assertRaisesRegex(ao.StaleError, "is of step 1"):
                y.tobytes()
            with self.assertRaises(ao.StaleError):
                tree.run("two", y)
            self.assertEqual((z.function, z.generation), ("one", 2))

    def test_a_detached_result_does_not(self):
        x = floats([1, 2])
        with ao.GraphTree(self.two) as tree:
            (y,) = tree.run("one", x)
            y.detach()
            for _ in range(3):
                tree.run("one", floats([5, 6]))
            self.assertEqual(values(y), [2, 4])
        self.assertEqual(values(y), [2, 4])

    def test_a_held_result_is_recorded_around(self):
        """Without automatic steps results stay until they are released."""
        x = floats([1, 2])
        with ao.GraphTree(self.two, automatic_steps=False) as tree:
            held = [tree.run("one", floats([i, i]))[0] for i in range(3)]
            self.assertEqual([values(y) for y in held], [[0, 0], [2, 2], [4, 4]])
            tree.mark_step()
            tree.run("one", x)
            self.assertTrue(all(y.is_stale for y in held))

    def test_pairs(self):
        functions = ao.compile(PAIR)
        x, dy = floats([0.5] * 8), floats(range(8))
        with ao.GraphTree(functions) as tree:
            for _ in range(4):
                y, h = tree.run("fwd", x, 3)
                kept = values(h)
                (dx,) = tree.run("bwd", h, dy, consume=[h])
                for a, b in zip(values(dx), dy):
                    self.assertAlmostEqual(a, kept[0] * b, places=6)
                with self.assertRaisesRegex(ao.OffloadStateError, "was released"):
                    h.tobytes()
                self.assertAlmostEqual(values(y)[0], 3 * kept[0], places=6)
            self.assertEqual(tree.statistics["replays"], 4)

    def test_saved_values_that_are_held(self):
        """A second backward run over the same saved value has the same bits."""
        for module in (PAIR, ao.offload(PAIR, strategy="none")):
            x, dy = floats([0.5 + i for i in range(8)]), floats([2.0] * 8)
            with self.subTest(type(module)), ao.GraphTree(ao.compile(module)) as tree:
                for _ in range(4):
                    y, h = tree.run("fwd", x, 3)
                    kept = h.tobytes()
                    (first,) = tree.run("bwd", h, dy)
                    (second,) = tree.run("bwd", h, dy)
                    self.assertEqual(h.tobytes(), kept)
                    self.assertEqual(first.tobytes(), second.tobytes())
                    self.assertEqual(list(dy), [2.0] * 8)
                    for one in (y, h, first, second):
                        one.release()
                self.assertGreater(tree.statistics["replays"], 0)

    def test_what_is_not_consumed_stays(self):
        x = floats([0.01 * i for i in range(64)])
        with ao.GraphTree(ao.compile(SCRATCH), checks=1) as tree:
            for round_ in range(4):
                (y,) = tree.run("make", x)
                before = values(y)
                for other, consume in ((x, ()), (y, ()), (y, (y,))):
                    with self.subTest(round=round_, consume=len(consume)):
                        added = before if other is y else list(x)
                        (z,) = tree.run("use", y, other, consume=consume)
                        for a, b, c in zip(values(z), before, added):
                            self.assertAlmostEqual(a, math.exp(b) + c, places=5)
                        if not consume:
                            self.assertEqual(values(y), before)
                        z.release()
                mine = floats(before)
                (z,) = tree.run("use", mine, x)
                self.assertEqual(list(mine), before)
                (w,) = tree.run("update", z)
                self.assertEqual(values(w), [floats([v * v])[0] for v in values(z)])
                w.release()
                (w,) = tree.run("update", mine)
                self.assertEqual(list(mine), before)
                w.release()
                z.release()

    def test_arrays_that_are_consumed(self):
        x = floats([0.5] * 64)
        with ao.GraphTree(ao.compile(SCRATCH)) as tree:
            for _ in range(3):
                mine = floats([1.0] * 64)
                (z,) = tree.run("use", mine, x, consume=[mine])
                self.assertAlmostEqual(values(z)[0], math.e + 0.5, places=5)
                z.release()
            self.assertEqual(tree.statistics["copied_inputs"], 0)
            fixed = memoryview(bytes(256)).cast("f")
            tree.run("use", fixed, x)[0].release()
            with self.assertRaises(BufferError):
                tree.run("use", fixed, x, consume=[fixed])

    def test_views_have_their_shape(self):
        x = floats(range(16))
        with ao.GraphTree(ao.compile(VIEWS), checks=1) as tree:
            for _ in range(4):
                y, z = tree.run("both", x)
                self.assertEqual((y.shape, z.shape), ((16,), (4, 4)))
                self.assertEqual(z.strides, (16, 4))
                self.assertEqual((y.name, y.offset, y.is_pooled),
                                 ("result 0", 0, True))
                self.assertEqual(values(y), values(z))
                (w,) = tree.run("square", y)
                self.assertEqual((w.shape, w.function), ((4, 4), "square"))
                y.release()
                z.release()
                (s,) = tree.run("row", w)
                self.assertEqual(s.shape, (4,))
                self.assertEqual(values(s), [2.0 * i for i in range(8, 12)])
                w.release()
                s.release()

    def test_results_that_are_numbers(self):
        x = floats(range(16))
        half = struct.unpack("i", struct.pack("f", 0.5))[0]
        with ao.GraphTree(ao.compile(COUNTS)) as tree:
            for n in (5, -9, 5, -9, 5, -9):
                y, *numbers = tree.run("counts", x, n, n)
                self.assertEqual(values(y), [2 * v for v in x])
                self.assertEqual(numbers, [n + 7, n, half, n + 7])
                y.release()
            self.assertEqual(tree.statistics["replays"], 2)
            self.assertEqual(tree.statistics["held_results"], 0)

    def test_layouts_of_arguments(self):
        view = memoryview(floats(range(8)))[::2]
        with ao.GraphTree(self.two) as tree:
            for _ in range(3):
                with tree.run("one", view)[0] as y:
                    self.assertEqual(values(y), [0, 4, 8, 12])

    def test_memory_of_ctypes(self):
        """It has no strides: it is dense."""
        functions = ao.compile(MATRIX, optimization=0)
        matrix = ((ctypes.c_float * 3) * 2)((1, 2, 3), (4, 5, 6))
        with ao.GraphTree(functions) as tree:
            for _ in range(3):
                with tree.run("matrix", matrix)[0] as y:
                    self.assertEqual(values(y), [2, 4, 6, 8, 10, 12])

    def test_elements_of_no_bytes(self):
        class Nothing(ctypes.Structure):
            pass

        nothing = (Nothing * 4)()
        with ao.GraphTree(self.two) as tree:
            for given in (nothing, memoryview(nothing)):
                with self.assertRaisesRegex(
                    ao.Error, "argument 0 of 'one' has elements of no bytes"
                ):
                    tree.run("one", given)

    def test_results_describe_themselves(self):
        with ao.GraphTree(self.two) as tree, tree.run("one", floats([1, 2]))[0] as y:
            self.assertEqual((y.shape, y.itemsize, y.nbytes), ((2,), 4, 8))

    def test_results_end_with_their_life(self):
        with ao.GraphTree(self.two) as tree:
            y = tree.run("one", floats([1, 2]))
            self.assertEqual(tree.statistics["held_results"], 1)
            del y
            gc.collect()
            self.assertEqual(tree.statistics["held_results"], 0)

    def test_documents(self):
        with ao.GraphTree(self.two) as tree, tempfile.TemporaryDirectory() as folder:
            tree.run("one", floats([1]))
            self.assertEqual(tree.document["schema"], "ao.graph-tree")
            path = pathlib.Path(folder, "tree.dot")
            tree.write_dot(path)
            self.assertIn("1: one", path.read_text())
            with self.assertRaisesRegex(ao.Error, "cannot write"):
                tree.write_dot(pathlib.Path(folder, "none", "tree.dot"))
            tree.reset()
            self.assertEqual(tree.statistics["nodes"], 0)
            json.dumps(tree.document)

    def test_bad_arguments(self):
        with ao.GraphTree(self.two) as tree, ao.GraphTree(self.two) as other:
            (y,) = tree.run("one", floats([1, 2]))
            for message, call in [
                ("no function 'three'", lambda: tree.run("three", y)),
                ("1 arguments and 1 results, got 0", lambda: tree.run("one")),
                ("rank 2 and elements of 4 bytes", lambda: tree.run(
                    "one", memoryview(floats([1] * 4)).cast("B").cast("f", (2, 2)))),
                ("elements of 8 bytes", lambda: tree.run("one", array.array("d", [1]))),
                ("result of another tree", lambda: other.run("one", y)),
                ("must be an argument", lambda: tree.run("one", floats([1]), consume=[y])),
                ("not made for sizes and numbers 65",
                 lambda: tree.run("one", floats([1] * 65))),
            ]:
                with self.subTest(message), self.assertRaisesRegex(ao.Error, message):
                    call()
            with self.assertRaises((TypeError, BufferError)):
                tree.run("one", 5)
            self.assertEqual(values(y), [2, 4])
            y.release()
            with self.assertRaisesRegex(ao.Error, "was released"):
                y.release()

    def test_numbers(self):
        with ao.GraphTree(ao.compile(PAIR, optimization=0)) as tree:
            for number in ("3", 3.0, None, 2**63, -(2**63) - 1):
                with self.subTest(number=number), self.assertRaisesRegex(
                    ao.Error, "argument 1 of 'fwd' is a whole number of 64 bits"
                ):
                    tree.run("fwd", floats([1] * 8), number)
            for number in (-(2**63), 2**63 - 1, True):
                tree.run("fwd", floats([1] * 8), number)
            self.assertEqual(tree.statistics["warmups"], 3)

    def test_numbers_are_bits(self):
        half = struct.unpack("i", struct.pack("f", 0.5))[0]
        with ao.GraphTree(ao.compile(SCALE, optimization=0)) as tree:
            for factor, n, expected in [
                (half, 3, [3.5, 4]),
                (half + 2**32, -1, [-0.5, 0]),
                (half, 2**8 + 3, [3.5, 4]),
            ]:
                (y,) = tree.run("scale", floats([1, 2]), factor, n)
                self.assertEqual(values(y), expected)

    def test_numbers_that_are_read_on_the_device(self):
        """Their bits as a whole number, or the bytes of one element."""
        half = struct.unpack("i", struct.pack("f", 0.5))[0]
        for type_, good, bytes_ in (
            ("f32", (half, struct.pack("f", 0.5)), 4),
            ("i64", (7, array.array("q", [7])), 8),
            ("i1", (1, True, b"\1"), 1),
            ("bf16", (half >> 16, struct.pack("H", half >> 16)), 2),
        ):
            module = VALUE.replace("TYPE", type_)
            with self.subTest(type_), ao.GraphTree(ao.compile(module)) as tree:
                for number in good:
                    (y,) = tree.run("value", number)
                    self.assertEqual(y.tobytes(), bytes(memoryview(good[-1])))
                for wrong in ("7", 0.5, None, 2**63, b"", bytes(bytes_ + 1)):
                    with self.subTest(wrong=wrong), self.assertRaisesRegex(
                        ao.Error,
                        "argument 0 of 'value' is a whole number of 64 bits or a "
                        f"buffer of {bytes_} bytes",
                    ):
                        tree.run("value", wrong)

    def test_random_numbers(self):
        functions = ao.compile(RANDOM, optimization=0)
        with ao.GraphTree(functions, seed=5) as tree:
            for step in range(4):
                (state,) = tree.run("draws", None)
                self.assertEqual(
                    list(array.array("q", state.tobytes())), [5, 3 * step]
                )
                state.release()
            self.assertEqual(tree.statistics["replays"], 2)
            with self.assertRaisesRegex(ao.Error, "is the tree's own"):
                tree.run("draws", array.array("q", [1, 2]))
        with ao.GraphTree(functions, seed=2**64 - 1) as tree:
            (state,) = tree.run("draws", None)
            self.assertEqual(
                list(array.array("Q", state.tobytes())), [2**64 - 1, 0]
            )

    def test_random_state(self):
        functions = ao.compile(RANDOM, optimization=0)

        def draw(tree):
            with tree.run("draws", None)[0] as state:
                return tuple(array.array("Q", state.tobytes()))

        with ao.GraphTree(functions, seed=5) as tree:
            self.assertEqual(tree.random_state, (5, 0))
            for _ in range(3):
                draw(tree)
            state = tree.random_state
            self.assertEqual(state, (5, 9))
            expected = [draw(tree) for _ in range(3)]
        with ao.GraphTree(functions) as tree:
            tree.random_state = state
            self.assertEqual([draw(tree) for _ in range(3)], expected)
            for wrong in ((-1, 0), (0, 2**64)):
                with self.assertRaises(ao.Error):
                    tree.random_state = wrong
        shared = ao.RandomState(7, drawn=1)
        with ao.GraphTree(functions, random_state=shared) as one:
            with ao.GraphTree(functions, random_state=shared) as other:
                drawn = [draw(tree) for tree in (one, other, one, other)]
                self.assertEqual(drawn, [(7, 1), (7, 4), (7, 7), (7, 10)])
                self.assertEqual((shared.seed, shared.drawn), (7, 13))
                shared.set(2**64 - 1)
                self.assertEqual(draw(other), (2**64 - 1, 0))
        with self.assertRaises(ao.Error):
            ao.RandomState(2**64)
        with self.assertRaisesRegex(TypeError, "must be an ao.RandomState"):
            ao.GraphTree(functions, random_state=5)

    def test_backward_without_a_run(self):
        x = floats([0.5] * 8)
        with ao.GraphTree(ao.compile(PAIR)) as tree:
            for begins in (False, True):
                y, h = tree.run("fwd", x, 3)
                if begins:
                    tree.begin_backward()
                again = tree.run("fwd", x, 3)
                self.assertEqual(h.is_stale, begins)
                tree.mark_step()
                del y, h, again

    def test_check_and_shutdown(self):
        with ao.GraphTree(self.two, checks=2, synchronize=True) as tree:
            (y,) = tree.run("one", floats([1, 2]))
            tree.synchronize()
            with self.assertRaisesRegex(ao.Error, "1 results are held, one of them"):
                tree.check()
            tree.shutdown()
            with self.assertRaisesRegex(ao.OffloadStateError, "was shut down"):
                tree.run("one", floats([1, 2]))
            self.assertEqual(values(y), [2, 4])
            y.release()
            tree.check()
            self.assertEqual(tree.statistics["nodes"], 0)
        for call in (tree.check, tree.shutdown, tree.synchronize,
                     tree.begin_backward):
            with self.assertRaisesRegex(ao.OffloadStateError, "is closed"):
                call()

    def test_reset_gives_memory_back(self):
        functions = ao.compile(DOUBLE.replace("NAME", "f").replace("64>", "65536>"))
        with ao.GraphTree(functions) as tree:
            tree.run("f", floats([1] * 65536))[0].release()
            self.assertGreaterEqual(tree.statistics["pool_backed_bytes"], 2**18)
            tree.reset()
            self.assertEqual(tree.statistics["pool_backed_bytes"], 0)

    def test_flags(self):
        with ao.GraphTree(self.two, skip_warmup=True, force_warmup=False) as tree:
            tree.run("one", floats([1]))
            self.assertEqual(tree.statistics["captures"], 1)
        with ao.GraphTree(self.two, force_warmup=True, error_on_moved_static=True) as tree:
            for _ in range(3):
                tree.run("one", floats([1]))
            self.assertEqual(tree.statistics["captures"], 0)

    def test_bad_options(self):
        for options in [{"checks": 3}, {"variant_limit": 0}, {"pool_bytes": -1},
                        {"size_limit": 2**40}, {"seed": -1}, {"seed": 2**64}]:
            with self.subTest(options), self.assertRaises(ao.Error):
                ao.GraphTree(self.two, **options)
        for number in ("abc", 1.5, True):
            with self.subTest(number), self.assertRaisesRegex(
                TypeError, "'checks' must be a whole number"
            ):
                ao.GraphTree(self.two, checks=number)
        with self.assertRaises(TypeError):
            ao.GraphTree(self.two, depth=3)
        with self.assertRaises(TypeError):
            ao.GraphTree(TWO)

    def test_closed(self):
        tree = ao.GraphTree(self.two)
        (y,) = tree.run("one", floats([1]))
        tree.close()
        tree.close()
        with self.assertRaisesRegex(ao.OffloadStateError, "is closed"):
            tree.run("one", floats([1]))
        # Held results stay.
        self.assertEqual(values(y), [2])


if __name__ == "__main__":
    unittest.main()
