# ===- prefetch_model.py - The prefetch rule, stated again -----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Positions of reloads by PyTorch's rule, in exact arithmetic.

The recordings are what counts. This restatement shows that they contain no
rounding, and tells which recordings exercise which part of the rule.
"""

from fractions import Fraction

COMPUTE = ("matmul", "compute", "conv", "attention")


def transfer_ns(value, bandwidth):
    return Fraction(value["bytes"] * 10**9, bandwidth * 2**30)


def prefetch(order, nodes, bandwidth, values):
    """The order after prefetching, and the parts of the rule it took.

    `order` is what insertion leaves. Walking it backwards, reloads join a queue;
    each compute op works off the need of the queue's head alone and, if that
    leaves none, receives the head before it; whatever is left at the start
    goes there in program order.
    """
    queue, taken, backwards = [], set(), []
    for entry in reversed(order):
        if entry.startswith("reload "):
            name = entry.removeprefix("reload ")
            queue.append([entry, transfer_ns(values[name], bandwidth)])
            continue
        backwards.append(entry)
        node = nodes.get(entry)
        if node is None or not queue:
            continue
        if node["kind"] not in COMPUTE:
            if "ns" in node:
                taken.add("memory-bound op adds nothing")
            continue
        head = queue[0]
        head[1] -= node["ns"]
        if len(queue) > 1:
            taken.add("only the head accrues")
        if head[1] > 0:
            continue
        if head[1] == 0:
            taken.add("nothing remains exactly")
        if len(queue) > 1 and queue[1][1] <= -head[1]:
            taken.add("one placement an op")
        backwards.append(queue.pop(0)[0])
    if len(queue) > 1:
        taken.add("several flushed to the arguments")
    backwards += [entry for entry, _ in queue]
    return backwards[::-1], taken
