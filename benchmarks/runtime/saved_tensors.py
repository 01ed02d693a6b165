#!/usr/bin/env python3
# ===- saved_tensors.py - Host time of a saved tensor ----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Prints the processor time that a saved tensor adds to forward and backward, divided
by that of hooks that do nothing, as a Markdown table.

  PYTHONPATH=build/pure/python python3 benchmarks/runtime/saved_tensors.py

The time is that of the calling thread; copies run on others. "Kept" tensors are not
offloaded; "offloaded" ones are copied to the host, released, and reloaded. Beside them
the same rule written in Python: the same questions about each tensor, and copies by
PyTorch, which orders nothing and pins nothing, or, with --runtime, by the C ABI of the
runtime. Every figure is the least of --repeat runs.
"""

import argparse
import ctypes
import os
import subprocess
import sys
import time

import torch
from torch import nn
from torch.autograd.graph import saved_tensors_hooks

import ao.torch

TENSORS = 200
# Runs of which instructions are counted.
COUNTED = 5


class PythonRule:
    """Everything leaves when it is saved and returns when it is needed; views of
    one storage leave once."""

    def __init__(self, model):
        self.parameters = {p.untyped_storage()._cdata for p in model.parameters()}
        self.away = {}

    def keeps(self, tensor, key):
        return (
            type(tensor) is not torch.Tensor
            or tensor.device.type != "cpu"
            or key in self.parameters
            or tensor.is_conj()
            or tensor.is_neg()
            or torch._C._current_graph_task_id() != -1
        )

    def pack(self, tensor):
        storage = tensor.untyped_storage()
        key = storage._cdata
        alias = tensor.detach()
        if self.keeps(tensor, key):
            return alias, alias._version
        flat = alias.as_strided((storage.nbytes() // alias.itemsize,), (1,), 0)
        if key not in self.away:
            host = torch.empty(flat.shape, dtype=flat.dtype)
            host.copy_(flat)
            self.away[key] = [host, 0]
        entry = self.away[key]
        entry[1] += 1
        shape = tensor.shape, tensor.stride(), tensor.storage_offset()
        return entry, key, shape, alias._version

    def unpack(self, packed):
        if len(packed) == 2:
            alias, version = packed
            if alias._version != version:
                raise RuntimeError("written after it was saved")
            return alias
        entry, key, shape, _ = packed
        back = torch.empty(entry[0].shape, dtype=entry[0].dtype)
        back.copy_(entry[0])
        entry[1] -= 1
        if entry[1] == 0:
            self.away.pop(key, None)
        return back.as_strided(*shape)


class Strided(ctypes.Structure):
    """AortStridedCopy."""

    _fields_ = [
        ("destination", ctypes.c_void_p),
        ("source", ctypes.c_void_p),
        ("element_bytes", ctypes.c_int64),
        ("rank", ctypes.c_int32),
        ("sizes", ctypes.POINTER(ctypes.c_int64)),
        ("destination_strides", ctypes.POINTER(ctypes.c_int64)),
        ("source_strides", ctypes.POINTER(ctypes.c_int64)),
    ]


class Place(ctypes.Structure):
    """AortTransferPlace."""

    _fields_ = [
        ("struct_size", ctypes.c_size_t),
        ("compute", ctypes.c_void_p),
        ("engine", ctypes.c_void_p),
        ("ready", ctypes.c_void_p),
    ]


class Runtime:
    """The parts of the runtime's ABI that the rule needs, on the host backend."""

    OUT, BACK = 0, 1

    def __init__(self, path):
        self.library = ctypes.CDLL(path)
        self.library.aortContextDevice.restype = ctypes.c_void_p
        options = ctypes.create_string_buffer(4096)
        self.library.aortContextOptionsInit(options)
        context = ctypes.c_void_p()
        self.check(self.library.aortContextCreate(options, ctypes.byref(context)))
        self.device = ctypes.c_void_p(self.library.aortContextDevice(context, 0))
        self.place = Place(ctypes.sizeof(Place))

    @staticmethod
    def check(status):
        if status:
            raise RuntimeError(f"status {status}")

    def allocate(self, count):
        memory = ctypes.c_void_p()
        self.check(
            self.library.aortHostAlloc(
                self.device, ctypes.c_int64(count), b"saved", ctypes.byref(memory)
            )
        )
        return memory.value

    def free(self, memory):
        self.check(self.library.aortHostFree(self.device, ctypes.c_void_p(memory)))

    def start(self, direction, to, source, count):
        sizes, strides = (ctypes.c_int64 * 1)(count), (ctypes.c_int64 * 1)(1)
        copy = Strided(to, source, 1, 1, sizes, strides, strides)
        transfer = ctypes.c_uint64()
        self.check(
            self.library.aortTransferAt(
                self.device,
                direction,
                ctypes.byref(copy),
                b"saved",
                ctypes.byref(self.place),
                ctypes.byref(transfer),
            )
        )
        return transfer

    def wait(self, transfer):
        self.check(self.library.aortTransferWaitAt(self.device, transfer, None))


class PythonRuleOnRuntime(PythonRule):
    """The same, by transfers of the runtime: out when it is saved, waited for at the
    next call, which lets go of the tensor."""

    def __init__(self, model, runtime):
        super().__init__(model)
        self.runtime, self.leaving = runtime, []

    def release(self):
        for transfer, _ in self.leaving:
            self.runtime.wait(transfer)
        self.leaving.clear()

    def pack(self, tensor):
        self.release()
        storage = tensor.untyped_storage()
        key = storage._cdata
        alias = tensor.detach()
        if self.keeps(tensor, key):
            return alias, alias._version
        if key not in self.away:
            count = storage.nbytes()
            host = self.runtime.allocate(count)
            out = self.runtime.start(Runtime.OUT, host, storage.data_ptr(), count)
            self.leaving.append((out, alias))
            self.away[key] = [host, 0]
        entry = self.away[key]
        entry[1] += 1
        shape = tensor.shape, tensor.stride(), tensor.storage_offset()
        return entry, key, shape, tensor.dtype, storage.nbytes()

    def unpack(self, packed):
        self.release()
        if len(packed) == 2:
            return super().unpack(packed)
        entry, key, shape, dtype, count = packed
        back = torch.empty(count // dtype.itemsize, dtype=dtype)
        transfer = self.runtime.start(Runtime.BACK, back.data_ptr(), entry[0], count)
        self.runtime.wait(transfer)
        entry[1] -= 1
        if entry[1] == 0:
            self.away.pop(key, None)
            self.runtime.free(entry[0])
        return back.as_strided(*shape)


def run(x):
    for _ in range(TENSORS):
        x = x.sin()
    x.sum().backward()


def measure(contexts, x, repeat):
    """Nanoseconds a saved tensor under each context; these take turns, so that
    whatever else the machine does meets all of them."""
    best = dict.fromkeys(contexts, float("inf"))
    for _ in range(repeat):
        for name, context in contexts.items():
            x.grad = None
            with context():
                start = time.thread_time_ns()
                run(x)
                best[name] = min(best[name], time.thread_time_ns() - start)
    return {name: spent / TENSORS for name, spent in best.items()}


def count(context, x):
    """Counts the instructions of COUNTED runs, after as many others, by callgrind, which
    must have been started with --instr-atstart=no."""

    def repeat():
        for _ in range(COUNTED):
            x.grad = None
            with context():
                run(x)

    def set_counting(state):
        command = ["callgrind_control", "-i", state, str(os.getpid())]
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True)

    repeat()
    set_counting("on")
    repeat()
    set_counting("off")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", 1)[0])
    parser.add_argument("--repeat", type=int, default=200)
    parser.add_argument("--elements", type=int, default=64)
    parser.add_argument("--runtime", help="libao_runtime.so: the rule on its ABI, too")
    parser.add_argument(
        "--count", metavar="ROW", help="run this row alone, while callgrind counts"
    )
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    model = nn.Linear(1, 1)
    x = torch.randn(arguments.elements, requires_grad=True)
    session = ao.torch.session(model, policy="all", min_bytes=1)
    keeps = ao.torch.session(model, policy="all", min_bytes=1 << 40)
    rule = PythonRule(model)
    contexts = {
        "no hooks": torch.enable_grad,
        "hooks that do nothing": lambda: saved_tensors_hooks(
            lambda t: t, lambda t: t
        ),
        "kept": lambda: keeps,
        "offloaded": lambda: session,
        "offloaded, in Python": lambda: saved_tensors_hooks(rule.pack, rule.unpack),
    }
    if arguments.runtime:
        on_runtime = PythonRuleOnRuntime(model, Runtime(arguments.runtime))
        contexts["offloaded, in Python on the ABI"] = lambda: saved_tensors_hooks(
            on_runtime.pack, on_runtime.unpack
        )
    if arguments.count:
        if arguments.count not in contexts:
            parser.error(f"--count must be one of {', '.join(map(repr, contexts))}")
        count(contexts[arguments.count], x)
        return 0
    times = measure(contexts, x, arguments.repeat)
    plain = times.pop("no hooks")
    identity = times["hooks that do nothing"] - plain
    print("| a saved tensor | adds | ÷ hooks that do nothing |\n|---|---|---|")
    for name, spent in times.items():
        print(f"| {name} | {spent - plain:.0f} ns | {(spent - plain) / identity:.2f} |")
    figures = session.statistics
    print()
    offloaded = times["offloaded"] - plain
    for name in ("offloaded, in Python", "offloaded, in Python on the ABI"):
        if name in times:
            print(f"offloaded ÷ {name}: {offloaded / (times[name] - plain):.2f}")
    for name in ("records", "waits"):
        each = figures[f"event_{name}"] / figures["offloads"]
        print(f"event {name} an offloaded tensor: {each:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
