# ===- ci_test.py - Files of continuous integration ------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Checks the files that hosts of repositories read with linters: workflows, the
container file, the citation file.

    ci_test.py ENVIRONMENT

The environment has the packages of utils/requirements-ci.txt; skipped (status 77) if
they cannot be installed.
"""

import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
# The commands of a workflow are those that a developer runs.
COMMAND = re.compile(r"^(script/\w+|\.ci/run|python3 test/\S+\.py|docker build \.)( .*)?$")


def commands() -> list[str]:
    text = "".join(path.read_text() for path in WORKFLOWS)
    return re.findall(r"^ +(?:- )?run: (.*)$", text, re.MULTILINE)


def stages(script: str, pattern: str) -> list[str]:
    return re.search(pattern, (ROOT / script).read_text(), re.MULTILINE)[1].split()


def matrix(workflow: str) -> list[str]:
    text = (ROOT / ".github/workflows" / workflow).read_text()
    return re.search(r"stage: \[(.*)\]", text)[1].split(", ")


def main() -> int:
    binaries = pathlib.Path(sys.argv[1]).absolute() / "bin"
    make = [sys.executable, ROOT / "test/Python/frameworks.py", "make", sys.argv[1],
            ROOT / "utils/requirements-ci.txt"]
    status = subprocess.run(make).returncode
    if status:
        return status
    for command in (
        [binaries / "check-jsonschema", "--builtin-schema",
         "vendor.github-workflows", *WORKFLOWS],
        [binaries / "zizmor", "--offline", "--quiet", "--config",
         ROOT / ".github/zizmor.yml", *WORKFLOWS],
        [binaries / "hadolint", ROOT / "Dockerfile"],
        [binaries / "check-jsonschema", "--builtin-schema",
         "vendor.citation-file-format", ROOT / "CITATION.cff"],
    ):
        subprocess.run(command, check=True)
    assert commands() and all(map(COMMAND.match, commands())), commands()
    for command in commands():
        program = command.removeprefix("python3 ").split()[0]
        assert program == "docker" or (ROOT / program).exists(), command
    assert matrix("ci.yml") == stages(".ci/run", r"set -- (.*)$")
    # clang-tidy is optional in a developer's environment; mlir has a job of its own.
    nightly = stages("script/nightly", r"^stages=\((.*)\)")
    assert matrix("nightly.yml") == [n for n in nightly if n not in ("tidy", "mlir")]
    version = re.search(r"^project\(ao VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text(),
                        re.MULTILINE)[1]
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text()
    assert f"\n## {version}\n" in (ROOT / "CHANGELOG.md").read_text()
    container = json.loads((ROOT / ".devcontainer/devcontainer.json").read_text())
    assert (ROOT / ".devcontainer" / container["build"]["dockerfile"]).exists()
    return 0


if __name__ == "__main__":
    sys.exit(main())
