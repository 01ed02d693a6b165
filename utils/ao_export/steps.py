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
from jax.tree_util import keystr, tree_flatten, tree_flatten_with_path, tree_unflatten

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


def joint(model):
    """`@train_step` returns the outputs and the parameters after one SGD update."""
    params, param_names, structure = _flatten(model.params)
    batch, batch_names, batch_structure = _flatten(model.batch)

    def loss(flat, data):
        outputs = model.loss(tree_unflatten(structure, flat), data)
        return outputs[0], outputs

    def step(*arguments):
        flat = arguments[:len(params)]
        data = tree_unflatten(batch_structure, arguments[len(params):])
        (_, outputs), gradients = jax.value_and_grad(loss, has_aux=True)(flat, data)
        with jax.named_scope("update"):
            updated = [p - LEARNING_RATE * g for p, g in zip(flat, gradients)]
        return (*outputs, *updated)

    num_outputs = len(jax.eval_shape(model.loss, model.params, model.batch))
    names = param_names + batch_names
    return Step([Function("train_step", step, params + batch, names)], num_outputs)


FORMS = {"pair": pair, "joint": joint}


def to_stablehlo(function):
    """A module whose only public function is `@main`."""
    # Locations hold names only, so the output is the same wherever it is made.
    jax.config.update("jax_traceback_in_locations_limit", 0)
    lowered = jax.jit(function.call, keep_unused=True).lower(*function.arguments)
    return lowered.compiler_ir("stablehlo")
