#!/usr/bin/env python3
# ===- train_eager.py - Training in eager PyTorch within a memory budget ---===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Trains a small GPT on the manual of Python, within a memory budget and without
compiling anything.

  PYTHONPATH=build/pure/python python3 examples/train_eager.py --budget=70%
"""

import argparse
import pathlib
import pydoc_data.topics
import sys

import torch

import ao.torch
from train_gpt import BATCH, GPT, LENGTH, ROOT


def show_progress(step: int, steps: int, loss: float, session) -> None:
    done = 30 * step // steps
    moved = session.statistics["offloaded_bytes"] / 2**20
    print(
        f"\r[{'#' * done:<30}] {step}/{steps}  loss {loss:.3f}  "
        f"{session.state}, {moved:.1f} MiB moved",
        end="",
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", 1)[0])
    parser.add_argument("--budget", default="70%")
    parser.add_argument(
        "--machine", default=str(ROOT / "examples/small-device.json")
    )
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument(
        "--report", type=pathlib.Path, default=pathlib.Path("train_eager.html")
    )
    args = parser.parse_args()

    torch.manual_seed(0)
    text = "".join(pydoc_data.topics.topics.values())
    letters = torch.tensor([min(ord(letter), 127) for letter in text])
    model = GPT()
    optimizer = torch.optim.Adam(model.parameters(), lr=3e-3)
    session = ao.torch.session(
        model, device_memory_budget=args.budget, machine=args.machine
    )
    for step in range(1, args.steps + 1):
        starts = torch.randint(len(letters) - LENGTH, (BATCH, 1))
        with session:
            loss = model(letters[starts + torch.arange(LENGTH + 1)])
            loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        show_progress(step, args.steps, loss.item(), session)

    moved = sum(remark.kind == "passed" for remark in session.step.remarks)
    figures = session.statistics
    print(
        f"\nmemory of a step: {figures['plain_peak_bytes']} bytes without "
        f"transfers, {session.step.measured()['peak_bytes']} with {moved} of "
        f"{len(session.step.remarks)} saved storages moved"
    )
    session.report(args.report)
    print(f"the plan to look at: {args.report}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
