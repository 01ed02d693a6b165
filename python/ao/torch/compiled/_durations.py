# ===- _durations.py - Durations of ops ------------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Durations of ops: measured, from a profile, or from what the machine can do.

An op with a FLOP formula takes the time of its FLOP or of its bytes, whichever
is longer; any other the time of its bytes; both take two microseconds more.
"""

from __future__ import annotations

import json
import os
from typing import Any, Mapping, Union

import torch
from torch import fx

from ..._messages import Error
from ..common import _compat, _profile
from . import _timing
from ._collectives import is_collective
from ._storages import fake_of, hint, tensors_of

Durations = Union[str, Mapping[str, Any], "os.PathLike[str]"]

_LAUNCH_US = 2.0

# Names of element types in the rates of machines.
_TYPES = {
    torch.float64: "f64",
    torch.float32: "f32",
    torch.bfloat16: "bf16",
    torch.float16: "f16",
}


def signature(node: fx.Node) -> str:
    """The op, shapes, strides and types: what its duration depends on."""
    parts = [str(node.target)]
    for operand in node.all_input_nodes:
        for tensor in tensors_of(fake_of(operand)):
            size = ",".join(str(hint(n)) for n in tensor.size())
            stride = ",".join(str(hint(n)) for n in tensor.stride())
            kind = str(tensor.dtype).removeprefix("torch.")
            parts.append(f"{kind}[{size}]({stride})")
    return " ".join(parts)


class Roofline:
    """Durations and kinds of ops on a machine, or as a profile has them."""

    def __init__(
        self, machine: Mapping[str, Any], profile: Mapping[str, Any] | None = None
    ) -> None:
        self._rates = machine["peak_flops"]
        self._bandwidth = machine["memory_bandwidth"]
        self._measured = (profile or {}).get("ops", {})

    def __call__(self, node: fx.Node) -> tuple[float, str]:
        flops = count_flops(node)
        measured = self._find(node)
        if measured is not None:
            return measured["duration_us"], kind_of(node, flops)
        seconds = self._time_of_bytes(_bytes_of(node))
        if flops:
            seconds = max(seconds, flops / self._rate(node))
        return seconds * 1e6 + _LAUNCH_US, kind_of(node, flops)

    def region(self, crossing: int) -> tuple[float, str]:
        """Returns the duration and kind of nodes that run as one kernel, which read and
        write so many bytes."""
        return self._time_of_bytes(crossing) * 1e6 + _LAUNCH_US, "memory"

    def _time_of_bytes(self, count: int) -> float:
        return count / self._bandwidth if self._bandwidth else 0.0

    def workspace(self, node: fx.Node) -> int:
        """Bytes that an op takes beside its results, as far as is known."""
        measured = self._find(node)
        return measured.get("workspace_bytes", 0) if measured else 0

    def close(self) -> None:
        """No more durations are asked for."""

    def _find(self, node: fx.Node) -> Mapping[str, Any] | None:
        return self._measured.get(signature(node)) if self._measured else None

    def _rate(self, node: fx.Node) -> float:
        tensors = tensors_of(fake_of(node))
        name = _TYPES.get(tensors[0].dtype, "f32") if tensors else "f32"
        known = self._rates or {"f32": float("inf")}
        return known.get(name) or known.get("f32") or max(known.values())


def kind_of(node: fx.Node, flops: int) -> str:
    """As `ao.step-trace` calls it."""
    name = str(node.target)
    if "conv" in name:
        return "conv"
    if "attention" in name:
        return "attention"
    if is_collective(node):
        return "collective"
    return "matmul" if flops else "memory"


def _bytes_of(node: fx.Node) -> int:
    tensors = tensors_of(fake_of(node))
    for operand in node.all_input_nodes:
        tensors += tensors_of(fake_of(operand))
    return sum(hint(t.numel()) * t.element_size() for t in tensors)


def flops_of(node: fx.Node) -> Any:
    """Returns the FLOP of an op by PyTorch's formula, which may have symbols; 0 for an
    op without one."""
    packet = getattr(node.target, "overloadpacket", None)
    formula = _compat.private("flop_registry").get(packet)
    if formula is None:
        return 0
    args, kwargs = fx.map_arg((node.args, node.kwargs), fake_of)
    return formula(*args, **kwargs, out_val=fake_of(node))


def count_flops(node: fx.Node) -> int:
    """Returns the FLOP of an op at the sizes that tracing has seen."""
    return hint(flops_of(node))


class Measured(Roofline):
    """Measures ops with a FLOP formula when they are first asked for."""

    def __init__(
        self,
        machine: Mapping[str, Any],
        device: torch.device,
        profile: _profile.Profile,
    ) -> None:
        super().__init__(machine)
        self._device, self._profile = device, profile
        # Ops whose measurement has failed are not measured again for this step.
        self._failed: set[str] = set()

    def close(self) -> None:
        self._profile.save()

    def _find(self, node: fx.Node) -> Mapping[str, Any] | None:
        if not count_flops(node):
            return None
        name = signature(node)
        if name in self._failed:
            return None
        entry = self._profile.find(name)
        if entry is None:
            entry = _timing.measure(node, self._device)
            if entry is None:
                self._failed.add(name)
                return None
            self._profile.add(name, entry)
        return entry


_WORDS = ("auto", "roofline", "measured")


def load(given: Durations) -> Durations:
    """The option `durations` as a word or a profile, which may be in a file.

    Raises:
      TypeError, OSError, Error: it is neither, cannot be read, or is no profile.
    """
    if isinstance(given, str) and given in _WORDS:
        return given
    profile = given
    if not isinstance(profile, Mapping):
        if not isinstance(profile, (str, os.PathLike)):
            raise TypeError(
                "'durations' must be text, a path or a dict, not "
                f"{type(profile).__name__}"
            )
        with open(profile, encoding="utf-8") as file:
            try:
                profile = json.load(file)
            except ValueError as error:
                raise Error(f"durations: {error}") from None
    try:
        return _profile.check(profile)
    except Error as error:
        raise Error(f"durations: {error}") from None


def resolve(
    durations: Durations,
    machine: Mapping[str, Any],
    device: torch.device,
    cache_dir: Any = None,
) -> Roofline:
    """Returns the durations that the loaded option selects."""
    if durations == "auto":
        durations = "roofline" if device.type == "cpu" else "measured"
    if durations == "roofline":
        return Roofline(machine)
    if durations == "measured":
        return Measured(machine, device, _profile.Profile(device, cache_dir))
    return Roofline(machine, durations)
