# ===- read.py - StableHLO text and portable artifacts ---------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""StableHLO text, and portable artifacts of any version that jaxlib reads."""

import contextlib
import os
import sys

from jaxlib.mlir import ir
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import chlo, sdy, stablehlo

from .tree import LegalizeError

# The start of MLIR bytecode, and of the producer in a portable artifact.
BYTECODE = b"ML\xefR"
PRODUCER = b"StableHLO_v"


_UPSTREAM = ir.DialectRegistry()
_jax_mlir_ext.register_dialects(_UPSTREAM)


def versions():
    """Returns the oldest and the newest version of portable artifacts, as text."""
    return stablehlo.get_minimum_version(), stablehlo.get_current_version()


def _version(data):
    """Returns the version that a portable artifact names, or None."""
    start = data.find(PRODUCER, 0, len(BYTECODE) + 16)
    if start < 0:
        return None
    return data[start + len(PRODUCER):].split(b"\0", 1)[0].decode("ascii", "replace")


def _as_tuple(version):
    return tuple(int(part) if part.isdigit() else -1 for part in version.split("."))


def _check_version(version):
    oldest, newest = versions()
    if _as_tuple(oldest) <= _as_tuple(version) <= _as_tuple(newest):
        return
    remedy = ("install a newer jaxlib" if _as_tuple(version) > _as_tuple(newest)
              else "write the artifact again")
    raise LegalizeError(f"expected a portable artifact of StableHLO {oldest} to {newest}, "
                        f"got {version}: {remedy}")


def _describe(error):
    """Returns `line:column: message` of a parser's error."""
    diagnostic = error.error_diagnostics[0]
    place = str(diagnostic.location).rpartition('":')[2].rstrip(")")
    return f"{place}: {diagnostic.message}"


@contextlib.contextmanager
def _quiet():
    """Discards text that MLIR's reader of bytecode writes to the process's stderr."""
    sys.stderr.flush()
    saved = os.dup(2)
    try:
        with open(os.devnull, "wb") as null:
            os.dup2(null.fileno(), 2)
        yield
    finally:
        os.dup2(saved, 2)
        os.close(saved)


def _deserialize(context, data):
    """Returns the module in bytecode, which is a portable artifact or MLIR's own."""
    version = _version(data)
    if version is not None:
        _check_version(version)
    try:
        with _quiet():
            if version is None:
                return ir.Module.parse(data)
            return stablehlo.deserialize_portable_artifact(context, data)
    except (ir.MLIRError, ValueError):
        raise LegalizeError("cannot read a portable artifact: the file is damaged") from None


def read(data):
    """Returns the module in `data`, which are the bytes of a file.

    Raises:
      LegalizeError: `data` is neither StableHLO text nor a portable artifact that
        this jaxlib reads.
    """
    context = ir.Context()
    context.append_dialect_registry(_UPSTREAM)
    context.load_all_available_dialects()
    for dialect in (stablehlo, chlo, sdy):
        dialect.register_dialect(context)
    with context, ir.Location.unknown():
        if data.startswith(BYTECODE):
            return _deserialize(context, data)
        try:
            return ir.Module.parse(data.decode())
        except UnicodeDecodeError:
            raise LegalizeError("expected StableHLO text or a portable artifact") from None
        except ir.MLIRError as error:
            raise LegalizeError(_describe(error)) from None
