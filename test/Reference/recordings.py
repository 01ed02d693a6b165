# ===- recordings.py - Read the recordings ---------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Access to the recordings. README.md describes the format."""

import json
import pathlib

DIRECTORY = pathlib.Path(__file__).resolve().parent / "recordings"
STAGES = ("sync", "async", "sink", "prefetch")


def load(directory=DIRECTORY):
    """All recordings, by file name and then as they are in the file."""
    found = []
    for path in sorted(pathlib.Path(directory).glob("*.json")):
        found += json.loads(path.read_text())
    return found


def results_of(node):
    """The values a node defines, each with its name, shape and marks."""
    return node.get("results", [node])


def values_of(graph):
    return {v["name"]: v for node in graph["nodes"] for v in results_of(node)}


def operations_of(graph):
    return [node for node in graph["nodes"] if node["kind"] != "argument"]


def order_after(recording, stage, function):
    """The recorded order of one function once `stage` has run.

    A stage that leaves the function alone has no entry of its own. In the
    synchronous form the copy is one node that blocks; it is spelled as a
    transfer that is waited for at once.
    """
    result = recording["result"]
    if stage != "sync":
        stages = reversed(STAGES[: STAGES.index(stage) + 1])
        return next(result[s][function] for s in stages if function in result[s])
    order = []
    for entry in result["sync"][function]:
        transfer = entry.startswith(("offload ", "reload "))
        order += [entry, f"wait-{entry}"] if transfer else [entry]
    return order
