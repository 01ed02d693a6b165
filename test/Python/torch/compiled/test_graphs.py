# ===- test_graphs.py - Graphs, and the operators in them ------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.torch.StepGraphs on graphs of its own, and what the operators refuse."""

import copy
import operator
import sys
import types
import unittest
import unittest.mock

import torch
import torch.distributed._functional_collectives as functional
from torch import distributed
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.fx.experimental.proxy_tensor import make_fx

import ao
import ao.torch
import models  # noqa: F401
from ao.torch.common import _compat, _ops, _shared
from ao.torch.compiled import _collectives, _regions, _storages
from ao.torch.compiled import _tracing
from checks import failure

BYTES = 64 * 64 * 4
MACHINE = {"d2h_bandwidth": 1e12, "h2d_bandwidth": 1e12}


def durations(node):
    return 10.0, "memory"


def joint_step(x):
    y = torch.sin(x)
    kept = y.t()
    z = y
    for _ in range(4):
        z = torch.cos(z) * torch.sin(z)
    return [(z @ kept).sum()]


def make_joint():
    graph = make_fx(joint_step, tracing_mode="fake")(torch.ones(64, 64))
    return ao.torch.StepGraphs(graph, num_forward_outputs=1)


def plan_joint(graphs):
    return ao.plan(
        graphs.trace(durations),
        machine=MACHINE,
        device_memory_budget=4 * BYTES,
        min_bytes=1,
    )


class JointTest(unittest.TestCase):
    def test_planned(self):
        graphs = make_joint()
        self.assertIsNone(graphs.trace(durations)["boundary"])
        plan = plan_joint(graphs)
        self.assertEqual(plan["predicted"]["offloaded_bytes"], BYTES)
        graphs.apply(plan)
        x = torch.randn(64, 64)
        self.assertTrue(torch.equal(graphs.forward(x)[0], joint_step(x)[0]))
        targets = [node.target for node in graphs.forward.graph.nodes]
        for op, count in ((_ops.offload, 1), (_ops.reload, 1), (_ops.wait, 2)):
            self.assertEqual(targets.count(op), count)

    def test_a_value_used_while_it_is_away(self):
        graphs = make_joint()
        plan = plan_joint(graphs)
        wrong = copy.deepcopy(plan)
        wrong["commands"] = [
            c for c in plan["commands"] if c["do"] in ("offload", "release")
        ]
        with self.assertRaisesRegex(ao.Error, "while the plan has it offloaded"):
            graphs.apply(wrong)

    def test_early_reads_show(self):
        """Without its wait, a reload gives NaN."""
        graphs = make_joint()
        graphs.apply(plan_joint(graphs))
        graph = graphs.forward.graph
        last = graph.find_nodes(op="call_function", target=_ops.wait)[-1]
        last.replace_all_uses_with(last.args[0])
        graph.erase_node(last)
        graphs.forward.recompile()
        self.assertTrue(graphs.forward(torch.randn(64, 64))[0].isnan())


class OperatorTest(unittest.TestCase):
    def test_there_and_back(self):
        for source in (
            torch.randn(3, 4).t(),
            torch.randn(2, 2, dtype=torch.bfloat16),
            torch.arange(6).view(2, 3),
            torch.randn(2, 3, dtype=torch.complex64),
            torch.tensor([True, False]),
        ):
            host = _ops.offload(source, "plan", 0)
            self.assertFalse(torch.equal(host, source))
            host = _ops.wait(host, source, "plan", 1)
            back = _ops.reload(host, source.device, "plan", 2)
            self.assertFalse(torch.equal(back, source))
            back = _ops.wait(back, host, "plan", 3)
            self.assertTrue(torch.equal(back, source))
            self.assertEqual(back.stride(), source.stride())

    def test_order(self):
        source = torch.ones(4)
        with self.assertRaisesRegex(ao.Error, "was not begun"):
            _ops.wait(torch.empty(4), source, "plan", 7)
        host = _ops.offload(source, "plan", 0)
        with self.assertRaisesRegex(ao.Error, "reloads a value whose offload was not waited for"):
            _ops.reload(host, source.device, "plan", 2)
        _ops.wait(host, source, "plan", 1)
        with self.assertRaisesRegex(ao.Error, "waited for already"):
            _ops.wait(host, source, "plan", 1)

    def test_schemas_hold(self):
        source = torch.randn(3, 4)
        tests = ("test_schema", "test_faketensor")
        torch.library.opcheck(
            _ops.offload, (source, "plan", 0), test_utils=tests[:1]
        )
        fake = torch._subclasses.FakeTensorMode()
        with fake:
            like = fake.from_tensor(source)
            host = _ops.offload(like, "plan", 0)
            back = _ops.reload(host, source.device, "plan", 1)
            back = _ops.wait(back, host, "plan", 2)
        self.assertEqual(back.size(), source.size())


class RegionsTest(unittest.TestCase):
    def connected(self, build):
        """The regions, by names, of the calls of add that a function makes."""
        graph = torch.fx.Graph()
        build(graph.placeholder, lambda *args: graph.call_function(operator.add, args))
        span = [node for node in graph.nodes if node.op == "call_function"]
        regions = _regions._connected(span)
        return [[span.index(node) for node in region] for region in regions]

    def test_operands_tie(self):
        def build(argument, add):
            x, y = argument("x"), argument("y")
            first, second, third = add(x, x), add(x, y), add(y, y)
            add(third, x)  # 3
            add(second, first)  # 4: two regions become one
            add(x, y)  # 5: shares only what comes from outside

        self.assertEqual(self.connected(build), [[0, 1, 4], [2, 3], [5]])

    def test_a_long_span(self):
        """Twice as long is twice the work, where merging that walks what it merged
        takes four times: lines that were run are counted."""

        def count_lines(length):
            graph = torch.fx.Graph()
            x = graph.placeholder("x")
            for _ in range(length):
                x = graph.call_function(operator.add, (x, x))
            span = list(graph.nodes)[1:]
            lines = 0

            def count(frame, event, _):
                nonlocal lines
                if frame.f_code.co_filename != _regions.__file__:
                    return None
                lines += event == "line"
                return count

            before = sys.gettrace()
            sys.settrace(count)
            try:
                regions = _regions._connected(span)
            finally:
                sys.settrace(before)
            self.assertEqual(regions, [span])
            return lines

        self.assertLess(count_lines(2000), 2.2 * count_lines(1000))


class RefusedGraphsTest(unittest.TestCase):
    def test_no_list_of_results(self):
        graph = make_fx(torch.sin)(torch.ones(4))
        graph.graph.output_node().args = (next(iter(graph.graph.nodes)),)
        with self.assertRaisesRegex(ao.Error, "must return a list"):
            ao.torch.StepGraphs(graph, graph, num_forward_outputs=1)

    def test_an_allocator_gives_whole_blocks(self):
        """On a GPU; on the processor a storage is what it is."""
        for device, size in (("cuda", 512), ("cpu", 400)):
            with FakeTensorMode():
                x = torch.empty(100, device=device)
                graph = make_fx(lambda x: [x.sin().cos()])(x)
            graphs = ao.torch.StepGraphs(graph, num_forward_outputs=1)
            values = graphs.trace(durations)["values"]
            self.assertEqual([value["bytes"] for value in values], 3 * [size])

    def test_several_devices(self):
        def value(device):
            return types.SimpleNamespace(definition=0, device=torch.device(device))

        values = [value("cuda:0"), value("cuda:1")]
        with self.assertRaisesRegex(ao.Error, "several devices: cuda:0, cuda:1"):
            _tracing.device_of(values)


class CollectivesTest(unittest.TestCase):
    """Ops beside collectives are marked with the share of the link of the machine."""

    def occupied(self, build):
        graph = torch.fx.Graph()
        x = graph.placeholder("x")
        graph.output([build(graph, x)])
        with FakeTensorMode():
            for node in graph.nodes:
                if node.op != "output":
                    several = "coalesced" in str(node.target)
                    value = torch.empty(4)
                    node.meta["val"] = [value] if several else value
        graphs = types.SimpleNamespace(ops=[[n] for n in graph.nodes if n.args])
        graphs.ops.pop()
        trace = {"ops": [{} for _ in graphs.ops]}
        _collectives.occupy_links(trace, graphs.ops, {"collective_occupancy": 0.5})
        marked = {"d2h_occupancy": 0.5, "h2d_occupancy": 0.5}
        for op in trace["ops"]:
            self.assertIn(op, ({}, marked))
        unmarked = {"ops": [{} for _ in graphs.ops]}
        _collectives.occupy_links(unmarked, graphs.ops, {})
        self.assertFalse(any(unmarked["ops"]))
        return "".join("x" if op else "." for op in trace["ops"])

    def test_from_the_collective_to_its_wait(self):
        aten, c10d = torch.ops.aten, torch.ops._c10d_functional

        def build(graph, x):
            y = graph.call_function(aten.sin.default, (x,))
            z = graph.call_function(c10d.all_reduce.default, (y, "sum", "0"))
            w = graph.call_function(aten.cos.default, (y,))
            z = graph.call_function(c10d.wait_tensor.default, (z,))
            return graph.call_function(aten.add.Tensor, (w, z))

        self.assertEqual(self.occupied(build), ".xxx.")

    def test_one_without_a_wait_runs_to_the_end(self):
        aten, c10d = torch.ops.aten, torch.ops._c10d_functional

        def build(graph, x):
            y = graph.call_function(aten.sin.default, (x,))
            graph.call_function(c10d.all_reduce.default, (y, "sum", "0"))
            return graph.call_function(aten.cos.default, (y,))

        self.assertEqual(self.occupied(build), ".xx")

    def test_lists_of_results(self):
        aten, c10d = torch.ops.aten, torch.ops._c10d_functional

        def build(graph, x):
            z = graph.call_function(c10d.all_reduce_coalesced.default, ([x], "sum", "0"))
            z = graph.call_function(operator.getitem, (z, 0))
            z = graph.call_function(c10d.wait_tensor.default, (z,))
            return graph.call_function(aten.sin.default, (z,))

        self.assertEqual(self.occupied(build), "xxx.")

    def test_the_worst_of_several_machines(self):
        first = {"d2h_bandwidth": 2.0, "latency_us": 1.0}
        second = {"d2h_bandwidth": 1.0, "latency_us": 3.0, "collective_occupancy": 0.5}
        third = {"d2h_bandwidth": 3.0, "latency_us": 2.0, "collective_occupancy": 0.25}
        for machines in ([first, second, third], [third, second, first]):
            self.assertEqual(_shared.worst(machines), second)

    def test_compiled_steps(self):
        distributed.init_process_group(
            "gloo", store=distributed.HashStore(), rank=0, world_size=1
        )
        self.addCleanup(distributed.destroy_process_group)

        def step(x):
            y = functional.all_reduce(torch.sin(x), "sum", distributed.group.WORLD)
            return torch.sin(y).sum()

        for recompute in ("pytorch", "planned"):
            machine = {**MACHINE, "collective_occupancy": 0.5}
            backend = ao.torch.backend(
                device_memory_budget="100%", machine=machine, recompute=recompute
            )
            torch._dynamo.reset()
            x = torch.ones(64, 64, requires_grad=True)
            torch.compile(step, backend=backend, fullgraph=True)(x).backward()
            ops = backend.steps[0].trace["ops"]
            beside = [op["name"] for op in ops if "d2h_occupancy" in op]
            self.assertEqual(beside[:2], ["all_reduce", "wait_tensor"])
            self.assertLess(len(beside), len(ops))


class DeadCodeTest(unittest.TestCase):
    def test_what_writes_stays(self):
        graph = torch.fx.Graph()
        x = graph.placeholder("x")
        graph.placeholder("unused")
        unused = graph.call_function(torch.ops.aten.sin.default, (x,))
        graph.call_function(torch.ops.aten.cos.default, (unused,))
        graph.call_function(torch.ops.aten.mul_.Tensor, (x, 2))
        graph.output([x])
        _storages.drop_dead_code(graph)
        self.assertEqual(
            [str(node.target) for node in graph.nodes],
            ["x", "unused", "aten.mul_.Tensor", "output"],
        )


class CompatibilityTest(unittest.TestCase):
    def test_a_name_that_is_missing(self):
        names = {**_compat._NAMES, "gone": ("torch.fx", "no_such_name")}
        with unittest.mock.patch.object(_compat, "_NAMES", names):
            with self.assertRaisesRegex(ao.Error, "no torch.fx.no_such_name"):
                _compat.private("gone")

    def test_a_compiled_step_that_misses_a_name(self):
        names = {**_compat._NAMES, "aot_autograd": ("torch.fx", "no_such_name")}
        with unittest.mock.patch.object(_compat, "_NAMES", names):
            _compat.private.cache_clear()
            torch._dynamo.reset()
            function = torch.compile(
                torch.nn.Linear(2, 2), backend=ao.torch.backend(runner="fx")
            )
            error = failure(function, torch.ones(2))
        _compat.private.cache_clear()
        self.assertIsInstance(error, ao.Error)
        self.assertIn("no torch.fx.no_such_name", str(error))

    def test_passes_over_kernels(self):
        """The caller's pass runs first; one without a digest is not cached."""
        plain = _compat.make_kernel_pass(
            lambda kernels: [*kernels, "own"], lambda kernels: kernels[::-1], "last"
        )
        self.assertEqual(plain(["kernel"]), ["own", "kernel"])
        self.assertIsNone(plain.uuid())
        last = _compat.make_kernel_pass(None, lambda kernels: kernels, "last")
        self.assertEqual(last.uuid(), "last")
        both = _compat.make_kernel_pass(last, lambda kernels: kernels, "other")
        self.assertEqual(both.uuid(), "last other")

    def test_a_version_that_nobody_tried(self):
        _compat.check_version.cache_clear()
        with unittest.mock.patch.object(torch, "__version__", "9.9.0"):
            with self.assertWarnsRegex(UserWarning, "2.11 to 2.13, this is 9.9.0"):
                _compat.check_version()


if __name__ == "__main__":
    unittest.main()
