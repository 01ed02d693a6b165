# ===- test_points.py - GPU measurements, run on the CPU -------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""benchmarks/gpu/torch_points.py: each part runs and writes its table."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).parents[4] / "benchmarks" / "gpu" / "torch_points.py"
sys.path.insert(0, str(SCRIPT.parent))

import torch_points  # noqa: E402


def run(*arguments):
    """Runs the script without a visible GPU."""
    return subprocess.run(
        [sys.executable, SCRIPT, *arguments], capture_output=True, text=True,
        check=False, env={**os.environ, "CUDA_VISIBLE_DEVICES": ""})


def alloc(addr, size, *frames):
    return {"action": "alloc", "addr": addr, "size": size, "frames": [
        {"name": name, "filename": file, "line": line} for name, file, line in frames]}


def free(addr, size):
    return {"action": "free_requested", "addr": addr, "size": size, "frames": []}


class PointsTest(unittest.TestCase):
    def figures(self, part, *options):
        with tempfile.TemporaryDirectory() as folder:
            written = pathlib.Path(folder, "figures.json")
            done = run(part, "--cpu", "--json", written, *options)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            found = json.loads(written.read_text())
        self.assertEqual(found["part"], part)
        self.assertIn(found["page"], done.stdout)
        return found["rows"], found["page"]

    def test_later_steps(self):
        rows, page = self.figures("later-steps", "--steps", "2", "--budget", "95%")
        self.assertEqual([row["step"] for row in rows], [1, 2])
        for row in rows:
            self.assertLessEqual(row["predicted"], row["budget"])
        self.assertIn(
            "| step | time (ms) | peak | as the device counts it | budget | predicted |", page)

    def test_holders_at_the_peak(self):
        forward = ("forward", "model.py", 3), ("step", "loop.py", 9)
        most, rows = torch_points.holders_at_peak(
            [alloc(1, 10, *forward), alloc(2, 30, *forward), free(1, 10),
             alloc(3, 50, ("at::empty", "Tensor.cpp", 1)), free(3, 50), alloc(4, 45)], 100)
        self.assertEqual(most, 180)
        self.assertEqual(rows, [
            {"place": "at::empty", "tensors": 1, "bytes": 50},
            {"place": "forward (model.py:3) < step (loop.py:9)", "tensors": 1, "bytes": 30}])

    def test_interference_and_launches(self):
        rows, page = self.figures("interference")
        self.assertEqual(rows[0]["kernel"], "copy")
        self.assertRegex(rows[0]["out"], r"^[-+]\d+\.\d\d %$")
        self.assertIn("| product bf16 |", page)
        rows, _ = self.figures("launches")
        self.assertEqual([row["kernels"] for row in rows], [1, 10, 100, 1000])

    def test_captured_steps(self):
        rows, page = self.figures("captured-steps", "--budget", "95%")
        self.assertEqual([(row["method"], row["bits"]) for row in rows],
                         [("eager", "same"), ("reduce-overhead", "same")])
        self.assertIn("| reduce-overhead |", page)

    def test_headline(self):
        losses = set()
        for method in ("ao-session", "checkpoint", "none"):
            ((row,), page) = self.figures("headline", "--steps", "2", "--method", method)
            self.assertIn(f"| {method} |", page)
            losses.add(row["loss"])
        self.assertEqual(len(losses), 1)
        # The row of a method that cannot run has the reason: a missing package, or a
        # budget that no plan fits.
        ((row,), _) = self.figures("headline", "--steps", "1", "--method", "torchtune")
        self.assertIn("ModuleNotFoundError", row["why"])
        ((row,), _) = self.figures("headline", "--steps", "2", "--budget", "1KB")
        self.assertIn("InfeasibleError", row["why"])

    def test_two_processes(self):
        rows, _ = self.figures("two-processes", "--steps", "2")
        self.assertEqual([row["processes"] for row in rows], [1, 2, 2])

    def test_without_a_device(self):
        done = run("interference")
        self.assertEqual(done.returncode, 1)
        self.assertIn("PyTorch finds no GPU", done.stdout)


if __name__ == "__main__":
    unittest.main()
