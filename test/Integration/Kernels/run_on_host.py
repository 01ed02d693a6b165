#!/usr/bin/env python3
# ===- run_on_host.py - Kernels give the host's bits -----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs the kernels of steps on the host and compares bits with plain loops.

A step is lowered to buffers. One copy of it runs as it is, through loops of the
host. In the other, compute becomes launches of kernels, as for a GPU, and each
launch becomes loops over its blocks and threads. Which thread reads and writes
what is then checked without a device: outputs must have the same bits. Memory
that is fresh, freed or not yet arrived is poisoned.

With a product, a function of the module stands in for the library of matrix
products, which checks sizes, strides and transposes that it is called with.

With trees, reductions add up in another order. Those of whole numbers (the
modules under Inputs) must still have the same bits.
"""

import argparse
import functools
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))
from checks import Failure, run_all

KERNELS = ["--convert-linalg-to-blas", "--linalg-generalize-named-ops", "--ao-place-scalars"]
LOOPS = ["--convert-memref-to-runtime", "--canonicalize", "--cse",
         "--test-gpu-launch-to-loops", "--affine-expand-index-ops", "--canonicalize"]


def run(command, environment=None):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True,
                          check=False, env={**os.environ, **(environment or {})})
    if done.returncode != 0:
        raise Failure(f"exit {done.returncode} of {command[0]}: {done.stderr[-500:]}")
    return done.stdout


def outputs(arguments, module, seed):
    text = run([arguments.ao_run, module, "--buffers", "--strategy=none", "--print-outputs",
                "--dynamic-size=7", f"--seed={seed}"],
               {"AO_POISON": "1", "AO_INTERLEAVING_SEED": str(seed)})
    lines = [line for line in text.splitlines() if line.startswith("output")]
    if not lines:
        raise Failure("no outputs")
    return lines


def check(arguments, module, folder, seed):
    buffers, loops = folder / "buffers.mlir", folder / "loops.mlir"
    offload = f"--ao-offload-pipeline=strategy=pytorch min-bytes={arguments.min_bytes}"
    run([arguments.ao_test_opt, module, *([] if arguments.no_offload else [offload]),
         "--ao-bufferize-pipeline", "-o", buffers])
    trees = "true" if arguments.trees else "false"
    run([arguments.ao_test_opt, buffers, *KERNELS,
         f"--convert-linalg-to-gpu=tree-reductions={trees} contract=false", *LOOPS, "-o", loops])
    text = loops.read_text()
    if "linalg." in text or "aortStepComputeStream" not in text:
        raise Failure("compute did not become kernels")
    if arguments.product:
        product = pathlib.Path(arguments.product).read_text()
        text, count = re.subn(r"llvm\.func @aortStepMatmul\(.*", lambda _: product, text)
        if count != 1:
            raise Failure("no matrix products")
        loops.write_text(text.replace("@aortStepMatmul", "@product"))
    expected, found = outputs(arguments, buffers, seed), outputs(arguments, loops, seed)
    for one, other in zip(expected, found, strict=True):
        if one != other:
            raise Failure(f"'{other}' instead of '{one}'")
    return f"{len(found)} outputs have the same bits"


def modules(arguments, folder):
    """(name, file, seed) of each step."""
    for module in arguments.modules:
        yield pathlib.Path(module).name, module, 0
    for seed in range(arguments.first_seed, arguments.first_seed + arguments.seeds):
        module = folder / f"random-{seed}.mlir"
        module.write_text(run([sys.executable, arguments.generator, "--flavour=executable",
                               f"--seed={seed}"]))
        yield module.name, module, seed


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ao-test-opt", required=True)
    parser.add_argument("--ao-run", required=True)
    parser.add_argument("--trees", action="store_true")
    parser.add_argument("--product")
    parser.add_argument("--no-offload", action="store_true")
    parser.add_argument("--min-bytes", type=int, default=1024)
    parser.add_argument("--generator")
    parser.add_argument("--seeds", type=int, default=0)
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("modules", nargs="*")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        failures = run_all((name, functools.partial(check, arguments, module, folder, seed))
                           for name, module, seed in modules(arguments, folder))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
