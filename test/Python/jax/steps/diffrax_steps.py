# ===- diffrax_steps.py - Steps of diffrax ---------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Steps of diffrax: differential equations whose field is a network."""

import diffrax
import equinox as eqx
import jax
import jax.numpy as jnp

from . import BATCH, add, inputs, train

KEY = jax.random.key(0)
TIMES = jnp.linspace(0.0, 1.0, 5)


def neural_ode(solver, controller=None, adjoint=None):
    """A step that fits the solution at five times."""
    network = eqx.nn.MLP(4, 4, 16, 1, activation=jnp.tanh, key=KEY)
    params, static = eqx.partition(network, eqx.is_inexact_array)

    def solve(params, start):
        term = diffrax.ODETerm(lambda t, y, params: eqx.combine(params, static)(y))
        return diffrax.diffeqsolve(
            term, solver, 0.0, 1.0, 0.125, start, params, saveat=diffrax.SaveAt(ts=TIMES),
            stepsize_controller=controller or diffrax.ConstantStepSize(), max_steps=32,
            adjoint=adjoint or diffrax.RecursiveCheckpointAdjoint(checkpoints=4)).ys

    def loss(params, batch):
        return (jax.vmap(lambda y: solve(params, y))(batch) ** 2).mean()

    return train(loss, params, inputs(8, 4))


@add("diffrax", "euler", "scan", "donate")
def euler():
    return neural_ode(diffrax.Euler())


@add("diffrax", "tsit5", "scan")
def tsit5():
    return neural_ode(diffrax.Tsit5())


@add("diffrax", "tsit5_sharded", "scan", "shard")
def tsit5_sharded():
    return neural_ode(diffrax.Tsit5())


@add("diffrax", "adaptive", "scan")
def adaptive():
    return neural_ode(diffrax.Dopri5(), diffrax.PIDController(rtol=1e-3, atol=1e-3))


@add("diffrax", "backsolve", "scan")
def backsolve():
    return neural_ode(diffrax.Heun(), adjoint=diffrax.BacksolveAdjoint())


@add("diffrax", "implicit", "scan")
def implicit():
    return neural_ode(diffrax.Kvaerno3(), diffrax.PIDController(rtol=1e-2, atol=1e-2))
