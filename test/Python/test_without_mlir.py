# ===- test_without_mlir.py - The package where MLIR is missing ------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Planning asks for the planner's library and nothing else."""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

import ao

PACKAGE = pathlib.Path(ao.__file__).parent
TRACE = pathlib.Path(__file__).resolve().parents[2] / "test/Traces/G_unet.json"

PLAN = f"""
import pathlib
plan = ao.plan(pathlib.Path({str(TRACE)!r}), effort=0)
print(ao.__version__, plan["predicted"]["peak_bytes"])
"""
MAPPED = """
print(sorted(
    name for name in ("libMLIR", "libLLVM", "libao-c")
    if name in pathlib.Path("/proc/self/maps").read_text()
))
"""
NEED_MLIR = """
for function in ao.verify, ao.compile:
    try:
        function("")
    except ImportError as error:
        print(error)
"""


class WithoutMlirTest(unittest.TestCase):
    def run_in(self, folder, program):
        """Runs a program whose package `ao` is in `folder`."""
        return subprocess.run(
            [sys.executable, "-c", f"import sys\nsys.path.insert(0, {str(folder)!r})"
             f"\nimport ao{program}"],
            capture_output=True,
            check=False,
            text=True,
        )

    def copy_without(self, *patterns):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        shutil.copytree(
            PACKAGE,
            pathlib.Path(folder.name, "ao"),
            ignore=shutil.ignore_patterns(*patterns),
        )
        return folder.name

    def test_planning_does_not_load_mlir(self):
        done = self.run_in(PACKAGE.parent, PLAN + MAPPED)
        self.assertEqual(done.stderr, "")
        self.assertEqual(done.stdout.split("\n")[1], "[]")

    def test_same_plans_without_the_extension_module(self):
        expected = self.run_in(PACKAGE.parent, PLAN)
        done = self.run_in(self.copy_without("_ao*", "_mlir_library.py"), PLAN)
        self.assertEqual(done.stderr, "")
        self.assertEqual(done.stdout, expected.stdout)

    def test_functions_on_modules_say_what_is_missing(self):
        folder = self.copy_without("_ao*", "_mlir_library.py")
        done = self.run_in(folder, NEED_MLIR)
        self.assertEqual(done.stderr, "")
        self.assertEqual(done.stdout.count("ao.verify and ao.compile need MLIR"), 2)
        self.assertEqual(done.stdout.count("No module named 'ao._mlir_library'"), 2)

    def test_no_planner(self):
        done = self.run_in(self.copy_without("libao-planner.so"), "")
        self.assertIn("ImportError: ao needs its planner", done.stderr)


if __name__ == "__main__":
    unittest.main()
