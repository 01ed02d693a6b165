#!/usr/bin/env python3
# ===- check_recordings.py - Are the recordings sound? ---------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Checks that the recordings are well formed, plentiful, and cover every case."""

import collections
import math
import unittest

import prefetch_model
import recordings

ELEMENT_BYTES = {"f32": 4, "bf16": 2}

# Every case the recordings must hold, each at least this often.
LEAST = 5
CASES = (
    "last use through a view",
    "last use through a chain of views",
    "marked model output",
    "marked static input",
    "marked but not saved",
    "marked view",
    "marked result of several",
    "marked and not contiguous",
    "moved argument",
    "moved without forward use",
    "moved arguments without forward use",
    "two offloads after one op",
    "two reloads before one op",
    "first backward use is a view",
    "returned by the backward function",
    "only used by the return",
    "nothing moves",
    "error: no backward use",
    "only the head accrues",
    "one placement an op",
    "nothing remains exactly",
    "several flushed to the arguments",
    "memory-bound op adds nothing",
)


def users_of(graph):
    users = collections.defaultdict(list)
    for node in graph["nodes"]:
        for name in node.get("inputs", ()):
            users[name].append(node)
    return users


def last_use(graph, name):
    """Last op that uses the value or a view of it, and how many views between."""
    users = users_of(graph)
    position = {node["name"]: i for i, node in enumerate(graph["nodes"])}
    last, through = name, 0
    pending = [(name, 0)]
    while pending:
        value, depth = pending.pop()
        for node in users[value]:
            if last == name or position[node["name"]] > position[last]:
                last, through = node["name"], depth
            if node.get("view"):
                pending.append((node["name"], depth + 1))
    return last, through


def refusal_cases(recording):
    """The marks of a recording that its result does not follow."""
    forward, outputs = recording["forward"], recording["forward"]["outputs"]
    model_outputs = outputs[: recording["num_outputs"]]
    for node in forward["nodes"]:
        for value in recordings.results_of(node):
            if not value.get("marked"):
                continue
            if value["name"] not in outputs:
                yield value["name"], "marked but not saved"
            if value["name"] in model_outputs:
                yield value["name"], "marked model output"
            if node.get("static"):
                yield value["name"], "marked static input"
            if node.get("view"):
                yield value["name"], "marked view"
            if "results" in node:
                yield value["name"], "marked result of several"
            if not value.get("contiguous", True):
                yield value["name"], "marked and not contiguous"


def forward_cases(recording):
    chosen, forward = recording["result"]["chosen"], recording["forward"]
    arguments = {n["name"] for n in forward["nodes"] if n["kind"] == "argument"}
    last_uses = collections.Counter()
    for name in chosen:
        last, through = last_use(forward, name)
        last_uses[last] += 1
        if through:
            yield "last use through a view"
        if through > 1:
            yield "last use through a chain of views"
        if name in arguments:
            yield "moved argument"
        if last == name:
            yield "moved without forward use"
    if len([name for name in chosen if name in arguments & set(last_uses)]) > 1:
        yield "moved arguments without forward use"
    if any(count > 1 for count in last_uses.values()):
        yield "two offloads after one op"


def backward_cases(recording):
    chosen, backward = recording["result"]["chosen"], recording["backward"]
    users = users_of(backward)
    first_uses = collections.Counter()
    for name in chosen:
        if users[name]:
            first_uses[users[name][0]["name"]] += 1
            if users[name][0].get("view"):
                yield "first backward use is a view"
        if name in backward["outputs"]:
            yield "returned by the backward function"
            if not users[name]:
                yield "only used by the return"
    if any(count > 1 for count in first_uses.values()):
        yield "two reloads before one op"


def prefetched(recording):
    backward = recording["backward"]
    return prefetch_model.prefetch(
        recordings.order_after(recording, "async", "backward"),
        {node["name"]: node for node in backward["nodes"]},
        recording["bandwidth_gib_per_s"],
        recordings.values_of(backward),
    )


def cases_of(recording):
    result = recording["result"]
    cases = {case for _, case in refusal_cases(recording)}
    if "error" in result:
        return cases | {"error: no backward use"}
    if not result["chosen"]:
        cases.add("nothing moves")
    cases.update(forward_cases(recording), backward_cases(recording))
    return cases | prefetched(recording)[1]


class Recordings(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.recordings = recordings.load()
        cls.completed = [r for r in cls.recordings if "error" not in r["result"]]

    def for_each(self, chosen, check):
        for recording in chosen:
            with self.subTest(recording["name"]):
                check(recording)

    def test_there_are_at_least_200(self):
        names = {recording["name"] for recording in self.recordings}
        self.assertEqual(len(names), len(self.recordings))
        self.assertGreaterEqual(len(names), 200)

    def test_every_case_is_covered(self):
        counts = collections.Counter()
        for recording in self.recordings:
            counts.update(cases_of(recording))
        self.assertLessEqual(set(counts), set(CASES))
        for case in CASES:
            with self.subTest(case):
                self.assertGreaterEqual(counts[case], LEAST)

    def test_graphs_are_well_formed(self):
        def check(recording):
            self.check_graph(recording["forward"])
            self.check_graph(recording["backward"])

        self.for_each(self.recordings, check)

    def check_graph(self, graph):
        defined = set()
        for node in graph["nodes"]:
            self.assertLessEqual(set(node.get("inputs", ())), defined)
            for value in recordings.results_of(node):
                size = math.prod(value["shape"]) * ELEMENT_BYTES[value["dtype"]]
                self.assertEqual(value["bytes"], size)
                self.assertNotIn(value["name"], defined)
                defined.add(value["name"])
            if node.get("view"):
                self.assertTrue(users_of(graph)[node["name"]], "dead view")
                self.assertNotIn(node["name"], graph["outputs"])
        self.assertLessEqual(set(graph["outputs"]), defined)

    def test_saved_values_are_the_first_backward_arguments(self):
        def check(recording):
            count = recording["num_outputs"]
            saved = recording["forward"]["outputs"][count:]
            arguments = [
                node["name"]
                for node in recording["backward"]["nodes"]
                if node["kind"] == "argument"
            ]
            self.assertEqual(arguments[: len(saved)], saved)
            self.assertEqual(len(arguments), len(saved) + count)

        self.for_each(self.recordings, check)

    def test_chosen_values_are_those_that_nothing_refuses(self):
        def check(recording):
            refused = {name for name, _ in refusal_cases(recording)}
            values = recordings.values_of(recording["forward"])
            eligible = [
                name
                for name, value in values.items()
                if value.get("marked") and name not in refused
            ]
            self.assertEqual(recording["result"]["chosen"], eligible)

        self.for_each(self.recordings, check)

    def test_signatures_change_only_where_values_move(self):
        def check(recording):
            chosen = recording["result"]["chosen"]
            signature = recording["result"]["signature"]
            outputs = recording["forward"]["outputs"]
            moved = [f"host {o}" if o in chosen else o for o in outputs]
            self.assertEqual(signature["forward_outputs"], moved)
            saved = moved[recording["num_outputs"] :]
            arguments = signature["backward_arguments"]
            self.assertEqual(arguments[: len(saved)], saved)

        self.for_each(self.completed, check)

    def test_orders_hold_every_op_and_every_transfer_once(self):
        def check(recording):
            for stage in recordings.STAGES:
                for which in ("forward", "backward"):
                    order = recordings.order_after(recording, stage, which)
                    self.check_order(recording, which, order)

        self.for_each(self.completed, check)

    def check_order(self, recording, which, order):
        names = [n["name"] for n in recordings.operations_of(recording[which])]
        self.assertEqual([e for e in order if " " not in e], names)
        kind = "offload" if which == "forward" else "reload"
        transfers = [e for e in order if e.startswith(f"{kind} ")]
        chosen = recording["result"]["chosen"]
        self.assertEqual(sorted(transfers), sorted(f"{kind} {c}" for c in chosen))
        self.assertEqual(len(order), len(names) + 2 * len(chosen))
        for transfer in transfers:
            self.assertLess(order.index(transfer), order.index(f"wait-{transfer}"))

    def test_arithmetic_is_exact(self):
        def check(recording):
            order, _ = prefetched(recording)
            expected = recordings.order_after(recording, "prefetch", "backward")
            self.assertEqual(order, expected)

        self.for_each(self.completed, check)


if __name__ == "__main__":
    unittest.main()
