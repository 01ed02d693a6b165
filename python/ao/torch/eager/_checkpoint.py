# ===- _checkpoint.py - Selective checkpoints that offload -----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Contexts of selective activation checkpointing that offload.

In eager mode, PyTorch recomputes ops with the policy CPU_OFFLOAD, and saved-tensor hooks
never see the cache of results with the policy SAVE.
"""

from __future__ import annotations

import collections
import functools
import threading
import warnings
from typing import Any, Callable, ContextManager

import torch
from torch.utils import _pytree

from ..._messages import OffloadStateError
from ..common import _compat
from . import _layers

_Contexts = tuple[ContextManager[Any], ContextManager[Any]]


class _Entered(threading.local):
    """The sessions that a thread has entered, the innermost last."""

    def __init__(self) -> None:
        self.sessions: list[Any] = []


entered = _Entered()


class CheckpointOffloader:
    """Offloads tensors when they are packed and reloads them when they are unpacked,
    beside the schedule of a session.

    `make_offloader` makes its offloader when the first tensor is packed.
    """

    def __init__(self, make_offloader: Callable[[], Any]) -> None:
        self._make_offloader = make_offloader
        self._offloader: Any = None
        self._run: Any = None
        self._runs = 0

    def pack(self, tensor: torch.Tensor) -> Any:
        if self._offloader is None:
            self._offloader = self._make_offloader()
        if self._run is None:
            self._run = self._offloader.begin(self._runs)
            self._runs += 1
            self._offloader.select(self._run)
        return self._offloader.pack(tensor)

    def close_run(self) -> None:
        """Ends the forward pass. Packed tensors live as long as their graph."""
        if self._run is not None:
            self._offloader.select(None)
            self._run.close()
            self._run = None

    def end_step(self) -> None:
        if self._offloader is not None:
            self._offloader.next_step()

    def add_to(self, figures: dict[str, Any]) -> None:
        """Adds the figures of this offloader to `Session.statistics`."""
        if self._offloader is None:
            return
        own = self._offloader.statistics()
        for name in (
            "offloads",
            "offloaded_bytes",
            "reloads",
            "reloaded_bytes",
            "demand_pops",
            "late_pops",
            "held_bytes",
            "held_by_others_bytes",
        ):
            figures[name] += own[name]


class _Packed:
    """A tensor of the cache that a session has packed."""

    def __init__(self, session: Any, tensor: torch.Tensor, must_offload: bool) -> None:
        self._session = session
        self._packed = session._pack(tensor, must_offload)

    def get_val(self, allow_cache_entry_mutation: bool) -> torch.Tensor:
        """The tensor; called by PyTorch when the checkpoint is recomputed."""
        return self._session._unpack(self._packed)


class _Entries(dict):
    """The cached results of one op, which a session packs."""

    def __init__(self, cache: _Cache) -> None:
        super().__init__()
        self._cache = cache

    def __setitem__(self, index: int, entry: Any) -> None:
        super().__setitem__(index, self._cache.pack(entry))


@functools.cache
def _warn_of_backward() -> None:
    """Warns once that results which must be offloaded are not."""
    warnings.warn(
        "a checkpoint runs inside of a backward pass, as in a reentrant checkpoint that "
        "is recomputed: its results with the policy CheckpointPolicy.MUST_CPU_OFFLOAD "
        "are kept on the device; use_reentrant=False for the outer checkpoint offloads "
        "them",
        stacklevel=3,
    )


class _Cache(collections.defaultdict):
    """The cached results of a checkpoint, by op."""

    def __init__(
        self, policy: Callable[..., Any], session: Any, is_for_backward: bool
    ) -> None:
        super().__init__(lambda: _Entries(self))
        self._policy, self._session = policy, session
        self._is_for_backward = is_for_backward
        self._policies = _compat.private("CheckpointPolicy")
        self._last: Any = None

    def decide(self, context: Any, op: Any, *args: Any, **kwargs: Any) -> Any:
        """The policy of an op, as one that PyTorch implements in eager mode."""
        policies = self._policies
        policy = self._policy(context, op, *args, **kwargs)
        if isinstance(policy, bool):
            policy = policies.MUST_SAVE if policy else policies.PREFER_RECOMPUTE
        self._last = policy
        must_offload = policy == policies.MUST_CPU_OFFLOAD
        if must_offload and self._is_for_backward:
            _warn_of_backward()
        elif must_offload and self._session is None:
            raise OffloadStateError(
                f"the policy requires '{op}' to be offloaded: CheckpointPolicy."
                "MUST_CPU_OFFLOAD needs an ao.torch.session that is entered around "
                "the checkpoint"
            )
        if policy in (policies.MUST_CPU_OFFLOAD, policies.PREFER_CPU_OFFLOAD):
            return policies.MUST_SAVE
        return policy

    def pack(self, entry: Any) -> Any:
        """An entry of the cache, with tensors packed."""
        policies, policy = self._policies, self._last
        if self._session is None:
            return entry
        if policy in (policies.MUST_RECOMPUTE, policies.PREFER_RECOMPUTE):
            return entry
        must_offload = policy == policies.MUST_CPU_OFFLOAD

        def pack(cached: Any) -> Any:
            tensor = getattr(cached, "val", None)
            if not isinstance(tensor, torch.Tensor):
                return cached
            return _Packed(self._session, tensor, must_offload)

        with _compat.sharing_versions():
            return _pytree.tree_map(pack, entry)


def checkpoint_contexts(policy: Any) -> Callable[[], _Contexts]:
    """The `context_fn` of a selective checkpoint whose cache goes through `session`.

    Ops with the policy SAVE or CPU_OFFLOAD run once. In an entered session, results of
    SAVE and PREFER_CPU_OFFLOAD are kept or offloaded like all saved tensors; results
    of MUST_CPU_OFFLOAD are offloaded at once and reloaded when backward reads them,
    outside of the plan and under each policy of the session but "none". Outside of
    a session, SAVE and PREFER_CPU_OFFLOAD keep results on the device. A checkpoint
    that runs in a backward pass, inside of a reentrant checkpoint that is recomputed,
    keeps its results; for those of MUST_CPU_OFFLOAD one warning says so. While a graph
    is compiled, the contexts are PyTorch's; `backend` saves results of CPU_OFFLOAD, and
    offloads those of MUST_CPU_OFFLOAD whether the budget needs that or not.

    Args:
      policy: a function or a list of ops, as PyTorch's
        `create_selective_checkpoint_contexts` takes it: the function gets a context,
        the op and its arguments, and returns a `CheckpointPolicy`.

    Raises:
      TypeError: the policy is neither a function nor a list.
      OffloadStateError: while the checkpoint runs in a forward pass,
        MUST_CPU_OFFLOAD without an entered session.

    Example:
      def policy(context, op, *args, **kwargs):
          if op == torch.ops.aten.mm.default:
              return CheckpointPolicy.MUST_CPU_OFFLOAD
          return CheckpointPolicy.PREFER_RECOMPUTE

      context_fn = ao.torch.checkpoint_contexts(policy)
      with session:
          loss = checkpoint(model, x, use_reentrant=False, context_fn=context_fn)
          loss.backward()
    """
    if not callable(policy) and not isinstance(policy, list):
        raise TypeError(
            f"'policy' must be a function or a list of ops, not {type(policy).__name__}"
        )
    _compat.private("must_cpu_offload")
    # Dynamo takes a partial function as context_fn, and calls it while it traces.
    return functools.partial(_make_contexts, policy)


def _make_contexts(policy: Any) -> _Contexts:
    make = _compat.private("selective_contexts")
    if _compat.private("TracingContext").try_get() is not None:
        # The partitioner of a compiled graph reads the policy as it is.
        return make(policy)
    if isinstance(policy, list):
        forward, recompute = make(policy)
        policy = forward.policy_fn
    # A backward pass keeps what it saves for itself, such as a reentrant checkpoint
    # that is recomputed. It may run in a thread that has entered no session.
    in_backward = _layers.in_backward()
    session = entered.sessions[-1] if entered.sessions and not in_backward else None
    cache = _Cache(policy, session, in_backward)
    forward, recompute = make(cache.decide)
    forward.storage = recompute.storage = cache
    return forward, recompute
