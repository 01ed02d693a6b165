# ===- test_step_times.py - PyTorch's times for the benchmark's steps ------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""benchmarks/gpu/torch_step.py: what it writes is what ao-benchmark-gpu reads."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).parents[4] / "benchmarks" / "gpu" / "torch_step.py"


def run(written, *arguments):
    """Without a GPU, or with none that may be used."""
    return subprocess.run(
        [sys.executable, SCRIPT, "--json", written, *arguments], capture_output=True,
        text=True, check=False, env={**os.environ, "CUDA_VISIBLE_DEVICES": ""})


class StepTimesTest(unittest.TestCase):
    def test_figures(self):
        with tempfile.TemporaryDirectory() as folder:
            written = pathlib.Path(folder, "torch.json")
            done = run(written, "--cpu")
            self.assertEqual(done.returncode, 0, done.stderr)
            [step] = json.loads(written.read_text())["steps"]
        self.assertEqual((step["step"], step["mode"]), ("tiny", "f32"))
        self.assertGreaterEqual(step["median_ms"], step["best_ms"])
        self.assertGreater(step["best_ms"], 0)
        self.assertGreater(step["teraflops"], 0)
        self.assertGreaterEqual(step["peak_mib"], 0)
        self.assertRegex(done.stdout, r"tiny +f32 .* ms median .* TFLOP/s")

    def test_without_a_device(self):
        with tempfile.TemporaryDirectory() as folder:
            written = pathlib.Path(folder, "torch.json")
            done = run(written)
            self.assertEqual(done.returncode, 1)
            self.assertIn("PyTorch finds no GPU", done.stdout + done.stderr)
            self.assertFalse(written.exists())


if __name__ == "__main__":
    unittest.main()
