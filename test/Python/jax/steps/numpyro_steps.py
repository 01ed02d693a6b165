# ===- numpyro_steps.py - Steps of numpyro ---------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Steps of numpyro: variational inference, and one transition of a sampler."""

import jax
import jax.numpy as jnp
import numpyro
import numpyro.distributions as dist
from numpyro.infer import SVI, HMC, Trace_ELBO, TraceMeanField_ELBO, autoguide
from numpyro.infer.util import initialize_model

from . import BATCH, add, inputs


def regression(x, y=None):
    weights = numpyro.sample("weights", dist.Normal(0, 1).expand([x.shape[1]]).to_event(1))
    noise = numpyro.sample("noise", dist.HalfNormal(1.0))
    with numpyro.plate("data", x.shape[0]):
        numpyro.sample("y", dist.Normal(x @ weights, noise + 0.1), obs=y)


def logistic(x, y=None):
    weights = numpyro.sample("weights", dist.StudentT(3.0).expand([x.shape[1]]).to_event(1))
    with numpyro.plate("data", x.shape[0]):
        numpyro.sample("y", dist.Bernoulli(logits=x @ weights), obs=y)


def walk(x, y=None):
    def advance(level, value):
        level = numpyro.sample("level", dist.Normal(level, 0.5))
        numpyro.sample("y", dist.Normal(level, 1.0), obs=value)
        return level, None

    numpyro.contrib.control_flow.scan(advance, jnp.float32(0), y)


def batch_of(model):
    x = inputs(BATCH, 4)
    y = x @ jnp.arange(4.0)
    return (x, (y > 0).astype(jnp.float32)) if model is logistic else (x, y)


def of_guide(model, guide, elbo=Trace_ELBO):
    svi = SVI(model, guide(model), numpyro.optim.Adam(1e-2), elbo())
    batch = batch_of(model)
    state = svi.init(jax.random.PRNGKey(0), *batch)
    return lambda state, batch: svi.update(state, *batch), state, batch


add("numpyro", "normal_guide", "donate")(lambda: of_guide(regression, autoguide.AutoNormal))
add("numpyro", "normal_guide_sharded", "shard")(
    lambda: of_guide(regression, autoguide.AutoNormal))
add("numpyro", "full_guide")(lambda: of_guide(regression, autoguide.AutoMultivariateNormal))
add("numpyro", "delta_guide")(lambda: of_guide(logistic, autoguide.AutoDelta))
add("numpyro", "flow_guide")(lambda: of_guide(logistic, autoguide.AutoBNAFNormal))
add("numpyro", "mean_field")(
    lambda: of_guide(regression, autoguide.AutoNormal, TraceMeanField_ELBO))


@add("numpyro", "random_walk", "scan")
def random_walk():
    import numpyro.contrib.control_flow

    return of_guide(walk, autoguide.AutoNormal)


@add("numpyro", "hmc", "scan")
def hmc():
    batch = batch_of(logistic)
    kernel = HMC(logistic, num_steps=4, step_size=0.05, adapt_step_size=False,
                 adapt_mass_matrix=False)
    state = kernel.init(jax.random.PRNGKey(0), 0, None, batch, {})

    def step(state, batch):
        state = kernel.sample(state, batch, {})
        return state, state.potential_energy

    return step, state, batch
