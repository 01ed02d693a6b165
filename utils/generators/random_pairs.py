# ===- random_pairs.py - Random forward/backward graphs --------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Draws random forward/backward pairs, as plain data in the recordings' format.

All durations are multiples of 1/64 ms, and all sizes multiples of 2**17 times
the link bandwidth in GiB/s, which is a power of two. Costs and transfer times
are then dyadic fractions of a millisecond: floating point computes every sum
and difference of them exactly, so a remaining time of zero is a zero in any
unit and in any order of summation.
"""

import math
import random
from dataclasses import dataclass, replace

NS_PER_UNIT = 15625  # 1/64 ms
COLUMNS = 1024
ELEMENT_BYTES = {"f32": 4, "bf16": 2}
COMPUTE_KINDS = ("matmul", "matmul", "compute", "conv", "attention")


@dataclass(frozen=True)
class Theme:
    """The form of the graphs in one recording file."""

    name: str
    count: int
    forward_ops: tuple = (5, 11)
    backward_ops: tuple = (5, 12)
    model_outputs: tuple = (1, 2)
    idle_inputs: float = 0.2  # inputs that the forward graph only saves
    memory_bound: float = 0.35  # share of ops that are no compute
    views: float = 0.15
    multi_result: float = 0.08
    noncontiguous: float = 0.03
    saved: float = 0.55
    saved_outputs: float = 0.1
    marked: float = 0.75  # of the saved values
    stray_marks: float = 0.05  # of the values not saved
    direct: float = 0.05  # saved values that the backward graph returns
    same_use: float = 0.1
    unused: float = 0.03  # unmarked saved values without backward use
    sizes: tuple = tuple(range(1, 25))  # in 2**17 * bandwidth bytes
    costs: tuple = tuple(range(1, 61))  # in 1/64 ms
    must_move: bool = True
    victim: bool = False  # one chosen value has no backward use


TIE_COSTS = (25, 50, 125, 125, 125, 250)  # one smallest transfer takes 125

THEMES = (
    Theme("mixed", 60),
    Theme("view-chains", 30, forward_ops=(7, 13), views=0.5, same_use=0.0),
    Theme(
        "eligibility",
        40,
        noncontiguous=0.2,
        multi_result=0.2,
        idle_inputs=0.4,
        saved_outputs=0.8,
        marked=0.5,
        stray_marks=0.4,
        must_move=False,
    ),
    Theme("flush", 30, saved=0.8, marked=0.95, sizes=tuple(range(64, 256))),
    Theme(
        "queue",
        30,
        forward_ops=(8, 12),
        backward_ops=(10, 16),
        saved=0.9,
        marked=0.95,
        views=0.05,
        costs=(1, 5, 20, 60, 150, 300, 600),
    ),
    Theme("ties", 30, saved=0.8, marked=0.95, sizes=(16, 16, 32), costs=TIE_COSTS),
    Theme("idle-inputs", 15, idle_inputs=0.8, saved=0.8, marked=0.95),
    Theme("same-use", 20, saved=0.8, marked=0.9, same_use=0.9),
    Theme("returned", 15, saved=0.7, direct=0.5),
    Theme("memory-bound", 10, memory_bound=1.0),
    Theme("no-backward-use", 12, saved=0.8, marked=0.95, victim=True),
)


@dataclass(frozen=True)
class Value:
    """A tensor value; `shape` is its static shape even when it is `dynamic`."""

    name: str
    shape: tuple
    dtype: str
    view: bool = False
    contiguous: bool = True
    dynamic: bool = False  # its MLIR type hides the first extent


def bytes_of(value):
    return math.prod(value.shape) * ELEMENT_BYTES[value.dtype]


def entry(value, **more):
    """Returns the fields of a recording that describe a value."""
    out = {"name": value.name, "shape": list(value.shape), "dtype": value.dtype}
    out["bytes"] = bytes_of(value)
    if value.dynamic:
        out["dynamic"] = True
    if not value.contiguous:
        out["contiguous"] = False
    out.update(more)
    return out


def view_candidates(source):
    """Returns (kind, value) for every view of `source` in the generator."""
    view = replace(source, view=True)
    if source.dynamic:
        return [("cast", replace(view, dynamic=False))]
    found = [("cast", replace(view, dynamic=True))]
    rows = source.shape[0]
    if len(source.shape) == 1:
        if rows % COLUMNS == 0:
            shape = (rows // COLUMNS, COLUMNS)
            found += [("expand", replace(view, shape=shape))] * 2
        return found
    columns = source.shape[1]
    if source.contiguous:
        found += [("collapse", replace(view, shape=(rows * columns,)))] * 2
    if rows % 2 == 0:
        found.append(("slice-rows", replace(view, shape=(rows // 2, columns))))
    if columns % 2 == 0:
        shape = (rows, columns // 2)
        found.append(("slice-columns", replace(view, shape=shape, contiguous=False)))
    return found


class GraphBuilder:
    """Appends random nodes to one graph."""

    def __init__(self, rng, theme, bandwidth, prefix):
        self.rng = rng
        self.theme = theme
        self.bandwidth = bandwidth
        self.prefix = prefix
        self.nodes = []
        self.values = []  # values that a later node may use
        self.pending = []  # views without uses so far
        self.unused = []  # other values without uses so far

    def fresh_value(self, name):
        dtype = self.rng.choice(("f32", "f32", "bf16"))
        size = self.rng.choice(self.theme.sizes) * self.bandwidth * 2**17
        rows = size // ELEMENT_BYTES[dtype] // COLUMNS
        strided = self.rng.random() < self.theme.noncontiguous
        return Value(name, (rows, COLUMNS), dtype, contiguous=not strided)

    def next_name(self):
        return f"{self.prefix}{len(self.nodes)}"

    def add_argument(self, value, **more):
        self.nodes.append(entry(value, kind="argument", **more))
        self.values.append(value)
        self.unused.append(value)
        return value

    def hide(self, values):
        """Keeps the values from being picked."""
        self.values = [v for v in self.values if v not in values]
        self.unused = [v for v in self.unused if v not in values]

    def add_view(self, source):
        self.note_uses([source])
        kind, value = self.rng.choice(view_candidates(source))
        value = replace(value, name=self.next_name())
        more = {"kind": kind, "view": True, "inputs": [source.name]}
        self.nodes.append(entry(value, **more))
        self.values.append(value)
        self.pending.append(value)
        return value

    def pick(self):
        """A value to use: mostly one without uses so far, or a recent one."""
        if self.pending and self.rng.random() < 0.6:
            return self.rng.choice(self.pending)
        if self.unused and self.rng.random() < 0.6:
            return self.rng.choice(self.unused)
        if self.rng.random() < 0.6:
            return self.rng.choice(self.values[-4:])
        return self.rng.choice(self.values)

    def note_uses(self, inputs):
        self.pending = [v for v in self.pending if v not in inputs]
        self.unused = [v for v in self.unused if v not in inputs]

    def add_op(self, inputs):
        """An ordinary op that uses `inputs`; returns its results."""
        rng, theme = self.rng, self.theme
        self.note_uses(inputs)
        name = self.next_name()
        node = {"name": name, "inputs": [v.name for v in inputs]}
        if rng.random() < theme.memory_bound:
            node["kind"] = "memory"
            if rng.random() < 0.6:
                node["ns"] = rng.choice(theme.costs) * NS_PER_UNIT
        else:
            node["kind"] = rng.choice(COMPUTE_KINDS)
            node["ns"] = rng.choice(theme.costs) * NS_PER_UNIT
        if rng.random() < theme.multi_result:
            results = [self.fresh_value(f"{name}r{i}") for i in range(2)]
            node["results"] = [entry(v) for v in results]
        else:
            results = [self.fresh_value(name)]
            node.update(entry(results[0]))
        self.nodes.append(node)
        self.values += results
        self.unused += results
        return results


def draw_forward(rng, theme, bandwidth):
    builder = GraphBuilder(rng, theme, bandwidth, "f")
    for i in range(rng.randint(1, 3)):
        value = replace(builder.fresh_value(f"weight{i}"), contiguous=True)
        builder.add_argument(value, static=True)
    idle = []
    for i in range(rng.randint(1, 3)):
        value = builder.add_argument(builder.fresh_value(f"input{i}"))
        if rng.random() < theme.idle_inputs:
            idle.append(value)
    builder.hide(idle)
    produced = []
    for _ in range(rng.randint(*theme.forward_ops)):
        if rng.random() < theme.views:
            builder.add_view(builder.pick())
            continue
        inputs = {builder.pick() for _ in range(rng.randint(1, 3))}
        produced += builder.add_op(sorted(inputs, key=lambda v: v.name))
    if builder.pending or not produced:
        inputs = builder.pending or [builder.pick()]
        produced += builder.add_op(list(inputs))
    count = min(rng.randint(*theme.model_outputs), len(produced))
    outputs = rng.sample(produced[-3:], min(count, 3))
    builder.values = idle + builder.values
    return builder, outputs


def draw_saved(rng, theme, builder, outputs):
    """Chooses the saved values, in the order of the forward results."""
    saved = []
    for value in builder.values:
        share = theme.saved_outputs if value in outputs else theme.saved
        if not value.view and rng.random() < share:
            saved.append(value)
    if rng.random() < 0.5:
        rng.shuffle(saved)
    return saved


def mark(rng, theme, builder, saved):
    """Marks values as the user would; a view only if its base is not
    offloaded."""
    saved_names = {v.name for v in saved}
    base = {}
    for node in builder.nodes:
        if node.get("view"):
            source = node["inputs"][0]
            base[node["name"]] = base.get(source, source)
    for node in builder.nodes:
        for item in node.get("results", [node]):
            name = item["name"]
            if base.get(name) in saved_names:
                continue
            share = theme.marked if name in saved_names else theme.stray_marks
            if rng.random() < share:
                item["marked"] = True


def draw_uses(rng, theme, saved, marked, steps):
    """Returns the uses of each saved value in the backward graph.

    Returns the values each step uses, the values that are returned, and the
    names of the saved values without uses.
    """
    uses = [[] for _ in range(steps)]
    returned, unused = [], []
    common = rng.randrange(steps)
    for value in saved:
        if value.name not in marked and rng.random() < theme.unused:
            unused.append(value.name)
            continue
        if rng.random() < theme.direct:
            returned.append(value)
            if rng.random() < 0.5:
                continue
        steps_used = {rng.randrange(steps) for _ in range(rng.randint(1, 3))}
        if rng.random() < theme.same_use:
            steps_used = {s for s in steps_used if s > common} | {common}
        for step in sorted(steps_used):
            uses[step].append(value)
    return uses, returned, unused


def draw_backward(rng, theme, bandwidth, saved, outputs, marked):
    builder = GraphBuilder(rng, theme, bandwidth, "b")
    arguments = [builder.add_argument(v) for v in saved]
    builder.hide(arguments)  # only draw_uses decides where these are used
    for i, value in enumerate(outputs):
        tangent = replace(value, name=f"tangent{i}", contiguous=True)
        arguments.append(builder.add_argument(tangent))
    steps = rng.randint(*theme.backward_ops)
    uses, returned, unused = draw_uses(rng, theme, saved, marked, steps)
    produced = []
    for used in uses:
        inputs = []
        for value in used:
            through_view = rng.random() < theme.views
            inputs.append(builder.add_view(value) if through_view else value)
        for _ in range(rng.randint(0 if inputs else 1, 2)):
            value = builder.pick()
            if value not in inputs:
                inputs.append(value)
        produced += builder.add_op(inputs)
    results = produced[-1:] + rng.sample(produced[:-1], min(2, len(produced) - 1))
    results += returned
    rng.shuffle(results)
    return builder.nodes, [v.name for v in results], unused


def drop_uses(nodes, outputs, name):
    """Removes every use of argument `name`, and views that lose their
    source."""
    gone = {name}
    kept = []
    for node in nodes:
        if node.get("view") and node["inputs"][0] in gone:
            gone.add(node["name"])
            continue
        if "inputs" in node:
            node["inputs"] = [i for i in node["inputs"] if i not in gone]
        kept.append(node)
    return kept, [o for o in outputs if o not in gone]


def draw_pair(rng, theme):
    """One forward/backward pair, without results."""
    bandwidth = rng.choice((8, 16, 32))
    forward, outputs = draw_forward(rng, theme, bandwidth)
    saved = draw_saved(rng, theme, forward, outputs)
    mark(rng, theme, forward, saved)
    items = [r for n in forward.nodes for r in n.get("results", [n])]
    marked = {item["name"] for item in items if item.get("marked")}
    nodes, results, unused = draw_backward(
        rng, theme, bandwidth, saved, outputs, marked
    )
    return {
        "bandwidth_gib_per_s": bandwidth,
        "num_outputs": len(outputs),
        "forward": {
            "nodes": forward.nodes,
            "outputs": [v.name for v in outputs + saved],
        },
        "backward": {"nodes": nodes, "outputs": results},
    }
