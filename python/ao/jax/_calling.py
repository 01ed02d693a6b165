# ===- _calling.py - Calls of exported steps -------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Calls an exported step as `jax.jit` calls the function that it was made from.

`jax.export` does not keep donations, concrete devices and options of the
compiler. They are given to the `jax.jit` around the exported step again.
"""

from __future__ import annotations

import contextlib
import pathlib
import sys
from typing import Any, Callable, ContextManager, Iterator

import jax
import jax.export
import jax.stages
import numpy as np
from jax.custom_batching import custom_vmap
from jax.sharding import Mesh, Sharding

from .._messages import Error
from . import _compat
from ._signature import Signature, is_traced

# Frames that are not the caller's.
_PACKAGES = tuple(
    str(pathlib.Path(file).parent) for file in (__file__, jax.__file__)
)


def donated_leaves(
    exported: jax.export.Exported, traced: jax.stages.Traced
) -> tuple[int, ...]:
    """Returns the numbers of the argument leaves that a call deletes. An argument
    that the step does not use is not passed on, and is not deleted."""
    return tuple(
        number
        for number, info in enumerate(jax.tree.leaves(traced.args_info))
        if info.donated and number in exported.module_kept_var_idx
    )


@contextlib.contextmanager
def errors_of(name: str) -> Iterator[None]:
    """Turns an exception of JAX's about a call of a step into an Error."""
    try:
        yield
    except (NotImplementedError, ValueError) as error:
        raise Error(f"cannot run '{name}': {error}") from error


def make_call(
    exported: jax.export.Exported,
    traced: jax.stages.Traced,
    signature: Signature,
) -> Callable[[list[Any]], Any]:
    """Returns a function from leaves of the arguments to the results.

    It is compiled once. It raises an Error where JAX cannot run the step on the
    arguments, or cannot transform it.
    """
    flat = _differentiable(exported)
    compiled = _compile(flat, exported, traced, signature)
    device_context = _make_device_context(exported, traced, signature)

    def call(leaves: list[Any]) -> Any:
        with errors_of(exported.fun_name):
            if is_traced(leaves):
                results = flat(*leaves)
            else:
                with device_context():
                    results = compiled(*leaves)
        return jax.tree.unflatten(exported.out_tree, results)

    return call


def _differentiable(exported: jax.export.Exported) -> Callable[..., list[Any]]:
    """Returns the step from leaves to leaves. Its gradient is that of the step
    before planning; a batching transformation is an Error."""

    def call_leaves(*leaves: Any) -> list[Any]:
        args, kwargs = jax.tree.unflatten(exported.in_tree, leaves)
        return jax.tree.leaves(exported.call(*args, **kwargs))

    single = custom_vmap(call_leaves)

    @single.def_vmap
    def _(axis_size: int, in_batched: Any, *leaves: Any) -> Any:
        raise Error(
            f"{_caller()}: cannot batch '{exported.fun_name}': its plan is for "
            "the shapes without the batch, and JAX has no rule for "
            "'call_exported'; apply jax.vmap to the step, then ao.jax.offload"
        )

    # JAX differentiates no function with a batching rule of its own.
    @jax.custom_vjp
    def differentiable(*leaves: Any) -> list[Any]:
        return single(*leaves)

    def forward(*leaves: Any) -> tuple[list[Any], tuple[Any, ...]]:
        return single(*leaves), leaves

    def backward(leaves: tuple[Any, ...], cotangents: list[Any]) -> Any:
        return jax.vjp(call_leaves, *leaves)[1](cotangents)

    differentiable.defvjp(forward, backward)
    return differentiable


def _caller() -> str:
    """Returns file and line of the innermost frame outside of ao and JAX."""
    frame = sys._getframe()
    while frame.f_back and frame.f_code.co_filename.startswith(_PACKAGES):
        frame = frame.f_back
    return f"{frame.f_code.co_filename}:{frame.f_lineno}"


def _compile(
    flat: Callable[..., list[Any]],
    exported: jax.export.Exported,
    traced: jax.stages.Traced,
    signature: Signature,
) -> Callable[..., list[Any]]:
    parameters = _compat.jit_parameters(traced)
    shardings: dict[str, Any] = {}
    in_shardings = _in_shardings(exported, traced, signature)
    if any(in_shardings):
        shardings["in_shardings"] = in_shardings
    if any(parameters.out_shardings):
        shardings["out_shardings"] = list(parameters.out_shardings)
    flat.__name__ = flat.__qualname__ = exported.fun_name
    return jax.jit(
        flat,
        donate_argnums=donated_leaves(exported, traced),
        compiler_options=parameters.compiler_options or None,
        **shardings,
    )


def _in_shardings(
    exported: jax.export.Exported,
    traced: jax.stages.Traced,
    signature: Signature,
) -> tuple[Sharding | None, ...]:
    """Returns the sharding of each argument leaf: the one given to `jax.jit`, or
    the one of the array; None where JAX chooses it."""
    shardings = (
        given or sharding
        for given, sharding in zip(
            _compat.jit_parameters(traced).in_shardings, signature.shardings
        )
    )
    return tuple(
        None if s is None or s.num_devices < exported.nr_devices else s
        for s in shardings
    )


def _make_device_context(
    exported: jax.export.Exported,
    traced: jax.stages.Traced,
    signature: Signature,
) -> Callable[[], ContextManager[Any]]:
    """Returns a context to call the step in. If only shardings inside the step name its
    devices, JAX does not find them in an exported step."""
    shardings = (
        *_in_shardings(exported, traced, signature),
        *_compat.jit_parameters(traced).out_shardings,
    )
    known = any(s is not None and s.num_devices > 1 for s in shardings)
    if exported.nr_devices == 1 or known:
        return contextlib.nullcontext
    if not jax.sharding.get_abstract_mesh().empty:
        return contextlib.nullcontext
    auto = (jax.sharding.AxisType.Auto,)
    mesh = Mesh(np.array(_compat.device_list(traced)), ("devices",), auto)
    return lambda: jax.set_mesh(mesh)
