# ===- __main__.py - Exports a step of JAX ---------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Exports a training step of JAX as a module that `ao-run` takes.

    python -m ao.jax my.model:step --args my.model:example -o step.mlirbc
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import sys
from typing import Any, Iterator, NoReturn

from .. import Error
from . import export


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(1, f"error: {message}\n")


def _parse(arguments: list[str]) -> argparse.Namespace:
    parser = _Parser(
        prog="python -m ao.jax",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "step", metavar="MODULE:STEP", help="function, or the result of jax.jit"
    )
    parser.add_argument(
        "--args",
        required=True,
        metavar="MODULE:ARGS",
        help="its positional arguments: a sequence of arrays or "
        "jax.ShapeDtypeStruct, or a function that returns or yields them",
    )
    parser.add_argument(
        "-o", dest="output", required=True, metavar="FILE", help="such as step.mlirbc"
    )
    parser.add_argument(
        "--compare",
        action="store_true",
        help="run the step in JAX and in ao-run, which needs arrays",
    )
    parser.add_argument(
        "--ao-run",
        action="append",
        default=[],
        metavar="OPTION",
        help="with --compare: an option of ao-run, such as "
        "--ao-run=--device-memory-budget=60%%",
    )
    options = parser.parse_args(arguments)
    if options.ao_run and not options.compare:
        parser.error("--ao-run needs --compare")
    return options


def _load(option: str) -> Any:
    """Returns the object that MODULE:NAME names.

    Raises:
      Error: there is no such module or name.
    """
    module, _, name = option.partition(":")
    if not module or not name:
        raise Error(f"expected MODULE:NAME, got '{option}'")
    try:
        found = importlib.import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except Exception as error:
        # A module may raise any exception when it is imported.
        raise Error(f"cannot load '{option}': {error}") from error
    return found


@contextlib.contextmanager
def _errors_of(name: str) -> Iterator[None]:
    """Turns an exception of the user's code into an Error that names the code."""
    try:
        yield
    except Error:
        raise
    except Exception as error:
        cause = (str(error).splitlines() or [""])[0]
        raise Error(f"'{name}' raised {type(error).__name__}: {cause}") from error


def _main(arguments: list[str]) -> None:
    options = _parse(arguments)
    try:
        step, example = _load(options.step), _load(options.args)
        with _errors_of(options.args):
            values = tuple(example() if callable(example) else example)
        with _errors_of(options.step):
            exported = export(step, *values)
        compared = ""
        if options.compare:
            compared = f"{exported.compare(*values, options=options.ao_run)}\n"
        exported.save(options.output)
    except OSError as error:
        sys.exit(f"error: {error.filename}: {error.strerror}")
    except Error as error:
        sys.exit(f"error: {error}")
    sys.stdout.write(compared)


if __name__ == "__main__":
    _main(sys.argv[1:])
