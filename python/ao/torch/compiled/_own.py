# ===- _own.py - PyTorch's own plans of graphs -----------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""PyTorch's own partitioner with another setting: graphs that recompute more, or that
offload activations. Nothing is planned; the graphs run and are measured as under the
runner "fx"."""

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

# Shares of the bytes that PyTorch saves by default, in the order of trial.
_SHARES = [tenths / 10 for tenths in range(10, -1, -1)]

_device_put = torch.ops.prims.device_put.default
# The digest of transfers that belong to no plan.
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
    """Recomputation by PyTorch's partitioner: the graphs with the highest peak that
    does not exceed a target, or those with the lowest peak.

    Peaks are predicted, which is exact under "fx", so that nothing has to run. Each
    share is tried, since saving less may have a higher peak. Graphs that recompute ops
    with random numbers are excluded, since the numbers would differ.

    Attributes:
      share: the largest share of the bytes that PyTorch saves by default.
    """

    def __init__(self, target: int, peaks: dict[float, int]) -> None:
        """`peaks`: those of one model, by share, which do not depend on the target. An
        empty dictionary is filled, with one partition for each share."""
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
    """Returns the share with the highest peak that does not exceed the target, or with
    the lowest peak."""
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
        """`names`: the nodes whose results may be offloaded; None: all."""
        super().__init__()
        self._allowed = None if names is None else set(names)
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
                is_allowed = self._allowed is None or node.name in self._allowed
                node.meta[_compat.MAY_OFFLOAD] = is_allowed
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
    """Returns whether a graph draws random numbers."""
    return any(map(draws, graph_module.graph.nodes))


def _copy_by_ao(*graph_modules: fx.GraphModule) -> None:
    """Replaces PyTorch's transfers, which make no copies on the processor, by transfers
    of ao at the same positions."""
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
            # Its name pairs it with the input of backward.
            node.target, node.kwargs = _ops.wait, {}
            node.args = (begun, source, _PLAN, number)
            node.meta["val"] = begun.meta["val"]
            number += 1
        graph_module.recompile()
