# ===- printed_module.py - Read back printed pairs -------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Reads the pairs that ao-opt prints, as far as the comparison needs them.

Understands the generic form with local locations, one op a line, no op with a
region inside a function: exactly what module_text.py's modules print as.
"""

import re
from dataclasses import dataclass, field

FLAGS = (
    "--mlir-print-op-generic",
    "--mlir-print-debuginfo",
    "--mlir-print-local-scope",
)

FUNCTION = re.compile(r'^\s*"func\.func"\(\).*sym_name = "(\w+)"')
BLOCK = re.compile(r"^\s*\^bb0\((.*)\):$")
ARGUMENT = re.compile(r'(%\w+): (.+?) loc\("([^"]*)"\)')
OP = re.compile(r'^\s*(?:(%\w+)(?::\d+)? = )?"([\w.]+)"\(([^)]*)\).* loc\("([^"]*)"')


@dataclass
class Function:
    """Orders and data flow of one function, in the recordings' terms."""

    arguments: list = field(default_factory=list)
    order: list = field(default_factory=list)
    operands: dict = field(default_factory=dict)
    results: list = field(default_factory=list)
    faults: list = field(default_factory=list)


class FunctionReader:
    """Follows values through the transfers of one function.

    Every SSA value gets a name: that of the value of the recording that it is,
    `host X` for the copy in host memory, and `offload X` or `reload X` for the
    transfer in flight.
    """

    def __init__(self, result_names):
        self.result_names = result_names  # node -> names of its results
        self.names = {}
        self.function = Function()

    def read_arguments(self, text):
        for ssa, mlir_type, location in ARGUMENT.findall(text):
            name = location.rpartition("/")[2]
            name = f"host {name}" if "#ao.host" in mlir_type else name
            self.names[ssa] = name
            self.function.arguments.append(name)

    def read_op(self, result, op, operand_text, location):
        operands = [
            self.names.get(operand, operand)
            for operand in filter(None, operand_text.split(", "))
        ]
        node = location.rpartition("/")[2]
        if op == "func.return":
            self.function.results = operands
        elif op in ("ao.offload", "ao.reload"):
            self.read_transfer(result, op.partition(".")[2], operands, node)
        elif op == "ao.wait":
            self.read_wait(result, operands, node)
        else:
            self.read_ordinary(result, operands, node)

    def read_transfer(self, result, kind, operands, location):
        source = operands[0]
        host, plain = source.startswith("host "), source.removeprefix("host ")
        if host != (kind == "reload"):
            self.function.faults.append(f"{kind} of {source}")
        if location != plain:
            self.function.faults.append(
                f"{kind} of {source} has the location of {location}"
            )
        self.names[result] = f"{kind} {plain}"
        self.function.order.append(f"{kind} {plain}")

    def read_wait(self, result, operands, location):
        transfer, keep = operands
        kind, _, plain = transfer.partition(" ")
        if keep != (plain if kind == "offload" else f"host {plain}"):
            self.function.faults.append(f"the wait for {transfer} keeps {keep}")
        if location != plain:
            self.function.faults.append(
                f"the wait for {transfer} has the location of {location}"
            )
        self.names[result] = f"host {plain}" if kind == "offload" else plain
        self.function.order.append(f"wait-{transfer}")

    def read_ordinary(self, result, operands, node):
        names = self.result_names.get(node, [node])
        self.names[result] = names[0]
        for i, name in enumerate(names):
            self.names[f"{result}#{i}"] = name
        self.function.operands[node] = operands
        self.function.order.append(node)


def read_pair(text, result_names):
    """The functions of one printed module, by symbol name."""
    functions, reader = {}, None
    for line in text.splitlines():
        if match := FUNCTION.match(line):
            symbol = match.group(1)
            reader = FunctionReader(result_names[symbol])
            functions[symbol] = reader.function
        elif match := BLOCK.match(line):
            reader.read_arguments(match.group(1))
        elif match := OP.match(line):
            reader.read_op(*match.groups())
    return functions
