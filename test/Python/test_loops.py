# ===- test_loops.py - Steps made of loops, from Python --------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.offload on steps that stack in loops. AO_OPT names ao-opt, to compare with."""

import os
import pathlib
import subprocess
import unittest

import ao

ROOT = pathlib.Path(__file__).resolve().parents[2]
LLAMA = (ROOT / "test/Models/llama-scan-pair.linalg.mlir").read_text()
# Copies take no time beside compute, so that they are free to make.
MACHINE = {
    "d2h_bandwidth": 1e13,
    "h2d_bandwidth": 1e13,
    "latency_us": 1e-3,
    "memory_bandwidth": 1e9,
    "peak_flops": {"f32": 1e9, "bf16": 1e9},
}


def run_ao_opt(text, pipeline):
    return subprocess.run(
        [os.environ["AO_OPT"], f"--pass-pipeline=builtin.module({pipeline})"],
        input=text,
        capture_output=True,
        check=True,
        text=True,
    ).stdout


class LoopsTest(unittest.TestCase):
    def test_strategies_give_what_ao_opt_gives(self):
        for options in (
            {"strategy": "sync", "min_bytes": 0},
            {"strategy": "pytorch", "min_bytes": 0},
            {"strategy": "layerwise", "num_layers": 2, "min_elements": 0},
            {"strategy": "layerwise", "min_elements": 0, "device_memory_budget": "90%"},
            {"strategy": "planned", "min_bytes": 0, "device_memory_budget": "60%"},
        ):
            with self.subTest(**options):
                result = ao.offload(LLAMA, **options)
                text = " ".join(f"{k.replace('_', '-')}={v}" for k, v in options.items())
                expected = run_ao_opt(LLAMA, f"ao-offload-pipeline{{{text}}}")
                self.assertEqual(result.module.strip(), expected.strip())
                self.assertIn("ao.host_empty", result.module)
                self.assertEqual(ao.verify(result), [])
                predicted = result.plan["predicted"]
                self.assertLess(
                    predicted["peak_bytes"], predicted["unplanned_peak_bytes"]
                )

    def test_layers_are_iterations(self):
        peaks = []
        for layers in (1, 2, 3):
            result = ao.offload(
                LLAMA, strategy="layerwise", num_layers=layers, min_elements=0
            )
            peaks.append(result.plan["predicted"]["peak_bytes"])
            moved = max(layers, 2)
            self.assertRegex(result.module, f"ao.host_empty : tensor<{moved}x")
        self.assertEqual(peaks, sorted(peaks, reverse=True))
        with self.assertRaisesRegex(ao.Error, "must be between 0 and 3"):
            ao.offload(LLAMA, strategy="layerwise", num_layers=4, min_elements=0)

    def test_as_many_layers_as_are_free(self):
        free = ao.offload(LLAMA, strategy="layerwise", min_elements=0, machine=MACHINE)
        self.assertIn("ao.host_empty", free.module)
        slow = {"d2h_bandwidth": 1e6, "h2d_bandwidth": 1e6, "latency_us": 1e3}
        none = ao.offload(LLAMA, strategy="layerwise", min_elements=0, machine=slow)
        self.assertNotIn("ao.host_empty", none.module)

    def test_too_small_a_budget(self):
        with self.assertRaisesRegex(ao.InfeasibleError, "no number of layers") as caught:
            ao.offload(
                LLAMA, strategy="layerwise", min_elements=0, device_memory_budget="1%"
            )
        smallest = caught.exception.smallest_device_budget
        result = ao.offload(
            LLAMA, strategy="layerwise", min_elements=0, device_memory_budget=smallest
        )
        self.assertLessEqual(result.plan["predicted"]["peak_bytes"], smallest)


if __name__ == "__main__":
    unittest.main()
