# ===- random_tape.py - Random tapes, and the log of their hooks -----------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Draws autograd graphs and checks the results of `ao` for their tapes.

A graph has nodes of one op each, and leaf nodes that accumulate. A model of an
engine runs it: of the nodes that are ready, leaf nodes come first, then those
that were created last. Each graph is written as two tapes: node by node, and
with runs of nodes folded into compiled regions, after which the engine can run
their leaf nodes only in the end. Eager order must not change the first, and
the second must get the log of hooks of the first.
"""

import argparse
import random
import re
import subprocess
import sys
from dataclasses import dataclass, field

TYPE = "tensor<4xf32>"


@dataclass
class Node:
    """A node of the graph. Its gradient goes to all of `targets`."""

    index: int
    is_leaf: bool
    op: str = ""
    is_packed: bool = False
    hooks: list = field(default_factory=list)
    targets: list = field(default_factory=list)


class Graph:
    """A random graph and the order in which an engine runs it."""

    def __init__(self, seed, with_hooks):
        draw = random.Random(seed)
        self.seed = seed
        count, leaves = draw.randint(3, 12), draw.randint(2, 7)
        ops = [
            Node(i, False, draw.choice(["addf", "mulf", "subf"])) for i in range(count)
        ]
        self.leaves = [Node(count + i, True) for i in range(leaves)]
        self.nodes = ops + self.leaves
        self.connect(draw, ops)
        self.tied = {leaf.index: slot for slot, leaf in enumerate(self.leaves)}
        if with_hooks:
            self.add_hooks(draw, ops)
        self.order = self.run()
        self.fold(draw)

    def connect(self, draw, ops):
        """Gives each node but the first a source, and then some more."""
        for i, node in enumerate(ops[1:], 1):
            draw.choice(ops[:i]).targets.append(node)
        for leaf in self.leaves:
            draw.choice(ops).targets.append(leaf)
        for _ in range(draw.randint(0, len(ops))):
            source = draw.randrange(len(ops))
            later = [n for n in self.nodes if n.is_leaf or n.index > source]
            target = draw.choice(later)
            if target not in ops[source].targets:
                ops[source].targets.append(target)
        for node in ops:
            if not node.targets:
                node.targets.append(draw.choice(self.leaves))
            draw.shuffle(node.targets)

    def add_hooks(self, draw, ops):
        for node in ops:
            node.is_packed = draw.random() < 0.6
            if draw.random() < 0.2:
                node.hooks = [draw.choice(["pre", "post"])]
        for leaf in self.leaves:
            kinds = ["tensor_pre", "tensor_pre", "pre", "pre", "post_acc", "post", "post"]
            leaf.hooks = [kind for kind in kinds if draw.random() < 0.4]

    def run(self):
        """The engine: nodes in the order in which they run."""
        missing = {node.index: 0 for node in self.nodes}
        for node in self.nodes:
            for target in node.targets:
                missing[target.index] += 1
        order, ready = [], [self.nodes[0]]
        while ready:
            leaves = [node for node in ready if node.is_leaf]
            node = leaves[0] if leaves else min(ready, key=lambda n: n.index)
            ready.remove(node)
            order.append(node)
            for target in node.targets:
                missing[target.index] -= 1
                if missing[target.index] == 0:
                    ready.append(target)
        return order

    def fold(self, draw):
        """Runs of nodes without hooks of their own that become regions."""
        self.regions, run = [], []
        for node in [n for n in self.order if not n.is_leaf] + [None]:
            if node and not node.hooks and draw.random() < 0.85:
                run.append(node)
                continue
            if run:
                self.regions.append(run)
            run = []
        self.shuffle = draw.random()


class Writer:
    """Writes one tape of a graph."""

    def __init__(self, graph, name, first_id):
        self.graph, self.name, self.first_id = graph, name, first_id
        self.lines, self.functions = [], []
        # The gradients that have arrived at each node, added up.
        self.gradients = {0: "%g"}
        self.arguments = ["%g"]
        self.handles = {}
        self.done = set()
        self.log = []

    def argument(self, name):
        self.arguments.append(name)
        return name

    def handle(self, kind):
        return self.handles.setdefault(kind, f"%h_{kind}")

    def hook(self, node, position, kind, *operands):
        """One call of a hook, and its entry in the log."""
        number = node.index * 16 + position
        mark = f"{{ao.workspace = {number} : i64}}"
        self.log.append(number)
        return f"autograd.hook {kind} {self.handle(kind)} {' '.join(operands)} {mark}"

    def saved(self, node, body):
        """The saved tensor of a node, unpacked if it is packed."""
        if not node.is_packed:
            return self.argument(f"%s{node.index}")
        call = self.hook(node, 15, "unpack", f"packed(%p : !autograd.packed<{TYPE}>)")
        body.append(f"%t{node.index} = {call} -> {TYPE}")
        return f"%t{node.index}"

    def arrive(self, target, value):
        """A gradient arrives at a node: the second is added to the first."""
        old = self.gradients.get(target.index)
        if old is None:
            self.gradients[target.index] = value
            return
        total = f"%f{len(self.lines)}"
        self.lines.append(f"  {total} = autograd.add_grad {old}, {value} : {TYPE}")
        self.gradients[target.index] = total

    def node(self, node, name, body, result):
        self.lines.append(f'  %n{node.index} = autograd.node {node.index} "{name}" -> {TYPE} {{')
        self.lines += [f"    {line}" for line in body]
        self.lines += [f"    autograd.yield {result} : {TYPE}", "  }"]

    def op_node(self, node):
        body, value = [], self.gradients[node.index]
        hooks = list(enumerate(node.hooks))
        for i, kind in hooks:
            if kind in ("tensor_pre", "pre"):
                call = self.hook(node, i, kind, f"outs({value} : {TYPE})")
                body.append(f"%b{i} = {call} -> {TYPE}")
                value = f"%b{i}"
        saved = self.saved(node, body)
        body.append(f"%d = arith.{node.op} {value}, {saved} : {TYPE}")
        result = "%d"
        for i, kind in hooks:
            if kind == "post":
                call = self.hook(
                    node, i, kind, f"ins({value} : {TYPE})", f"outs({result} : {TYPE})"
                )
                body.append(f"%e{i} = {call} -> {TYPE}")
                result = f"%e{i}"
        self.node(node, "OpBackward", body, result)
        for target in node.targets:
            self.arrive(target, f"%n{node.index}")

    def leaf_node(self, node):
        self.done.add(node.index)
        slot, value, body = self.graph.tied[node.index], self.gradients[node.index], []
        hooks = list(enumerate(node.hooks))
        for i, kind in hooks:
            if kind in ("tensor_pre", "pre"):
                call = self.hook(node, i, kind, f"outs({value} : {TYPE})")
                body.append(f"%v{i} = {call} -> {TYPE}")
                value = f"%v{i}"
        given = value
        # Every other slot has held a gradient before.
        into = f"into {self.argument(f'%o{slot}')} " if slot % 2 else ""
        body.append(f"%a = autograd.accumulate_grad {value} {into}slot {slot} : {TYPE}")
        value = "%a"
        for i, kind in hooks:
            if kind == "post_acc":
                call = self.hook(
                    node, i, kind, f"ins(%w : {TYPE})", f"outs({value} : {TYPE})"
                )
                body.append(f"%v{i} = {call} -> {TYPE}")
                value = f"%v{i}"
            elif kind == "post":
                body.append(self.hook(node, i, kind, f"ins({given} : {TYPE})"))
        self.node(node, "AccumulateGrad", body, value)

    def write_nodes(self):
        for node in self.graph.order:
            if node.is_leaf:
                self.leaf_node(node)
            else:
                self.op_node(node)
        return self.finish()

    def region(self, number, run):
        """One node for a run of nodes, and the leaf nodes after it."""
        inside = {node.index for node in run}
        inputs, unpacks, body, groups = [], [], [], []
        entering = {n.index: self.gradients.get(n.index) for n in run}
        local = {}
        for index, value in entering.items():
            if value:
                local[index] = f"%x{index}"
                inputs.append((f"%x{index}", value))
        results = []
        for node in run:
            saved = self.saved(node, unpacks)
            inputs.append((f"%y{node.index}", saved))
            value = f"%z{node.index}"
            body.append(
                f"  {value} = arith.{node.op} {local[node.index]}, %y{node.index} : {TYPE}"
            )
            for target in node.targets:
                if target.index not in inside:
                    continue
                if target.index in local:
                    total = f"%k{len(body)}"
                    old = local[target.index]
                    body.append(f"  {total} = arith.addf {old}, {value} : {TYPE}")
                    local[target.index] = total
                else:
                    local[target.index] = value
            leaving = [t for t in node.targets if t.index not in inside]
            if leaving:
                results.append(value)
                groups.append((node, value, leaving))
        self.call(number, run, inputs, unpacks, body, results)
        self.leave(run, groups, results)

    def call(self, number, run, inputs, unpacks, body, results):
        draw = random.Random(self.graph.shuffle)
        draw.shuffle(results)
        name = f"@{self.name}_region{number}"
        types = ", ".join([TYPE] * len(results))
        signature = ", ".join(f"{inner}: {TYPE}" for inner, _ in inputs)
        self.functions += [
            f"func.func private {name}({signature}) -> ({types})",
            f"    attributes {{ao.aot_id = {self.first_id + number} : i64}} {{",
            *body,
            f"  return {', '.join(results)} : {types}" if results else "  return",
            "}",
        ]
        values = ", ".join(value for _, value in inputs)
        kinds = ", ".join([TYPE] * len(inputs))
        count = f"%c{number}:{len(results)} = " if results else ""
        arrow = f" -> {types}" if results else ""
        index = run[0].index
        self.lines.append(f'  {count}autograd.node {index} "CompiledFunctionBackward"{arrow} {{')
        self.lines += [f"    {line}" for line in unpacks]
        given = f"%r:{len(results)} = " if results else ""
        self.lines.append(f"    {given}func.call {name}({values}) : ({kinds}) -> ({types})")
        if results:
            out = ", ".join(f"%r#{i}" for i in range(len(results)))
            self.lines.append(f"    autograd.yield {out} : {types}")
        self.lines.append("  }")
        self.number = number

    def leave(self, run, groups, results):
        """Passes gradients on, and runs the leaf nodes that wait for no
        other."""
        last_source = {}
        for node in self.graph.nodes:
            for target in node.targets:
                position = self.graph.order.index(node)
                last_source[target.index] = max(
                    last_source.get(target.index, -1), position
                )
        for node, value, leaving in groups:
            for target in leaving:
                self.arrive(target, f"%c{self.number}#{results.index(value)}")
        order = list(groups)
        random.Random(self.graph.shuffle + 1).shuffle(order)
        for node, _, leaving in order:
            for target in leaving:
                position = self.graph.order.index(node)
                if target.is_leaf and last_source[target.index] == position:
                    self.leaf_node(target)

    def write_regions(self):
        folded = {node.index: run for run in self.graph.regions for node in run}
        for node in self.graph.order:
            run = folded.get(node.index)
            if node.is_leaf:
                if node.index not in self.done:
                    self.leaf_node(node)
            elif not run:
                self.op_node(node)
            elif run[0] is node:
                self.region(self.graph.regions.index(run), run)
        return self.finish()

    def finish(self):
        leaves = self.graph.leaves
        arguments = [f"{name}: {TYPE}" for name in sorted(set(self.arguments))]
        arguments += [f"%w: {TYPE}"]
        for name in arguments:
            if match := re.match(r"%o(\d+):", name):
                slot = f" {{autograd.gradient = {match.group(1)} : i64}}"
                arguments[arguments.index(name)] = name + slot
        if self.handles:
            arguments += [f"%p: !autograd.packed<{TYPE}>"]
            arguments += [f"%h_{kind}: !autograd.hook<{kind}>" for kind in self.handles]
        results = [f"{TYPE} {{autograd.gradient = {i} : i64}}" for i in range(len(leaves))]
        names = ", ".join(f'"w{i}"' for i in range(len(leaves)))
        values = ", ".join(f"%n{leaf.index}" for leaf in leaves)
        types = ", ".join([TYPE] * len(leaves))
        return "\n".join(
            self.functions
            + [f"func.func @{self.name}({', '.join(arguments)}) -> ({', '.join(results)})"]
            + [f"    attributes {{autograd.tape, autograd.gradients = [{names}]}} {{"]
            + self.lines
            + ["  autograd.final_callbacks", f"  return {values} : {types}", "}", ""]
        )


def write(seed, with_hooks):
    """Both tapes of a graph, and the log that their hooks must have."""
    graph = Graph(seed, with_hooks)
    nodes = Writer(graph, f"nodes{seed}", 0)
    text = nodes.write_nodes()
    regions = Writer(graph, f"regions{seed}", seed * 100)
    return text + regions.write_regions(), nodes.log


def run_ao_opt(ao_opt, text, *options):
    result = subprocess.run(
        [ao_opt, *options], input=text, capture_output=True, text=True, check=False
    )
    if result.returncode:
        sys.exit(result.stderr)
    return result.stdout


def split(text):
    """The functions of a module, by name."""
    parts = re.split(r"^  func\.func (?:private )?@(\w+)", text, flags=re.M)
    return dict(zip(parts[1::2], parts[2::2]))


def check(ao_opt, seeds):
    """Prints the seeds whose tapes have unexpected results."""
    drawn = {seed: write(seed, with_hooks=True) for seed in seeds}
    text = "".join(tape for tape, _ in drawn.values())
    inlined = ["--ao-form-step", "--ao-inline-callees"]
    schedule = "--ao-schedule-eager-order"
    once = run_ao_opt(ao_opt, text, *inlined, schedule)
    twice = run_ao_opt(ao_opt, once, schedule)
    eager = split(run_ao_opt(ao_opt, text, "--ao-whole-step-pipeline"))
    tape = split(run_ao_opt(ao_opt, text, "--ao-whole-step-pipeline=order=tape"))
    wrong = [] if once == twice else ["a second run changes something"]
    moved = 0
    for seed, (_, log) in drawn.items():
        if eager[f"nodes{seed}"] != tape[f"nodes{seed}"]:
            wrong.append(f"seed {seed}: nodes are not left as they are")
        logs = [
            [int(n) for n in re.findall(r"ao\.workspace = (\d+)", order[f"regions{seed}"])]
            for order in (eager, tape)
        ]
        moved += logs[1] != log
        if logs[0] != log:
            wrong.append(f"seed {seed}: expected hooks {log}, got {logs[0]}")
    print("\n".join(wrong + [f"{len(drawn)} tapes, {len(wrong)} wrong"]))
    print("some had another order" if moved else "none had another order")
    return 1 if wrong else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", metavar="AO_OPT", help="check with this ao-opt")
    parser.add_argument("--seeds", type=int, default=1, help="how many tapes")
    parser.add_argument("--seed", type=int, default=0, help="of the first")
    parser.add_argument("--no-hooks", action="store_true", help="tapes that run")
    arguments = parser.parse_args()
    seeds = range(arguments.seed, arguments.seed + arguments.seeds)
    if arguments.check:
        return check(arguments.check, seeds)
    for seed in seeds:
        sys.stdout.write(write(seed, not arguments.no_hooks)[0])
    return 0


if __name__ == "__main__":
    sys.exit(main())
