#!/usr/bin/env python3
# ===- train_jax.py - Training in JAX with activations on the host ---------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Trains a network to continue the manual of Python, with a planned step.

  PYTHONPATH=build/default/python python3 examples/train_jax.py --budget=60%

On a processor XLA moves nothing: what is shown is the plan, and that training
goes on as without it.
"""

import argparse
import pathlib
import pydoc_data.topics
import sys

import jax
import jax.numpy as jnp
import numpy as np

import ao.jax

ROOT = pathlib.Path(__file__).resolve().parents[1]
BATCH, LENGTH, WIDTH, LAYERS = 128, 16, 128, 6


def make_parameters(key: jax.Array) -> dict:
    first, last, *keys = jax.random.split(key, LAYERS + 2)
    draw = jax.nn.initializers.glorot_normal()
    return {
        "letters": 0.1 * jax.random.normal(first, (128, WIDTH // LENGTH)),
        "layers": [draw(k, (WIDTH, WIDTH)) for k in keys],
        "head": draw(last, (WIDTH, 128)),
    }


def get_loss(parameters: dict, text: jax.Array) -> jax.Array:
    x = parameters["letters"][text[:, :-1]].reshape(BATCH, WIDTH)
    for layer in parameters["layers"]:
        x = x + jax.nn.gelu(x @ layer)
    scores = jax.nn.log_softmax(x @ parameters["head"])
    return -jnp.take_along_axis(scores, text[:, -1:], 1).mean()


def train(parameters: dict, text: jax.Array) -> tuple[jax.Array, dict]:
    loss, gradients = jax.value_and_grad(get_loss)(parameters, text)
    return loss, jax.tree.map(lambda p, g: p - 0.1 * g, parameters, gradients)


def show_progress(step: int, steps: int, loss: float) -> None:
    if sys.stderr.isatty():
        done = 30 * step // steps
        bar = "#" * done + "." * (30 - done)
        print(f"\r[{bar}] {step}/{steps} loss {loss:.3f}", end="", file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--budget", default="60%", help="device memory (default: 60%%)")
    parser.add_argument("--machine", default=str(ROOT / "examples" / "small-device.json"))
    options = parser.parse_args()

    manual = "".join(pydoc_data.topics.topics.values()).encode("ascii", "replace")
    letters = np.frombuffer(manual, np.uint8).astype(np.int32)
    random = np.random.default_rng(0)
    places = np.arange(LENGTH + 1)

    parameters = make_parameters(jax.random.key(0))
    example = jnp.zeros((BATCH, LENGTH + 1), jnp.int32)
    step = ao.jax.offload(train, parameters, example, machine=options.machine,
                          device_memory_budget=options.budget, min_bytes=1024)
    print(step.summary)
    first = None
    for number in range(1, options.steps + 1):
        starts = random.integers(0, len(letters) - LENGTH, (BATCH, 1))
        loss, parameters = step(parameters, jnp.asarray(letters[starts + places]))
        first = float(loss) if first is None else first
        show_progress(number, options.steps, float(loss))
    print(f"\nloss {first:.3f} -> {float(loss):.3f} in {options.steps} steps")


if __name__ == "__main__":
    main()
