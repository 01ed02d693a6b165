#!/usr/bin/env python3
# ===- check_models.py - Exported steps are what ao takes ------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Checks that exported training steps are what `ao` takes as input.

  check_models.py --mlir-opt mlir-opt test/Models/*.mlir

Every module is parsed and verified by a stock mlir-opt. Then, for each: its
functions are public and hold no calls; no constant is larger than 1 KB; a file
named *.linalg.mlir holds upstream dialects only; a pair's results and arguments
agree in number, order and type, and a saved value is saved once, is no constant
and is used by the backward function. Prints a line a module; the exit status is
1 if a check failed. Needs the standard library only.
"""

import argparse
import math
import os
import re
import subprocess
import sys

UPSTREAM = {"builtin", "func", "linalg", "tensor", "arith", "math", "scf", "affine"}
# The counter of a loop is a tensor of one number.
LARGEST_CONSTANT = 1024
ELEMENT_BITS = {"i1": 8, "i8": 8, "i32": 32, "i64": 64, "f32": 32, "bf16": 16}


class CheckError(Exception):
    pass


def require(condition, message):
    if not condition:
        raise CheckError(message)


def split_list(text):
    """`text` split at the commas that are in no bracket."""
    items, depth, start = [], 0, 0
    for index, char in enumerate(text):
        if char in "<([{":
            depth += 1
        elif char in ")]}" or (char == ">" and text[index - 1] != "-"):
            depth -= 1
        elif char == "," and depth == 0:
            items.append(text[start:index].strip())
            start = index + 1
    items.append(text[start:].strip())
    return [item for item in items if item]


def size_in_bytes(tensor):
    """Of a statically shaped tensor; an i1 takes a byte, as in memory."""
    match = re.fullmatch(r"tensor<((?:\d+x)*)(\w+)>", tensor)
    require(match and match.group(2) in ELEMENT_BITS, f"unexpected type {tensor}")
    shape = [int(d) for d in match.group(1).split("x") if d]
    return math.prod(shape) * ELEMENT_BITS[match.group(2)] // 8


class Function:
    """A func.func in generic form: its signature and the lines of its body."""

    def __init__(self, header, body, attributes):
        signature = re.search(r"function_type = \((.*?)\) -> (.*?), sym_name", header)
        require(signature, "a function without a type")
        self.inputs = split_list(signature.group(1))
        results = signature.group(2)
        self.results = split_list(results[1:-1] if results[0] == "(" else results)
        self.name = re.search(r'sym_name = "(\w+)"', header).group(1)
        self.private = "sym_visibility" in header
        self.attributes = attributes
        self.body = body
        block = re.match(r"\s*\^bb0\((.*)\):", body[0]) if body else None
        arguments = split_list(block.group(1)) if block else []
        self.arguments = [argument.split(":")[0] for argument in arguments]
        self.returned = self._returned()

    def _returned(self):
        terminators = [l for l in self.body if l.lstrip().startswith('"func.return"')]
        require(len(terminators) == 1, f"@{self.name} must have one return")
        return split_list(re.search(r'"func.return"\((.*?)\)', terminators[0]).group(1))

    def operations(self):
        for line in self.body:
            if match := re.match(r'\s*(?:%[\w:, %]+ = )?"([\w.]+)"', line):
                yield match.group(1)

    def constants(self):
        """Names of the values that constants define."""
        return {m.group(1) for line in self.body if (m := re.match(
            r'\s*(%\w+) = "(?:arith|stablehlo)\.constant"', line))}

    def definitions(self):
        """The operation that defines each value."""
        found = {}
        for line in self.body:
            if match := re.match(r'\s*(%\w+)(?::\d+)? = "([\w.]+)"', line):
                found[match.group(1)] = match.group(2)
        return found

    def uses(self, value):
        pattern = re.compile(re.escape(value) + r"(?!\w)")
        return sum(len(pattern.findall(line)) for line in self.body[1:])


def parse_functions(text):
    """The functions of a module that mlir-opt printed in generic form."""
    lines, functions, start = text.splitlines(), [], None
    for index, line in enumerate(lines):
        if line.startswith('  "func.func"'):
            start = index
        elif start is not None and line.startswith("  })"):
            functions.append(Function(lines[start], lines[start + 1:index], line))
            start = None
    return functions


def check_constants(text):
    for match in re.finditer(r'dense(?:_resource)?<("0x\w*"|\[.*?\])>', text):
        require(len(match.group(1)) <= LARGEST_CONSTANT,
                f"a constant of {len(match.group(1))} characters")


def check_function(function, linalg):
    require(not function.private, f"@{function.name} is not public")
    for name in set(function.operations()):
        require(name not in ("func.call", "func.call_indirect"),
                f"@{function.name} holds a call")
        require(not linalg or name.split(".")[0] in UPSTREAM,
                f"@{function.name} holds {name}")


def check_pair(forward, backward):
    match = re.search(r"ao\.num_outputs = (\d+) : i64", forward.attributes)
    require(match, f"@{forward.name} lacks ao.num_outputs")
    outputs = int(match.group(1))
    require(1 <= outputs < len(forward.results), "ao.num_outputs is out of range")
    expected = forward.results[outputs:] + forward.results[:outputs]
    require(backward.inputs == expected,
            f"arguments of @{backward.name} are not what @{forward.name} saves, "
            "followed by a cotangent for each output")
    saved = forward.returned[outputs:]
    require(len(set(saved)) == len(saved), "a value is saved twice")
    require(not set(saved) & forward.constants(), "a constant is saved")
    for position, argument in enumerate(backward.arguments[:len(saved)]):
        require(backward.uses(argument), f"saved value {position} is never used")
    return describe(forward, saved, outputs)


def describe(forward, saved, outputs):
    """Count and bytes of what is saved, arguments apart."""
    types = forward.results[outputs:]
    static = [t for v, t in zip(saved, types) if v in forward.arguments]
    moving = [(v, t) for v, t in zip(saved, types) if v not in forward.arguments]
    sizes = [size_in_bytes(t) for _, t in moving]
    masks = sum("xi1>" in t for _, t in moving)
    definitions = forward.definitions()
    views = sum(definitions.get(v, "").endswith(
        ("expand_shape", "collapse_shape", "extract_slice", "reshape"))
        for v, _ in moving)
    return (f"{len(moving)} saved values, {sum(sizes)} bytes, "
            f"{sum(s >= 4096 for s in sizes)} of at least 4 KiB, {views} views, "
            f"{masks} masks; {len(static)} arguments saved")


def check_module(path, mlir_opt):
    command = [mlir_opt, "--allow-unregistered-dialect", "--verify-each",
               "--mlir-print-op-generic", path]
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except OSError as error:
        raise CheckError(f"{mlir_opt}: {error.strerror}") from None
    require(done.returncode == 0, (done.stderr.strip().splitlines() or ["failed"])[0])
    check_constants(done.stdout)
    functions = parse_functions(done.stdout)
    top_level = sum(bool(re.match(r'  "', l)) for l in done.stdout.splitlines())
    require(top_level == len(functions), "the module holds more than functions")
    for function in functions:
        check_function(function, path.endswith(".linalg.mlir"))
    count = sum(len(list(f.operations())) for f in functions)
    if len(functions) == 1:
        require("ao.step" in functions[0].attributes, "no ao.step on the function")
        return f"joint, {count} operations"
    require(len(functions) == 2, f"{len(functions)} functions")
    forward, backward = functions
    require(f"ao.backward = @{backward.name}" in forward.attributes,
            f"@{forward.name} does not name @{backward.name}")
    return f"pair, {count} operations, {check_pair(forward, backward)}"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mlir-opt", default="mlir-opt", metavar="PATH")
    parser.add_argument("files", nargs="+", metavar="FILE")
    options = parser.parse_args()
    failed = False
    for path in options.files:
        try:
            print(f"{os.path.basename(path)}: {check_module(path, options.mlir_opt)}")
        except CheckError as error:
            failed = True
            print(f"{path}: error: {error}", file=sys.stderr)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
