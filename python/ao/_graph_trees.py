# ===- _graph_trees.py - CUDA graph trees ----------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Compiled functions, CUDA graph trees of them, and their results."""

from __future__ import annotations

import contextlib
import json
import os
from typing import Any, Iterable, Iterator

from ._arguments import to_integer, to_text
from ._extension import extension
from ._messages import Error, OffloadStateError, StaleError, expect
from ._modules import Module, parse


def _with_trees() -> Any:
    module = extension()
    if not hasattr(module, "GraphTree"):
        raise ImportError("ao was built without its runtime (AO_ENABLE_RUNTIME=OFF)")
    return module


@contextlib.contextmanager
def _failures() -> Iterator[None]:
    """Converts failures of the runtime to exceptions of the package."""
    module = _with_trees()
    try:
        yield
    except module.GraphTreeFailure as failure:
        status, message = failure.args
        kinds = {module.STALE: StaleError, module.INVALID_STATE: OffloadStateError}
        raise kinds.get(status, Error)(message) from None


class Functions:
    """Functions of a module's training steps, compiled for the host's
    processor; see `ao.compile`.
    """

    def __init__(self, functions: Any) -> None:
        self._functions = functions

    @property
    def names(self) -> list[str]:
        """The names of the functions, in the module's order."""
        return self._functions.names()


def compile(
    module: Module,
    *,
    optimization: int = 2,
    allow_unregistered_dialects: bool = False,
    name: str = "module",
) -> Functions:
    """Compiles each function of a module's training steps for capture and
    replay by a `GraphTree`.

    Args:
      module: MLIR as text or bytecode, or a Result of `ao.offload`.
      optimization: optimization level of compute, 0 to 3.
      allow_unregistered_dialects, name: as in `offload`.

    Returns:
      Functions.

    Raises:
      Error: a function cannot be captured (for example, because the host reads
        device memory in it) or compiled; `diagnostics` has the location.
    """
    _ao = _with_trees()
    level = to_integer("optimization", optimization)
    if not 0 <= level <= 3:
        raise Error(f"'optimization' must be 0 to 3, got {level}")
    parsed = parse(module, name, allow_unregistered_dialects)
    functions, messages = _ao.compile(parsed, level)
    return Functions(expect(functions, messages))


class Buffer:
    """A result of a run, which owns its bytes until it is released. The end of
    a `with` statement releases it, and so does its deletion.

    It is stale once the next step has begun: its bytes belong to that step.
    """

    def __init__(self, buffer: Any) -> None:
        self._buffer = buffer

    def _info(self) -> dict[str, Any]:
        with _failures():
            return self._buffer.info()

    @property
    def name(self) -> str:
        """Name of the result in messages."""
        return self._info()["name"]

    @property
    def origin(self) -> str:
        """Location of the op that computes it; empty if unknown."""
        return self._info()["origin"]

    @property
    def shape(self) -> tuple[int, ...]:
        """Sizes of its dimensions."""
        return self._info()["shape"]

    @property
    def strides(self) -> tuple[int, ...]:
        """Bytes from one element to the next, in each dimension."""
        return self._info()["strides"]

    @property
    def offset(self) -> int:
        """Offset in its storage in bytes; results that are views of the same
        bytes share a storage.
        """
        return self._info()["offset"]

    @property
    def is_pooled(self) -> bool:
        """True if the buffer is in the pool."""
        return self._info()["is_pooled"]

    @property
    def itemsize(self) -> int:
        """Bytes of an element."""
        return self._info()["itemsize"]

    @property
    def nbytes(self) -> int:
        """Bytes of all elements."""
        return self._info()["nbytes"]

    @property
    def function(self) -> str:
        """Name of the function that returned it."""
        return self._info()["function"]

    @property
    def generation(self) -> int:
        """Number of the step that computed it, from 1."""
        return self._info()["generation"]

    @property
    def is_stale(self) -> bool:
        """True if its bytes belong to a later step."""
        return self._info()["is_stale"]

    def tobytes(self) -> bytes:
        """Returns a dense copy of its elements, for example for
        `numpy.frombuffer`.

        Raises:
          StaleError: its bytes belong to a later step.
        """
        with _failures():
            return self._buffer.bytes()

    def detach(self) -> None:
        """Copies it to memory of its own, in which it never becomes stale,
        together with results that are views of the same bytes.

        Raises:
          StaleError: its bytes belong to a later step.
        """
        with _failures():
            self._buffer.detach()

    def release(self) -> None:
        """Releases its bytes.

        Raises:
          Error: it is already released or consumed.
        """
        with _failures():
            self._buffer.release()

    def __enter__(self) -> Buffer:
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(Error):
            self.release()


class RandomState:
    """A state of random numbers that several trees can share: each run of a
    function that draws random numbers (`#graph.argument<random>`) reads it, and
    adds the number of draws to `drawn`.

    Args:
      seed: seed of the numbers, from 0 to 2**64 - 1.
      drawn: number of random numbers drawn before, from 0 to 2**64 - 1.

    Raises:
      Error: a number is out of range.
    """

    def __init__(self, seed: int = 0, drawn: int = 0) -> None:
        self._state = _with_trees().RandomState(*_random_numbers(seed, drawn))

    @property
    def seed(self) -> int:
        """The seed."""
        return self._state.read()[0]

    @property
    def drawn(self) -> int:
        """Number of random numbers drawn before."""
        return self._state.read()[1]

    def set(self, seed: int, drawn: int = 0) -> None:
        """Sets both numbers.

        Raises:
          Error: a number is out of range.
        """
        self._state.write(*_random_numbers(seed, drawn))


def _random_numbers(seed: int, drawn: int) -> tuple[int, int]:
    return (
        to_integer("seed", seed, signed=False),
        to_integer("drawn", drawn, signed=False),
    )


class GraphTree:
    """A CUDA graph tree: runs each function once to warm up, once for capture,
    and then from its captured CUDA graph. The graphs share one pool of memory
    (docs/Explanation/CUDAGraphs.md).

    Args:
      functions: the result of `ao.compile`.
      pool_bytes, host_pool_bytes: limits of the pools in bytes; 0: no limit.
      automatic_steps: a run begins a new step if it is not backward and uses no
        result of an earlier run, unless a backward run is due; otherwise,
        `mark_step` begins steps.
      random_state: a RandomState that the tree shares with other trees. None: a
        state of its own, which starts with `seed`.
      **limits: the numbers `recapture_limit`, `demote_after`, `variant_limit`,
        `size_limit`, `size_warning`, `checks`, `effort` and `seed`, and the
        flags `skip_warmup`, `force_warmup`, `error_on_moved_static` and
        `synchronize`, as in AortGraphTreeOptions (include/ao-runtime/Graph.h). None:
        the default.

    Raises:
      Error: an option is invalid, or there is no memory for the pools.
    """

    def __init__(
        self,
        functions: Functions,
        *,
        pool_bytes: int = 0,
        host_pool_bytes: int = 0,
        automatic_steps: bool = True,
        random_state: RandomState | None = None,
        **limits: int | None,
    ) -> None:
        _ao = _with_trees()
        if not isinstance(functions, Functions):
            raise TypeError(
                f"'functions' must be the result of ao.compile, not "
                f"{type(functions).__name__}"
            )
        options = _ao.tree_options()
        options.pool_bytes = to_integer("pool_bytes", pool_bytes)
        options.host_pool_bytes = to_integer("host_pool_bytes", host_pool_bytes)
        options.automatic_steps = int(bool(automatic_steps))
        for key, value in limits.items():
            if key not in _FLAGS + _NUMBERS:
                raise TypeError(f"GraphTree: unknown option '{key}'")
            if value is None:
                continue
            if key in _FLAGS:
                number = int(bool(value))
            else:
                number = to_integer(key, value, signed=key != "seed")
            with _out_of_range(key):
                setattr(options, key, number)
        if not isinstance(random_state, (RandomState, type(None))):
            raise TypeError(
                f"'random_state' must be an ao.RandomState, not "
                f"{type(random_state).__name__}"
            )
        shared = random_state._state if random_state else None
        with _failures():
            self._tree = _ao.GraphTree(functions._functions, options, shared)

    def run(
        self, name: str, *arguments: Any, consume: Iterable[Any] = ()
    ) -> list[Buffer | int | None]:
        """Runs a function.

        Args:
          name: name of the function.
          arguments: for each parameter, a Buffer or an object with the buffer
            protocol (a numpy array, a memoryview); for a number, a whole number
            from -2**63 to 2**63 - 1; for the state of random numbers
            (`#graph.argument<random>`), which is that of the tree, None. A number
            is the bits of the parameter's type: bits beyond its width are
            ignored, and `struct.unpack("i", struct.pack("f", 0.5))[0]` is 0.5 as
            f32.
          consume: arguments that the run consumes. A Buffer is released by the
            run, and the function may overwrite the bytes of it or of an array.
            Other arguments are not changed, except those that the function
            updates for the caller.

        Returns:
          The results, in their order: a Buffer; for a number, its bits as a
            signed whole number; None for a result that the function does not
            have.

        Raises:
          StaleError: an argument belongs to an earlier step.
          Error: an argument is invalid, or the function failed.
          BufferError: a consumed array is read-only.
        """
        given = [a._buffer if isinstance(a, Buffer) else a for a in arguments]
        consumed = []
        for buffer in consume:
            index = next((i for i, a in enumerate(arguments) if a is buffer), None)
            if index is None:
                raise Error("a consumed value must be an argument")
            consumed.append(index)
        with _failures():
            results = self._tree.run(name, given, consumed)
        plain = (int, type(None))
        return [r if isinstance(r, plain) else Buffer(r) for r in results]

    def mark_step(self) -> None:
        """Makes the next run begin a new step."""
        with _failures():
            self._tree.mark_step()

    def begin_backward(self) -> None:
        """Begins the backward pass of the step, so that no backward run is due:
        a step without a backward run may end.
        """
        with _failures():
            self._tree.begin_backward()

    def synchronize(self) -> None:
        """Waits for all work of the tree."""
        with _failures():
            self._tree.synchronize()

    def check(self) -> None:
        """Checks for results that are not released and, with `checks` of 2, for
        free bytes of the pool that were written.

        Raises:
          Error: names the result or the written byte.
        """
        with _failures():
            self._tree.check()

    def reset(self) -> None:
        """Destroys all captured CUDA graphs and frees the memory of the pools;
        results in use and the random state are kept.
        """
        with _failures():
            self._tree.reset()

    def shutdown(self) -> None:
        """Resets the tree; later runs are errors, and results in use are kept."""
        with _failures():
            self._tree.shutdown()

    @property
    def random_state(self) -> tuple[int, int]:
        """Seed and number of random numbers drawn before. If it is set to
        earlier values, runs draw the same numbers again.

        Raises:
          Error: a number is out of range.
        """
        with _failures():
            return self._tree.random_state()

    @random_state.setter
    def random_state(self, state: tuple[int, int]) -> None:
        numbers = _random_numbers(*state)
        with _failures():
            self._tree.set_random_state(*numbers)

    @property
    def statistics(self) -> dict[str, Any]:
        """Numbers of runs, replays and captures, bytes of the pool and a lower
        bound of any layout of it, and the reasons for repeated captures and
        runs without capture (`reasons`).
        """
        with _failures():
            return self._tree.statistics()

    @property
    def document(self) -> dict[str, Any]:
        """Functions and captured CUDA graphs, an `ao.graph-tree` document."""
        with _failures():
            return json.loads(self._tree.json())

    def write_dot(self, path: str | os.PathLike[str]) -> None:
        """Writes the tree for Graphviz."""
        with _failures():
            self._tree.write_dot(to_text("path", path))

    def take_warnings(self) -> list[str]:
        """Returns the warnings since the last call."""
        return self._tree.take_warnings()

    def close(self) -> None:
        """Closes the tree; results in use are kept."""
        with _failures():
            self._tree.close()

    def __enter__(self) -> GraphTree:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


_FLAGS = ("error_on_moved_static", "force_warmup", "skip_warmup", "synchronize")
_NUMBERS = (
    "checks",
    "demote_after",
    "effort",
    "recapture_limit",
    "seed",
    "size_limit",
    "size_warning",
    "variant_limit",
)


@contextlib.contextmanager
def _out_of_range(name: str) -> Iterator[None]:
    try:
        yield
    except TypeError:
        raise Error(f"'{name}' is out of range") from None
