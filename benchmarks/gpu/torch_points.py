#!/usr/bin/env python3
# ===- torch_points.py - Open points of the page on measurements -----------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Measures the open points of docs/Development/Measurements.md, in PyTorch on a GPU.

  later-steps    peaks of the first steps of a loop under ao.torch.backend, and the
                 tensors at the peak of the second one, by where they were allocated
  interference   one kernel of each kind without and beside copies in each direction
  captured-steps a step of PyTorch with transfers, eager and from CUDA graphs
  launches       host time of a captured CUDA graph's launch beside its kernels
  headline       a Llama-shaped model that does not fit, trained by one method
  two-processes  one training alone, then two at once on the same device

Each part prints a table for the page and writes it with `--json`, as
`{"part", "rows", "page"}`. With `--cpu` it runs on the processor, with tiny models.
"""

import argparse
import concurrent.futures
import contextlib
import json
import multiprocessing
import pathlib
import statistics
import sys
import time
import traceback

HERE = pathlib.Path(__file__).resolve().parent
# The models are in the folder of this script in an archive, among the tests in the tree.
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "test/Python/torch/helpers")]

# pylint: disable=wrong-import-position
import torch
import torch.nn.functional as F
from torch import nn

import ao.torch
from ao.torch.common import _clock, _rates
import torch_compare

# layers, width, hidden width, heads, heads of keys, sequence, batch, vocabulary
LLAMA = (24, 4096, 11008, 32, 8, 4096, 10, 32000)
# layers, width, heads, sequence, batch, vocabulary: kernels that are short
CAPTURED = (12, 1024, 16, 512, 4, 32000)
TINY_LLAMA = (2, 32, 64, 4, 2, 16, 2, 64)


def synchronize(device):
    if device == "cuda":
        torch.cuda.synchronize()


def device_bytes(device):
    """Returns the bytes in use by the device's own count: with what the allocator keeps,
    the driver's context, libraries, and other processes. None on the processor."""
    if device != "cuda":
        return None
    free, size = torch.cuda.mem_get_info()
    return size - free


def table(columns, rows):
    """Returns a table of the page; `columns` are pairs of a title and a key."""
    lines = [[title for title, _ in columns], ["---"] * len(columns)]
    lines += [["" if row[key] is None else str(row[key]) for _, key in columns] for row in rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


# ===----------------------------------------------------------------------===#
# Memory of later steps
# ===----------------------------------------------------------------------===#


def holders_at_peak(events, before=0):
    """Returns the peak, and the bytes at it by the place of their allocation.

    Args:
      events: of one device, from torch.cuda.memory._snapshot()["device_traces"].
      before: bytes that are allocated before the first event.
    """
    live, now, most, at_peak = {}, before, before, {}
    for event in events:
        if event["action"] == "alloc":
            live[event["addr"]] = event
            now += event["size"]
        elif event["action"] == "free_requested":
            now -= event["size"]
            live.pop(event["addr"], None)
        if now > most:
            most, at_peak = now, dict(live)
    places = {}
    for event in at_peak.values():
        frames = event.get("frames", [])
        named = [f"{f['name']} ({pathlib.Path(f['filename']).name}:{f['line']})"
                 for f in frames if f["filename"].endswith(".py")] or \
                [f["name"] for f in frames[:3]] or ["unknown"]
        place = " < ".join(named[:3])
        count, size = places.get(place, (0, 0))
        places[place] = count + 1, size + event["size"]
    rows = [{"place": place, "tensors": count, "bytes": size}
            for place, (count, size) in places.items()]
    return most, sorted(rows, key=lambda row: -row["bytes"])


@contextlib.contextmanager
def recorded(device, holders):
    """Records allocations in its body, and appends `holders_at_peak` to a list."""
    if device == "cpu":
        yield
        return
    before = torch.cuda.memory_allocated()
    torch.cuda.memory._record_memory_history(max_entries=400_000)
    try:
        yield
    finally:
        events = torch.cuda.memory._snapshot()["device_traces"][0]
        torch.cuda.memory._record_memory_history(enabled=None)
        holders.append(holders_at_peak(events, before))


def later_steps(arguments, device):
    shape = torch_compare.TINY if device == "cpu" else torch_compare.GPT
    with torch.device(device):
        torch.manual_seed(0)
        model = torch_compare.Gpt(shape).to(torch.bfloat16)
        words = torch.randint(0, shape[5], (shape[4], shape[3]))
    machine = "h200-pcie5" if device == "cpu" else "auto"
    backend = ao.torch.backend(
        machine=machine, device_memory_budget=arguments.budget, recompute=arguments.recompute)
    compiled = torch.compile(model, backend=backend, dynamic=False)
    rows, holders = [], []
    for number in range(1, arguments.steps + 1):
        if device == "cuda":
            torch.cuda.reset_peak_memory_stats()
        with recorded(device, holders) if number == 2 else contextlib.nullcontext():
            model.zero_grad(set_to_none=True)
            began = time.perf_counter()
            compiled(words).backward()
            synchronize(device)
        step = backend.steps[-1]
        peak = torch.cuda.max_memory_allocated() if device == "cuda" else None
        rows.append({"step": number, "ms": round(1e3 * (time.perf_counter() - began), 1),
                     "peak": peak, "device": device_bytes(device),
                     "budget": step.budget_bytes,
                     "predicted": step.predicted["peak_bytes"],
                     "over": peak is not None and peak > step.budget_bytes})
        print(rows[-1], flush=True)
    page = table([("step", "step"), ("time (ms)", "ms"), ("peak", "peak"),
                  ("as the device counts it", "device"), ("budget", "budget"), ("predicted", "predicted")], rows)
    for most, places in holders:
        page += f"\n\nAt the peak of the second step, {most} bytes:\n\n" + table(
            [("bytes", "bytes"), ("tensors", "tensors"), ("allocated by", "place")], places[:20])
    return {"rows": rows, "holders": holders, "page": page}


# ===----------------------------------------------------------------------===#
# Kernels beside copies
# ===----------------------------------------------------------------------===#


def kernels(device):
    """Returns functions that run one kernel each, by name, with the bytes that it
    reads and writes; None for kernels that are limited by arithmetic."""
    size = 1 << (14 if device == "cpu" else 27)
    side = 64 if device == "cpu" else 8192
    x, y = torch.randn(2, size, device=device).to(torch.bfloat16)
    wide = x.view(-1, 128)
    matrix = torch.randn(side, side, device=device)
    half = matrix.to(torch.bfloat16)
    heads = torch.randn(4, 8, side // 8, 64, device=device).to(torch.bfloat16)
    return {
        "copy": (lambda: y.copy_(x), 4 * size),
        "add": (lambda: torch.add(x, y, out=y), 6 * size),
        "gelu": (lambda: F.gelu(x), 4 * size),
        "sum": (lambda: wide.sum(1), 2 * size),
        "softmax": (lambda: torch.softmax(wide, 1), 4 * size),
        "product bf16": (lambda: half @ half, None),
        "product f32": (lambda: matrix @ matrix, None),
        "attention": (lambda: F.scaled_dot_product_attention(heads, heads, heads), None),
    }


class Endless:
    """A stream whose copies are always in flight, for trials on a processor."""

    def query(self):
        return False

    def synchronize(self):
        pass


def interference(arguments, device):
    probe = None if device == "cpu" else _rates.CudaProbe(torch.device("cuda"))
    where, rows = torch.device(device), []
    for name, (kernel, size) in kernels(device).items():

        def measure(kernel=kernel):
            return _clock.time_on(where, kernel)

        measure()
        alone = min(measure() for _ in range(5))
        row = {"kernel": name, "us": round(1e6 * alone, 1),
               "GB/s": None if size is None else round(size / alone / 1e9)}
        for direction in ("out", "back"):
            issue, stream = (lambda: None, Endless()) if probe is None else (
                probe.copies(direction, 64 << 20), probe.streams[direction])
            beside = _rates.time_beside(issue, measure, stream)
            row[direction] = f"{100 * (beside / alone - 1):+.2f} %"
        rows.append(row)
        print(row, flush=True)
    page = table([("kernel", "kernel"), ("alone (µs)", "us"), ("GB/s", "GB/s"),
                  ("beside copies out", "out"), ("beside copies back", "back")], rows)
    machine = _rates.describe(probe) if probe else None
    if machine:
        page += "\n\n" + ", ".join(
            f"`{key}` {machine[key]:.4f}" for key in ("d2h_interference", "h2d_interference"))
    return {"rows": rows, "machine": machine, "page": page}


# ===----------------------------------------------------------------------===#
# Launches of captured CUDA graphs
# ===----------------------------------------------------------------------===#


def host_us(run, repeat=20):
    """Returns the host time of the fastest of several calls, in microseconds."""
    times = []
    for _ in range(repeat):
        began = time.perf_counter()
        run()
        times.append(time.perf_counter() - began)
        if torch.cuda.is_available():
            torch.cuda.synchronize()
    return round(1e6 * min(times), 1)


def launches(arguments, device):
    rows = []
    for count in (1, 10, 100, 1000):
        x = torch.zeros(1024, device=device)

        def issue(x=x, count=count):
            for _ in range(count):
                x.add_(1)

        row = {"kernels": count, "eager": host_us(issue), "graph": None}
        if device == "cuda":
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph):
                issue()
            row["graph"] = host_us(graph.replay)
        rows.append(row)
    return {"rows": rows, "page": table(
        [("kernels", "kernels"), ("host time eager (µs)", "eager"),
         ("launch of the graph (µs)", "graph")], rows)}


# ===----------------------------------------------------------------------===#
# Steps replayed from CUDA graphs
# ===----------------------------------------------------------------------===#


def compiled_step(method, shape, budget, device):
    """Returns a function that runs a step of a GPT, and its parameters."""
    with torch.device(device):
        torch.manual_seed(0)
        model = torch_compare.Gpt(shape).to(torch.bfloat16)
        words = torch.randint(0, shape[5], (shape[4], shape[3]))
    options = {"machine": "auto"} if device == "cuda" else {
        "machine": "h200-pcie5", "runner": "fx"}
    backend = ao.torch.backend(device_memory_budget=budget, **options)
    mode = "reduce-overhead" if method == "reduce-overhead" else None
    torch._dynamo.reset()
    compiled = torch.compile(model, backend=backend, dynamic=False, mode=mode)
    parameters = list(model.parameters())

    def step():
        model.zero_grad(set_to_none=True)
        compiled(words).backward()

    return step, parameters


def captured(step):
    """Returns the launch of a CUDA graph of a step that has run."""
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        step()
    return graph.replay


def time_step(method, shape, budget, device):
    """Returns a row and the gradients."""
    step, parameters = compiled_step(method, shape, budget, device)
    # Refitted plans, two eager steps, and a capture.
    for _ in range(8):
        step()
    if method == "torch.cuda.graph":
        step = captured(step)
    synchronize(device)
    if device == "cuda":
        torch.cuda.reset_peak_memory_stats()
    host, total = [], []
    for _ in range(10):
        began = time.perf_counter()
        step()
        host.append(time.perf_counter() - began)
        synchronize(device)
        total.append(time.perf_counter() - began)
    on_gpu = device == "cuda"
    row = {"method": method, "ms": round(1e3 * statistics.median(total), 3),
           "host_ms": round(1e3 * statistics.median(host), 3),
           "allocated": torch.cuda.max_memory_allocated() if on_gpu else None,
           "reserved": torch.cuda.memory_reserved() if on_gpu else None,
           "device": device_bytes(device)}
    return row, [parameter.grad.cpu() for parameter in parameters]


def captured_steps(arguments, device):
    shape = torch_compare.TINY if device == "cpu" else CAPTURED
    methods = ["eager", "reduce-overhead"] + ["torch.cuda.graph"] * (device == "cuda")
    rows, expected = [], None
    for method in methods:
        row, gradients = time_step(method, shape, arguments.budget, device)
        expected = expected or gradients
        row["bits"] = "same" if all(map(torch.equal, gradients, expected)) else "DIFFER"
        rows.append(row)
        print(row, flush=True)
        if device == "cuda":
            torch.cuda.empty_cache()
    return {"rows": rows, "page": table(
        [("step", "method"), ("time (ms)", "ms"), ("host time (ms)", "host_ms"),
         ("peak allocated", "allocated"), ("reserved", "reserved"),
         ("as the device counts it", "device"), ("gradients", "bits")], rows)}


# ===----------------------------------------------------------------------===#
# A model that does not fit
# ===----------------------------------------------------------------------===#


class LlamaBlock(nn.Module):
    def __init__(self, width, hidden, heads, key_heads):
        super().__init__()
        self.heads, self.key_heads, self.head = heads, key_heads, width // heads
        self.norms = nn.ModuleList(nn.RMSNorm(width) for _ in range(2))
        self.query = nn.Linear(width, width, bias=False)
        self.key_value = nn.Linear(width, 2 * key_heads * self.head, bias=False)
        self.out = nn.Linear(width, width, bias=False)
        self.gate, self.up = (nn.Linear(width, hidden, bias=False) for _ in range(2))
        self.down = nn.Linear(hidden, width, bias=False)

    def forward(self, x, cosine, sine):
        def split(y, heads):
            return y.unflatten(-1, (heads, self.head)).transpose(1, 2)

        def turn(y):
            first, second = y.chunk(2, -1)
            return y * cosine + torch.cat((-second, first), -1) * sine

        y = self.norms[0](x)
        key, value = self.key_value(y).chunk(2, -1)
        y = F.scaled_dot_product_attention(
            turn(split(self.query(y), self.heads)), turn(split(key, self.key_heads)),
            split(value, self.key_heads), is_causal=True, enable_gqa=True)
        x = x + self.out(y.transpose(1, 2).flatten(2))
        y = self.norms[1](x)
        return x + self.down(F.silu(self.gate(y)) * self.up(y))


class Llama(nn.Module):
    def __init__(self, shape):
        super().__init__()
        layers, width, hidden, heads, key_heads, sequence, _, vocabulary = shape
        self.embedding = nn.Embedding(vocabulary, width)
        self.layers = nn.ModuleList(
            LlamaBlock(width, hidden, heads, key_heads) for _ in range(layers))
        self.norm, self.head = nn.RMSNorm(width), nn.Linear(width, vocabulary, bias=False)
        half = width // heads // 2
        angles = torch.arange(sequence)[:, None] * 1e4 ** (-torch.arange(half) / half)
        for name, table_of in (("cosine", torch.cos), ("sine", torch.sin)):
            self.register_buffer(name, table_of(torch.cat((angles, angles), -1)))

    def forward(self, words):
        x = self.embedding(words)
        for layer in self.layers:
            x = layer(x, self.cosine, self.sine)
        scores = self.head(self.norm(x)).flatten(0, 1)
        return F.cross_entropy(scores, words.roll(-1, 1).flatten())


def torchtune_context(model):
    from torchtune.training import OffloadActivations

    return OffloadActivations()


def engine_context(model):
    from transformer_engine.pytorch import get_cpu_offload_context

    return get_cpu_offload_context(True, len(model.layers) // 2, len(model.layers))[0]


METHODS = ("ao-session", "ao-backend", "checkpoint", "save_on_cpu", "torchtune",
           "transformer-engine", "none")


def prepare(method, model, budget, machine):
    """Returns the function that computes the loss, and a context around each step."""
    options = {"device_memory_budget": budget, "machine": machine}
    if method == "ao-session":
        return model, ao.torch.session(model, **options)
    if method == "ao-backend":
        backend = ao.torch.backend(recompute="planned", **options)
        return torch.compile(model, backend=backend, dynamic=False), contextlib.nullcontext()
    if method == "save_on_cpu":
        return model, torch.autograd.graph.save_on_cpu(pin_memory=machine == "auto")
    if method == "torchtune":
        return model, torchtune_context(model)
    if method == "transformer-engine":
        return model, engine_context(model)
    if method == "checkpoint":
        for layer in model.layers:
            layer.forward = checkpointed(layer.forward)
    return model, contextlib.nullcontext()


def checkpointed(forward):
    def run(*values):
        return torch.utils.checkpoint.checkpoint(forward, *values, use_reentrant=False)

    return run


def train(method, shape, steps, budget, device, begin=lambda: None):
    """Returns a row: the median time of the steps after the first two, and the peak.
    `begin` is called before the first step."""
    machine = "h200-pcie5" if device == "cpu" else "auto"
    with torch.device(device):
        torch.manual_seed(0)
        model = Llama(shape).to(torch.bfloat16)
        words = torch.randint(0, shape[7], (shape[6], shape[5]))
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-4, foreach=False)
    function, context = prepare(method, model, budget, machine)
    begin()
    seconds, losses, peaks = [], [], []
    for _ in range(steps):
        if device == "cuda":
            torch.cuda.reset_peak_memory_stats()
        synchronize(device)
        began = time.perf_counter()
        with context:
            loss = function(words)
            loss.backward()
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
        synchronize(device)
        seconds.append(time.perf_counter() - began)
        losses.append(loss.item())
        peaks.append(torch.cuda.max_memory_allocated() if device == "cuda" else 0)
        print(f"{method}: step {len(seconds)}, {seconds[-1]:.3f} s, loss {losses[-1]:.4f}, "
              f"peak {peaks[-1] / 1e9:.2f} GB", flush=True)
    # The first step is recorded or compiled, and the second one measured.
    median = statistics.median(seconds[2:] or seconds)
    return {"method": method, "ms": round(1e3 * median, 1),
            "tokens/s": round(shape[5] * shape[6] / median), "peak": max(peaks),
            "first step (s)": round(seconds[0], 1), "loss": losses[-1], "why": None}


def headline(arguments, device):
    shape = TINY_LLAMA if device == "cpu" else LLAMA
    budget = arguments.budget
    try:
        row = train(arguments.method, shape, arguments.steps, budget, device)
    except (torch.OutOfMemoryError, ao.InfeasibleError, ImportError) as error:
        row = {"method": arguments.method, "why": f"{type(error).__name__}: "
               f"{str(error).splitlines()[0]}"[:160]}
    keys = ("method", "ms", "tokens/s", "peak", "first step (s)", "loss", "why")
    return {"rows": [row], "shape": shape, "page": table(
        [(key, key) for key in keys], [{key: row.get(key) for key in keys}])}


# ===----------------------------------------------------------------------===#
# Two processes on one device
# ===----------------------------------------------------------------------===#


_barrier = None  # Of the processes that train at once.


def inherit(barrier):
    """Initializes a process; a barrier can be passed at its start only."""
    global _barrier
    _barrier = barrier


def train_at_once(steps, budget, device):
    """Returns the row of a training whose first step waits for the other processes."""
    shape = TINY_LLAMA if device == "cpu" else (8, *LLAMA[1:6], 4, LLAMA[7])
    try:
        return train("ao-session", shape, steps, budget, device, begin=_barrier.wait)
    except BaseException:
        traceback.print_exc()  # The parent may report the broken barrier instead.
        _barrier.abort()
        raise


def two_processes(arguments, device):
    rows = []
    spawn = multiprocessing.get_context("spawn")  # A forked process cannot use CUDA.
    for count in (1, 2):
        with concurrent.futures.ProcessPoolExecutor(
                count, spawn, inherit, (spawn.Barrier(count),)) as pool:
            started = [pool.submit(train_at_once, arguments.steps, arguments.budget, device)
                       for _ in range(count)]
            rows += [{"processes": count, **future.result()} for future in started]
    return {"rows": rows, "page": table(
        [("processes", "processes"), ("time (ms)", "ms"), ("tokens/s", "tokens/s"),
         ("peak", "peak")], rows)}


PARTS = {"later-steps": later_steps, "interference": interference, "launches": launches,
         "captured-steps": captured_steps,
         "headline": headline, "two-processes": two_processes}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--cpu", action="store_true", help="on the processor")
    parser.add_argument("--budget", default="72%", help="device memory budget")
    parser.add_argument("--recompute", default="pytorch", help="of 'later-steps'")
    parser.add_argument("--steps", type=int, default=5)
    parser.add_argument("--method", choices=METHODS, default=METHODS[0], help="of 'headline'")
    parser.add_argument("--json", type=pathlib.Path, help="write all figures")
    arguments = parser.parse_args()
    if not arguments.cpu and not torch.cuda.is_available():
        print("PyTorch finds no GPU")
        return 1
    result = PARTS[arguments.part](arguments, "cpu" if arguments.cpu else "cuda")
    print(result["page"])
    if arguments.json:
        arguments.json.write_text(
            json.dumps({"part": arguments.part, **result}, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
