# ===- torch_versions.py - Tests of ao.torch with other versions -----------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs the tests of ao.torch with other versions of PyTorch than the pinned one.

    torch_versions.py [--build FOLDER] [--environments FOLDER] VERSION…

Each version has a virtual environment with the other pinned packages, made once by
test/Python/frameworks.py. If only a build for CUDA is available, NVIDIA's libraries,
which are gigabytes that tests do not call, are replaced by empty ones (needs a C
compiler and binutils). Ends with status 77 if a version cannot be installed.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

SOURCES = pathlib.Path(__file__).resolve().parent.parent
TESTS = SOURCES / "test/Python/torch"
FRAMEWORKS = SOURCES / "test/Python/frameworks.py"
# The status of a test that needs what the environment has not.
SKIPPED = 77
# cudaErrorNoDevice, which is what the empty libraries answer.
NO_DEVICE = 100
PINNED = SOURCES / "utils/requirements-torch.txt"


def output_of(*command: "str | os.PathLike[str]") -> str:
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout


def pin(version: str, requirements: pathlib.Path) -> None:
    """The pinned packages, with another version of PyTorch."""
    text = re.sub(r"(?m)^torch==.*$", f"torch=={version}", PINNED.read_text())
    requirements.write_text(text)


def make(version: str, environment: pathlib.Path) -> pathlib.Path:
    """An environment's interpreter."""
    environment.parent.mkdir(parents=True, exist_ok=True)
    requirements = environment.with_name(f"requirements-torch-{version}.txt")
    pin(version, requirements)
    command = [sys.executable, FRAMEWORKS, "make", environment, requirements]
    status = subprocess.run(command, check=False).returncode
    if status:
        sys.exit(status)
    python = environment / "bin/python"
    probe = [python, "-c", "import torch"]
    if subprocess.run(probe, capture_output=True, check=False).returncode:
        (libraries,) = environment.glob("lib/python*/site-packages/torch/lib")
        fill_in(libraries)
    subprocess.run(probe, check=True)
    return python


def fill_in(folder: pathlib.Path) -> None:
    """Makes empty libraries of those that those of PyTorch need and that are missing."""
    wanted: dict[str, dict[str, set[str]]] = {}
    unversioned, defined = set(), set()
    for library in sorted(folder.glob("*.so*")):
        dynamic = output_of("readelf", "-dW", library)
        for name in re.findall(r"\(NEEDED\).*\[(.*?)\]", dynamic):
            wanted.setdefault(name, {})
        owner = owners_of_versions(library)
        for line in output_of("nm", "-D", library).splitlines():
            kind, _, symbol = line[17:].partition(" ")
            name, _, version = symbol.partition("@")
            if kind not in "Uw":
                defined.add(name)
            elif version in owner:
                wanted[owner[version]].setdefault(version, set()).add(name)
            elif kind == "U" and not version:
                unversioned.add(name)
    own = {name for name in unversioned - defined if re.match("cu|nccl|nvtx", name)}
    # Without the driver's library PyTorch knows that there is no GPU.
    for name in sorted(set(wanted) - {"libcuda.so.1"}):
        if re.match(r"lib(cu|nccl|nv)", name) and not (folder / name).exists():
            make_library(folder / name, wanted[name] or {"": own})


def owners_of_versions(library: pathlib.Path) -> dict[str, str]:
    """By version of symbols: the library that has it."""
    owners, file = {}, ""
    for line in output_of("readelf", "-VW", library).splitlines():
        if found := re.search(r"\bFile: (\S+)", line):
            file = found[1]
        elif found := re.search(r"\bName: (\S+)", line):
            owners[found[1]] = file
    return owners


def make_library(path: pathlib.Path, symbols: dict[str, set[str]]) -> None:
    names = sorted(name for several in symbols.values() for name in several)
    command = ["cc", "-shared", "-o", path, f"-Wl,-soname,{path.name}"]
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder, "empty.c")
        source.write_text("".join(f"int {name}(void) {{ return {NO_DEVICE}; }}\n" for name in names))
        if "" not in symbols:
            script = pathlib.Path(folder, "versions")
            script.write_text(
                "".join(
                    f"{version} {{ global: {'; '.join(sorted(several))}; }};\n"
                    for version, several in symbols.items()
                )
            )
            command.append(f"-Wl,--version-script={script}")
        subprocess.run([*command, source], check=True)


def run_tests(python: pathlib.Path, build: pathlib.Path) -> list[str]:
    """The names of tests that failed."""
    environment = {
        **os.environ,
        "PYTHONPATH": f"{build / 'python'}{os.pathsep}{TESTS / 'helpers'}",
        "PYTHONDONTWRITEBYTECODE": "1",
        "OMP_NUM_THREADS": "1",
    }
    return [
        test.stem
        for test in sorted(TESTS.rglob("test_*.py"))
        if subprocess.run([python, test], check=False, env=environment).returncode
        not in (0, SKIPPED)
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("versions", nargs="+", metavar="VERSION")
    parser.add_argument(
        "--build", type=pathlib.Path, default=SOURCES / "build/default",
        help="build folder whose package is tested",
    )
    parser.add_argument(
        "--environments", type=pathlib.Path, default=SOURCES / "build/torch-versions",
        help="where environments are made",
    )
    options = parser.parse_args()
    lines = []
    for version in options.versions:
        python = make(version, options.environments.resolve() / version)
        failed = run_tests(python, options.build.resolve())
        lines.append(f"PyTorch {version}: {', '.join(failed) or 'no test'} failed")
    print("\n".join(lines))
    return any("no test" not in line for line in lines)


if __name__ == "__main__":
    sys.exit(main())
