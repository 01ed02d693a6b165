# ===- _run.py - Runs exported steps with ao-run ---------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Arrays in and out of `ao-run`, and the comparison with JAX."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
from typing import Any, Iterator, Sequence

import jax
import numpy as np

from .._messages import Error
from . import _compat


@dataclasses.dataclass(frozen=True)
class Comparison:
    """A step in JAX, and in `ao-run` with and without offloading.

    All strategies gave the same bits; otherwise there is no Comparison.

    Attributes:
      table: the table that `ao-run --compare` prints.
      runs: its rows, a list of `ao.run` documents: peaks in bytes, times in
        nanoseconds.
      largest_error: the largest difference between an output of `ao-run` and JAX's
        own, relative to the largest entry of JAX's array; 0 where all bits are the
        same.
    """

    table: str
    runs: list[dict[str, Any]]
    largest_error: float

    def __str__(self) -> str:
        return f"{self.table}largest error against JAX: {self.largest_error:.2e}"


def program() -> str:
    """Returns the path of ao-run: `$AO_RUN`, on the path, or in the same wheel or
    build folder.

    Raises:
      Error: there is none.
    """
    folders = pathlib.Path(__file__).parents
    near = [folders[up] / "bin" / "ao-run" for up in (1, 3)]
    for candidate in (os.environ.get("AO_RUN"), shutil.which("ao-run"), *near):
        if candidate and os.access(candidate, os.X_OK):
            return str(candidate)
    raise Error("cannot find ao-run: install it or set AO_RUN to its path")


def _is_key(dtype: Any) -> bool:
    return jax.dtypes.issubdtype(dtype, jax.dtypes.prng_key)


def check_arguments(lowered: Any, args: tuple, kwargs: dict[str, Any]) -> list[Any]:
    """Returns the leaves of arguments as arrays on the host, which no call donates.

    Raises:
      Error: their tree, a shape or a type is not what was exported.
    """
    given, tree = jax.tree_util.tree_flatten_with_path((args, kwargs))
    if tree != lowered.in_tree:
        raise Error(f"expected arguments {lowered.in_tree}, got {tree}")
    leaves = []
    for (path, value), info in zip(given, jax.tree.leaves(lowered.args_info)):
        place = jax.tree_util.keystr(path)
        wanted = jax.ShapeDtypeStruct(info.shape, info.dtype)
        if isinstance(value, jax.ShapeDtypeStruct):
            raise Error(f"expected an array for argument {place}, got its shape only")
        if not _is_key(info.dtype):
            value = np.asarray(value)
            value = value.astype(jax.dtypes.canonicalize_dtype(value.dtype), copy=False)
            # Python's own numbers have no type of their own.
            if value.ndim == 0 and value.dtype.kind in "ifcb":
                value = value.astype(info.dtype)
        if tuple(value.shape) != tuple(info.shape) or value.dtype != info.dtype:
            raise Error(
                f"expected {wanted.dtype}{list(wanted.shape)} for argument {place}, "
                f"got {value.dtype}{list(value.shape)}"
            )
        leaves.append(value)
    return leaves


@contextlib.contextmanager
def folder_of_arguments(leaves: list[Any], kept: list[int]) -> Iterator[pathlib.Path]:
    """Yields a temporary folder with `argN.npy` for each argument in `kept`."""
    with tempfile.TemporaryDirectory(prefix="ao-jax-") as name:
        folder = pathlib.Path(name)
        for number, leaf in enumerate(kept):
            value = leaves[leaf]
            if _is_key(value.dtype):
                value = np.asarray(jax.random.key_data(value))
            if value.dtype.kind == "V" and value.itemsize == 1:
                value = value.view(np.uint8)
            np.save(folder / f"arg{number}.npy", value)
        yield folder


def _start(folder: pathlib.Path, options: Sequence[str]) -> str:
    """Runs the module in a folder; returns what ao-run prints.

    Raises:
      Error: it failed.
    """
    command = [program(), folder / "step.mlirbc", f"--inputs={folder}", *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines() or [f"status {done.returncode}"]
        errors = [line for line in lines if "error" in line] or lines
        message = errors[0].removeprefix("ao-run: ").removeprefix("error: ")
        raise Error(f"ao-run failed: {message}")
    return done.stdout


def outputs(
    lowered: Any, bytecode: bytes, folder: pathlib.Path, options: Sequence[str] = ()
) -> Any:
    """Runs the module without offloading, and returns its outputs."""
    (folder / "step.mlirbc").write_bytes(bytecode)
    results = folder / "outputs"
    results.mkdir()
    _start(folder, ["--strategy=none", f"--outputs={results}", *options])
    infos, tree = jax.tree.flatten(lowered.out_info)
    arrays = []
    for number, info in enumerate(infos):
        array = np.load(results / f"output{number}.npy")
        if _is_key(info.dtype):
            array = jax.random.wrap_key_data(array, impl=_compat.key_name(info.dtype))
        elif array.dtype != info.dtype:
            array = array.view(info.dtype)
        arrays.append(array)
    return jax.tree.unflatten(tree, arrays)


def _error(found: Any, expected: Any) -> float:
    """Returns the largest difference relative to the largest entry; infinite if only
    one side is finite."""
    if _is_key(expected.dtype):
        found, expected = (jax.random.key_data(x) for x in (found, expected))
    found, expected = (np.asarray(x) for x in (found, expected))
    wide = np.complex128 if found.dtype.kind == "c" else np.float64
    found, expected = found.astype(wide), expected.astype(wide)
    same = (found == expected) | (np.isnan(found) & np.isnan(expected))
    if same.all():
        return 0.0
    if not np.isfinite(found[~same]).all() or not np.isfinite(expected[~same]).all():
        return float("inf")
    finite = np.abs(expected[np.isfinite(expected)])
    largest = max(finite.max(initial=0), np.finfo(np.float32).tiny)
    return float(np.abs(found - expected)[~same].max() / largest)


def compare(
    found: Any, expected: Any, folder: pathlib.Path, options: Sequence[str]
) -> Comparison:
    """Compares outputs with JAX's, and strategies of `ao-run` with each other."""
    pairs = zip(jax.tree.leaves(found), jax.tree.leaves(expected), strict=True)
    largest = max((_error(*pair) for pair in pairs), default=0.0)
    report = folder / "runs.json"
    table = _start(folder, ["--compare", f"--json={report}", *options])
    return Comparison(table, json.loads(report.read_text())["runs"], largest)
