# ===- wheel_test.py - Wheels, installed and used --------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Installs wheels of script/wheels into a fresh environment and uses them there,
without a compiler on PATH.

    wheel_test.py FOLDER PYTHON

FOLDER has the wheel ao-torch and optionally ao-mlir. PYTHON has the packages of
utils/requirements-torch.txt; without it, the tests of tutorials are skipped.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import venv

ROOT = pathlib.Path(__file__).resolve().parents[2]

TRACE = ROOT / "test/Traces/G_unet.json"
STEP = ROOT / "test/Models/gpt-pair.linalg.mlir"
# Libraries that a wheel may need and not contain (those of manylinux).
SYSTEM = re.compile(r"(ld-linux|linux-vdso|lib(c|m|z|dl|pthread|rt|gcc_s|stdc\+\+)\.so)")
TOOLS = ("ao-lsp-server", "ao-opt", "ao-plan", "ao-run")
# Runs the Python of a page; the frameworks are those of another environment.
PAGE = """
import pathlib, sys
import ao, pages

assert ao.__file__.startswith(sys.prefix), ao.__file__
with pages.page_folder():
    problems = list(pages.run_page(pathlib.Path(sys.argv[1]), {}, ("python",)))
sys.exit("\\n".join(problems) or 0)
"""


def say(arguments: list[object], environment: dict[str, str]) -> str:
    """Returns what a command prints."""
    done = subprocess.run(
        list(map(str, arguments)), capture_output=True, text=True, env=environment
    )
    if done.returncode != 0:
        raise AssertionError(f"{arguments}: {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


class Environment:
    """A fresh virtual environment. PATH contains only its programs."""

    def __init__(self, folder: pathlib.Path, wheels: list[pathlib.Path]):
        shutil.rmtree(folder, ignore_errors=True)
        venv.create(folder, with_pip=True)
        self.bin = folder / "bin"
        self.variables = {"PATH": os.fspath(self.bin), "HOME": os.fspath(folder)}
        self.run("-m", "pip", "install", "--no-index", "--quiet", *wheels)
        (self.package,) = folder.glob("lib/python*/site-packages/ao")

    def run(self, *arguments: object) -> str:
        return say([self.bin / "python", *arguments], self.variables)

    def fail(self, *arguments: object) -> str:
        """Returns the last line of a program that fails with status 1."""
        done = subprocess.run(
            [self.bin / "python", *map(str, arguments)],
            capture_output=True, text=True, env=self.variables,
        )
        assert done.returncode == 1, done
        return done.stderr.rstrip().split("\n")[-1]


class WheelTest(unittest.TestCase):
    """Tests in an environment with the wheels of `names`."""

    folder: pathlib.Path
    frameworks: pathlib.Path
    work: pathlib.Path
    names: tuple[str, ...] = ()

    @classmethod
    def setUpClass(cls):
        found = {name: next(cls.folder.glob(f"{name}-*.whl"), None) for name in cls.names}
        missing = [name for name, wheel in found.items() if not wheel]
        if missing:
            raise unittest.SkipTest(f"no wheel {', '.join(missing)} in {cls.folder}")
        cls.wheels = list(found.values())
        cls.fresh = Environment(cls.work / cls.__name__, cls.wheels)

    def run_page(self, page: str, module: str) -> None:
        folder = next(self.frameworks.parents[1].glob("lib/python*/site-packages"), None)
        if not (folder and (folder / module).exists()):
            self.skipTest(f"no {module} in {self.frameworks}")
        paths = f"{ROOT / 'test/Docs'}:{folder}"
        environment = {**self.fresh.variables, "PYTHONPATH": paths, "OMP_NUM_THREADS": "1"}
        page = ROOT / "docs/Tutorials" / f"{page}.md"
        say([self.fresh.bin / "python", "-c", PAGE, page], environment)


class TorchWheelTest(WheelTest):
    names = ("ao_torch",)

    def test_tags(self):
        self.assertRegex(self.wheels[0].name, r"-py3-none-manylinux_2_\d+_")

    def test_planner(self):
        program = ("import ao, sys; print(list(ao.plan(open(sys.argv[1]).read(), "
                   "device_memory_budget='70%', effort=0)))")
        self.assertIn("'commands'", self.fresh.run("-c", program, TRACE))
        self.assertIn("the wheel ao-mlir has",
                      self.fresh.fail("-c", "import ao; ao.verify('')"))
        self.assertIn("ao.torch needs PyTorch",
                      self.fresh.fail("-c", "import ao.torch"))

    def test_backends(self):
        """The wheel has the CUDA backend, which loads without a library of CUDA."""
        runtime = (self.fresh.package / "_runtime.abi3.so").read_bytes()
        self.assertIn(b"libcuda.so.1", runtime)
        self.assertIn(b"cuMemHostAlloc", runtime)
        self.fresh.run("-c", "import ao._runtime")

    def test_tutorial(self):
        self.run_page("FitABiggerBatch", "torch")

    def test_other_machine(self):
        library = self.fresh.package / "libao-planner.so"
        image = library.read_bytes()
        self.addCleanup(library.write_bytes, image)
        # The field e_machine of the ELF header: AArch64.
        library.write_bytes(image[:18] + b"\xb7\x00" + image[20:])
        self.assertRegex(
            self.fresh.fail("-c", "import ao"),
            r"^ImportError: ao needs its planner, .*; the wheel ao-torch is for "
            r"py3-none-manylinux\S*, and this is CPython 3\S* on \S+ with glibc \S+$",
        )

    def test_other_python(self):
        program = "import importlib.metadata as m; print(m.metadata('ao-torch')['Requires-Python'])"
        self.assertEqual(self.fresh.run("-c", program), ">=3.11\n")


class MlirWheelTest(WheelTest):
    names = ("ao_torch", "ao_mlir")

    def test_tools(self):
        for tool in TOOLS:
            with self.subTest(tool):
                printed = say([self.fresh.bin / tool, "--version"], self.fresh.variables)
                self.assertRegex(printed, r"ao \d+\.\d+\.\d+")

    def test_offload(self):
        out = self.work / "offloaded.mlir"
        say([self.fresh.bin / "ao-opt", STEP, "-o", out, "--ao-offload-pipeline="
             f"machine={ROOT}/examples/small-device.json min-bytes=4096 "
             "device-memory-budget=70%"], self.fresh.variables)
        self.assertIn("ao.offload", out.read_text())

    def test_python(self):
        self.assertIn("->", self.fresh.run(
            ROOT / "test/Package/offload.py", ROOT / "test/Package/step.mlir"))

    def test_libraries(self):
        """All libraries are from the wheel, except for those of manylinux."""
        package = self.fresh.package
        for file in (package / "bin/ao-run", next(package.glob("_ao.*.so"))):
            printed = say(["/usr/bin/ldd", file], {"PATH": "/usr/bin:/bin"})
            self.assertNotIn("not found", printed)
            for name, path in re.findall(r"(\S+) => (\S+)", printed):
                if not SYSTEM.match(name):
                    self.assertTrue(path.startswith(os.fspath(package.parent)), path)

    def test_licences(self):
        """The wheel has the licence of the package of each library."""
        site = self.fresh.package.parent
        (folder,) = site.glob("ao_mlir-*.dist-info/licenses")
        texts = {re.match("[A-Za-z]+", path.stem)[0] for path in folder.iterdir()}
        for library in ("libllvm", "libmlir", *os.listdir(site / "ao_mlir.libs")):
            self.assertTrue(any(map(library.startswith, texts)), (library, texts))
        self.assertIn("LICENSE", texts)

    def test_plugin(self):
        opt = shutil.which("mlir-opt") or shutil.which("mlir-opt-22")
        if not opt:
            self.skipTest("no mlir-opt")
        plugin = self.fresh.run("-c", "import ao; print(ao.plugin_path())").strip()
        self.assertEqual(plugin, os.fspath(self.fresh.package / "lib/ao-plugin.so"))
        printed = say([opt, STEP, f"--load-dialect-plugin={plugin}",
                       f"--load-pass-plugin={plugin}", "--pass-pipeline="
                       "builtin.module(ao-offload-pipeline{min-bytes=4096 "
                       f"machine={ROOT}/examples/small-device.json}})"],
                      self.fresh.variables)
        self.assertIn("ao.offload", printed)

    def test_tutorial(self):
        self.run_page("BringYourOwnStep", "jax")


def main() -> int:
    WheelTest.folder, WheelTest.frameworks = (
        pathlib.Path(os.path.abspath(path)) for path in sys.argv[1:]
    )
    if not any(WheelTest.folder.glob("*.whl")):
        print(f"skipped: no wheels in {WheelTest.folder}")
        return 77
    with tempfile.TemporaryDirectory() as work:
        WheelTest.work = pathlib.Path(work)
        program = unittest.main(argv=sys.argv[:1], exit=False, verbosity=2)
    return not program.result.wasSuccessful()


if __name__ == "__main__":
    sys.exit(main())
