#!/usr/bin/env python3
# ===- make_trace.py - Synthetic steps of any size -------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Prints an ao.step-trace document of a layered step with about OPS ops.

The forward part saves values for the backward part, which reads them in
reverse; durations and sizes vary from layer to layer by a fixed rule.
"""

import argparse
import json

FORWARD = [
    # name, kind, microseconds, saved MiB (0: a small temporary)
    ("norm", "memory", 20.0, 24),
    ("qkv", "matmul", 230.0, 72),
    ("attn", "attention", 310.0, 24),
    ("proj", "matmul", 90.0, 0),
    ("gather", "collective", 60.0, 0),
    ("up", "matmul", 320.0, 96),
    ("act", "memory", 45.0, 96),
    ("down", "matmul", 310.0, 0),
]
# Names that break a page or a document which does not escape them.
HOSTILE = [
    "</script><script>window.pwned = true</script>",
    "<!-- \"quoted\" \\ & 'single' ]]>",
    "größe-Ω-层-🚀 \u2028 line",
    "<img src=x onerror=\"document.title='pwned'\">",
]


def varied(number, layer):
    return round(number * (1 + 0.15 * ((layer * 7919) % 11 - 5) / 5), 3)


def build(count, hostile, instant, groups):
    layers = max(1, count // (2 * len(FORWARD)))
    ops, values, saved = [], [], []
    for layer in range(layers):
        for name, kind, time, size in FORWARD:
            index = len(ops)
            ops.append(
                op(f"L{layer}.{name}", varied(time, layer), kind, "forward", layer)
            )
            values.append(value(f"L{layer}.{name}.out", max(size, 1) << 20, index))
            saved.append((index, size))
    for back in range(len(saved)):
        forward, size = saved[-1 - back]
        name, kind, time, _ = FORWARD[forward % len(FORWARD)]
        layer = forward // len(FORWARD)
        index = len(ops)
        ops.append(
            op(f"L{layer}.{name}.bwd", varied(2 * time, layer), kind, "backward", layer)
        )
        uses = [forward + 1]
        if size and index != forward + 1:
            uses.append(index)
        values[forward]["uses"] = uses
    if hostile:
        for i, name in enumerate(HOSTILE):
            ops[i]["name"] = name
            values[i]["name"] = name
    for each in ops if instant else []:
        each["duration_us"] = 0
    # Values saved for a layer's two largest products, in groups of two members.
    for each in values if groups else []:
        layer, name = each["name"].split(".")[:2]
        if name in ("up", "act"):
            each["group"] = int(layer[1:])
    return {
        "schema": "ao.step-trace",
        "version": 2,
        "name": HOSTILE[0] + HOSTILE[2] if hostile else f"synthetic-{len(ops)}",
        "boundary": len(saved),
        "ops": ops,
        "values": values,
    }


def op(name, time, kind, phase, layer):
    return {
        "name": name,
        "duration_us": time,
        "kind": kind,
        "phase": phase,
        "layer": layer,
    }


def value(name, size, definition):
    return {
        "name": name,
        "bytes": size,
        "def": definition,
        "uses": [],
        "offloadable": True,
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ops", type=int)
    parser.add_argument(
        "--hostile", action="store_true", help="names that need escaping"
    )
    parser.add_argument("--instant", action="store_true", help="no durations")
    parser.add_argument("--groups", action="store_true", help="values in groups")
    args = parser.parse_args()
    print(json.dumps(build(args.ops, args.hostile, args.instant, args.groups)))


if __name__ == "__main__":
    main()
