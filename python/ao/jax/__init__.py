# ===- __init__.py - Offloading inside JAX ---------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Offload plans for training steps inside JAX.

    import jax
    import jax.numpy as jnp
    import ao.jax

    def loss(weights, x):
        for weight in weights:
            x = jnp.tanh(x @ weight)
        return (x * x).sum()

    def train_step(weights, x):
        value, gradients = jax.value_and_grad(loss)(weights, x)
        return value, [w - 0.1 * g for w, g in zip(weights, gradients)]

    weights, x = [jnp.ones((64, 64)) for _ in range(8)], jnp.ones((512, 64))
    step = ao.jax.offload(
        train_step, weights, x, machine="h100-pcie5",
        device_memory_budget="60%", min_bytes=1024)
    print(step.summary)
    value, weights = step(weights, x)

`ao.jax.export` writes a step as a module of linalg for `ao-run`, and
`python -m ao.jax` does so on the command line.

XLA decides when a copy starts and what it overlaps with, so the budget limits the
plan, and not the memory of the compiled program. The package is tested with JAX
0.10, and needs MLIR, as `ao.offload` does.
"""

try:
    import jax  # noqa: F401
except ImportError as error:
    raise ImportError(f"ao.jax needs JAX: {error}") from None

from ._export import Offloaded, Planned, offload
from ._run import Comparison
from ._step import Exported, export

__all__ = ["Comparison", "Exported", "Offloaded", "Planned", "export", "offload"]
