#!/usr/bin/env python3
# ===- run_pipelines.py - Runs steps of many microbatches ------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs a forward/backward pair for several microbatches in the orders of pipelines.

For each module, a joint step is written that calls the pair for every microbatch, and
in the interleaved order for two chunks, which are the pair with other parameters each.
Values passed between chunks are received from other devices, and are arguments here. In
every order and by every strategy, each microbatch has the bits that it has when one
runs after the other without offloading, the peak is as predicted, and nothing is left.
"""

import argparse
import json
import pathlib
import re
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))
from checks import Failure, checking_mode, list_outputs, run_command, run_modules


def one_after_the_other(microbatches, chunks):
    for example in range(microbatches):
        yield from (("fwd", microbatch, chunk) for chunk in range(chunks))
        yield from (("bwd", microbatch, chunk) for chunk in reversed(range(chunks)))


def in_turn(forwards, backwards, ahead):
    """`ahead` forward passes, then one forward and one backward pass in turn."""
    for position in range(len(forwards) + ahead):
        if position < len(forwards):
            yield ("fwd", *forwards[position])
        if position >= ahead:
            yield ("bwd", *backwards[position - ahead])


def one_forward_one_backward(microbatches, stages=3):
    passes = [(microbatch, 0) for example in range(microbatches)]
    return in_turn(passes, passes, stages - 1)


def interleaved(microbatches, stages=2, chunks=2):
    """Of the first stage; as many microbatches as there are stages go through a chunk."""
    def order(of_chunks):
        return [(first + i, chunk) for first in range(0, microbatches, stages)
                for chunk in of_chunks for i in range(stages)]
    return in_turn(order(range(chunks)), order(range(chunks)[::-1]),
                   2 * (stages - 1) + (chunks - 1) * stages)


def read_signature(text, name):
    """The types of the arguments and results of a function."""
    line = re.search(rf"func\.func @{name}\((.*)$", text, re.MULTILINE).group(1)
    arguments, results = line.split(") -> ", 1)
    return [re.findall(r"tensor<[^>]*>", part) for part in
            (arguments, results.split(" attributes ")[0])]


class StepWriter:
    """A joint step that calls the pair of `text`."""

    def __init__(self, text):
        self.text = text
        self.outputs = int(re.search(r"ao\.num_outputs = (\d+)", text).group(1))
        self.types = {name: read_signature(text, name) for name in ("fwd", "bwd")}
        self.arguments, self.calls, self.results = {}, [], {}

    def argument(self, key, kind):
        self.arguments.setdefault(key, kind)
        return "%" + key

    def call(self, name, operands, microbatch, chunk):
        given, made = self.types[name]
        result = f"%{name}_{microbatch}_{chunk}"
        self.calls.append(f"    {result}:{len(made)} = call @{name}({', '.join(operands)}) "
                          f"{{ao.microbatch = {microbatch} : i64}} : ({', '.join(given)}) -> "
                          f"({', '.join(made)})")
        return [f"{result}#{i}" for i in range(len(made))]

    def forward(self, microbatch, chunk):
        # Integers are what the microbatches are made of, all else are parameters.
        operands = [
            self.argument(f"data_{microbatch}_{i}" if "xi32" in kind else f"parameter_{chunk}_{i}",
                          kind) for i, kind in enumerate(self.types["fwd"][0])]
        return self.call("fwd", operands, microbatch, chunk)

    def backward(self, microbatch, chunk, saved):
        tangents = self.types["bwd"][0][len(saved) - self.outputs:]
        operands = saved[self.outputs:] + [
            self.argument(f"tangent_{i}", kind) for i, kind in enumerate(tangents)]
        return self.call("bwd", operands, microbatch, chunk)

    def write(self, order):
        passes = list(order)
        # Arguments in one order, whatever runs first.
        for example, chunk in sorted({each[1:] for each in passes}):
            self.forward(microbatch, chunk)
        self.calls, saved = [], {}
        for name, microbatch, chunk in passes:
            key = microbatch, chunk
            if name == "fwd":
                saved[key] = self.forward(*key)
            else:
                self.results[key] = (saved[key][:self.outputs]
                                     + self.backward(*key, saved[key]))
        kinds = self.types["fwd"][1][:self.outputs] + self.types["bwd"][1]
        values = [value for key in sorted(self.results) for value in self.results[key]]
        kinds *= len(self.results)
        head = ", ".join(f"%{key}: {kind}" for key, kind in self.arguments.items())
        step = "\n".join([
            f"  func.func @step({head}) -> ({', '.join(kinds)}) attributes {{ao.step}} {{",
            *self.calls,
            f"    return {', '.join(values)} : {', '.join(kinds)}", "  }", ""])
        place = self.text.index("  func.func @fwd")
        return self.text[:place] + step + self.text[place:]


def run(arguments, module, options, environment=None):
    """Output lines, and rows by strategy."""
    with tempfile.TemporaryDirectory() as folder:
        output = pathlib.Path(folder, "run.json")
        done = run_command([arguments.ao_run, module, "--entry=step", "-O0", "--print-outputs",
                            "--min-bytes=1024", f"--json={output}", *options], environment)
        if done.returncode != 0:
            raise Failure(f"exit {done.returncode}: {done.stderr[-500:]}")
        rows = {row["strategy"]: row for row in json.loads(output.read_text())["runs"]}
    return list_outputs(done), rows


def check_row(row):
    predicted, measured = row["predicted"]["peak_device_bytes"], row["peak_device_bytes"]
    if predicted != measured:
        raise Failure(f"{row['strategy']}: {predicted} bytes predicted, {measured} measured")
    figures = row["statistics"]["devices"][0]
    if figures["device_bytes"] or figures["host_bytes"]:
        raise Failure(f"{row['strategy']}: {figures['device_bytes']} bytes on the device and "
                      f"{figures['host_bytes']} on the host are left")


def check_order(arguments, writer, order, expected, folder):
    module = pathlib.Path(folder, "step.mlir")
    module.write_text(writer.write(order))
    moved = []
    for strategy in arguments.strategies.split(","):
        budget = [f"--device-memory-budget={arguments.budget}"] if strategy == "planned" else []
        outputs, rows = run(arguments, module, [f"--strategy={strategy}", *budget],
                            checking_mode(len(moved)))
        if outputs != expected:
            raise Failure(f"{strategy}: other bits than one microbatch after the other")
        check_row(rows[strategy])
        moved.append(rows[strategy]["offloaded_bytes"])
    if not all(moved):
        raise Failure("a strategy moves nothing")
    return moved


def check(arguments, module):
    text = pathlib.Path(module).read_text()
    texts = []
    with tempfile.TemporaryDirectory() as folder:
        for name, order, chunks in (
                ("1F1B", one_forward_one_backward(arguments.microbatches), 1),
                ("interleaved", interleaved(arguments.microbatches), 2)):
            sequential = pathlib.Path(folder, "sequential.mlir")
            sequential.write_text(StepWriter(text).write(
                one_after_the_other(arguments.microbatches, chunks)))
            expected, _ = run(arguments, sequential, ["--strategy=none"])
            if not expected:
                raise Failure("no outputs")
            moved = check_order(arguments, StepWriter(text), order, expected, folder)
            texts.append(f"{name} moves {max(moved)} bytes")
    return ", ".join(texts)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ao-run", required=True)
    parser.add_argument("--microbatches", type=int, default=4)
    parser.add_argument("--strategies", default="sync,planned")
    parser.add_argument("--budget", default="85%")
    parser.add_argument("modules", nargs="+")
    arguments = parser.parse_args()
    return 1 if run_modules(arguments, check) else 0


if __name__ == "__main__":
    sys.exit(main())
