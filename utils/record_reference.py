#!/usr/bin/env python3
# ===- record_reference.py - Record where PyTorch puts transfers -----------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Records what PyTorch's activation offloading does to random graphs.

PyTorch's own passes (torch._functorch._activation_offloading) run on random fx
graphs under four configurations. Only two things are replaced: the measurement
of a node's run time returns the cost the graph was drawn with, and the link
bandwidth is set per graph. The order of the nodes and the signatures that come
out are written to test/Reference/recordings, where
test/Reference/compare_reference.py holds ao's passes to them.

With --reference FILE the same graphs also go through the functions of FILE, a copy of
the module to be matched. If the two disagree, the graph is omitted; the number left out
is printed, and more than a tenth is an error.
"""

import argparse
import copy
import json
import operator
import pathlib
import random
import re
import sys
import types
import warnings

warnings.filterwarnings("ignore", message="Failed to initialize NumPy")

import torch
import torch.fx as fx
from torch._functorch import config
from torch._functorch._activation_offloading import activation_offloading
from torch._functorch.partitioners import get_default_op_list
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.utils._ordered_set import OrderedSet

from generators.random_pairs import THEMES, draw_pair, drop_uses

PACKAGE = "torch._functorch._activation_offloading"
HOST_PREFIX = "cpu_offload_"
DTYPES = {"f32": torch.float32, "bf16": torch.bfloat16}

aten = torch.ops.aten
TARGETS = {
    "matmul": aten.mm.default,
    "compute": aten.bmm.default,
    "conv": aten.convolution.default,
    "attention": aten._scaled_dot_product_flash_attention.default,
    "memory": aten.add.Tensor,
    "cast": aten.alias.default,
    "collapse": aten.view.default,
    "expand": aten.view.default,
    "slice-rows": aten.slice.Tensor,
    "slice-columns": aten.slice.Tensor,
}

# The configurations, each with what it adds to the one before.
STAGES = {
    "sync": dict(separate_stream=False, sink_wait=False, prefetch=False),
    "async": dict(separate_stream=True, sink_wait=False, prefetch=False),
    "sink": dict(separate_stream=True, sink_wait=True, prefetch=False),
    "prefetch": dict(separate_stream=True, sink_wait=True, prefetch=True),
}


def load_reference(path):
    """Executes FILE as if it were a module of the package it comes from."""
    module = types.ModuleType(f"{PACKAGE}.reference_file")
    module.__package__ = PACKAGE
    module.__file__ = str(path)
    sys.modules[module.__name__] = module
    exec(compile(path.read_text(), str(path), "exec"), module.__dict__)
    return module


def fake_tensor(item):
    """A tensor without storage, of the item's shape, on a made-up device."""
    shape = list(item["shape"])
    strides = [1] * len(shape)
    order = range(len(shape) - 1, 0, -1)
    if not item.get("contiguous", True):
        strides[1] = shape[0]
        order = ()
    for i in order:
        strides[i - 1] = strides[i] * shape[i]
    return torch.empty_strided(
        shape, strides, dtype=DTYPES[item["dtype"]], device="cuda"
    )


def build_graph(spec):
    """The fx graph of one function; returns it with its nodes by name."""
    graph, nodes = fx.Graph(), {}
    op_types = get_default_op_list()
    for item in spec["nodes"]:
        if item["kind"] == "argument":
            node = graph.placeholder(item["name"])
        else:
            inputs = tuple(nodes[name] for name in item["inputs"])
            target = TARGETS[item["kind"]]
            node = graph.call_function(target, inputs, name=item["name"])
            node.meta["milliseconds"] = item.get("ns", 0) / 1e6
        assert node.name == item["name"]
        assert op_types.is_view(node) == item.get("view", False)
        nodes[node.name] = node
        parts = item.get("results", [item])
        values = [fake_tensor(part) for part in parts]
        node.meta["val"] = tuple(values) if "results" in item else values[0]
        for i, part in enumerate(parts):
            part_node = node
            if "results" in item:
                part_node = graph.call_function(
                    operator.getitem, (node, i), name=part["name"]
                )
                part_node.meta["val"] = values[i]
                part_node.meta["milliseconds"] = 0.0
                nodes[part["name"]] = part_node
            part_node.meta["should_offload"] = part.get("marked", False)
    graph.output(tuple(nodes[name] for name in spec["outputs"]))
    return fx.GraphModule(torch.nn.Module(), graph), nodes


def plain_name(name):
    """The value's own name, whichever copy of it `name` stands for."""
    return re.sub(rf"^(async_)?({HOST_PREFIX}|gpu_reload_)", "", name)


def describe(node):
    """The entry of one node in a recorded order, or None."""
    ao = torch.ops.ao
    if node.op in ("placeholder", "output") or node.target is operator.getitem:
        return None
    if node.target is torch.ops.prims.device_put.default:
        to_host = node.args[1].type == "cpu"
        return f"{'offload' if to_host else 'reload'} {plain_name(node.args[0].name)}"
    if node.target is ao.offload.default:
        return f"offload {plain_name(node.args[0].name)}"
    if node.target is ao.reload.default:
        return f"reload {plain_name(node.args[0].name)}"
    if node.target is ao.wait_tensor.default:
        return f"wait-{describe(node.args[0])}"
    return node.name


def order_of(module):
    entries = [describe(node) for node in module.graph.nodes]
    return [entry for entry in entries if entry is not None]


def signature_name(node):
    host = node.name.startswith(HOST_PREFIX)
    return f"host {plain_name(node.name)}" if host else node.name


def run_stage(passes, pair, stage):
    """Runs one configuration on fresh graphs."""
    fake_mode = FakeTensorMode()
    with fake_mode:
        forward, nodes = build_graph(pair["forward"])
        backward, _ = build_graph(pair["backward"])
    static = OrderedSet(
        nodes[item["name"]] for item in pair["forward"]["nodes"] if item.get("static")
    )
    options = {
        "activation_offload_separate_stream": STAGES[stage]["separate_stream"],
        "activation_offload_sink_wait": STAGES[stage]["sink_wait"],
        "activation_reload_prefetch": STAGES[stage]["prefetch"],
        "activation_offload_cpu_gpu_bw": float(pair["bandwidth_gib_per_s"]),
    }
    passes.benchmark_node = lambda node: node.meta["milliseconds"]
    error = None
    with config.patch(options), fake_mode:
        try:
            passes.enable_activation_offloading(
                forward, backward, pair["num_outputs"], static
            )
        except RuntimeError as caught:
            match = re.search(r"tensor (\S+) has no users", str(caught))
            if not match:
                raise
            error = plain_name(match.group(1))
    chosen = [n for n in nodes if nodes[n].meta.get("saved_for_offloading")]
    if error:
        return {"chosen": chosen, "error": error}
    return {
        "chosen": chosen,
        "forward": order_of(forward),
        "backward": order_of(backward),
        "signature": {
            "forward_outputs": [
                signature_name(n) for n in forward.graph.output_node().args[0]
            ],
            "backward_arguments": [
                signature_name(n) for n in backward.graph.find_nodes(op="placeholder")
            ],
        },
    }


def record(passes, pair):
    """All configurations of one pair, in the recordings' format."""
    runs = {stage: run_stage(passes, pair, stage) for stage in STAGES}
    last = runs["prefetch"]
    assert all(run["chosen"] == last["chosen"] for run in runs.values())
    if "error" in last:
        assert runs["async"]["error"] == runs["sink"]["error"] == last["error"]
        return {"chosen": last["chosen"], "error": last["error"]}
    # Each pass touches one graph only, so one order a stage says it all.
    assert runs["sink"]["backward"] == runs["async"]["backward"]
    assert last["forward"] == runs["sink"]["forward"]
    assert all(run["signature"] == last["signature"] for run in runs.values())
    functions = ("forward", "backward")
    return {
        "chosen": last["chosen"],
        "signature": last["signature"],
        "sync": {name: runs["sync"][name] for name in functions},
        "async": {name: runs["async"][name] for name in functions},
        "sink": {"forward": runs["sink"]["forward"]},
        "prefetch": {"backward": last["backward"]},
    }


def take_away_uses(rng, passes, pair):
    """Leaves one chosen value without backward use, where that is possible."""
    chosen = run_stage(passes, pair, "sync")["chosen"]
    nodes, outputs = pair["backward"]["nodes"], pair["backward"]["outputs"]
    for victim in rng.sample(chosen, len(chosen)):
        kept, left = drop_uses(copy.deepcopy(nodes), outputs, victim)
        if left and all(n.get("inputs", True) for n in kept):
            pair["backward"] = {"nodes": kept, "outputs": left}
            return True
    return False


def draw_usable_pair(rng, theme):
    """Draws until the pair has what its theme is about."""
    while True:
        pair = draw_pair(rng, theme)
        if theme.victim:
            if take_away_uses(rng, activation_offloading, pair):
                return pair
            continue
        chosen = run_stage(activation_offloading, pair, "sync")["chosen"]
        if chosen or not theme.must_move:
            return pair


def record_theme(theme, seed, reference):
    """The recordings of one theme, and how many were left out."""
    recordings, left_out = [], 0
    for i in range(theme.count):
        rng = random.Random(f"{seed}/{theme.name}/{i}")
        pair = draw_usable_pair(rng, theme)
        result = record(activation_offloading, pair)
        if reference and record(reference, pair) != result:
            left_out += 1
            continue
        assert ("error" in result) == theme.victim
        name = f"{theme.name}-{i:02}"
        recordings.append({"name": name, **pair, "result": result})
    return recordings, left_out


def write_recordings(path, recordings):
    lines = [json.dumps(r, separators=(",", ":")) for r in recordings]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--reference", type=pathlib.Path)
    arguments = parser.parse_args()

    reference = load_reference(arguments.reference) if arguments.reference else None
    arguments.out.mkdir(parents=True, exist_ok=True)
    total, total_left_out = 0, 0
    for theme in THEMES:
        recordings, left_out = record_theme(theme, arguments.seed, reference)
        write_recordings(arguments.out / f"{theme.name}.json", recordings)
        print(f"{theme.name}: {len(recordings)} recorded, {left_out} left out")
        total += len(recordings)
        total_left_out += left_out
    print(f"torch {torch.__version__}, seed {arguments.seed}: {total} recorded,")
    if not reference:
        print("not compared with a reference file")
        return 0
    print(f"{total_left_out} left out because the reference file differs")
    return int(total_left_out * 10 > total + total_left_out)


if __name__ == "__main__":
    sys.exit(main())
