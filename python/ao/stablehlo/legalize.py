#!/usr/bin/env python3
# ===- legalize.py - StableHLO to linalg, as a program ---------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Converts StableHLO text or a portable artifact to linalg on tensors.

  legalize.py step.mlirbc -o step.mlir
  legalize.py --generic step.mlirbc    prints StableHLO in the generic form instead
  legalize.py --list-versions    prints the versions of artifacts that can be read

Needs jaxlib, and neither `jax` nor `ao`: tools of `ao` run it as a process of its
own, because MLIR ends the process on some bad input. Prints `error: ...` and
returns 1 where the input cannot be converted.
"""

import argparse
import contextlib
import os
import sys


class Parser(argparse.ArgumentParser):
    def error(self, message):
        self.exit(1, f"error: {message}\n")


def parse_arguments(arguments):
    parser = Parser(prog="legalize.py", description=__doc__,
                    formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("input", nargs="?", metavar="INPUT", help="file, or - for stdin")
    parser.add_argument("-o", dest="output", default="-", metavar="OUTPUT",
                        help="default: stdout")
    parser.add_argument("--generic", action="store_true",
                        help="keep the ops of StableHLO, and print their generic form")
    parser.add_argument("--list-versions", action="store_true",
                        help="print the oldest and the newest version of artifacts")
    options = parser.parse_args(arguments)
    if not options.list_versions and options.input is None:
        parser.error("expected INPUT, a file of StableHLO")
    return options


def read_input(path):
    if path == "-":
        return sys.stdin.buffer.read()
    with open(path, "rb") as file:
        return file.read()


def write_output(path, text):
    """Writes all of the file or nothing."""
    if path == "-":
        sys.stdout.write(text)
        return
    partial = path + ".partial"
    try:
        with open(partial, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(partial, path)
    except OSError:
        with contextlib.suppress(OSError):
            os.remove(partial)
        raise


def main(arguments):
    options = parse_arguments(arguments)
    try:
        from ao_legalize import LegalizeError, annotate, legalize, read, versions
    except ImportError as error:
        sys.exit(f"error: {error}; install jaxlib (pip install jaxlib)")
    if options.list_versions:
        print(*versions())
        return
    try:
        module = read(read_input(options.input))
        (annotate if options.generic else legalize)(module)
        write_output(options.output, module.operation.get_asm(
            enable_debug_info=True, print_generic_op_form=options.generic))
    except OSError as error:
        sys.exit(f"error: {error.filename}: {error.strerror}")
    except LegalizeError as error:
        sys.exit(f"error: {options.input}: {error}")


if __name__ == "__main__":
    main(sys.argv[1:])
