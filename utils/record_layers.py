#!/usr/bin/env python3
# ===- record_layers.py - Record what the rule of layers does --------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Records what TransformerEngine's CPU offloading does to random programs.

    utils/record_layers.py FILE > unittests/Planner/Inputs/layer-rule.json

FILE is the module cpu_offload of TransformerEngine, or of its port to NPUs. It
runs unchanged, but on stand-ins for the framework, for the device and for
quantized tensors, which log each copy, each wait and each release instead of
doing anything. The result depends on the seeds alone.

A program has `layers`, of which the first `move` go out, and `saves`: what each
layer saves, in the order in which its ops define it. A saved tensor has
`elements`, and may have

* `input`: the layer before defines it, as its last result,
* `times`: how often it is saved, as itself or as a view of all of its bytes,
* `stays`: why nothing but the size keeps it on the device,
* `parts`: the elements of the components of a quantized tensor.

The backward pass of a layer asks for its tensors in the order `pops`.

The `log` has one entry an event: ["offload", place, layer, tensor, part] and
"release", "reload" and "wait" in the same form. A place is ["f", i], directly
before the forward pass of layer i, or ["b", i, j], before op j of its backward
pass. A part is null except in a quantized tensor.
"""

import argparse
import collections
import contextlib
import itertools
import json
import pathlib
import random
import sys
import types
import warnings

THRESHOLD = 256 * 1024
PACKAGE = "recorded"


class Log:
    """The events of one program, and where in it the host is."""

    def __init__(self):
        self.place = None
        self.entries = []

    def add(self, what, tensor):
        self.entries.append([what, list(self.place), *tensor.name])


LOG = Log()


class Event:
    def __init__(self):
        self.copied = None

    def record(self, stream):
        self.copied = stream.last


class Stream:
    """Remembers the copy that was issued last, which events then stand for."""

    def __init__(self, is_compute=False):
        self.is_compute = is_compute
        self.last = None

    def wait_event(self, event):
        if self.is_compute and event.copied is not None:
            what = "wait" if event.copied.on_device else "release"
            LOG.add(what, event.copied)

    def wait_stream(self, stream):
        pass


COMPUTE = Stream(is_compute=True)
CURRENT = [COMPUTE]


class Tensor:
    """A tensor without data; `name` is its layer, number and part."""

    def __init__(self, elements, name, base=None, contiguous=True, device="npu"):
        self.elements = elements
        self.name = name
        self._base = base
        self.contiguous = contiguous
        self.device = types.SimpleNamespace(type=device)
        self.shape = (elements,)

    @property
    def on_device(self):
        return self.device.type == "npu"

    def numel(self):
        return self.elements

    def element_size(self):
        return 2

    def stride(self):
        return (1,)

    def storage_offset(self):
        return 0

    def is_contiguous(self):
        return self.contiguous

    def is_pinned(self):
        return not self.on_device

    def as_strided(self, *view):
        return self

    def detach(self):
        return self

    def copy_(self, source, non_blocking):
        LOG.add("reload" if self.on_device else "offload", self)
        CURRENT[-1].last = self


class Parameter(Tensor):
    pass


class QuantizedTensor(Tensor):
    """Saves its components one by one."""

    def __init__(self, parts, layer, number):
        super().__init__(sum(parts), (layer, number, None))
        self.parts = [
            Tensor(elements, (layer, number, part))
            for part, elements in enumerate(parts)
        ]

    def prepare_for_saving(self):
        return self.parts, self

    def restore_from_saved(self, parts):
        self.parts = parts


@contextlib.contextmanager
def stream_context(stream):
    CURRENT.append(stream)
    yield
    CURRENT.pop()


def empty_like(tensor, device, pin_memory=False):
    kind = device if isinstance(device, str) else device.type
    return Tensor(tensor.elements, tensor.name, device=kind)


def install_stand_ins():
    """Stand-ins for the imports of FILE, as far as it uses them."""
    torch = types.ModuleType("torch")
    torch.Tensor = Tensor
    torch.nn = types.SimpleNamespace(Parameter=Parameter)
    torch._subclasses = types.SimpleNamespace(FakeTensor=type("Fake", (), {}))
    torch.empty_like = empty_like
    torch.device = lambda kind, index=0: types.SimpleNamespace(type=kind)
    torch.npu = types.SimpleNamespace(
        Event=Event,
        Stream=Stream,
        stream=stream_context,
        current_stream=lambda: CURRENT[-1],
        current_device=lambda: 0,
    )
    torch.cuda = torch.npu
    graph = types.ModuleType("torch.autograd.graph")
    graph.saved_tensors_hooks = None
    quantized = types.ModuleType(f"{PACKAGE}.quantized_tensor")
    quantized.QuantizedTensor = quantized.QuantizedTensorStorage = QuantizedTensor
    quantized.prepare_for_saving = lambda *tensors: (tensors, None)
    quantized.restore_from_saved = lambda objects, tensors: tensors
    modules = {
        "torch": torch,
        "torch_npu": types.ModuleType("torch_npu"),
        "torch.autograd": types.ModuleType("torch.autograd"),
        "torch.autograd.graph": graph,
        PACKAGE: types.ModuleType(PACKAGE),
        f"{PACKAGE}.quantized_tensor": quantized,
    }
    sys.modules.update(modules)


def load(path):
    """Executes FILE as a module of the package it comes from."""
    module = types.ModuleType(f"{PACKAGE}.cpu_offload")
    module.__package__ = PACKAGE
    sys.modules[module.__name__] = module
    exec(compile(path.read_text(), str(path), "exec"), module.__dict__)
    return module


def draw_elements(rng):
    """Rather near the threshold than anywhere."""
    return rng.choice(
        [THRESHOLD - 1, THRESHOLD, THRESHOLD + 1, rng.randrange(1, 4 * THRESHOLD)]
    )


def draw_save(rng, is_first):
    save = {"elements": draw_elements(rng)}
    kind = rng.random()
    if kind < 0.15:
        save["times"] = rng.randint(2, 3)
    elif kind < 0.3:
        save["stays"] = rng.choice(["parameter", "marked", "strided"])
    elif kind < 0.45:
        parts = [draw_elements(rng) for _ in range(rng.randint(2, 3))]
        save = {"elements": sum(parts), "parts": parts}
    if is_first and "parts" not in save and "stays" not in save:
        save["input"] = rng.random() < 0.5
    return {key: value for key, value in save.items() if value is not False}


def draw_program(rng):
    layers = rng.randint(1, 9)
    saves = []
    for layer in range(layers):
        count = rng.randint(0, 5)
        saves.append([draw_save(rng, layer and not i) for i in range(count)])
    pops = [rng.sample(range(len(s)), len(s)) for s in saves]
    move = max(rng.randrange(layers), rng.randrange(layers))
    return {"layers": layers, "move": move, "saves": saves, "pops": pops}


def make_tensors(module, save, layer, number):
    """Yields the tensors that a layer passes to the hook, one for each save."""
    name = (layer, number, None)
    if "parts" in save:
        return [QuantizedTensor(save["parts"], layer, number)]
    stays = save.get("stays")
    if stays == "parameter":
        return [Parameter(save["elements"], name)]
    tensor = Tensor(save["elements"], name, contiguous=stays != "strided")
    if stays == "marked":
        module.mark_not_offload(tensor)
    views = [
        Tensor(save["elements"], name, base=tensor)
        for _ in range(save.get("times", 1) - 1)
    ]
    return [tensor] + views


def run_program(module, program):
    """One step; the log is what the stand-ins saw."""
    LOG.entries = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        rule = module.DefaultOffloadSynchronizer(program["layers"], program["move"])
        keys = collections.defaultdict(list)
        for layer, saves in enumerate(program["saves"]):
            LOG.place = ("f", layer)
            rule.fwd_step()
            for number, save in enumerate(saves):
                for tensor in make_tensors(module, save, layer, number):
                    keys[layer, number].append(rule.push_tensor(tensor))
        for layer in reversed(range(program["layers"])):
            LOG.place = ("b", layer, 0)
            rule.bwd_step(layer)
            for op, number in enumerate(program["pops"][layer]):
                LOG.place = ("b", layer, op)
                for key in keys[layer, number]:
                    rule.pop_tensor(key)
        rule.finish_part_of_bwd()
    return merge_repeated(LOG.entries)


def merge_repeated(entries):
    """One release a layer stands for all of its copies, and that of a layer
    without copies for nothing; each further pop of one tensor waits for what is
    there already."""
    copies = collections.defaultdict(list)
    merged = []
    for what, place, *tensor in entries:
        if what == "offload":
            copies[tensor[0]].append(tensor)
        if what == "release":
            merged += [[what, place, *moved] for moved in copies.pop(tensor[0], [])]
        else:
            merged.append([what, place, *tensor])
    return [entry for entry, _ in itertools.groupby(merged)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=pathlib.Path, help="the module to record")
    parser.add_argument("--programs", type=int, default=240)
    arguments = parser.parse_args()
    install_stand_ins()
    module = load(arguments.file)
    lines = []
    for seed in range(arguments.programs):
        program = draw_program(random.Random(seed))
        program["log"] = run_program(module, program)
        lines.append(json.dumps(program, separators=(",", ":")))
    print("[" + ",\n".join(lines) + "]")


if __name__ == "__main__":
    main()
