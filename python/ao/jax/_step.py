# ===- _step.py - A step of JAX as a module of linalg ----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""`ao.jax.export`: a training step of JAX as a module that `ao-run` takes."""

from __future__ import annotations

import contextlib
import os
import pathlib
import subprocess
import sys
from typing import Any, Callable, Iterator

import jax

from .. import _modules
from .._messages import Error
from . import _compat, _run
from ._run import Comparison

_LEGALIZE = (
    pathlib.Path(__file__).parent.parent / "stablehlo" / "legalize.py"
)
# Fuses elementwise ops, as any compiler does before it allocates memory. Not cse:
# it would merge broadcasts that are fused into several reductions.
_FUSE = "builtin.module(canonicalize,linalg-fuse-elementwise-ops,canonicalize)"


class Exported:
    """A step of JAX as a module of linalg on tensors.

    Attributes:
      name: the step's name.
      module: the module, text with locations; `@main` is the step.
    """

    def __init__(self, lowered: Any, step: Callable[..., Any], name: str) -> None:
        self.name = name
        self._step = step
        self._lowered = lowered
        self._kept = _compat.kept_arguments(lowered)
        self._linalg = _to_linalg(lowered, name)

    @property
    def module(self) -> str:
        return self._linalg.module_with_locations

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the module as MLIR bytecode, which all tools of ao read.

        Args:
          path: a file such as "step.mlirbc". It is written whole or not at all.

        Raises:
          OSError: the file cannot be written.
        """
        partial = f"{os.fspath(path)}.partial"
        try:
            with open(partial, "wb") as file:
                file.write(self._linalg.bytecode)
            os.replace(partial, path)
        except OSError:
            with contextlib.suppress(OSError):
                os.remove(partial)
            raise

    def run(self, *args: Any, **kwargs: Any) -> Any:
        """Runs the module with `ao-run`, without offloading.

        Args:
          args, kwargs: arrays of the exported shapes; static arguments are left out.

        Returns:
          The step's outputs, NumPy arrays in the step's tree.

        Raises:
          Error: an argument has another shape or type, or ao-run failed.
        """
        with self._files(args, kwargs) as (folder, _):
            return _run.outputs(self._lowered, self._linalg.bytecode, folder)

    def compare(
        self,
        *args: Any,
        options: tuple[str, ...] | list[str] = (),
        **kwargs: Any,
    ) -> Comparison:
        """Runs the step in JAX, and in `ao-run` with and without offloading.

        Args:
          args, kwargs: as in `run`.
          options: further options of `ao-run --compare`, such as
            "--device-memory-budget=60%".

        Returns:
          A Comparison.

        Raises:
          Error: as `run`; a strategy changes a bit, or `planned` exceeds the budget.
          TypeError: `options` is a str.
        """
        if isinstance(options, str):
            raise TypeError(f"'options' must be a list of options, not '{options}'")
        with self._files(args, kwargs) as (folder, leaves):
            found = _run.outputs(self._lowered, self._linalg.bytecode, folder)
            inputs = jax.tree.unflatten(self._lowered.in_tree, leaves)
            expected = self._step(*inputs[0], **inputs[1])
            return _run.compare(found, expected, folder, options)

    @contextlib.contextmanager
    def _files(
        self, args: tuple, kwargs: dict[str, Any]
    ) -> Iterator[tuple[pathlib.Path, list[Any]]]:
        """Yields a folder with the arguments that the module takes, and all of
        them as arrays that no call can donate."""
        leaves = _run.check_arguments(self._lowered, args, kwargs)
        with _run.folder_of_arguments(leaves, self._kept) as folder:
            yield folder, leaves


def export(step: Callable[..., Any], *args: Any, **kwargs: Any) -> Exported:
    """Exports a training step as a module of linalg on tensors.

    Shapes are those of all devices together, so a step with shardings becomes one
    for a single device. Donated arguments are `ao.donated` in the module. Sorts,
    scatters and factorizations are written in terms of what linalg has.

    Args:
      step: a function that `jax.jit` takes, or its result.
      args, kwargs: arguments of the step, or `jax.ShapeDtypeStruct` in place of
        arrays.

    Returns:
      An Exported.

    Raises:
      Error: an operation has no counterpart in linalg, a shape is not static, or
        this version of JAX lacks a name that the export needs.

    Example:
      exported = ao.jax.export(train_step, params, batch)
      exported.save("step.mlirbc")
      print(exported.compare(params, batch, options=["--device-memory-budget=60%"]))
    """
    jitted = step if hasattr(step, "trace") else jax.jit(step, keep_unused=True)
    name = getattr(step, "__name__", type(step).__name__)
    legalizer = _compat.legalizer()
    try:
        with _names_in_locations():
            lowered = legalizer.jax_rules.lower(jitted, *args, **kwargs)
    except legalizer.LegalizeError as error:
        raise Error(f"cannot export '{name}': {error}") from None
    return Exported(lowered, jitted, name)


@contextlib.contextmanager
def _names_in_locations() -> Iterator[None]:
    """Locations hold scopes only, so that modules do not depend on paths."""
    option = "jax_traceback_in_locations_limit"
    before = getattr(jax.config, option)
    jax.config.update(option, 0)
    try:
        yield
    finally:
        jax.config.update(option, before)


def _to_linalg(lowered: Any, name: str) -> _modules.Result:
    """Returns the lowered step in upstream dialects. It is converted in a process of
    its own, because MLIR ends the process on some bad input."""
    text = lowered.as_text(debug_info=True)
    done = subprocess.run(
        [sys.executable, _LEGALIZE, "-"],
        input=text.encode(),
        capture_output=True,
        check=False,
    )
    if done.returncode != 0:
        lines = done.stderr.decode(errors="replace").splitlines() or ["no message"]
        message = lines[-1] if done.returncode > 0 else lines[0]
        message = message.removeprefix("error: ").removeprefix("-: ")
        raise Error(f"cannot export '{name}': {message}")
    return _modules.run_pipeline(done.stdout.decode(), _FUSE, name=name)
