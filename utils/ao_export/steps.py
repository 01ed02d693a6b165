# ===- steps.py - A model as JAX functions ---------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""A model as JAX functions of a flat argument list, traced to StableHLO."""

import dataclasses
import re
from typing import Callable

import jax
import jax.numpy as jnp
from jax import lax
from jax.tree_util import keystr, tree_flatten, tree_flatten_with_path, tree_unflatten

from ao_legalize import jax_rules

from . import ExportError

LEARNING_RATE = 0.1


@dataclasses.dataclass(frozen=True)
class Function:
    """A function of the module: name, flat arguments, and their names."""

    name: str
    call: Callable
    arguments: list
    argument_names: list


@dataclasses.dataclass(frozen=True)
class Step:
    """The functions of a module. A pair has two of them, a joint step one."""

    functions: list
    num_outputs: int


def _argument_name(path):
    """`layer0/qkv` for params['layers'][0]['qkv']."""
    name = keystr(path, simple=True, separator="/")
    return re.sub(r"^(?:layers|blocks)/(\d+)/", r"layer\1/", name)


def _flatten(tree):
    leaves, structure = tree_flatten(tree)
    names = [_argument_name(path) for path, _ in tree_flatten_with_path(tree)[0]]
    return leaves, names, structure


def pair(model):
    """`@fwd` returns the outputs and what `jax.vjp` saved; `@bwd` takes it."""
    if model.microbatches > 1:
        raise ExportError("--microbatches needs --form joint: an update ends the step")
    params, param_names, structure = _flatten(model.params)
    batch, batch_names, batch_structure = _flatten(model.batch)
    saved_structure = []

    def forward(*arguments):
        data = tree_unflatten(batch_structure, arguments[len(params):])
        outputs, gradient = jax.vjp(
            lambda *flat: model.loss(tree_unflatten(structure, flat), data),
            *arguments[:len(params)])
        saved, saved_tree = tree_flatten(gradient)
        saved_structure[:] = [saved_tree]
        return (*outputs, *saved)

    results = jax.eval_shape(forward, *params, *batch)
    num_outputs = len(jax.eval_shape(model.loss, model.params, model.batch))

    def backward(*arguments):
        gradient = tree_unflatten(saved_structure[0], arguments[:-num_outputs])
        return gradient(arguments[-num_outputs:])

    saved, outputs = results[num_outputs:], results[:num_outputs]
    saved_names = [f"saved{i}" for i in range(len(saved))]
    output_names = [f"cotangent{i}" for i in range(num_outputs)]
    return Step([
        Function("fwd", forward, params + batch, param_names + batch_names),
        Function("bwd", backward, [*saved, *outputs], saved_names + output_names),
    ], num_outputs)


def _whole_batch(model):
    """The batches of all microbatches, one after the other."""
    if model.microbatches == 1:
        return model.batch
    return jax.tree.map(
        lambda spec: jax.ShapeDtypeStruct((model.microbatches, *spec.shape), spec.dtype),
        model.batch)


def _accumulate(gradients_of, flat, data, microbatches):
    """Means over all microbatches, which one loop runs after the other."""
    if microbatches == 1:
        return gradients_of(flat, data)
    zeros = jax.tree.map(lambda spec: jnp.zeros(spec.shape, spec.dtype),
                         jax.eval_shape(gradients_of, flat,
                                        jax.tree.map(lambda leaf: leaf[0], data)))

    def add(total, part):
        return jax.tree.map(jnp.add, total, gradients_of(flat, part)), None

    total, _ = lax.scan(add, zeros, data)
    return jax.tree.map(lambda leaf: leaf / microbatches, total)


def joint(model):
    """`@train_step` returns the outputs and the parameters after one SGD update."""
    params, param_names, structure = _flatten(model.params)
    batch, batch_names, batch_structure = _flatten(_whole_batch(model))

    def loss(flat, data):
        outputs = model.loss(tree_unflatten(structure, flat), data)
        return outputs[0], outputs

    def gradients_of(flat, data):
        (_, outputs), gradients = jax.value_and_grad(loss, has_aux=True)(flat, data)
        return outputs, gradients

    def step(*arguments):
        flat = arguments[:len(params)]
        data = tree_unflatten(batch_structure, arguments[len(params):])
        outputs, gradients = _accumulate(gradients_of, list(flat), data,
                                         model.microbatches)
        with jax.named_scope("update"):
            updated = [p - LEARNING_RATE * g for p, g in zip(flat, gradients)]
        return (*outputs, *updated)

    num_outputs = len(jax.eval_shape(model.loss, model.params, model.batch))
    names = param_names + batch_names
    return Step([Function("train_step", step, params + batch, names)], num_outputs)


FORMS = {"pair": pair, "joint": joint}


def to_stablehlo(function, keeps_scatters=False):
    """A module whose only public function is `@main`."""
    # Locations hold names only, so the output is the same wherever it is made.
    jax.config.update("jax_traceback_in_locations_limit", 0)
    jitted = jax.jit(function.call, keep_unused=True)
    lowered = jax_rules.lower(jitted, *function.arguments, keeps_scatters=keeps_scatters)
    return lowered.compiler_ir("stablehlo")
