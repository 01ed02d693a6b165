# ===- tools_test.py - Documents of the tools against schemas --------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Validates the documents that `ao-opt`, `ao-run` and the Python package write.

    tools_test.py AO-OPT AO-RUN
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

try:
    import jsonschema  # noqa: F401
except ImportError:
    print("skipped: no module jsonschema (package python3-jsonschema)")
    sys.exit(77)

import ao
from documents import ROOT, check, load

AO_OPT, AO_RUN = (pathlib.Path(sys.argv.pop(1)).resolve() for _ in range(2))
MACHINE = ROOT / "examples" / "small-device.json"
MODELS = ROOT / "test" / "Models"
PIPELINE = f"machine={MACHINE} min-bytes=4096"


class ToolsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def run_tool(self, *command):
        command = [str(part) for part in command]
        result = subprocess.run(command, cwd=self.folder, capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, result.stderr)

    def load(self, name, kind):
        return load(self.folder / name, kind)

    def test_passes(self):
        costs = f"--ao-estimate-costs=machine={MACHINE}"
        for model, kind in (("gpt-scan-joint", "loops"), ("moe-pair", "recompute")):
            self.run_tool(AO_OPT, MODELS / f"{model}.linalg.mlir", costs,
                          f"--ao-emit-trace={kind} output=trace.json", "-o", "/dev/null")
            self.load("trace.json", "ao.step-trace")
        self.run_tool(AO_OPT, MODELS / "gpt-pair.linalg.mlir", "-o", "buffers.mlir",
                      f"--ao-offload-to-buffers-pipeline={PIPELINE} plan-output=plan.json "
                      "report=report.json")
        self.load("plan.json", "ao.plan")
        self.load("report.json", "ao.report")
        self.run_tool(AO_OPT, "buffers.mlir", "--ao-plan-arenas=layout-output=layout.json",
                      "-o", "/dev/null")
        self.load("layout.json", "ao.layout")
        self.run_tool(AO_OPT, MODELS / "gpt-pair.linalg.mlir",
                      f"--ao-report-kernels=machine={MACHINE} output=kernels.json",
                      "-o", "/dev/null")
        self.load("kernels.json", "ao.kernels")

    def test_runs(self):
        step = (AO_RUN, MODELS / "gpt-pair.linalg.mlir", f"--machine={MACHINE}",
                "--min-bytes=4096")
        self.run_tool(*step, "--strategy=none", "--profile=profile.json")
        self.load("profile.json", "ao.profile")
        self.run_tool(*step, "--strategy=planned", "--capture", "--replay=4",
                      "--dump-graph-tree=tree.json", "--json=run.json", "--report=report.json")
        self.load("tree.json", "ao.graph-tree")
        self.assertIn("capture", self.load("run.json", "ao.run")["runs"][-1])
        self.assertIn("graph_tree", self.load("report.json", "ao.report"))
        self.run_tool(*step, "--strategy=planned", "--arenas=all", "--json=run.json",
                      "--report=report.json")
        self.assertIn("arena", self.load("run.json", "ao.run")["runs"][-1])
        self.assertIn("arenas", self.load("report.json", "ao.report"))
        self.run_tool(AO_RUN, "--measure-link=machine.json")
        self.load("machine.json", "ao.machine")

    def test_python(self):
        for name in ("gh200", "h100-pcie5"):
            check(ao.machine(name), "ao.machine")
        artifacts = ROOT / "test" / "Formats" / "0.1"
        trace, machine = (json.loads((artifacts / name).read_text())
                          for name in ("trace.json", "machine.json"))
        plan = ao.plan(trace, machine=machine, min_bytes=0, device_memory_budget="28MB",
                       pinned_memory_budget="1MB")
        check(plan, "ao.plan")
        check(ao.simulate(trace, plan), "ao.simulation")
        plan = ao.plan(trace, machine=machine, min_bytes=0, policy="none")
        check(ao.simulate(trace, plan), "ao.simulation")


if __name__ == "__main__":
    unittest.main()
