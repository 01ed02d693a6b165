# ===- _own.py - What PyTorch has in its graphs to save memory -------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""PyTorch's own partitioner with another setting: graphs that compute more again,
or that offload activations. Nothing is planned, and all is run and measured as
under the runner "fx"."""

from __future__ import annotations

from typing import Any, Callable, Sequence

import torch
from torch import fx

from ..common import _compat, _ops
from ..common._selection import Selection
from ._backend import Backend
from ._choice import Draft
from ._storages import copy_of, draws, fake_of
from ._tracing import SEED_BYTES, Tracer

# Shares of what PyTorch saves that are tried, the largest first.
_SHARES = [tenths / 10 for tenths in range(10, -1, -1)]

_device_put = torch.ops.prims.device_put.default
# What ao's transfers carry here, where no plan has them.
_PLAN = "pytorch"


class _Unplanned(Backend):
    """A backend whose steps run without transfers of a plan."""

    def __init__(self) -> None:
        selection = Selection(None, None)
        super().__init__(
            tracer=Tracer(
                durations="roofline",
                # No copy is planned, so its rates do not matter.
                machine="h100-pcie5",
                cache_dir=None,
                held_bytes="auto",
                gradients="fresh",
                selection=selection,
            ),
            recompute="pytorch",
            runner="fx",
            options={},
            refit=0,
            infeasible="safe",
            plan_options={
                "device_memory_budget": None,
                "host_memory_budget": None,
                "policy": "none",
            },
            selection=selection,
        )


class Recomputing(_Unplanned):
    """Of all that PyTorch's partitioner offers, the graphs whose peak is nearest to
    a target and not above it; else those with the least peak.

    Peaks are the predicted ones: they are exact, and nothing has to run. Every
    share is tried, for less that is saved may well have a higher peak. Graphs that
    draw random numbers again get others, so they are left out.

    Attributes:
      share: of what PyTorch saves by default, what is saved at most.
    """

    def __init__(self, target: int, peaks: dict[float, int]) -> None:
        """`peaks`: of one model, by share. Found where it is empty: no target
        changes them, and to find them takes a partition each."""
        super().__init__()
        self._target = target - SEED_BYTES
        self._peaks = peaks
        self.share = 1.0

    def _draft(
        self,
        task: Any,
        own: Callable[..., Any] | None,
        joint: fx.GraphModule,
        joint_inputs: Sequence[Any],
        **options: Any,
    ) -> Draft:
        def draft(share: float, joint: fx.GraphModule) -> Draft:
            with _compat.partitioning_with(activation_memory_budget=share):
                return super(Recomputing, self)._draft(
                    task, own, joint, joint_inputs, **options
                )

        if not self._peaks:
            for share in _SHARES:
                drawn = draft(share, copy_of(joint))
                if share == 1 or not _draws(drawn.graphs.backward):
                    self._peaks[share] = drawn.plan["predicted"]["peak_bytes"]
        self.share = _nearest(self._peaks, self._target)
        return draft(self.share, joint)


def _nearest(peaks: dict[float, int], target: int) -> float:
    """The share with the highest peak that is not above the target, or the least."""
    fitting = [share for share in peaks if peaks[share] <= target]
    if fitting:
        return max(fitting, key=lambda share: peaks[share])
    return min(peaks, key=lambda share: peaks[share])


class Offloading(_Unplanned):
    """PyTorch's activation offloading, of the first tensors that it may offload.

    Attributes:
      names: the nodes whose results it offloads.
    """

    def __init__(self, names: Sequence[str] | None, device: torch.device) -> None:
        """`names`: of which nodes; None: of all."""
        super().__init__()
        self._asked = None if names is None else set(names)
        self._device = device
        self.names: list[str] = []

    def _draft(
        self, task: Any, own: Callable[..., Any] | None, *args: Any, **options: Any
    ) -> Draft:
        settings = _compat.offloading_settings(self._device)
        with _compat.partitioning_with(**settings):
            return super()._draft(task, own or self._offload, *args, **options)

    def _offload(
        self, joint: fx.GraphModule, *args: Any, **options: Any
    ) -> tuple[fx.GraphModule, fx.GraphModule]:
        for node in joint.graph.nodes:
            if node.op == "call_function":
                asked = self._asked is None or node.name in self._asked
                node.meta[_compat.MAY_OFFLOAD] = asked
        forward, backward = _compat.private("partition")(joint, *args, **options)
        self.names = [
            node.name
            for node in forward.graph.nodes
            if node.meta.get(_compat.OFFLOADED)
        ]
        if self._device.type == "cpu":
            _copy_by_ao(forward, backward)
        return forward, backward


def _draws(graph_module: fx.GraphModule) -> bool:
    """Whether a graph draws random numbers."""
    return any(map(draws, graph_module.graph.nodes))


def _copy_by_ao(*graph_modules: fx.GraphModule) -> None:
    """On the processor PyTorch takes what it has saved for what it gives back: here
    both are copies, made where it would make them."""
    number = 0
    for place, graph_module in zip(("host", "device"), graph_modules, strict=True):
        graph = graph_module.graph
        for node in graph.find_nodes(op="call_function", target=_device_put):
            source, device = node.args
            fake = fake_of(source)
            with graph.inserting_before(node):
                if place == "host":
                    begun = graph.call_function(
                        _ops.offload, (source, _PLAN, number)
                    )
                else:
                    begun = graph.call_function(
                        _ops.reload, (source, device, _PLAN, number)
                    )
                begun.meta["val"] = fake.new_empty_strided(fake.size(), fake.stride())
            # Keeps its name, by which backward finds it.
            node.target, node.kwargs = _ops.wait, {}
            node.args = (begun, source, _PLAN, number)
            node.meta["val"] = begun.meta["val"]
            number += 1
        graph_module.recompile()
