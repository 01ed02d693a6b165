# ===- replay_compiled_autograd.py - ao's passes on recordings -------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Compares ao's passes with recordings of PyTorch's autograd.

`graphs`: after each move, ops, hooks and accumulations stand in the order in
which the function of compiled autograd with the same purpose has left them. Of
graphs with what `ao` does otherwise, by the name of the difference, the orders
must differ.

`models`: the tape of each model, node by node and folded into regions, calls its
hooks in the order in which PyTorch did. See record_compiled_autograd.py.
"""

import argparse
import json
import random
import re
import sys

from generators import random_tape
from generators.random_tape import TYPE, run_ao_opt, split

# For each of the reference's functions, in its order, the moves of
# ao-schedule-eager-order that do the same.
MOVES = [
    "delay-unpacks",
    "hoist-fan-ins,hoist-tensor-pre-hooks",
    "hoist-pre-hooks",
    "hoist-accumulations",
    "sink-pre-hooks",
    "place-post-acc-hooks",
    "place-post-hooks",
]
# Of the graphs, at most one in so many may be left out.
LEFT_OUT = 10


def read(path):
    with open(path, encoding="utf-8") as file:
        head, *records = map(json.loads, file)
    if head["count"] != len(records):
        sys.exit(f"{path}: expected {head['count']} recordings, got {len(records)}")
    return records


# ===-----------------------------------------------------------------------===#
# Graphs
# ===-----------------------------------------------------------------------===#


def lengthen(order):
    numbers = []
    for run in order.split():
        first, _, last = run.partition("-")
        numbers += range(int(first), int(last or first) + 1)
    return numbers


class GraphWriter:
    """The step of a recorded graph, before anything is reordered."""

    def __init__(self, record):
        self.name = f"graph{record['seed']}"
        self.kinds, self.lines, self.latest = [], [], {}
        for number, event in enumerate(record["events"]):
            kind, *rest = event.split()
            self.add(number, kind, *map(int, rest))

    @staticmethod
    def value(number):
        return "%g" if number < 0 else f"%e{number}"

    def add(self, number, kind, owner, *operands):
        # The name of an op, and its node.
        marks = [f"ao.workspace = {number} : i64"]
        if kind in ("op", "fan_in"):
            if kind == "op" and owner >= 0:
                marks.append(f"ao.compiled_region = {owner} : i64")
            name = "arith.mulf" if kind == "op" else "autograd.add_grad"
            text = f"{name} {', '.join(map(self.value, operands))}"
            suffix = f" : {TYPE}"
        elif kind == "accumulate":
            slot, gradient = operands
            into = f" into {self.latest[slot]}" if slot in self.latest else ""
            text = f"autograd.accumulate_grad {self.value(gradient)}{into} slot {slot}"
            suffix = f" : {TYPE}"
            self.latest[slot] = f"%e{number}"
        else:
            text, suffix = self.hook(number, kind, operands)
        if kind not in ("op", "fan_in", "unpack"):
            marks.append(f"ao.node_call = {owner} : i64")
        result = "" if kind == "post" else f"%e{number} = "
        self.lines.append(f"  {result}{text} {{{', '.join(marks)}}}{suffix}")

    def hook(self, number, kind, operands):
        if kind not in self.kinds:
            self.kinds.append(kind)
        call = f"autograd.hook {kind} %h_{kind}"
        if kind == "unpack":
            return f"{call} packed(%p : !autograd.packed<{TYPE}>)", f" -> {TYPE}"
        if kind == "post":
            return f"{call} ins({self.value(operands[0])} : {TYPE})", ""
        if kind == "post_acc":
            latest = self.latest[operands[0]]
            self.latest[operands[0]] = f"%e{number}"
            return f"{call} ins(%w : {TYPE}) outs({latest} : {TYPE})", f" -> {TYPE}"
        return f"{call} outs({self.value(operands[0])} : {TYPE})", f" -> {TYPE}"

    def text(self):
        handles = [f"%h_{kind}: !autograd.hook<{kind}>" for kind in self.kinds]
        given = [f"%g: {TYPE}", f"%w: {TYPE}", f"%p: !autograd.packed<{TYPE}>", *handles]
        names = ", ".join(f'"w{i}"' for i in range(len(self.latest)))
        return "\n".join(
            [f"func.func @{self.name}({', '.join(given)})"]
            + [f"    attributes {{ao.step, autograd.engine_order, autograd.gradients = [{names}]}} {{"]
            + [*self.lines, "  return", "}", ""]
        )


def get_orders(ao_opt, text):
    """The orders of all graphs after each function of the reference."""
    for moves in MOVES:
        text = run_ao_opt(ao_opt, text, f"--ao-schedule-eager-order=moves={moves}")
        yield {
            graph: [int(n) for n in re.findall(r"ao\.workspace = (\d+)", body)]
            for graph, body in split(text).items()
        }


def check_graphs(ao_opt, records):
    text = "".join(GraphWriter(record).text() for record in records)
    orders = list(get_orders(ao_opt, text))
    wrong, left_out = [], {}
    for record in records:
        expected = list(range(len(record["events"])))
        mismatches = []
        for stage, order in enumerate(record["orders"]):
            if order == "fails":
                mismatches.append(MOVES[stage])
                break
            expected = lengthen(order) if order else expected
            if orders[stage][f"graph{record['seed']}"] != expected:
                mismatches.append(MOVES[stage])
        difference = record["difference"]
        if not difference and mismatches:
            wrong.append(f"graph {record['seed']} differs after {mismatches[0]}")
        elif difference:
            name = difference if mismatches else f"{difference} without one"
            left_out[name] = left_out.get(name, 0) + 1
    print("\n".join(wrong + [f"{n} with {name}" for name, n in sorted(left_out.items())]))
    count = sum(left_out.values())
    print(f"{len(records) - count} graphs, {len(wrong)} wrong, {count} left out")
    if count * LEFT_OUT > len(records):
        print("too many are left out")
        return 1
    return 1 if wrong else 0


# ===-----------------------------------------------------------------------===#
# Models
# ===-----------------------------------------------------------------------===#


class RecordedGraph:
    """The autograd graph of a model, as random_tape's graphs are."""

    def __init__(self, record, draw):
        self.seed = record["name"]
        self.nodes = [
            random_tape.Node(i, not targets, "mulf", bool(packed), hooks)
            for i, (_, packed, hooks, targets) in enumerate(record["nodes"])
        ]
        self.order = [self.nodes[i] for i in record["order"]]
        ran = {number: place for place, number in enumerate(record["order"])}
        for node, (_, _, _, targets) in zip(self.nodes, record["nodes"]):
            # Some nodes of a graph never run.
            reached = [t for t in targets if t in ran]
            node.targets = [self.nodes[t] for t in sorted(reached, key=ran.get)]
        self.leaves = [n for n in self.nodes if n.is_leaf and n.index in ran]
        self.tied = {leaf.index: slot for slot, leaf in enumerate(self.leaves)}
        random_tape.Graph.fold(self, draw)


def check_models(ao_opt, records):
    wrong, text, logs = [], "", {}
    for number, record in enumerate(records):
        graph = RecordedGraph(record, random.Random(number))
        name = record["name"]
        nodes = random_tape.Writer(graph, f"nodes_{name}", 0)
        text += nodes.write_nodes()
        text += random_tape.Writer(graph, f"regions_{name}", number * 1000).write_regions()
        logs[name] = [node * 16 + position for _, node, position in record["log"]]
        if nodes.log != logs[name]:
            wrong.append(f"{name}: the tape calls {nodes.log}, PyTorch {logs[name]}")
    eager = split(run_ao_opt(ao_opt, text, "--ao-whole-step-pipeline"))
    tape = split(run_ao_opt(ao_opt, text, "--ao-whole-step-pipeline=order=tape"))
    moved = 0
    for name, log in logs.items():
        orders = [
            [int(n) for n in re.findall(r"ao\.workspace = (\d+)", step[f"regions_{name}"])]
            for step in (eager, tape)
        ]
        moved += orders[1] != log
        if orders[0] != log:
            wrong.append(f"{name}: expected hooks {log}, got {orders[0]}")
        if eager[f"nodes_{name}"] != tape[f"nodes_{name}"]:
            wrong.append(f"{name}: nodes are not left as they are")
    print("\n".join(wrong + [f"{len(records)} models, {len(wrong)} wrong"]))
    print(f"{moved} had another order")
    return 1 if wrong else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=["models", "graphs"])
    parser.add_argument("recordings")
    parser.add_argument("--run", metavar="AO_OPT", default="ao-opt")
    arguments = parser.parse_args()
    check = check_graphs if arguments.what == "graphs" else check_models
    return check(arguments.run, read(arguments.recordings))


if __name__ == "__main__":
    sys.exit(main())
