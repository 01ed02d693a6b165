#!/usr/bin/env python3
# ===- torch_step.py - The benchmark's steps in PyTorch --------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Times the benchmark's GPT steps in PyTorch, and what bounds any step.

Overlapping copies with slow kernels proves nothing, so a step's time has to be
seen beside the one of a framework that is known to be fast. Printed are rates of
products, of device memory and of the link, and for each shape forward and
backward time, TFLOP/s and peak memory.
"""

import argparse
import json
import pathlib
import statistics
import sys
import time

import torch
import torch.nn.functional as F

# layers, width, heads, sequence, batch, vocabulary; as in the names of large/.
SHAPES = {
    "gpt-f32": (8, 4096, 8, 512, 16, 1024),
    "gpt-bf16": (4, 8192, 16, 512, 16, 1024),
    "gpt-bf16-dots": (4, 4096, 8, 512, 16, 1024),
}
# type, whether f32 may round to TF32, whether attention is fused
MODES = {
    "f32": (torch.float32, False, False),
    "tf32": (torch.float32, True, False),
    "tf32 fused": (torch.float32, True, True),
    "bf16": (torch.bfloat16, False, False),
    "bf16 fused": (torch.bfloat16, False, True),
}


def timed(device, function, repeat=7):
    """Seconds of the fastest and of the median call."""
    function()
    times = []
    for _ in range(repeat):
        synchronize(device)
        start = time.perf_counter()
        function()
        synchronize(device)
        times.append(time.perf_counter() - start)
    return min(times), statistics.median(times)


def synchronize(device):
    if device == "cuda":
        torch.cuda.synchronize()


def make_parameters(shape, kind, device):
    layers, width, _, sequence, _, vocabulary = shape
    sizes = {"embedding": (vocabulary, width), "position": (sequence, width),
             "gain": (width,), "bias": (width,)}
    for layer in range(layers):
        sizes.update({
            f"{layer}/gain1": (width,), f"{layer}/bias1": (width,),
            f"{layer}/qkv": (width, 3 * width), f"{layer}/out": (width, width),
            f"{layer}/gain2": (width,), f"{layer}/bias2": (width,),
            f"{layer}/up": (width, 4 * width), f"{layer}/up_bias": (4 * width,),
            f"{layer}/down": (4 * width, width), f"{layer}/down_bias": (width,)})
    return {name: torch.empty(size, device=device, dtype=kind).uniform_(-0.02, 0.02)
            .requires_grad_() for name, size in sizes.items()}


def attend(x, heads, fused):
    batch, sequence, width = x[0].shape
    query, key, value = (part.view(batch, sequence, heads, width // heads).transpose(1, 2)
                         for part in x)
    if fused:
        mixed = F.scaled_dot_product_attention(query, key, value, is_causal=True)
    else:
        scores = (query @ key.transpose(-1, -2)) * (width // heads) ** -0.5
        mask = torch.ones(sequence, sequence, dtype=torch.bool, device=scores.device).tril()
        mixed = torch.softmax(scores.masked_fill(~mask, -1e9), -1) @ value
    return mixed.transpose(1, 2).reshape(batch, sequence, width)


def loss(parameters, tokens, labels, shape, fused):
    layers, width, heads, *_ = shape
    norm = lambda x, name: F.layer_norm(
        x, (width,), parameters[f"{name[0]}gain{name[1]}"], parameters[f"{name[0]}bias{name[1]}"])
    x = parameters["embedding"][tokens] + parameters["position"]
    for layer in range(layers):
        mine = lambda name, layer=layer: parameters[f"{layer}/{name}"]
        qkv = norm(x, (f"{layer}/", "1")) @ mine("qkv")
        x = x + attend(qkv.split(width, -1), heads, fused) @ mine("out")
        hidden = norm(x, (f"{layer}/", "2")) @ mine("up") + mine("up_bias")
        x = x + F.gelu(hidden, approximate="tanh") @ mine("down") + mine("down_bias")
    logits = norm(x, ("", "")) @ parameters["embedding"].t()
    return F.cross_entropy(logits.float().view(-1, logits.shape[-1]), labels.view(-1))


def count_flops(shape):
    """Of the products, forward and backward."""
    layers, width, _, sequence, batch, vocabulary = shape
    tokens = batch * sequence
    layer = 24 * tokens * width * width + 4 * tokens * sequence * width
    return 3 * (layers * layer + 2 * tokens * width * vocabulary)


def measure_step(name, mode, device):
    shape, (kind, tf32, fused) = SHAPES[name], MODES[mode]
    torch.backends.cuda.matmul.allow_tf32 = tf32
    if device == "cuda":
        torch.cuda.reset_peak_memory_stats()
    _, _, _, sequence, batch, vocabulary = shape
    tokens, labels = (torch.randint(0, vocabulary, (batch, sequence), device=device)
                      for _ in range(2))
    parameters = make_parameters(shape, kind, device)

    def step():
        for parameter in parameters.values():
            parameter.grad = None
        loss(parameters, tokens, labels, shape, fused).backward()

    best, median = timed(device, step)
    peak = torch.cuda.max_memory_allocated() / 2**20 if device == "cuda" else 0
    rate = count_flops(shape) / median / 1e12
    print(f"{name:14} {mode:11} {1e3 * best:9.2f} ms  {1e3 * median:9.2f} ms median  "
          f"{rate:7.1f} TFLOP/s  peak {peak:9.0f} MiB", flush=True)
    return {"step": name, "mode": mode, "best_ms": 1e3 * best, "median_ms": 1e3 * median,
            "teraflops": rate, "peak_mib": peak}


def print_ceilings():
    """Rates that no step exceeds."""
    size = 1 << 28
    source = torch.empty(size, device="cuda")
    target = torch.empty_like(source)
    best, _ = timed("cuda", lambda: target.copy_(source))
    print(f"device memory: {8 * size / best / 1e12:.2f} TB/s")
    for mode in ("f32", "tf32", "bf16"):
        kind, torch.backends.cuda.matmul.allow_tf32, _ = MODES[mode]
        left = torch.randn(8192, 8192, device="cuda", dtype=kind)
        best, _ = timed("cuda", lambda: left @ left)  # pylint: disable=cell-var-from-loop
        print(f"product of 8192 x 8192, {mode}: {2 * 8192**3 / best / 1e12:.1f} TFLOP/s")
    pinned = torch.empty(size, dtype=torch.uint8, pin_memory=True)
    memory = torch.empty(size, dtype=torch.uint8, device="cuda")
    out, _ = timed("cuda", lambda: pinned.copy_(memory, non_blocking=True))
    back, _ = timed("cuda", lambda: memory.copy_(pinned, non_blocking=True))
    print(f"pinned 256 MiB: out {size / out / 1e9:.1f} GB/s, in {size / back / 1e9:.1f} GB/s")


def measure_steps(names, device):
    """Each shape in each mode of its type."""
    return [measure_step(name, mode, device) for name in names for mode in MODES
            if ("bf16" in name) <= ("bf16" in mode)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cpu", action="store_true", help="one tiny step, to try the script")
    parser.add_argument("--json", type=pathlib.Path,
                        help="write the steps' figures, for ao-benchmark-gpu --torch")
    arguments = parser.parse_args()
    if arguments.cpu:
        SHAPES["tiny"] = (2, 64, 4, 32, 2, 128)
        steps = [measure_step("tiny", "f32", "cpu")]
    elif torch.cuda.is_available():
        print_ceilings()
        steps = measure_steps(list(SHAPES), "cuda")
    else:
        print("PyTorch finds no GPU")
        return 1
    if arguments.json:
        arguments.json.write_text(json.dumps({"steps": steps}, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
