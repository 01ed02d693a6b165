# ===- test_disabled_parts.py - Builds without some parts ------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Functions of ao whose part is not in the build are one error that names it.

AO_DISABLED_PARTS lists the parts.
"""

import os
import unittest

import ao

DISABLED = os.environ["AO_DISABLED_PARTS"].split(",")
STEP = """
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %y = arith.addf %x, %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
"""


class DisabledPartsTest(unittest.TestCase):
    @unittest.skipUnless("AUTOGRAD" in DISABLED, "autograd tapes are in this build")
    def test_whole_step(self):
        with self.assertRaisesRegex(ao.Error, "tapes .*AO_ENABLE_AUTOGRAD=OFF"):
            ao.whole_step(STEP)

    @unittest.skipUnless("BACKEND" in DISABLED, "the backend is in this build")
    def test_compile(self):
        with self.assertRaisesRegex(ao.Error, "backend .*AO_ENABLE_BACKEND=OFF"):
            ao.compile(STEP)

    @unittest.skipUnless("GRAPH" in DISABLED, "graph capture is in this build")
    @unittest.skipIf("BACKEND" in DISABLED, "the backend is the first missing part")
    def test_capture(self):
        with self.assertRaisesRegex(ao.Error, "graph capture .*AO_ENABLE_GRAPH=OFF"):
            ao.compile(STEP)

    def test_offload(self):
        self.assertIn("func.func @step", str(ao.offload(STEP).module))


if __name__ == "__main__":
    unittest.main()
