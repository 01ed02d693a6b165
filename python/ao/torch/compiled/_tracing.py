# ===- _tracing.py - Traces of the graphs of a backend ---------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The trace of graphs that a backend compiles, the machine that they run on, and the
bytes on the device that belong to no graph."""

from __future__ import annotations

import functools
from typing import Any, Callable, Iterable, Mapping

import torch
from torch import fx

from ..._arguments import Machine
from ..._messages import Error
from ..common import _machine
from ..common._selection import Selection
from . import _durations
from ._collectives import occupy_links
from ._graphs import StepGraphs
from ._joint import JointGraph
from ._pairs import Facts, facts_of
from ._storages import allocated_bytes, fake_of, hint, storage_bytes, tensors_of
from ._together import with_held
from ._values import Value

# Upper bound of the gradient of the loss, which backward() creates outside of graphs.
SEED_BYTES = 16


class Tracer:
    """Makes the traces of one backend; the arguments are its options."""

    def __init__(
        self,
        *,
        durations: _durations.Durations,
        machine: Machine,
        cache_dir: Any,
        held_bytes: int | str,
        gradients: str,
        selection: Selection,
    ) -> None:
        self._durations, self._machine = durations, machine
        self._cache_dir = cache_dir
        self._held_bytes, self._gradients = held_bytes, gradients
        self._selection = selection
        # The graphs that are being planned and their trace.
        self._noted: tuple[StepGraphs, dict[str, Any]] | None = None

    def __repr__(self) -> str:
        """The options that decide a trace."""
        options = (self._machine, self._held_bytes, self._gradients)
        return f"Tracer({options} {self._durations} {self._selection})"

    def machine_of(self, graphs: StepGraphs | JointGraph) -> dict[str, Any]:
        """The machine on which graphs run."""
        return self.machine_on(device_of(graphs.values))

    def machine_on(self, device: torch.device) -> dict[str, Any]:
        """The machine of a device."""
        return _machine.resolve(self._machine, device, self._cache_dir)

    def facts_of(self, graphs: StepGraphs) -> Facts:
        """Returns the facts of graphs. Keeps their trace until `forget`: `trace` returns
        it for the same graphs without measuring ops again."""
        trace = self.trace(graphs, self.machine_of(graphs), "step")
        self._noted = graphs, trace
        return facts_of(graphs, trace, device_of(graphs.values))

    def forget(self) -> None:
        """Drops the trace that `facts_of` has kept."""
        self._noted = None

    def trace(
        self,
        graphs: StepGraphs | JointGraph,
        machine: Mapping[str, Any],
        name: str,
        held_bytes: int = 0,
    ) -> dict[str, Any]:
        """Returns the trace of graphs to which no plan was applied."""
        if self._noted is not None and graphs is self._noted[0]:
            return with_held({**self._noted[1], "name": name}, held_bytes)
        durations = _durations.resolve(
            self._durations, machine, device_of(graphs.values), self._cache_dir
        )
        self._selection.restrict_graphs(graphs.values)
        trace = graphs.trace(durations, name=name, held_bytes=held_bytes)
        durations.close()
        occupy_links(trace, graphs.ops, machine)
        return trace

    def counter_beside(self, graphs: StepGraphs | JointGraph) -> Callable[[], int]:
        """Returns a function that counts the device bytes that belong to no graph of a
        step that runs `graphs` next."""
        device = device_of(graphs.values)
        inputs = sum(
            value.bytes
            for value in graphs.values
            if value.definition < 0 and value.device == device
        )
        gradients = sum(
            hint(allocated_bytes(storage_bytes(tensor), device))
            for node in graphs.gradients
            if isinstance(node, fx.Node)
            for tensor in tensors_of(fake_of(node))
        )
        return functools.partial(self.held_in, device, inputs, gradients)

    def held_in(
        self,
        device: torch.device,
        inputs: int,
        gradients: int,
        allocated: int | None = None,
    ) -> int:
        """Device bytes that belong to no graph of a step.

        Args:
          device: where it runs.
          inputs: bytes of the step's inputs.
          gradients: bytes of the gradients that the step makes.
          allocated: bytes on the device when it begins; None: those now.
        """
        held = self._held_bytes
        if held == "auto":
            held = 0
            if device.type != "cpu":
                if allocated is None:
                    allocated = torch.accelerator.memory_allocated(device)
                held = max(0, allocated - inputs) + allocated_bytes(SEED_BYTES, device)
        return held + (gradients if self._gradients == "kept" else 0)


def device_of(values: Iterable[Value]) -> torch.device:
    """The device of the values that a step computes.

    Raises:
      Error: there are several accelerators.
    """
    devices = {value.device for value in values if value.definition >= 0}
    accelerators = sorted(str(d) for d in devices if d and d.type != "cpu")
    if len(accelerators) > 1:
        raise Error(f"the step uses several devices: {', '.join(accelerators)}")
    return torch.device(accelerators[0] if accelerators else "cpu")
