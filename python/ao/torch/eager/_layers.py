# ===- _layers.py - The layers of a model, and their passes ----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Hooks at the begin of the forward and of the backward pass of each layer."""

from __future__ import annotations

import threading
from typing import Any, Callable, Iterable, Sequence

import torch
from torch import nn
from torch.utils import _pytree

from ..._messages import Error
from ..common import _compat


def find(
    model: nn.Module, layers: Sequence[nn.Module] | str | None
) -> list[nn.Module]:
    """Returns the layers that `layers` names, by default the longest list of modules.

    Raises:
      Error: there are none, or one is not a module of the model.
    """
    modules = dict(model.named_modules())
    if isinstance(layers, str):
        if layers not in modules:
            raise Error(f"'layers': the model has no module '{layers}'")
        found = list(modules[layers].children())
    elif layers is not None:
        found = list(layers)
    else:
        lists = (
            list(module.children())
            for module in modules.values()
            if isinstance(module, (nn.ModuleList, nn.Sequential))
        )
        found = max(lists, key=len, default=[])
    known = set(map(id, modules.values()))
    for layer in found:
        if not isinstance(layer, nn.Module) or id(layer) not in known:
            raise Error("'layers': expected modules of the model")
    if not found:
        raise Error("the model has no list of layers: name them with 'layers'")
    return found


def in_backward() -> bool:
    """Returns whether this thread runs a backward pass."""
    return _compat.private("backward_task")() != -1


def watch_backward(
    outputs: Iterable[Any], begin: Callable[[], None], end: Callable[[], None]
) -> None:
    """Calls `begin` before the backward pass reaches the ops that computed `outputs`,
    and `end` after the whole pass."""

    def enter(_: Any) -> None:
        begin()
        _compat.private("engine").queue_callback(end)

    for output in outputs:
        if isinstance(output, torch.Tensor) and output.grad_fn is not None:
            output.grad_fn.register_prehook(enter)


def _do_nothing(*_: Any) -> None:
    pass


def _make_no_op() -> Callable[..., None]:
    return _do_nothing


class _Hook:
    """A hook of a layer.

    A copy of the layer, or a layer read from a pickle, is in no session: the hook is
    copied as a function that does nothing.
    """

    def __init__(self, function: Callable[..., None]) -> None:
        self._function = torch.compiler.disable(function)

    def __call__(self, *args: Any) -> None:
        self._function(*args)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[()]]:
        return _make_no_op, ()


class Hooks:
    """The hooks on the layers of a model while a run is entered.

    They act on the thread that has entered the run, as saved-tensor hooks do.
    """

    def __init__(
        self,
        layers: Sequence[nn.Module],
        forward: Callable[[int], Any],
        backward: Callable[[Any, int], None],
        finish: Callable[[Any], None],
    ) -> None:
        self._forward, self._backward = forward, backward
        self._finish = finish
        self._thread = threading.get_ident()
        self._runs: dict[int, Any] = {}
        self._handles = []
        for index, layer in enumerate(layers):
            self._handles += [
                layer.register_forward_pre_hook(self._before(index)),
                layer.register_forward_hook(self._behind(index)),
            ]

    def remove(self) -> None:
        for handle in self._handles:
            handle.remove()

    def _before(self, index: int) -> _Hook:
        @_Hook
        def hook(*_: Any) -> None:
            is_ours = threading.get_ident() == self._thread
            if is_ours and torch.is_grad_enabled() and not in_backward():
                self._runs[index] = self._forward(index)

        return hook

    def _behind(self, index: int) -> _Hook:
        @_Hook
        def hook(_: nn.Module, __: Any, output: Any) -> None:
            if threading.get_ident() != self._thread:
                return
            run = self._runs.pop(index, None)
            if run is None:
                return
            run.exit_layer()
            backward, finish = self._backward, self._finish
            watch_backward(
                _pytree.tree_leaves(output),
                lambda: backward(run, index),
                lambda: finish(run),
            )

        return hook
