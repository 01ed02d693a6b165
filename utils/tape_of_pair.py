# ===- tape_of_pair.py - A tape that trains a model ------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Writes the tape of a training step around a model's pair of functions.

The model is MLIR as `export_jax.py` writes it: `@fwd`, whose first arguments
are the parameters, and `@bwd`, whose results are their gradients. The tape is
what an engine runs: forward and backward of each microbatch, one leaf node a
parameter after each backward, and plain gradient descent at the end.
"""

import argparse
import re
import sys

TENSOR = r"tensor<[^>]*>"


def signature(text, name):
    """Argument types, argument names and result types of a function."""
    line = re.search(rf"^ *func\.func (?:\w+ )?@{name}\(.*$", text, re.M).group()
    arguments, results = line.split(") -> ", 1)
    found = re.findall(rf'%arg\d+: ({TENSOR})(?: loc\("([^"]*)"\))?', arguments)
    return (
        [kind for kind, _ in found],
        [label or f"arg{i}" for i, (_, label) in enumerate(found)],
        re.findall(TENSOR, results.split("attributes")[0]),
    )


class Tape:
    """Lines of a tape, and the number of the next node."""

    def __init__(self, text):
        self.arguments, self.names, self.results = signature(text, "fwd")
        self.saved_and_cotangents, _, self.gradients = signature(text, "bwd")
        outputs = re.search(r"ao\.num_outputs = (\d+)", text)
        self.num_outputs = int(outputs.group(1))
        self.num_parameters = len(self.gradients)
        assert self.arguments[: self.num_parameters] == self.gradients
        self.lines = []
        self.nodes = 0

    def node(self, name, results, body, yielded):
        types = ", ".join(kind for _, kind in yielded)
        self.lines += [f'  {results} = autograd.node {self.nodes} "{name}" -> {types} {{']
        self.lines += [f"    {line}" for line in body]
        values = ", ".join(value for value, _ in yielded)
        self.lines += [f"    autograd.yield {values} : {types}", "  }"]
        self.nodes += 1

    def forward(self, m):
        """Calls the forward function on the inputs of microbatch `m`."""
        inputs = range(self.num_parameters, len(self.arguments))
        values = [f"%p{i}" for i in range(self.num_parameters)]
        values += [f"%m{m}_{i}" for i in inputs]
        self.lines.append(
            f"  %y{m}:{len(self.results)} = func.call @fwd({', '.join(values)}) : "
            f"({', '.join(self.arguments)}) -> ({', '.join(self.results)})"
        )

    def backward(self, m):
        """Calls the backward function, then accumulates parameter by parameter."""
        count = len(self.results) - self.num_outputs
        values = [f"%y{m}#{self.num_outputs + i}" for i in range(count)]
        values += [f"%c{m}_{i}" for i in range(self.num_outputs)]
        call = (
            f"%r:{self.num_parameters} = func.call @bwd({', '.join(values)}) : "
            f"({', '.join(self.saved_and_cotangents)}) -> ({', '.join(self.gradients)})"
        )
        yielded = [(f"%r#{i}", kind) for i, kind in enumerate(self.gradients)]
        self.node(
            "CompiledFunctionBackward",
            f"%d{m}:{self.num_parameters}",
            [call],
            yielded,
        )
        for i, kind in enumerate(self.gradients):
            into = f" into %a{m - 1}_{i}" if m > 0 else ""
            self.node(
                "AccumulateGrad",
                f"%a{m}_{i}",
                [f"%0 = autograd.accumulate_grad %d{m}#{i}{into} slot {i} : {kind}"],
                [("%0", kind)],
            )

    def update(self, last):
        """One step of gradient descent, parameter by parameter."""
        self.lines.append("  %rate = tensor.extract %lr[] : tensor<f32>")
        for i, kind in enumerate(self.gradients):
            self.lines += [
                f"  %s{i} = tensor.splat %rate : {kind}",
                f"  %u{i} = arith.mulf %a{last}_{i}, %s{i} : {kind}",
                f'  %w{i} = arith.subf %p{i}, %u{i} : {kind} loc("new {self.names[i]}")',
            ]

    def write(self, microbatches):
        self.lines.append("  autograd.final_callbacks")
        last = microbatches - 1
        self.update(last)
        arguments = [
            f'%p{i}: {kind} {{ao.donated}} loc("{self.names[i]}")'
            for i, kind in enumerate(self.gradients)
        ]
        results, values = list(self.gradients), []
        values += [f"%w{i}" for i in range(self.num_parameters)]
        for m in range(microbatches):
            for i in range(self.num_parameters, len(self.arguments)):
                arguments.append(f"%m{m}_{i}: {self.arguments[i]}")
            for i in range(self.num_outputs):
                arguments.append(f"%c{m}_{i}: {self.results[i]}")
                values.append(f"%y{m}#{i}")
                results.append(self.results[i])
        arguments.append("%lr: tensor<f32>")
        names = ", ".join(f'"{name}"' for name in self.names[: self.num_parameters])
        return "\n".join(
            [f"func.func @train({', '.join(arguments)}) -> ({', '.join(results)})"]
            + [f"    attributes {{autograd.tape, autograd.gradients = [{names}]}} {{"]
            + self.lines
            + [f"  return {', '.join(values)} : {', '.join(results)}", "}", ""]
        )


def make_tape(text, microbatches):
    """The module `text` with a tape in it."""
    tape = Tape(text)
    for m in range(microbatches):
        tape.forward(m)
        tape.backward(m)
    end = [match.start() for match in re.finditer(r"^\}", text, re.M)][-1]
    text = text[:end] + tape.write(microbatches) + text[end:]
    return text.replace("ao.backward = @bwd", "ao.aot_id = 0 : i64, ao.backward = @bwd", 1)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("model", help="MLIR of a model's pair")
    parser.add_argument("--microbatches", type=int, default=2)
    arguments = parser.parse_args()
    with open(arguments.model, encoding="utf-8") as file:
        sys.stdout.write(make_tape(file.read(), arguments.microbatches))


if __name__ == "__main__":
    main()
