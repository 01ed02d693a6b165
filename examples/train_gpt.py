#!/usr/bin/env python3
# ===- train_gpt.py - Training in PyTorch within a memory budget -----------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Trains a small GPT on the manual of Python, within a memory budget.

  PYTHONPATH=build/pure/python python3 examples/train_gpt.py --budget=70%
"""

import argparse
import pathlib
import pydoc_data.topics
import sys

import torch
import torch.nn.functional as F
from torch import nn

import ao.torch

ROOT = pathlib.Path(__file__).resolve().parents[1]
BATCH, LENGTH, WIDTH, LAYERS = 8, 64, 64, 3


class Block(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.norms = nn.ModuleList(nn.LayerNorm(WIDTH) for _ in range(2))
        self.qkv, self.out = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.up, self.down = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        q, k, v = (
            part.unflatten(2, (4, -1)).transpose(1, 2)
            for part in self.qkv(self.norms[0](x)).split(WIDTH, 2)
        )
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.out(y.transpose(1, 2).flatten(2))
        return x + self.down(F.gelu(self.up(self.norms[1](x))))


class GPT(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.letters = nn.Embedding(128, WIDTH)
        self.places = nn.Parameter(torch.zeros(LENGTH, WIDTH))
        self.blocks = nn.Sequential(*(Block() for _ in range(LAYERS)))
        self.head = nn.Linear(WIDTH, 128)

    def forward(self, text: torch.Tensor) -> torch.Tensor:
        x = self.letters(text[:, :-1]) + self.places
        scores = self.head(self.blocks(x))
        return F.cross_entropy(scores.flatten(0, 1), text[:, 1:].flatten())


def show_progress(step: int, steps: int, loss: float) -> None:
    done = 30 * step // steps
    print(f"\r[{'#' * done:<30}] {step}/{steps}  loss {loss:.3f}", end="")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--budget", default="70%")
    parser.add_argument(
        "--machine", default=str(ROOT / "examples/small-device.json")
    )
    # The other one, "inductor", compiles for a while and needs a C++ compiler.
    parser.add_argument("--runner", default="fx")
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--report", type=pathlib.Path)
    args = parser.parse_args()

    torch.manual_seed(0)
    text = "".join(pydoc_data.topics.topics.values())
    letters = torch.tensor([min(ord(letter), 127) for letter in text])
    model = GPT()
    optimizer = torch.optim.Adam(model.parameters(), lr=3e-3)
    backend = ao.torch.backend(
        device_memory_budget=args.budget,
        machine=args.machine,
        min_bytes=4096,
        runner=args.runner,
    )
    train = torch.compile(model, backend=backend, dynamic=False)
    for step in range(1, args.steps + 1):
        starts = torch.randint(len(letters) - LENGTH, (BATCH, 1))
        loss = train(letters[starts + torch.arange(LENGTH + 1)])
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        show_progress(step, args.steps, loss.item())

    (planned,) = backend.steps
    moved = sum(remark.kind == "passed" for remark in planned.remarks)
    print(
        f"\nmemory of a step: {planned.predicted['unplanned_peak_bytes']} bytes "
        f"without transfers, {planned.measured()['peak_bytes']} with {moved} of "
        f"{len(planned.remarks)} saved storages moved"
    )
    if args.report:
        planned.report(args.report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
