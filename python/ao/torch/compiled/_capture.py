# ===- _capture.py - Steps replayed from CUDA graphs -----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Captures the forward and the backward graph of a step into two CUDA graphs, and
launches them in its place: `torch.compile(…, mode="reduce-overhead")`.

Both are captured before the first launch, so that a failed capture has no effect. They
share a pool of device memory and their pinned buffers; the stream orders launches. A
copy that is in flight between the passes is waited for at the end of the forward graph.
"""

from __future__ import annotations

import weakref
from typing import Any, Callable, NamedTuple

import torch

from ..._messages import Error
from ..common import _compat, _device

# Number of steps that run eagerly before the capture.
_WARM_UP = 2
_KEPT = "its autograd graph is kept (retain_graph=True)"

Function = Callable[[list], Any]


class Layout(NamedTuple):
    """Facts of a compilation that decide its capture.

    Attributes:
      device: where it runs.
      outputs: how many results of forward the caller gets; the others are inputs of
        backward, in order, before the gradients of the outputs.
      written: positions of the inputs that forward writes.
    """

    device: torch.device
    outputs: int
    written: frozenset[int]


class _Input(NamedTuple):
    """A result of forward that is one of its inputs."""

    position: int


def _is_tensor(value: Any) -> bool:
    return isinstance(value, torch.Tensor)


def _nothing() -> None:
    """Returns what a reference to no autograd node returns."""


class _Obstacle(Exception):
    """A reason for which a step is not captured."""


class _Graphs:
    """The memory that results of launches are in.

    Attributes:
      forward, backward: the CUDA graphs.
      inputs: the buffers that inputs are copied to, None for static ones.
      tangents: the same of the gradients of the outputs.
      pinned: the tensors that forward offloads to.
    """

    def __init__(self) -> None:
        self.forward = _device.Graph()
        self.backward = _device.Graph(self.forward)
        self.inputs: list[torch.Tensor | None] = []
        self.tangents: list[torch.Tensor] = []
        self.pinned: list[torch.Tensor] = []


class _Replay:
    """Captures a step, and launches its graphs."""

    def __init__(
        self,
        layout: Layout,
        forward: Function,
        backward: Function,
        inputs: list[torch.Tensor],
        tangents: list[torch.Tensor],
    ) -> None:
        self._layout = layout
        self._stream = _device.current_stream(layout.device)
        self._graphs = graphs = _Graphs()
        for position, value in enumerate(inputs):
            self._check(value, position in layout.written)
            is_static = _compat.is_static(value)
            buffer = None if is_static else _device.make_like(value, layout.device)
            graphs.inputs.append(buffer)
        self._addresses = [value.data_ptr() for value in inputs]
        for tangent in tangents:
            if not _device.is_dense(tangent):
                raise _Obstacle("elements of a gradient share memory")
            graphs.tangents.append(_device.make_like(tangent, layout.device))
        values = [
            value if buffer is None else buffer
            for value, buffer in zip(inputs, graphs.inputs)
        ]
        saved = self._capture_forward(forward, values)
        self._capture_backward(backward, [*saved, *graphs.tangents], saved)

    def _check(self, value: Any, is_written: bool) -> None:
        """Checks that an input of forward can be captured."""
        if not _is_tensor(value):
            raise _Obstacle("an input is a number")
        if value.device != self._layout.device:
            raise _Obstacle(f"an input is on device '{value.device}'")
        if _compat.is_static(value):
            return
        if is_written:
            raise _Obstacle("it writes an input that is not a parameter or a buffer")
        if not _device.is_dense(value):
            raise _Obstacle("elements of an input share memory")

    def _capture_forward(self, forward: Function, values: list[torch.Tensor]) -> list:
        positions = {id(value): _Input(n) for n, value in enumerate(values)}
        with self._graphs.forward.capture():
            results = list(forward(list(values)))
            for result in filter(_is_tensor, results):
                _device.join(result)
        # By result of forward: the input that it is, or a tensor at its memory.
        self._results = [
            positions[id(each)] if id(each) in positions else self._note(each)
            for each in results
        ]
        return results[self._layout.outputs :]

    def _note(self, result: Any) -> Any:
        """Returns a result of forward for launches."""
        if not _is_tensor(result):
            return result
        if _device.is_pinned(result):
            self._graphs.pinned.append(result)
            return result
        if result.device != self._layout.device:
            raise _Obstacle(f"a saved value is on device '{result.device}'")
        return _device.at_memory_of(result)

    def _capture_backward(self, backward: Function, inputs: list, saved: list) -> None:
        """Captures backward, which empties `inputs`; as in an eager step, saved values are
        freed at their last use."""
        saved.clear()
        pinned = self._graphs.pinned
        with self._graphs.backward.capture():
            if pinned:
                _device.continue_capture(pinned[0], self._layout.device)
            gradients = list(backward(inputs))
        distinct = {id(each): each for each in gradients if _is_tensor(each)}
        numbers = {key: number for number, key in enumerate(distinct)}
        # By gradient: which of the distinct tensors it is.
        self._order = [numbers.get(id(each)) for each in gradients]
        self._gradients = list(map(_device.at_memory_of, distinct.values()))
        for gradient in self._gradients:
            # Graphs must not be freed before the gradients that programs refer to.
            setattr(gradient.untyped_storage(), "_ao_graphs", self._graphs)
        self._users = [_compat.count_users(each) for each in self._gradients]

    def obstacle(self, inputs: list[torch.Tensor]) -> str | None:
        """Returns the reason for which inputs cannot be replayed now."""
        for value, buffer, address in zip(
            inputs, self._graphs.inputs, self._addresses
        ):
            if buffer is None and value.data_ptr() != address:
                return "a parameter or buffer has been moved"
        if _device.current_stream(self._layout.device) != self._stream:
            return "the current stream is another one"
        if list(map(_compat.count_users, self._gradients)) != self._users:
            return (
                "gradients of the step before exist, whose memory is written again: "
                "call zero_grad() before the forward pass"
            )
        return None

    def launch_forward(self, inputs: list) -> list:
        """Launches the forward pass. Returns copies of the outputs, and saved values in
        memory that the next launch writes."""
        self._copy(self._graphs.inputs, inputs)
        self._graphs.forward.launch()

        def find(number: int, result: Any) -> Any:
            if isinstance(result, _Input):
                buffer = self._graphs.inputs[result.position]
                result = inputs[result.position] if buffer is None else buffer
            if number < self._layout.outputs and _is_tensor(result):
                return _device.clone(result)
            return result

        return [find(number, each) for number, each in enumerate(self._results)]

    def launch_backward(self, inputs: list) -> list:
        """Launches the backward pass, and returns gradients in memory that the next launch
        of the forward pass writes."""
        tangents = self._graphs.tangents
        self._copy(tangents, inputs[len(inputs) - len(tangents) :])
        self._graphs.backward.launch()
        gradients = [gradient.detach() for gradient in self._gradients]
        return [None if n is None else gradients[n] for n in self._order]

    def _copy(self, buffers: Any, values: list) -> None:
        for buffer, value in zip(buffers, values, strict=True):
            if buffer is not None:
                _device.copy(buffer, value)


class Capture:
    """The CUDA graphs of one compilation of a step that calls one graph once.

    Attributes:
      name: of the step.
    """

    def __init__(self, name: str, layout: Layout, warn: Callable[[str], None]) -> None:
        self.name = name
        self._layout, self._warn = layout, warn
        # Number of eager steps, and whether further ones are captured.
        self._steps, self._is_over = 0, False
        # Addresses of what an eager forward pass has saved; None: it was not noted.
        self._saved: list[int] | None = None
        self._backward: Function | None = None
        self._tangents: list[torch.Tensor] = []
        self._replay: _Replay | None = None
        # The object that lives as long as the autograd node of the last launch, until
        # its backward pass is launched.
        self._open: Callable[[], Any] = _nothing
        # True after the launch of a backward pass that keeps its graph.
        self._has_launched = False
        if not _device.can_capture(layout.device):
            self.end(f"device '{layout.device}' has none")

    @property
    def is_ready(self) -> bool:
        """Returns whether the next step is captured or launched."""
        return not self._is_over and self._steps >= _WARM_UP

    def end(self, why: str | None) -> None:
        """Lets all further steps run eagerly, and frees the graphs when their last
        backward pass has run."""
        if why is not None and not self._is_over:
            self._warn(f"'{self.name}' runs without CUDA graphs: {why}")
        self._is_over = True
        if self._open() is None:
            self._replay = None

    def run_forward(self, function: Function, inputs: list) -> Any:
        """Runs forward: eagerly on a list that is emptied, or by a launch."""
        token = _compat.tied(_compat.autograd_node_of_forward())
        self._saved = None
        if self._is_over or token is None or _device.is_capturing():
            return function(inputs)
        if not self.is_ready:
            return self._warm_up(function, inputs)
        self._prepare(function, inputs)
        if self._replay is None:
            return function(inputs)
        results = self._replay.launch_forward(inputs)
        inputs.clear()
        self._open = weakref.ref(token, self._close)
        return results

    def run_backward(self, function: Function, inputs: list) -> Any:
        """Runs backward as its forward has run."""
        token = _compat.tied(_compat.private("autograd_node")())
        keeps_graph = _compat.private("keeps_graph")()
        if self._replay is None or token is None or self._open() is not token:
            if keeps_graph:
                self.end(_KEPT)
            elif self._saved is not None:
                self._end_warm_up(function, inputs, self._saved)
            return function(inputs)
        if self._has_launched:
            raise Error(
                "cannot run a second backward pass of a step that was launched from CUDA "
                "graphs: the first one has overwritten its saved values; compile without "
                "CUDA graphs"
            )
        results = self._replay.launch_backward(inputs)
        inputs.clear()
        if keeps_graph:
            self._has_launched = True
            self.end(_KEPT)
        else:
            self._close()
        return results

    def _close(self, _: Any = None) -> None:
        """Notes that no backward pass of a launched forward pass can follow."""
        self._open = _nothing
        if self._is_over:
            self._replay = None

    def _prepare(self, function: Function, inputs: list) -> None:
        """Captures the step if it is not captured, and checks that it can be launched."""
        assert self._backward is not None
        why = None
        if self._open() is not None:
            why = "the backward pass of an earlier step has not run"
        elif self._replay is None:
            try:
                self._replay = _Replay(
                    self._layout, function, self._backward, inputs, self._tangents
                )
            except _Obstacle as obstacle:
                why = str(obstacle)
            except Exception as error:
                why = f"the capture has failed ({type(error).__name__}: {error})"
        if self._replay is not None and why is None:
            why = self._replay.obstacle(inputs)
        if why is not None:
            self.end(why)

    def _warm_up(self, function: Function, inputs: list) -> Any:
        """Runs forward, and notes what it saves."""
        results = function(inputs)
        saved = results[self._layout.outputs :]
        self._saved = [each.data_ptr() if _is_tensor(each) else 0 for each in saved]
        return results

    def _end_warm_up(self, function: Function, inputs: list, saved: list[int]) -> None:
        """Notes what backward gets: what forward has saved, and gradients."""
        self._saved, count = None, len(saved)
        if not all(map(_is_tensor, inputs)) or saved != [
            value.data_ptr() for value in inputs[:count]
        ]:
            self.end("backward gets other values than forward has saved")
            return
        self._backward = function
        self._tangents = list(map(_device.without_memory, inputs[count:]))
        self._steps += 1
