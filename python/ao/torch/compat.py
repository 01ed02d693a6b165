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

docs/Reference/OffloaderBehaviours.md lists the differences. A new program is better off with
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
from .common import _binding, _compat
from .eager import _layers
from .eager._session import make_offloader

__all__ = [
    "ManualController",
    "OffloadSynchronizer",
    "get_cpu_offload_context",
    "is_cpu_offload_enabled",
    "mark_activation_offload",
    "mark_not_offload",
    "start_offload",
]

# Smaller tensors are kept on the device.
_MIN_ELEMENTS = 256 * 1024


# AortDecision and AortLayerState.
_SMALL, _PARAMETER, _KEEP, _LAYER = 1, 2, 3, 6
_OFFLOAD_STARTED, _OFFLOAD_FINISHED = 1, 2

# Attribute that other tools set on a tensor that is kept on the device.
_STAYS_ATTRIBUTE = "_TE_do_not_offload"


class _Entered(threading.local):
    """The contexts that a thread is in, the innermost last."""

    def __init__(self) -> None:
        self.stack: list[OffloadSynchronizer] = []


_entered = _Entered()


class OffloadSynchronizer:
    """Layers of a model that pass by, forward and backward, over and over; made by
    `get_cpu_offload_context`, whose context has it as `offload_synchronizer`.

    Attributes:
      num_layers: how many layers a forward pass has.
      current_layer_id: whose pass began last; None: none has.
    """

    def __init__(self, offloader: Any, layers: int, offloaded: int) -> None:
        self.num_layers = layers
        self.current_layer_id: int | None = None
        self._offloader, self._offloaded = offloader, offloaded
        self._begun = 0
        self._run: Any = None
        self._layer = -1
        # Forward passes whose saved tensors are still there, the newest last.
        self._runs: list[Any] = []

    def fwd_step(self) -> int:
        """The forward pass of the next layer; after the last one, that of the first
        one of another pass. Returns the layer's number.

        Raises:
          OffloadStateError: tensors of an earlier layer cannot be offloaded. The next
            call begins another pass.
        """
        if self._run is None or self._layer == self.num_layers - 1:
            self.end_pass()
            self._run = self._offloader.begin(self._begun)
            self._runs = [run for run in self._runs if run.is_open] + [self._run]
            self._begun += 1
        self._layer += 1
        try:
            self._run.forward(self._layer)
        except BaseException:
            self.end_pass()
            raise
        self._offloader.select(self._run)
        self.current_layer_id = self._layer
        return self._layer

    def end_pass(self) -> None:
        """The layers after this one do not follow. The residuals of the pass live as
        long as its graph."""
        if self._run is not None:
            self._run.close()
        self._run, self._layer = None, -1

    def end_layer(self) -> None:
        """Ends a layer: tensors that are saved after it belong to none."""
        self._offloader.select(None)

    def current_pass(self) -> Any:
        """The forward pass that goes on, for `bwd_step` and `finish_part_of_bwd`.

        Raises:
          OffloadStateError: there is none.
        """
        if self._run is None:
            raise OffloadStateError("synchronized before the offloading context")
        return self._run

    def bwd_step(self, layer_num: int, run: Any = None) -> None:
        """The backward pass of a layer, of the newest forward pass unless another one
        is named. Nothing where that has ended."""
        run = self._newest() if run is None else run
        if run.is_open:
            run.backward(to_integer("layer_num", layer_num))
            self.current_layer_id = layer_num

    def finish_part_of_bwd(self, run: Any = None) -> None:
        """A backward pass is over; there may be another one."""
        (self._newest() if run is None else run).finish_backward()

    def push_tensor(self, tensor: torch.Tensor) -> Any:
        """Returns the handle of a saved tensor. A quantized tensor is saved component by
        component, unless all of it is kept: then the handle restores the same object."""
        if getattr(tensor, _STAYS_ATTRIBUTE, False):
            return self._offloader.keep(tensor, _KEEP)
        if not hasattr(tensor, "prepare_for_saving"):
            return self._offloader.pack(tensor)
        if not self._is_offloaded():
            return self._offloader.keep(tensor, _LAYER)
        if isinstance(tensor, torch.nn.Parameter):
            return self._offloader.keep(tensor, _PARAMETER)
        if tensor.numel() < _MIN_ELEMENTS:
            return self._offloader.keep(tensor, _SMALL)
        parts, shell = tensor.detach().prepare_for_saving()
        return [None if p is None else self.push_tensor(p) for p in parts], shell

    def pop_tensor(self, saved: Any) -> torch.Tensor:
        """Returns the tensor of a handle."""
        if not isinstance(saved, tuple):
            return self._offloader.unpack(saved)
        parts, shell = saved
        shell.restore_from_saved(
            [None if p is None else self.pop_tensor(p) for p in parts]
        )
        return shell

    def get_offloaded_total_size_mb(self) -> float:
        """Returns the size of host copies in MiB, including retained buffers."""
        return self._offloader.statistics()["host_bytes"] / 2**20

    def _is_offloaded(self) -> bool:
        return self._layer < self._offloaded

    def _newest(self) -> Any:
        if not self._runs:
            raise OffloadStateError("no layer has run yet")
        return self._runs[-1]


class ManualController(OffloadSynchronizer):
    """Offloads and reloads layers at explicit calls; `get_cpu_offload_context` creates
    it with `manual_synchronization`. A layer without calls is kept on the device.

    A call applies to the newest forward pass in which the layer is in the state that
    the call requires. Without one it raises an `OffloadStateError` with the state.
    """

    def start_offload_layer(self, layer_id: int) -> None:
        """Begins to copy out what the layer has saved, each tensor after the point
        where it was saved: of the newest pass only, since what older ones have kept
        so far waits for their backward passes."""
        layer = to_integer("layer_id", layer_id)
        self._newest().start_offload(layer)

    def release_activation_forward_gpu_memory(self, layer_id: int) -> None:
        """The current stream waits for the copies; the device memory is free
        afterwards."""
        layer = to_integer("layer_id", layer_id)
        self._in_state(layer, _OFFLOAD_STARTED).release(layer)

    def start_reload_layer(self, layer_id: int) -> None:
        """Begins to copy the layer back. Each tensor is waited for when it is
        needed."""
        layer = to_integer("layer_id", layer_id)
        self._in_state(layer, _OFFLOAD_FINISHED).start_reload(layer)

    def _in_state(self, layer: int, state: int) -> Any:
        newest = self._newest()
        for run in reversed(self._runs):
            if run.is_open and run.state(layer) == state:
                return run
        return newest

    def _is_offloaded(self) -> bool:
        return True


class _Context(contextlib.ContextDecorator):
    """Around the forward pass of each layer."""

    def __init__(self, synchronizer: OffloadSynchronizer) -> None:
        self.offload_synchronizer = synchronizer
        self.current_layer: int | None = None
        self._hooks: contextlib.AbstractContextManager[Any] | None = None

    @property
    def inside_context(self) -> bool:
        return self._hooks is not None

    def __enter__(self) -> _Context:
        if self._hooks is not None:
            raise OffloadStateError("the offloading context is entered already")
        layers = self.offload_synchronizer
        self.current_layer = layers.fwd_step()
        self._hooks = saved_tensors_hooks(layers.push_tensor, layers.pop_tensor)
        self._hooks.__enter__()
        _entered.stack.append(layers)
        return self

    def __exit__(self, *error: Any) -> None:
        hooks, self._hooks = self._hooks, None
        if hooks is None:
            return
        _entered.stack.remove(self.offload_synchronizer)
        hooks.__exit__(*error)
        self.offload_synchronizer.end_layer()
        if error[0] is not None:
            self.offload_synchronizer.end_pass()
        _binding.show_warnings()

    def synchronization_function(self, tensor: torch.Tensor) -> torch.Tensor:
        """Called after the context: detects when the backward pass of the layer that has
        returned `tensor` begins. Returns the tensor.

        Raises:
          OffloadStateError: inside of the context, before it, or for a tensor
            without gradient, which ends the forward pass.
        """
        if self._hooks is not None:
            raise OffloadStateError("synchronized inside of the offloading context")
        layers, layer = self.offload_synchronizer, self.current_layer
        run = layers.current_pass()
        if not tensor.requires_grad:
            layers.end_pass()
            raise OffloadStateError(
                "expected a tensor that requires a gradient to synchronize"
            )
        _layers.watch_backward(
            (tensor,),
            lambda: layers.bwd_step(layer, run),
            lambda: layers.finish_part_of_bwd(run),
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

    The first `num_layers` of `model_layers` are offloaded and reloaded by the layer rule
    (docs/Explanation/Offloader.md): at most `model_layers - num_layers` layers are on the
    device at a time.

    Args:
      enabled: False: the context and the function do nothing.
      num_layers: how many layers are offloaded; at most one less than there are.
      model_layers: how many layers a forward pass has.
      offload_activations: must be True, unless `offload_weights` is.
      offload_weights, double_buffering: deprecated, without effect.
      manual_synchronization: the caller offloads and reloads layers, by a third
        result, a `ManualController`.
      retain_pinned_cpu_buffers: each saved tensor gets the host buffer of its
        predecessor in the pass before, and must have its shape and type.
      offload_stream: with `manual_synchronization` only, the stream for the
        copies.

    Returns:
      The context and the function, with `manual_synchronization` the controller
      as well (None if nothing is offloaded).

    Raises:
      Error: bad input.
      OffloadStateError: later, for calls at the wrong time.
    """
    if enabled and not (offload_activations or offload_weights):
        raise Error("'enabled' needs 'offload_activations' or 'offload_weights'")
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
    offloaded = _check_layers(num_layers, model_layers, manual_synchronization)
    if offload_stream is not None and not manual_synchronization:
        raise Error("'offload_stream' needs manual_synchronization=True")
    device = torch.device("cpu")
    if torch.cuda.is_available():
        device = torch.device("cuda", torch.cuda.current_device())
    schedules = _binding.Schedule
    transfer = _stream_handle(offload_stream, device)
    offloader = make_offloader(
        device,
        schedule=schedules.MANUAL if manual_synchronization else schedules.LAYERS,
        layers=model_layers,
        offloaded_layers=offloaded,
        min_elements=_MIN_ELEMENTS,
        retain_buffers=int(retain_pinned_cpu_buffers),
        transfer=transfer,
    )
    kind = ManualController if manual_synchronization else OffloadSynchronizer
    layers = kind(offloader, model_layers, offloaded)
    context = _Context(layers)
    if manual_synchronization:
        return context, context.synchronization_function, layers
    return context, context.synchronization_function


def _stream_handle(stream: Any, device: torch.device) -> int:
    """Returns the handle of a stream in CUDA; 0 without a stream.

    Raises:
      Error: it is no stream of the device.
    """
    if stream is None:
        return 0
    handle = getattr(stream, "cuda_stream", None)
    if device.type != "cuda" or not isinstance(handle, int):
        raise Error(
            f"'offload_stream': expected a stream of CUDA for tensors of device "
            f"'{device}', got {type(stream).__name__}"
        )
    if stream.device != device:
        raise Error(
            f"'offload_stream' is a stream of device '{stream.device}', tensors are "
            f"on '{device}'"
        )
    return handle


def _check_layers(
    num_layers: int | None, model_layers: int, manual: bool
) -> int:
    layers = to_integer("model_layers", model_layers)
    if manual:
        return 0
    offloaded = to_integer("num_layers", 1 if num_layers is None else num_layers)
    if not 0 <= offloaded <= layers - 1:
        raise Error(
            f"'num_layers' must be 0 to {layers - 1} of {layers} layers, got "
            f"{offloaded}: nothing would follow the last layer to start its copies"
        )
    if offloaded == layers - 1:
        warnings.warn(
            "'num_layers' is one less than 'model_layers': copies overlap no layer",
            stacklevel=3,
        )
    return offloaded


def is_cpu_offload_enabled() -> bool:
    """Returns whether this thread is inside of an offloading context."""
    return bool(_entered.stack)


def mark_activation_offload(*tensors: torch.Tensor) -> None:
    """Deprecated, without effect: what autograd saves is offloaded."""


def mark_not_offload(*tensors: torch.Tensor | None) -> None:
    """Keeps tensors, and others with their storages, on the device."""
    _for_each(tensors, lambda tensor: _binding.mark(tensor, _binding.KEEP))


def start_offload(
    *tensors: torch.Tensor | None, offload_base_tensor: bool = False
) -> None:
    """These tensors are complete at this point of the current stream: their copies
    need not wait for what comes after it, up to where they are saved. That holds for
    all views of their storages, in any context, until they are written again.

    Args:
      *tensors: what will be saved.
      offload_base_tensor: of a tensor that is a view, the whole storage is offloaded.
    """

    def start(tensor: torch.Tensor) -> None:
        if offload_base_tensor and tensor._base is not None:
            _binding.mark(tensor, _binding.OFFLOAD_BASE)
        _binding.mark_ready(tensor)

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
