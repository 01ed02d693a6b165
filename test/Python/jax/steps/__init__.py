# ===- __init__.py - Training steps of JAX libraries -----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Training steps of public JAX libraries, for the matrix of test_matrix.py.

Each is a function `step(state, batch)` that returns the new state and a loss, so
that it can be called in a loop.
"""

import dataclasses
from typing import Any, Callable

import jax
import jax.numpy as jnp
import optax

BATCH, WIDTH, LENGTH, LAYERS = 128, 32, 16, 4


@dataclasses.dataclass(frozen=True)
class Step:
    """A step by library and name.

    Attributes:
      build: returns the step, its state and a batch.
      tags: "scan" (a loop over layers or time), "donate" (of the state), "shard" (of
        the batch or the parameters, over two devices).
    """

    library: str
    name: str
    build: Callable[[], tuple[Callable[..., Any], Any, Any]]
    tags: frozenset[str]

    def make(self):
        """Returns the step as a jitted function, its state and a batch."""
        step, state, batch = self.build()
        options = {"donate_argnums": 0} if "donate" in self.tags else {}
        if "shard" in self.tags:
            options["in_shardings"] = shardings(state, batch)
        return jax.jit(step, **options), state, batch


STEPS: list[Step] = []


def add(library, name, *tags):
    """Adds what the decorated function builds to the steps."""

    def register(build):
        STEPS.append(Step(library, name, build, frozenset(tags)))
        return build

    return register


def shardings(state, batch):
    """The batch over two devices, the state on both."""
    # The libraries do not support meshes with explicit axes.
    mesh = jax.make_mesh((2,), ("data",), (jax.sharding.AxisType.Auto,),
                         devices=jax.devices()[:2])
    of = lambda *spec: jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec(*spec))
    split = lambda x: of("data") if getattr(x, "ndim", 0) and x.shape[0] % 2 == 0 else of()
    return jax.tree.map(lambda _: of(), state), jax.tree.map(split, batch)


def inputs(*shape, seed=0):
    return jax.random.normal(jax.random.key(seed), shape)


def tokens(*shape, limit=64, seed=0):
    return jax.random.randint(jax.random.key(seed), shape, 0, limit)


def cross_entropy(logits, labels):
    return optax.softmax_cross_entropy_with_integer_labels(logits, labels).mean()


def train(loss, params, batch, optimizer=None):
    """A step of `loss(params, batch)` under an optimizer, its state and the batch."""
    optimizer = optimizer or optax.sgd(0.1, momentum=0.9)

    def step(state, batch):
        params, memory = state
        value, gradients = jax.value_and_grad(loss)(params, batch)
        updates, memory = optimizer.update(gradients, memory, params)
        return (optax.apply_updates(params, updates), memory), value

    return step, (params, optimizer.init(params)), batch
