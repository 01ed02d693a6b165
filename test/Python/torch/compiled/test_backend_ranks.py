# ===- test_backend_ranks.py - Compiled graphs in several ranks ------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.torch.backend under DDP and FSDP2."""

import unittest

import ranks
from checks import SEED


class RanksTest(unittest.TestCase):
    def launch(self, world, program):
        outcomes = ranks.launch(world, program)
        for outcome in outcomes:
            self.assertEqual(outcome.code, 0, outcome.text)
            results = outcome.results[program]
            self.assertTrue(results["equal"])
            yield results

    def test_buckets_and_blocks(self):
        for program in ("compiled_ddp:95%", "compiled_fsdp2:85%"):
            for results in self.launch(2, program):
                with self.subTest(program):
                    self.assertEqual(results["warnings"], [])
                    calls = {name.rpartition(".")[0] for name in results["ops"]}
                    self.assertGreaterEqual(len(calls), 3)
                    peak = results["measured"]["peak_bytes"]
                    self.assertLessEqual(peak, results["budget"] + SEED[-1])

    def test_a_budget_that_no_plan_fits_ends_no_training(self):
        for results in self.launch(2, "compiled_ddp:1KiB"):
            for text in results["warnings"]:
                self.assertRegex(text, "no plan of .* fits its budget|more than its")
            self.assertTrue(results["warnings"])


if __name__ == "__main__":
    unittest.main()
