# ===- tape_numbers.py - A tape's numbers and JAX's ------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs a tape with ao-run on seeded inputs and compares with JAX's own step."""

import os
import subprocess
import tempfile

import jax
import jax.numpy as jnp
import numpy as np

from . import ExportError, models
from .tape import BETA1, BETA2, EPSILON, MOMENTUM, STATES

RATES = {"sgd": 0.1, "momentum": 0.1, "adam": 0.001}


class Reference:
    """Seeded arguments, and JAX's step on them: the gradients of each microbatch
    are accumulated one after the other, then each parameter is updated."""

    def __init__(self, config, optimizer):
        self.config, self.optimizer = config, optimizer
        self.random = np.random.default_rng(0)
        params = models.build(config).params
        self.rate = np.float32(RATES[optimizer])
        self.params = jax.tree_util.tree_map_with_path(self._parameter, params)
        self.states = {name: jax.tree.map(self._state, params)
                       for name in STATES[optimizer]}
        shape = (config.batch, config.sequence)
        self.batches = [
            {name: self.random.integers(0, config.vocab, shape).astype(np.int32)
             for name in ("tokens", "labels")} for _ in range(config.microbatches)]

    def _parameter(self, path, spec):
        center = 1.0 if "gain" in str(path[-1]) else 0.0
        drawn = center + 0.1 * self.random.standard_normal(spec.shape)
        return drawn.astype(np.float32)

    def _state(self, spec):
        return np.abs(0.01 * self.random.standard_normal(spec.shape)).astype(np.float32)

    def _accumulated(self):
        loss = lambda p, b: models.build(self.config).loss(p, b)[0]
        step = jax.jit(jax.value_and_grad(loss))
        total, losses = None, []
        for batch in self.batches:
            value, gradients = step(self.params, batch)
            losses.append(value)
            gradients = jax.tree.map(lambda g: g / len(self.batches), gradients)
            total = (gradients if total is None
                     else jax.tree.map(jnp.add, total, gradients))
        return losses, total

    def run(self):
        """Losses, new parameters, new states by name."""
        losses, total = self._accumulated()
        each, rate = jax.tree.map, self.rate
        if self.optimizer == "momentum":
            velocity = each(lambda v, g: MOMENTUM * v + g, self.states["momentum"], total)
            new = each(lambda p, v: p - rate * v, self.params, velocity)
            return losses, new, {"momentum": velocity}
        if self.optimizer == "adam":
            mean = each(lambda m, g: BETA1 * m + (1 - BETA1) * g, self.states["mean"], total)
            variance = each(lambda v, g: BETA2 * v + (1 - BETA2) * g * g,
                            self.states["variance"], total)
            new = each(lambda p, m, v: p - rate * (m / (jnp.sqrt(v) + EPSILON)),
                       self.params, mean, variance)
            return losses, new, {"mean": mean, "variance": variance}
        return losses, each(lambda p, g: p - rate * g, self.params, total), {}


def ordered(tree, config):
    """Leaves in the order of the tape's slots: embedding, layers, head."""
    top = ["embedding", "position"]
    leaves = [tree[name] for name in top]
    for layer in tree["layers"]:
        leaves += [layer[name] for name in sorted(layer)]
    return leaves + [tree[name] for name in ("norm_bias", "norm_gain")]


def _compare(name, actual, expected, before):
    """By what changed, or wrong gradients would be hidden by the parameters."""
    actual, expected = (np.asarray(a, np.float64) for a in (actual, expected))
    error = np.max(np.abs(actual - expected))
    largest = np.max(np.abs(expected - np.float64(before)))
    if not error <= 1e-4 * largest + 2.0 ** -22:
        raise ExportError(f"{name} differs from JAX's by {error:.2e}, where the largest "
                          f"change is {largest:.2e}")


def check(text, config, optimizer, ao_run):
    """The tape runs, and gives JAX's numbers."""
    given = Reference(config, optimizer)
    arguments = ordered(given.params, config)
    for name in STATES[optimizer]:
        arguments += ordered(given.states[name], config)
    for batch in given.batches:
        arguments += [batch["tokens"], batch["labels"]]
    arguments.append(given.rate)
    losses, params, states = given.run()
    expected = [ordered(params, config)]
    expected += [ordered(states[name], config) for name in STATES[optimizer]]
    before = [ordered(given.params, config)]
    before += [ordered(given.states[name], config) for name in STATES[optimizer]]
    # The parameter and its states stand after each other.
    flat = [(f"loss {m}", loss, 0.0) for m, loss in enumerate(losses)]
    for slot in range(len(expected[0])):
        flat += [(f"result of slot {slot}", e[slot], b[slot])
                 for e, b in zip(expected, before)]
    with tempfile.TemporaryDirectory() as folder:
        for index, argument in enumerate(arguments):
            np.save(os.path.join(folder, f"arg{index}.npy"), np.asarray(argument))
        path = os.path.join(folder, "tape.mlir")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        done = subprocess.run([ao_run, path, "--strategy=none", f"--inputs={folder}",
                               f"--outputs={folder}"], capture_output=True, text=True)
        if done.returncode:
            raise ExportError(f"ao-run: {done.stderr.strip().splitlines()[0]}")
        for index, (name, value, old) in enumerate(flat):
            _compare(name, np.load(os.path.join(folder, f"output{index}.npy")), value, old)
