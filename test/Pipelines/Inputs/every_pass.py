# ===- every_pass.py - Each pass alone on modules of other compilers -------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs each pass and pipeline of ao alone on each module of a file.

Usage: every_pass.py AO_OPT FILE [PASS...]. A pass may change a module, leave it
as it is, or fail with errors of its own. Anything else is printed, and is a
failure: a crash, a failure without an error, an error of the verifier after
the pass, an op that is no longer legal, output that cannot be parsed.
"""

import re
import subprocess
import sys
from pathlib import Path

# Errors of verifiers, of which a pass must not be the cause.
VERIFIER = re.compile(
    r"error: '[^']*' op (operand|result|region|failed to verify|expects|requires|using value)"
    r"|error: (operand #|block with no terminator|empty block|type of return operand)"
    r"|failed to legalize operation '[^']*' that was explicitly marked illegal"
)
SEPARATOR = re.compile(r"^// -----$", re.MULTILINE)


def find_passes(ao_opt):
    """The passes and pipelines of ao, from the help of the tool."""
    text = subprocess.run([ao_opt, "--help"], capture_output=True, text=True, check=True).stdout
    own = re.findall(r"^ +--(ao-[a-z0-9-]+|convert-[a-z0-9-]+)", text, re.MULTILINE)
    known = {"convert-linalg-to-blas", "convert-linalg-to-gpu", "convert-linalg-to-launches"}
    known |= {"ao-convert-math-to-nvvm", "convert-memref-to-runtime"}
    return [
        name
        for name in dict.fromkeys(own)
        if name.startswith(("ao-", "convert-ao-")) or name in known
    ]


def run(ao_opt, arguments, text):
    return subprocess.run(
        [ao_opt, "--allow-unregistered-dialect", "--mlir-disable-threading", "-", *arguments],
        input=text,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def find_crash(ao_opt, name, modules):
    """The first module on which a pass crashes."""
    for number, module in enumerate(modules):
        if run(ao_opt, [f"--{name}"], module).returncode not in (0, 1):
            return f"crashes on module {number}"
    return "crashes"


def find_problem(ao_opt, name, modules):
    """Returns the failure of a pass on one of the modules, or nothing."""
    done = run(ao_opt, [f"--{name}", "--split-input-file"], "\n// -----\n".join(modules))
    if done.returncode not in (0, 1):
        return find_crash(ao_opt, name, modules)
    match = VERIFIER.search(done.stderr)
    if match:
        start = done.stderr.rfind("\n", 0, match.start()) + 1
        return done.stderr[start:].split("\n", 1)[0]
    if done.returncode == 1 and "error:" not in done.stderr:
        return "fails without an error"
    printed = [text for text in SEPARATOR.split(done.stdout) if text.strip()]
    again = run(ao_opt, ["--split-input-file"], "\n// -----\n".join(printed))
    if again.returncode != 0:
        return "prints what cannot be parsed: " + again.stderr.split("\n", 1)[0]
    return None


def main():
    ao_opt, path, names = sys.argv[1], sys.argv[2], sys.argv[3:]
    modules = SEPARATOR.split(Path(path).read_text(encoding="utf-8"))
    names = names or find_passes(ao_opt)
    problems = 0
    for name in names:
        problem = find_problem(ao_opt, name, modules)
        if problem:
            problems += 1
            print(f"{name}: {problem}", flush=True)
    print(f"{len(names)} passes, {len(modules)} modules, {problems} problems")
    sys.exit(problems > 0)


if __name__ == "__main__":
    main()
