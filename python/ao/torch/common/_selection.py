# ===- _selection.py - Values that may be offloaded ------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The options `offload` and `keep`: patterns of modules and ops.

A value is selected by the op that makes its storage: by the name of the op, and by
the module that calls the op.
"""

from __future__ import annotations

import collections.abc
import contextlib
import fnmatch
import re
import weakref
from typing import Any, Iterable, Iterator, Sequence, Union

import torch
from torch.utils import _pytree

from ..._messages import Error
from . import _binding, _compat, _wrapped
from ._names import Scope

Pattern = Union[str, torch._ops.OpOverload, torch._ops.OpOverloadPacket]
Patterns = Union[Pattern, Sequence[Pattern]]

# The root of a module's path in graphs of Dynamo, such as "L['self']".
_ROOT = re.compile(r"^[LG]\['[^']*'\](?:\._orig_mod)?\.?")


class Selection:
    """The values that a plan may offload, by the patterns of `offload` and `keep`.

    `offload` None selects each value. `keep` wins over `offload`.
    """

    def __init__(self, offload: Patterns | None, keep: Patterns | None) -> None:
        self._offload = _to_patterns("offload", offload)
        self._keep = _to_patterns("keep", keep)
        self._unmatched = {
            pattern: option
            for option, patterns in (("offload", self._offload), ("keep", self._keep))
            for pattern in patterns or ()
        }
        for pattern, option in self._unmatched.items():
            if _is_op(pattern) and not _is_registered(pattern):
                raise Error(f"'{option}': PyTorch has no op {pattern!r}")

    @property
    def is_given(self) -> bool:
        """True if there is a pattern."""
        return self._offload is not None or self._keep is not None

    def __repr__(self) -> str:
        return f"Selection(offload={self._offload}, keep={self._keep})"

    def check_modules(self, names: Iterable[str]) -> None:
        """Checks the patterns of modules against all that a model has.

        Raises:
          Error: a pattern matches none.
        """
        self.note_modules(names)
        for pattern, option in self._unmatched.items():
            if not _is_op(pattern):
                raise Error(f"'{option}': the model has no module {pattern!r}")

    def note_modules(self, names: Iterable[str]) -> None:
        """Notes the patterns that match one of these modules."""
        left = [pattern for pattern in self._unmatched if not _is_op(pattern)]
        for name in names if left else ():
            for pattern in left:
                if _matches(pattern, name, ""):
                    self._unmatched.pop(pattern, None)

    def admits(self, module: str, op: str) -> bool:
        """Returns whether a plan may offload a value that is saved for backward.

        Args:
          module: qualified name of the module that calls the op; "" outside.
          op: name of the op that makes the value, such as "aten::mm" or
            "aten::add.Tensor"; "" where it is not known.
        """
        for pattern in list(self._unmatched):
            if _is_op(pattern) and _matches(pattern, module, op):
                del self._unmatched[pattern]
        if self.keeps(module, op):
            return False
        if self._offload is None:
            return True
        return any(_matches(pattern, module, op) for pattern in self._offload)

    def keeps(self, module: str, op: str) -> bool:
        """Returns whether a pattern of `keep` matches, with arguments as those of
        `admits`."""
        return any(_matches(pattern, module, op) for pattern in self._keep or ())

    def check_matched(self) -> None:
        """Checks that each pattern has matched, after `admits` saw all values.

        Raises:
          Error: a pattern has not matched.
        """
        for pattern, option in self._unmatched.items():
            if _is_op(pattern):
                raise Error(
                    f"'{option}': no value saved for backward is defined by "
                    f"{pattern!r}"
                )
            raise Error(f"'{option}': the step runs no module {pattern!r}")

    def restrict_trace(self, trace: dict[str, Any], makers: Makers) -> None:
        """Excludes values of a recorded step that are not selected.

        Raises:
          Error: a pattern matches nothing.
        """
        if not self.is_given:
            return
        for value in trace["values"]:
            maker = makers.of_value(value["name"])
            if maker and value["offloadable"] and not self.admits(*maker):
                value["offloadable"], value["obstacle"] = False, "excluded"
        self.check_matched()

    def restrict_graphs(self, values: Iterable[Any]) -> None:
        """Excludes storages of graphs that are not selected. `check_matched` follows
        the last graph."""
        if not self.is_given:
            return
        for value in values:
            node = value.maker
            if node is None:
                continue
            module = module_of(node)
            self.note_modules([module])
            is_op = isinstance(node.target, torch._ops.OpOverload)
            op = node.target.name() if is_op else ""
            if not value.obstacle and not self.admits(module, op):
                value.obstacle = "excluded"


class Makers:
    """The op and the module that made each storage of a recorded step. Names saved
    values by both."""

    def __init__(self, scope: Scope, selection: Selection) -> None:
        self._scope, self._selection = scope, selection
        # By address of the storage: a reference to it, module and op.
        self._made: dict[int, tuple[Any, str, str]] = {}
        # By the first part of a saved value's name, which `__call__` gives.
        self._named: dict[str, tuple[str, str]] = {}

    def __call__(self, tensor: torch.Tensor) -> str:
        """The first part of the name of a saved value: "blocks.3 (aten::gelu)"."""
        module, op = self._maker(tensor)
        name = f"{module} ({op})" if op else module
        self._named[name] = module, op
        return name

    def keeps(self, tensor: torch.Tensor) -> bool:
        """Returns whether `keep` selects a tensor that is saved in a step without a
        plan. In a step whose makers are not noted, by the module that saves it."""
        return self._selection.keeps(*self._maker(tensor))

    def _maker(self, tensor: torch.Tensor) -> tuple[str, str]:
        """Module and op of a saved tensor; the op is "" where it is not known."""
        found = self._made.get(tensor.untyped_storage()._cdata)
        return found[1:] if found else (self._scope(tensor), "")

    def of_value(self, name: str) -> tuple[str, str] | None:
        """Module and op by the name of a value of the trace; None: not saved."""
        first, saved, _ = name.rpartition("saved ")
        return self._named.get(first.removesuffix(": ")) if saved else None

    @contextlib.contextmanager
    def watching(self) -> Iterator[None]:
        """Notes the makers of storages while it is entered."""
        with _compat.dispatching(self._dispatch):
            yield

    def _dispatch(self, op: Any, types: Any, args: Any, kwargs: Any) -> Any:
        """Runs an op and remembers it as the maker of its results."""
        result = op(*args, **kwargs)
        if isinstance(op, torch._ops.OpOverload):
            self.note(op.name(), result)
        return result

    def note(self, op: str, results: Any) -> None:
        """Notes `op` as the maker of the storages of its results."""
        for result in _pytree.tree_leaves(results):
            if type(result) in (torch.Tensor, torch.nn.Parameter):
                self._note_storage(op, result)

    def _note_storage(self, op: str, result: torch.Tensor) -> None:
        storage = _wrapped.storage_of(result)
        if storage is None:
            return
        key = storage._cdata
        if key in self._made:
            return

        def forget(_: Any) -> None:
            del self._made[key]

        self._made[key] = weakref.ref(storage, forget), self._scope(result), op


def keep(*tensors: torch.Tensor) -> None:
    """Keeps tensors on the device when autograd saves them.

    The mark belongs to the storage, so views and aliases are kept as well, until the
    storage is freed. It applies under each policy of `session`, and wins over
    `offload`. A call breaks the graph of a compiled function; the option `keep` of
    `backend` does not.

    Raises:
      TypeError: one of them is not a tensor.

    Example:
      hidden = embedding(batch)
      ao.torch.keep(hidden)
    """
    for tensor in tensors:
        if not isinstance(tensor, torch.Tensor):
            raise TypeError(f"expected a tensor, got {type(tensor).__name__}")
    _mark_kept(tensors)


@torch.compiler.disable(reason="graphs need the option 'keep' of ao.torch.backend")
def _mark_kept(tensors: Sequence[torch.Tensor]) -> None:
    for tensor in tensors:
        _binding.mark(tensor, _binding.KEEP)


def module_of(node: torch.fx.Node) -> str:
    """The qualified name of the module that a node of a graph belongs to, in the
    module that is compiled; "" outside of all."""
    stack = node.meta.get("nn_module_stack") or node.meta.get("fwd_nn_module_stack")
    if not stack:
        return ""
    return _ROOT.sub("", list(stack.values())[-1][0])


def _to_patterns(option: str, given: Patterns | None) -> tuple[str, ...] | None:
    if given is None:
        return None
    single = isinstance(given, (str, torch._ops.OpOverloadPacket)) or not isinstance(
        given, collections.abc.Iterable
    )
    patterns = []
    for pattern in [given] if single else given:
        if isinstance(pattern, torch._ops.OpOverload):
            pattern = pattern.name()
        elif isinstance(pattern, torch._ops.OpOverloadPacket):
            pattern = pattern._qualified_op_name
        if not isinstance(pattern, str):
            raise TypeError(
                f"'{option}' must be names of modules or ops, not "
                f"{type(pattern).__name__}"
            )
        patterns.append(pattern)
    if not patterns:
        raise Error(f"'{option}' is empty: it must hold a pattern")
    return tuple(patterns)


def _is_op(pattern: str) -> bool:
    return "::" in pattern


def _is_registered(pattern: str) -> bool:
    names = _compat.private("op_names")()
    return any(_matches(pattern, "", name) for name in names)


def _matches(pattern: str, module: str, op: str) -> bool:
    """Returns whether a pattern of modules matches `module` or one around it, or a
    pattern of ops matches `op`, with or without its overload."""
    if _is_op(pattern):
        names = [op, op.partition(".")[0]]
    else:
        parts = module.split(".")
        names = [".".join(parts[:end]) for end in range(1, len(parts) + 1)]
    return any(fnmatch.fnmatchcase(name, pattern) for name in names)
