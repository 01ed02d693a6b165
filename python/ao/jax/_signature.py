# ===- _signature.py - The arguments that a plan depends on ----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Signatures of calls: each has a plan and a compiled step of its own."""

from __future__ import annotations

import dataclasses
from typing import Any, Mapping

import jax
from jax.api_util import shaped_abstractify
from jax.sharding import NamedSharding, PartitionSpec, Sharding
from jax.sharding import SingleDeviceSharding

from .._messages import Error
from . import _compat


@dataclasses.dataclass(frozen=True)
class Signature:
    """The arguments of a call without the values in arrays.

    Attributes:
      tree: structure of the dynamic arguments, (args, kwargs).
      avals: shape and type of each leaf.
      shardings: sharding of each leaf; None where JAX chooses it.
      static: static arguments by position or name, with their types: 1 and True
        are equal.
      context: JAX's settings that tracing depends on.
    """

    tree: Any
    avals: tuple[Any, ...]
    shardings: tuple[Sharding | None, ...]
    static: tuple[tuple[int | str, Any, type], ...]
    context: Any

    def arguments(self) -> tuple[list[Any], dict[str, Any]]:
        """Returns (args, kwargs) that the step can be traced with.

        An array on a single device has no sharding there, so that fresh arrays
        and results of the step itself have the same module.
        """
        leaves = map(_make_struct, self.avals, self.shardings)
        args, kwargs = jax.tree.unflatten(self.tree, leaves)
        args = list(args)
        # In ascending order, so each insertion is at its final position.
        for key, value, _ in self.static:
            if isinstance(key, int):
                args.insert(key, value)
            else:
                kwargs[key] = value
        return args, kwargs

    def has_types_of(self, other: Signature) -> bool:
        """Returns whether two signatures differ in shardings at most."""
        return (self.tree, self.avals, self.static) == (
            other.tree,
            other.avals,
            other.static,
        )


def make_signature(
    function: jax.stages.Wrapped, args: tuple[Any, ...], kwargs: Mapping[str, Any]
) -> tuple[Signature, list[Any]]:
    """Returns the signature of a call and the leaves of its dynamic arguments.

    Raises:
      Error: a static argument has no hash.
      TypeError: a leaf is no array.
    """
    positions, names = _compat.static_arguments(function)
    given = [(i, arg) for i, arg in enumerate(args) if i in positions]
    given += [(name, kwargs[name]) for name in sorted(names & kwargs.keys())]
    for key, value in given:
        try:
            hash(value)
        except TypeError as error:
            raise Error(f"static argument {key!r} must have a hash: {error}") from None
    static = tuple((key, value, type(value)) for key, value in given)
    leaves, tree = jax.tree.flatten(
        (
            tuple(arg for i, arg in enumerate(args) if i not in positions),
            {k: arg for k, arg in kwargs.items() if k not in names},
        )
    )
    context = _compat.private("trace_context")()
    avals = tuple(map(shaped_abstractify, leaves))
    shardings = _find_shardings(leaves)
    return Signature(tree, avals, shardings, static, context), leaves


def is_traced(leaves: list[Any]) -> bool:
    """Returns whether a call is part of another function of JAX."""
    return any(isinstance(leaf, jax.core.Tracer) for leaf in leaves)


def _find_shardings(leaves: list[Any]) -> tuple[Sharding | None, ...]:
    """Returns the sharding of each leaf; where all are on one device at most, the
    sharding of each says so."""
    shardings = tuple(map(_committed_sharding, leaves))
    distinct = set(shardings) - {None}
    devices = {device for s in distinct for device in s.device_set}
    if len(devices) > 1 or not all(map(_is_single, distinct)):
        return shardings
    device = devices.pop() if devices else _default_device()
    single = SingleDeviceSharding(device)
    return tuple(sharding or single for sharding in shardings)


def _committed_sharding(leaf: Any) -> Sharding | None:
    if isinstance(leaf, jax.core.Tracer):
        return None
    if isinstance(leaf, jax.Array) and not leaf.committed:
        return None
    sharding = getattr(leaf, "sharding", None)
    if isinstance(sharding, NamedSharding):
        return None if sharding.mesh.empty else _normalize(sharding)
    return sharding


def _normalize(sharding: NamedSharding) -> NamedSharding:
    """Returns the sharding without trailing dimensions that are not sharded: XLA
    adds or removes them from one step to the next."""
    spec = sharding.spec
    used = len(spec)
    while used and spec[used - 1] is None:
        used -= 1
    if used == len(spec) or spec.unreduced or spec.reduced:
        return sharding
    return NamedSharding(
        sharding.mesh,
        PartitionSpec(*spec[:used]),
        memory_kind=sharding.memory_kind,
    )


def _default_device() -> jax.Device:
    device = jax.config.jax_default_device
    if isinstance(device, jax.Device):
        return device
    return jax.local_devices(backend=device)[0]


def _is_single(sharding: Sharding | None) -> bool:
    return isinstance(sharding, SingleDeviceSharding)


def _is_plain(sharding: Sharding | None) -> bool:
    """Returns whether a sharding names a device and nothing else."""
    if not _is_single(sharding):
        return False
    (device,) = sharding.device_set
    return sharding.memory_kind in (None, device.default_memory().kind)


def _make_struct(aval: Any, sharding: Sharding | None) -> jax.ShapeDtypeStruct:
    return jax.ShapeDtypeStruct(
        aval.shape,
        aval.dtype,
        sharding=None if _is_plain(sharding) else sharding,
        weak_type=aval.weak_type,
    )
