#!/usr/bin/env python3
# ===- replay_functions.py - Two functions from captured CUDA graphs -------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs two functions from a CUDA graph tree, for batches of two sizes.

  PYTHONPATH=build/default/python examples/replay_functions.py

The result of `encode` is an input of `score` without a copy. Each size of the batch has
captures of its own in the same pool. The first result is held while later steps run:
it is moved out of the pool before the next step begins.
"""

import array
import pathlib
import sys

import ao

ROOT = pathlib.Path(__file__).resolve().parents[1]
COLUMNS = 16


def make_batch(rows: int, seed: int) -> memoryview:
    values = array.array("f", ((i * 7 + seed) % 13 / 13 - 0.5 for i in range(rows * COLUMNS)))
    return memoryview(values).cast("B").cast("f", (rows, COLUMNS))


def main() -> int:
    text = (ROOT / "examples/functions.mlir").read_text()
    offloaded = ao.offload(text, strategy="none")
    functions = ao.compile(offloaded)
    weights = make_batch(COLUMNS, 5)
    first = None
    with ao.GraphTree(functions) as tree:
        for step in range(8):
            batch = make_batch(64 if step % 2 else 8, step)
            (encoded,) = tree.run("encode", batch, weights)
            (score,) = tree.run("score", encoded)
            means = array.array("f", score.tobytes())
            print(f"step {step}: {encoded.shape[0]} rows, {means[0]:.4f}")
            score.release()
            if first is None:
                first = encoded
                first.detach()
            else:
                encoded.release()
        figures = tree.statistics
    print(f"held: {first.shape[0]} rows of step {first.generation}")
    first.release()
    print(
        f"{figures['warmups']} warm-ups, {figures['captures']} captures, "
        f"{figures['replays']} replays, {figures['pool_bytes']} bytes of pool"
    )
    return figures["replays"] == 0


if __name__ == "__main__":
    sys.exit(main())
