# ===- test_tapes.py - Tapes from Python -----------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.whole_step, ao.tape_key and ao.tape_difference."""

import pathlib
import re
import unittest

import ao

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/Explanation/WholeStep.md").read_text()
TAPE = re.search(r"```mlir[^\n]*\n(.*?)```", PAGE, re.S).group(1)


class TapesTest(unittest.TestCase):
    def test_step(self):
        step = ao.whole_step(TAPE)
        self.assertIn("ao.step", step.module)
        self.assertNotIn("autograd.node ", step.module)
        self.assertEqual(list(step.traces), ["train"])
        # Offloading a tape forms the same step first.
        self.assertEqual(ao.offload(step).trace, ao.offload(TAPE).trace)

    def test_page(self):
        names = {"ao": ao, "tape": TAPE}
        exec(re.search(r"```python\n(.*?)```", PAGE, re.S).group(1), names)
        self.assertEqual(list(names["steps"]), [names["key"]])
        self.assertIn("ao.step", names["step"].module)
        self.assertEqual(
            names["why"],
            "node 7 ('AccumulateGrad') was node 1 ('AccumulateGrad')",
        )

    def test_order(self):
        eager = ao.whole_step(TAPE, keep_updates=True)
        ordered = ao.whole_step(TAPE, order="tape")
        self.assertNotEqual(eager.module, ordered.module)
        with self.assertRaisesRegex(ao.Error, "'order' must be one of eager, tape"):
            ao.whole_step(TAPE, order="best")

    def test_scalars(self):
        tape = """func.func @step(%g: tensor<4xf32>, %lr: f32) -> tensor<4xf32>
            attributes {autograd.tape, autograd.gradients = []} {
          %r = tensor.splat %lr : tensor<4xf32>
          %u = arith.mulf %g, %r : tensor<4xf32>
          return %u : tensor<4xf32>
        }"""
        self.assertNotIn("ao.upload_scalars", ao.whole_step(tape).module)
        self.assertIn(
            "ao.upload_scalars", ao.whole_step(tape, upload_scalars=True).module
        )
        with self.assertRaisesRegex(ao.Error, "'scalars=device' needs 'order=eager'"):
            ao.whole_step(tape, order="tape", upload_scalars=True)

    def test_no_tape(self):
        for call in (ao.whole_step, ao.tape_key):
            with self.assertRaisesRegex(ao.Error, "the module has no tape"):
                call("func.func private @f()")

    def test_key(self):
        key = ao.tape_key(TAPE)
        self.assertRegex(key, "^[0-9a-f]{64}$")
        self.assertEqual(ao.tape_key(TAPE.encode()), key)
        # Neither where it stands nor why it was compiled again matters.
        moved = "\n\n" + TAPE.replace(
            "autograd.gradients =", 'autograd.reasons = ["another shape"], autograd.gradients ='
        )
        self.assertEqual(ao.tape_key(moved.replace('"mul"', '"product"')), key)
        self.assertIsNone(ao.tape_difference(moved, TAPE))

    def test_difference(self):
        for old, new, expected in (
            (
                'node 1 "AccumulateGrad"',
                'node 1 "AccumulateGradient"',
                "node 1 is 'AccumulateGradient', was 'AccumulateGrad'",
            ),
            (
                "%m = arith.mulf %a1, %s",
                "%m = arith.mulf %s, %a1",
                "'arith.mulf' in '@train' has other operands",
            ),
            (
                "  autograd.final_callbacks\n",
                "",
                "'tensor.extract' in '@train' was 'autograd.final_callbacks' in "
                "'@train'",
            ),
            (
                "%w2 = arith.subf %w, %m",
                "%w2 = arith.subf %w, %m {ao.layer = 1 : i64}",
                "'arith.subf' in '@train' has 'ao.layer', had none",
            ),
        ):
            changed = TAPE.replace(old, new)
            self.assertNotEqual(ao.tape_key(changed), ao.tape_key(TAPE))
            self.assertEqual(ao.tape_difference(changed, TAPE), expected)

    def test_what_is_called_counts(self):
        changed = TAPE.replace("%d = arith.mulf %g, %x", "%d = arith.divf %g, %x")
        self.assertEqual(
            ao.tape_difference(changed, TAPE),
            "'arith.divf' in '@backward' was 'arith.mulf' in '@backward'",
        )


if __name__ == "__main__":
    unittest.main()
