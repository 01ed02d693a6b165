# ===- torch_benchmark.py - What planning a compiled step costs ------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Prints the processor time of trace, plan and rewrite of a GPT under
ao.torch.backend, the best of several, beside its target.

    PYTHONPATH=build/default/python python torch_benchmark.py [--layers N] [--check]
"""

import argparse
import functools
import pathlib
import sys
import time

SOURCES = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(SOURCES / "test/Python/torch"))

import torch

import ao.torch
import models
from ao.torch import _backend

TARGET = 0.5


class Stopwatch:
    """Adds up the processor time of methods, by name."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    def watch(self, owner, method: str, name: str) -> None:
        own = getattr(owner, method)

        @functools.wraps(own)
        def timed(*args, **options):
            start = time.process_time()
            try:
                return own(*args, **options)
            finally:
                spent = time.process_time() - start
                self.seconds[name] = self.seconds.get(name, 0.0) + spent

        setattr(owner, method, timed)


def plan_step(layers: int) -> "tuple[ao.torch.Step, dict[str, float]]":
    torch._dynamo.reset()
    torch.manual_seed(0)
    model = models.GPT(layers=layers, width=64)
    words = torch.randint(0, 50, (16, 64))
    backend = ao.torch.backend(
        machine="h100-pcie5", min_bytes=1, device_memory_budget="70%", runner="fx"
    )
    watch = Stopwatch()
    own = _backend.StepGraphs
    _backend.StepGraphs = type("StepGraphs", (own,), {})
    try:
        watch.watch(_backend.StepGraphs, "__init__", "trace")
        watch.watch(_backend.StepGraphs, "trace", "trace")
        watch.watch(backend._refit, "plan", "plan")
        watch.watch(_backend.StepGraphs, "apply", "rewrite")
        torch.compile(model, backend=backend, dynamic=False)(words).backward()
    finally:
        _backend.StepGraphs = own
    return backend.steps[0], watch.seconds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--layers", type=int, default=24)
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--check", action="store_true", help="fail over the target")
    options = parser.parse_args()
    runs = [plan_step(options.layers) for _ in range(options.repeat)]
    step, seconds = min(runs, key=lambda run: sum(run[1].values()))
    total = sum(seconds.values())
    print(f"{len(step.trace['ops'])} ops, {len(step.plan['commands'])} commands")
    for name, spent in seconds.items():
        print(f"{name}: {spent:.3f} s")
    print(f"all: {total:.3f} s (target {TARGET} s)")
    return options.check and total > TARGET


if __name__ == "__main__":
    sys.exit(main())
