# ===- compat.py - Names that other tools have for offloading --------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Offloading of layers by the functions that TransformerEngine has for it, with
its signatures.

    context, synchronize = get_cpu_offload_context(
        enabled=True, num_layers=20, model_layers=24)
    for layer in layers:
        with context:
            x = layer(x)
        x = synchronize(x)

What differs is written in docs/Frameworks.md. A new program is better off with
`ao.torch.session`, which needs no calls inside the model.
"""

from __future__ import annotations

import contextlib
import threading
import warnings
from typing import Any, Callable

import torch
from torch.autograd.graph import saved_tensors_hooks

from .._arguments import to_integer
from .._messages import Error, OffloadStateError
from . import _binding, _compat, _layers
from ._session import make_offloader

__all__ = [
    "ManualController",
    "get_cpu_offload_context",
    "is_cpu_offload_enabled",
    "mark_activation_offload",
    "mark_not_offload",
    "start_offload",
]

# Smaller tensors stay.
_MIN_ELEMENTS = 256 * 1024


class _Entered(threading.local):
    """The contexts that a thread is in, the innermost last."""

    def __init__(self) -> None:
        self.stack: list[_Synchronizer] = []


_entered = _Entered()


class _Synchronizer:
    """Layers of a model that pass by, forward and backward, over and over."""

    def __init__(self, offloader: Any, layers: int) -> None:
        self._offloader, self._layers = offloader, layers
        self._runs = 0
        self._moved_before = 0
        self.run: Any = None
        self.layer = -1

    def begin_layer(self) -> None:
        """The forward pass of the next layer; behind the last one, that of the
        first one of another run."""
        if self.run is None or self.layer == self._layers - 1:
            self.end_run()
            self._moved_before = self._offloader.statistics()["moved_bytes"]
            self.run = self._offloader.begin(self._runs)
            self._runs += 1
        self.layer += 1
        self.run.forward(self.layer)
        self._offloader.select(self.run)

    def end_run(self) -> None:
        """Lives on as long as its graph."""
        if self.run is not None:
            self.run.close()
        self.run, self.layer = None, -1

    def leave(self) -> None:
        """What is saved belongs to no layer."""
        self._offloader.select(None)

    def mark_ready(self, tensor: torch.Tensor) -> None:
        self._offloader.mark_ready(tensor)

    def pack(self, tensor: torch.Tensor) -> Any:
        """A quantized tensor is saved component by component."""
        if not hasattr(tensor, "prepare_for_saving"):
            return self._offloader.pack(tensor)
        parts, shell = tensor.detach().prepare_for_saving()
        return [None if p is None else self._offloader.pack(p) for p in parts], shell

    def unpack(self, saved: Any) -> torch.Tensor:
        if not isinstance(saved, tuple):
            return self._offloader.unpack(saved)
        parts, shell = saved
        shell.restore_from_saved(
            [None if p is None else self._offloader.unpack(p) for p in parts]
        )
        return shell

    def moved_bytes(self) -> int:
        """Of this run."""
        return self._offloader.statistics()["moved_bytes"] - self._moved_before


class ManualController:
    """When layers leave and return; made by `get_cpu_offload_context` with
    `manual_synchronization`. A layer that no method is called for stays."""

    def __init__(self, synchronizer: _Synchronizer) -> None:
        self._layers = synchronizer

    def start_offload_layer(self, layer_id: int) -> None:
        """Begins to copy out what the layer has saved, each tensor behind the
        point where it was saved."""
        self._run().start_offload(to_integer("layer_id", layer_id))

    def release_activation_forward_gpu_memory(self, layer_id: int) -> None:
        """The current stream waits for the copies; the device memory is free
        behind them."""
        self._run().release(to_integer("layer_id", layer_id))

    def start_reload_layer(self, layer_id: int) -> None:
        """Begins to copy the layer back. Each tensor is waited for when it is
        needed."""
        self._run().start_reload(to_integer("layer_id", layer_id))

    def get_offloaded_total_size_mb(self) -> float:
        """What the last forward pass has moved out, in MiB."""
        return self._layers.moved_bytes() / 2**20

    def _run(self) -> Any:
        if self._layers.run is None:
            raise OffloadStateError("no layer has run yet")
        return self._layers.run


class _Context(contextlib.ContextDecorator):
    """Around the forward pass of each layer."""

    def __init__(self, synchronizer: _Synchronizer) -> None:
        self._layers = synchronizer
        self._hooks: contextlib.AbstractContextManager[Any] | None = None

    def __enter__(self) -> _Context:
        if self._hooks is not None:
            raise OffloadStateError("the offloading context is entered already")
        layers = self._layers
        layers.begin_layer()
        self._hooks = saved_tensors_hooks(layers.pack, layers.unpack)
        self._hooks.__enter__()
        _entered.stack.append(layers)
        return self

    def __exit__(self, *error: Any) -> None:
        hooks, self._hooks = self._hooks, None
        if hooks is None:
            return
        _entered.stack.remove(self._layers)
        hooks.__exit__(*error)
        self._layers.leave()
        if error[0] is not None:
            # The layers behind this one will not come.
            self._layers.end_run()
        _binding.show_warnings()

    def synchronize(self, tensor: torch.Tensor) -> torch.Tensor:
        """Behind the context: tells when the backward pass of the layer that has
        returned `tensor` begins. Gives the tensor back."""
        if self._hooks is not None:
            raise OffloadStateError("synchronized inside of the offloading context")
        layers = self._layers
        if layers.run is None:
            raise OffloadStateError("synchronized before the offloading context")
        if not tensor.requires_grad:
            raise OffloadStateError(
                "the tensor that is synchronized needs no gradient"
            )
        run, layer = layers.run, layers.layer
        _layers.watch_backward(
            (tensor,),
            lambda: run.backward(layer) if run.is_open else None,
            run.finish_backward,
        )
        return tensor


def get_cpu_offload_context(
    enabled: bool = False,
    num_layers: int | None = 1,
    model_layers: int = 1,
    offload_activations: bool = True,
    offload_weights: bool = False,
    double_buffering: bool = False,
    manual_synchronization: bool = False,
    retain_pinned_cpu_buffers: bool = False,
    offload_stream: Any = None,
) -> tuple[Any, ...]:
    """A context for the forward pass of each layer, and a function for what the
    layer returns.

    The first `num_layers` of `model_layers` leave and return by the layer rule
    (docs/Offloader.md): at most `model_layers - num_layers` layers are on the
    device at a time.

    Args:
      enabled: False: the context and the function do nothing.
      num_layers: how many layers move; at most one less than there are.
      model_layers: how many layers a forward pass has.
      offload_activations: must be True, unless `offload_weights` is.
      offload_weights, double_buffering: deprecated, without effect.
      manual_synchronization: the caller says when layers move, by a third
        result, a `ManualController`.
      retain_pinned_cpu_buffers: each saved tensor gets the host buffer of its
        predecessor in the pass before, and must have its shape and type.
      offload_stream: with `manual_synchronization` only, the stream for the
        copies.

    Returns:
      The context and the function, with `manual_synchronization` the controller
      as well (None if nothing is offloaded).

    Raises:
      Error: bad input, which is a ValueError.
      OffloadStateError: later, for calls at the wrong time.
    """
    if enabled and not (offload_activations or offload_weights):
        raise Error("offloading is enabled, and nothing is chosen to be offloaded")
    if enabled and offload_weights:
        warnings.warn(
            "offload_weights is deprecated and has no effect",
            DeprecationWarning,
            stacklevel=2,
        )
    if not enabled or not offload_activations:
        identity: tuple[Any, ...] = (contextlib.nullcontext(), lambda tensor: tensor)
        return (*identity, None) if manual_synchronization else identity
    _compat.check_version()
    moving = _check_layers(num_layers, model_layers, manual_synchronization)
    if offload_stream is not None and not manual_synchronization:
        raise Error("'offload_stream' needs manual_synchronization=True")
    device = torch.device("cpu")
    if torch.cuda.is_available():
        device = torch.device("cuda", torch.cuda.current_device())
    schedules = _binding.Schedule
    offloader = make_offloader(
        device,
        schedule=schedules.MANUAL if manual_synchronization else schedules.LAYERS,
        layers=model_layers,
        offloaded_layers=moving,
        min_elements=_MIN_ELEMENTS,
        retain_buffers=int(retain_pinned_cpu_buffers),
        transfer=getattr(offload_stream, "cuda_stream", 0),
    )
    layers = _Synchronizer(offloader, model_layers)
    context = _Context(layers)
    if manual_synchronization:
        return context, context.synchronize, ManualController(layers)
    return context, context.synchronize


def _check_layers(
    num_layers: int | None, model_layers: int, manual: bool
) -> int:
    layers = to_integer("model_layers", model_layers)
    if manual:
        return 0
    moving = to_integer("num_layers", 1 if num_layers is None else num_layers)
    if not 0 <= moving <= layers - 1:
        raise Error(
            f"'num_layers' must be 0 to {layers - 1} of {layers} layers, got "
            f"{moving}: nothing would follow the last layer to start its copies"
        )
    if moving == layers - 1:
        warnings.warn(
            "'num_layers' is one less than 'model_layers': copies have no layer "
            "to hide behind",
            stacklevel=3,
        )
    return moving


def is_cpu_offload_enabled() -> bool:
    """Whether this thread is inside of an offloading context."""
    return bool(_entered.stack)


def mark_activation_offload(*tensors: torch.Tensor) -> None:
    """Deprecated, without effect: what autograd saves is offloaded."""


def mark_not_offload(*tensors: torch.Tensor | None) -> None:
    """These tensors, and what else has their storages, stay on the device."""
    _for_each(tensors, lambda tensor: _binding.mark(tensor, _binding.KEEP))


def start_offload(
    *tensors: torch.Tensor | None, offload_base_tensor: bool = False
) -> None:
    """These tensors are complete at this point of the current stream: their
    copies need not wait for what comes behind, up to where they are saved.

    Args:
      *tensors: what will be saved inside of the context.
      offload_base_tensor: of a tensor that is a view, the whole storage moves.
    """

    def start(tensor: torch.Tensor) -> None:
        if offload_base_tensor and tensor._base is not None:
            _binding.mark(tensor, _binding.MOVE_BASE)
        if _entered.stack:
            _entered.stack[-1].mark_ready(tensor)

    _for_each(tensors, start)


def _for_each(
    tensors: tuple[Any, ...], function: Callable[[torch.Tensor], None]
) -> None:
    """Calls a function with each tensor, and each component of a quantized one."""
    for tensor in tensors:
        if tensor is None:
            continue
        if not hasattr(tensor, "prepare_for_saving"):
            function(tensor)
            continue
        parts, shell = tensor.prepare_for_saving()
        for part in parts:
            if part is not None:
                function(part)
        shell.restore_from_saved(parts)
