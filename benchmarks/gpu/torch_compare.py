#!/usr/bin/env python3
# ===- torch_compare.py - PyTorch's steps within memory budgets ------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Steps of PyTorch under `ao.torch`, beside what else fits them into less memory.

`correct` runs the small models of ao.torch's tests with each method that `ao` plans. It
fails where the loss, a gradient or a buffer has other bits than without a plan, or
a budget is not kept. `gpt` runs a GPT in bf16 whose products take long, and prints
time, TFLOP/s and peak of each method at each budget. `--cpu` tries both on the
processor, the second one with a tiny GPT.
"""

import argparse
import json
import os
import pathlib
import sys
import time

# For the same bits each time; read when cuBLAS is loaded.
os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")

HERE = pathlib.Path(__file__).resolve().parent
# In an archive the models lie beside this script, in the tree among the tests.
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "test/Python/torch/helpers")]

# pylint: disable=wrong-import-position
import torch
import torch.nn.functional as F
from torch import nn

import ao.torch
import models

# layers, width, heads, sequence, batch, vocabulary
GPT = (8, 6144, 48, 1024, 16, 8192)
TINY = (2, 64, 2, 32, 2, 64)

# Inductor rounds what it fuses differently.
SAME_BITS = ("fx", "session")


class Gpt(nn.Module):
    """The tests' GPT, with positions and another number of heads."""

    def __init__(self, shape):
        super().__init__()
        layers, width, heads, sequence, _, vocabulary = shape
        self.embedding = nn.Embedding(vocabulary, width)
        self.position = nn.Parameter(torch.zeros(sequence, width))
        self.blocks = nn.ModuleList(models.Block(width, heads, 0.0) for _ in range(layers))
        self.norm, self.head = nn.LayerNorm(width), nn.Linear(width, vocabulary)

    def forward(self, words):
        x = self.embedding(words) + self.position
        for block in self.blocks:
            x = block(x)
        scores = self.head(self.norm(x)).flatten(0, 1).float()
        return F.cross_entropy(scores, words.roll(-1, 1).flatten())


def count_flops(shape):
    """Of the products, forward and backward; of attention's, the causal half."""
    layers, width, _, sequence, batch, vocabulary = shape
    tokens = batch * sequence
    layer = 24 * tokens * width**2 + 2 * tokens * sequence * width
    return 3 * (layers * layer + 2 * tokens * width * vocabulary)


def step_of(x):
    """Forward and backward of a model, or of a compiled one."""

    def step(function):
        loss = function(x)
        loss.backward()
        return loss

    return step


def train(model, function, step):
    """The loss and the gradients of a step."""
    model.zero_grad(set_to_none=True)
    torch.manual_seed(0)
    loss = step(function)
    return [loss.detach(), *(p.grad for p in model.parameters())]


def held_bytes(model, step):
    """Memory on the device while `ao.torch.compare` runs, besides the model and a step:
    results to compare with, and workspaces of libraries."""
    if next(model.parameters()).device.type == "cpu":
        return 0
    results = train(model, model, step)
    model_bytes = sum(t.nbytes for t in (*model.parameters(), *model.buffers()))
    held = torch.cuda.memory_allocated() - model_bytes
    del results
    model.zero_grad(set_to_none=True)
    return held


def have_own_bits(model, step):
    """Returns whether PyTorch's graphs compute other bits than the model, without a
    plan."""
    torch.compiler.reset()
    graphs = torch.compile(model, backend="aot_eager", dynamic=False)
    ours, graphs_results = train(model, model, step), train(model, graphs, step)
    return not all(map(torch.equal, ours, graphs_results))


def compare_small(names, methods, device):
    """The rows of small models, and what is wrong with them."""
    tables, wrong = {}, []
    for name in names:
        model, x = (made.to(device) for made in models.make(name))
        step, machine = step_of(x), "h200-pcie5"
        (plain,) = ao.torch.compare(step, model, [], machine=machine, repeat=1)
        held = held_bytes(model, step)
        budgets = [int(held + share * (plain["peak_bytes"] - held)) for share in (0.9, 0.75)]
        rows = ao.torch.compare(
            step, model, budgets, methods=("none", *methods), machine=machine, min_bytes=1)
        print(f"## {name}\n\n{rows}\n", flush=True)
        tables[name] = rows
        own_bits = have_own_bits(model, step)
        if own_bits:
            print("PyTorch's own graphs have other bits than the model.\n")
        for row in rows:
            where = f"{name}, {row['method']}, {row['budget_bytes']}"
            if row["method"] in SAME_BITS and row["same_bits"] is False:
                if row["method"] != "fx" or not own_bits:
                    wrong.append(f"{where}: other bits")
            if row["note"] == "over its budget":
                wrong.append(f"{where}: {row['peak_bytes']} bytes")
    return tables, wrong


def compare_gpt(shape, budgets, methods, repeat, device):
    """The rows of a GPT in bf16; each is printed as soon as it is known."""
    machine = "h200-pcie5" if device == "cpu" else "auto"
    if machine == "auto":
        print(json.dumps(ao.torch.machine()))
    print(f"GPT {shape}, bf16", flush=True)
    torch.manual_seed(0)
    with torch.device(device):
        model = Gpt(shape).to(torch.bfloat16)
        sequence, batch, vocabulary = shape[3:]
        step = step_of(torch.randint(0, vocabulary, (batch, sequence)))
    flops = count_flops(shape)
    (plain,) = rows = list(ao.torch.compare(step, model, [], machine=machine, repeat=repeat))
    show(plain, plain, flops, 0)
    for budget in budgets:
        limit = int(plain["peak_bytes"] * float(budget.rstrip("%")) / 100)
        for method in methods:
            began = time.perf_counter()
            rows += ao.torch.compare(
                step, model, [limit], methods=(method,), machine=machine, repeat=repeat)
            show(rows[-1], plain, flops, time.perf_counter() - began)
    return rows


def show(row, plain, flops, took):
    """One method, on one line; `took` are the seconds for compiling and all runs."""
    line = f"{row['method']:24}"
    if row["budget_bytes"]:
        line += f" under {row['budget_bytes'] / 1e9:6.2f} GB"
    if row["step_seconds"]:
        row["teraflops"] = flops / row["step_seconds"] / 1e12
        line += (
            f" {1e3 * row['step_seconds']:8.1f} ms "
            f"({row['step_seconds'] / plain['step_seconds']:.3f}) "
            f"{row['teraflops']:6.1f} TFLOP/s, peak {row['peak_bytes'] / 1e9:6.2f} GB "
            f"({row['peak_bytes'] / plain['peak_bytes']:.3f}), "
            f"bits {'the same' if row['same_bits'] else 'others'}")
    if row["predicted_peak_bytes"]:
        line += f", predicted {row['predicted_peak_bytes'] / 1e9:6.2f} GB"
    print(f"{line} {row['note'] or ''} [{took:.0f} s]", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("part", choices=("correct", "gpt"))
    parser.add_argument("--cpu", action="store_true", help="on the processor")
    parser.add_argument("--models", default=",".join(models.MODELS), help="of 'correct'")
    parser.add_argument("--budgets", default="85%,72%",
                        help="of 'gpt', as shares of the peak without a plan")
    parser.add_argument("--methods", help="as in ao.torch.compare")
    parser.add_argument("--repeat", type=int, default=5, help="of 'gpt': steps that are timed")
    parser.add_argument("--json", type=pathlib.Path, help="write all figures")
    arguments = parser.parse_args()
    if not arguments.cpu and not torch.cuda.is_available():
        print("PyTorch finds no GPU")
        return 1
    device = "cpu" if arguments.cpu else "cuda"
    where = "no GPU" if arguments.cpu else torch.cuda.get_device_name()
    print(f"PyTorch {torch.__version__}, {where}")
    torch.use_deterministic_algorithms(True)
    wrong = []
    if arguments.part == "correct":
        methods = (arguments.methods or "fx,session,inductor").split(",")
        figures, wrong = compare_small(arguments.models.split(","), methods, device)
    else:
        methods = (arguments.methods or "fx,session,inductor,checkpoint,save_on_cpu").split(",")
        figures = compare_gpt(TINY if arguments.cpu else GPT, arguments.budgets.split(","),
                              methods, arguments.repeat, device)
    if arguments.json:
        arguments.json.write_text(json.dumps(figures, indent=1) + "\n")
    for line in wrong:
        print(f"WRONG: {line}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
