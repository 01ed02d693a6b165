# ===- test_stablehlo.py - StableHLO as input of the tools -----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Gives StableHLO of several producers and versions to ao-opt, ao-run and ao."""

import contextlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

os.environ["AO_JAX_PYTHON"] = sys.executable

import ao

BIN = pathlib.Path(ao.__file__).parents[2] / "bin"
INPUTS = pathlib.Path(__file__).parents[2] / "Import" / "Inputs"
MODELS = INPUTS.parents[1] / "Models"
PAGE = INPUTS.parents[2] / "docs" / "HowTo" / "UseStableHLO.md"
ARTIFACTS = ["step-1.0.0.mlirbc", "step-1.17.0.mlirbc"]
MODULES = ["torch-mlir.mlir", "enzyme-jax.mlir"]


def run(tool, *arguments, **options):
    done = subprocess.run(
        [BIN / tool, *arguments], capture_output=True, text=True, **options
    )
    return done.returncode, done.stdout, done.stderr


class ReadTest(unittest.TestCase):
    def test_generic(self):
        for name in ARTIFACTS + MODULES:
            status, text, error = run("ao-opt", INPUTS / name)
            self.assertEqual((status, error), (0, ""), name)
            self.assertIn('"stablehlo.dot_general"', text)
            self.assertIn("ao.step", text)

    def test_linalg(self):
        for name in ARTIFACTS + MODULES:
            status, text, error = run("ao-opt", "--stablehlo=linalg", INPUTS / name)
            self.assertEqual((status, error), (0, ""), name)
            self.assertIn("linalg.matmul", text)
            self.assertNotIn("stablehlo.", text)

    def test_generic_text_becomes_linalg(self):
        _, generic, _ = run("ao-opt", INPUTS / ARTIFACTS[0])
        status, text, error = run("ao-opt", "--stablehlo=linalg", "-", input=generic)
        self.assertEqual((status, error), (0, ""))
        self.assertIn("linalg.matmul", text)

    def test_versions_are_equal(self):
        old, new = (run("ao-opt", INPUTS / name)[1] for name in ARTIFACTS)
        self.assertEqual(old, new)

    def test_run(self):
        for name in ARTIFACTS + MODULES:
            status, text, error = run(
                "ao-run", "--compare", "--strategy=none,planned", "--min-bytes=0",
                "--device-memory-budget=80%", INPUTS / name,
            )
            self.assertEqual((status, error), (0, ""), name)
            self.assertIn("planned", text)

    def test_python(self):
        artifact = (INPUTS / ARTIFACTS[0]).read_bytes()
        result = ao.offload(
            artifact, device_memory_budget="80%", min_bytes=0,
            allow_unregistered_dialects=True,
        )
        self.assertIn("ao.offload", result.module)
        self.assertIn("stablehlo.tanh", result.module)


class PageTest(unittest.TestCase):
    def test_commands(self):
        (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
        blocks = re.findall(r"```sh\n(.*?)```", PAGE.read_text(), re.DOTALL)
        self.assertEqual(len(blocks), 4)
        with tempfile.TemporaryDirectory() as folder:
            with contextlib.chdir(folder):
                exec(program, {})
            _, text, _ = run("ao-opt", INPUTS / MODULES[0])
            (pathlib.Path(folder) / "step.mlir").write_text(
                text.replace("stablehlo.tanh", "my.tanh")
            )
            outputs = [
                subprocess.run(
                    ["sh", "-e", "-c", block], cwd=folder, capture_output=True, text=True,
                    env={**os.environ, "PATH": f"{BIN}:{os.environ['PATH']}"},
                )
                for block in blocks
            ]
            for done in outputs:
                self.assertEqual(done.returncode, 0, done.stderr)
            placed = (pathlib.Path(folder) / "placed.mlir").read_text()
            self.assertIn("annotate_device_placement", placed)
            offloaded = (pathlib.Path(folder) / "offloaded.mlir").read_text()
            self.assertIn("ao.offload", offloaded)
        self.assertRegex(outputs[3].stderr, "no cost model for 3 ops of 1 kind, .*my.tanh")

    def moved(self, folder, plan, trace):
        """Returns the bytes that a plan offloads."""
        plan, trace = (json.loads((folder / name).read_text()) for name in (plan, trace))
        return sum(trace["values"][command["value"]]["bytes"]
                   for command in plan["commands"] if command["do"] == "offload")

    def test_plans_of_the_other_form(self):
        """90 % of the bytes of a plan for StableHLO move in linalg, too."""
        for model in ("gpt-joint", "gpt-pair", "moe-joint", "moe-pair", "resnet-joint",
                      "resnet-pair"):
            with self.subTest(model), tempfile.TemporaryDirectory() as name:
                folder = pathlib.Path(name)
                for form in ("generic", "linalg"):
                    status, _, error = run(
                        "ao-opt", MODELS / f"{model}.stablehlo.mlir", f"--stablehlo={form}",
                        f"--ao-emit-trace=output={folder}/{form}.json", "-o", os.devnull)
                    self.assertEqual((status, error), (0, ""))
                status, _, error = run(
                    "ao-plan", folder / "generic.json", "--device-memory-budget=80%",
                    "--min-bytes=0", "-o", folder / "plan.json")
                self.assertEqual((status, error), (0, ""))
                status, _, error = run(
                    "ao-plan", folder / "linalg.json", "--follow", folder / "plan.json",
                    "--followed-trace", folder / "generic.json", "-o", folder / "other.json")
                self.assertEqual(status, 0, error)
                planned = self.moved(folder, "plan.json", "generic.json")
                followed = self.moved(folder, "other.json", "linalg.json")
                self.assertGreater(planned, 0)
                self.assertGreaterEqual(followed, 0.9 * planned)
                lost = re.findall(r"remark: kept on device: .*, (\d+) bytes: .+", error)
                self.assertEqual(planned - followed, sum(map(int, lost)))


class ErrorTest(unittest.TestCase):
    def check(self, data, message, tool="ao-opt"):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "step.mlir"
            path.write_bytes(data)
            status, text, error = run(tool, path)
            self.assertRegex(error, message)
            self.assertIn(str(path), error)
        self.assertEqual((status, text, error.count("error:")), (1, "", 1))

    def test_artifacts(self):
        data = (INPUTS / ARTIFACTS[0]).read_bytes()
        for tool in ("ao-opt", "ao-run"):
            newer = data.replace(b"v1.0.0", b"v9.0.0")
            self.check(newer, "StableHLO 0.9.0 to 1.*, got 9.0.0: install a newer", tool)
            self.check(data[: len(data) // 2], "the file is damaged", tool)

    def test_split_files(self):
        name = INPUTS / MODULES[0]
        status, text, error = run("ao-opt", "--stablehlo=linalg", "-split-input-file", name)
        self.assertEqual((status, text), (1, ""))
        self.assertEqual(error, f"{name}: error: cannot read StableHLO as linalg with "
                                "-split-input-file\n")

    def test_text(self):
        dynamic = b"""func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = stablehlo.tanh %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}"""
        for tool in ("ao-opt", "ao-run"):
            self.check(dynamic, "expected static shapes, got tensor<.xf32>", tool)
            self.check(b"func.func @f() {\n  stablehlo.nothing\n}", ":2:3\\): error: ", tool)


if __name__ == "__main__":
    unittest.main()
