# ===- test_compare_script.py - Steps under budgets, on a GPU --------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""benchmarks/gpu/torch_compare.py: what it prints, tried on the processor."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).parents[4] / "benchmarks" / "gpu" / "torch_compare.py"


def run(*arguments):
    """Without a GPU, or with none that may be used."""
    return subprocess.run(
        [sys.executable, SCRIPT, *arguments], capture_output=True, text=True,
        check=False, env={**os.environ, "CUDA_VISIBLE_DEVICES": ""})


class CompareScriptTest(unittest.TestCase):
    def test_correct(self):
        done = run("correct", "--cpu", "--models", "in place", "--methods", "fx,session")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertEqual(done.stdout.count("| yes |"), 5, done.stdout)

    def test_gpt(self):
        with tempfile.TemporaryDirectory() as folder:
            written = pathlib.Path(folder, "gpt.json")
            done = run("gpt", "--cpu", "--budgets", "95%", "--methods", "fx,checkpoint",
                       "--json", written)
            self.assertEqual(done.returncode, 0, done.stderr)
            rows = json.loads(written.read_text())
        self.assertEqual([row["method"] for row in rows], ["none", "fx", "checkpoint"])
        for row in rows:
            self.assertTrue(row["same_bits"])
            self.assertGreater(row["teraflops"], 0)
        self.assertRegex(done.stdout, r"fx +under .* ms .* bits the same, predicted")

    def test_without_a_device(self):
        done = run("gpt")
        self.assertEqual(done.returncode, 1)
        self.assertIn("PyTorch finds no GPU", done.stdout)


if __name__ == "__main__":
    unittest.main()
