# ===- test_inductor.py - Plans under inductor -----------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.torch.backend with the runner inductor: bits, order, budgets, caches."""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
import warnings
from unittest import mock

# Another process of a test takes the caches of the first.
if "AO_TEST_WARM" not in os.environ:
    _folder = tempfile.TemporaryDirectory()
    os.environ["TORCHINDUCTOR_CACHE_DIR"] = _folder.name

import torch
from torch import nn
from torch._dynamo.utils import counters
from torch._inductor import config
from torch._inductor.utils import fresh_cache, run_and_get_code

import ao
import ao.torch
import checks
import models
from ao.torch.common import _pending
from ao.torch.compiled import _inductor, _kernels
from checks import StepTestCase

OPTIONS = {"machine": checks.MACHINE, "min_bytes": 64, "runner": "inductor"}


def make(dtype=torch.float32):
    """Few kernels, since each takes seconds to compile."""
    torch.manual_seed(0)
    model = models.Weights(lambda x, weight: torch.tanh(x @ weight), dtype=dtype)
    return model, torch.randn(256, 64, dtype=dtype)


def compile_with(model, **options):
    counters.clear()
    return checks.compile_with(model, **OPTIONS | options)


def figures_of_a_step():
    """Returns figures that must be equal in every process."""
    model, x = make()
    function, backend = compile_with(model, device_memory_budget="80%")
    results = models.train(model, function, x)
    (step,) = backend.steps
    return {
        "plan": step.plan,
        "peak": step.measured()["peak_bytes"],
        "results": [result.view(torch.int32).tolist() for result in results],
        "hits": counters["inductor"]["fxgraph_cache_hit"],
    }


class Attention(nn.Module):
    """Attention whose scores take the most memory, and whose mask is the same for all
    layers."""

    def __init__(self, layers=2, width=16):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(width, 3 * width) for _ in range(layers))

    def forward(self, x):
        for layer in self.layers:
            q, k, v = layer(x).chunk(3, -1)
            y = nn.functional.scaled_dot_product_attention(
                q, k, v, dropout_p=0.1, is_causal=True
            )
            x = x + nn.functional.dropout(y, 0.1)
        return x.square().mean()


def forget_copy(dst, src, plan, command):
    """A wait that does not wait."""
    delattr(dst.untyped_storage(), _pending.COPY)
    return dst


class Kernels:
    """The ops that each kernel computes which inductor has fused, but for transfers."""

    def __init__(self):
        self.own, self.lists = _inductor.keep_order, []

    def __call__(self, kernels):
        self.lists.append(_kernels.fused_ops(kernels))
        return self.own(kernels)


class InductorTest(StepTestCase):
    @classmethod
    def setUpClass(cls):
        model, x = make()
        torch._dynamo.reset()
        plain = torch.compile(model, dynamic=False, options=_inductor.SETTINGS)
        cls.expected = models.train(model, plain, x)

    def run_under(self, budget, **options):
        model, x = make()
        function, backend = compile_with(
            model, device_memory_budget=budget, **options
        )
        ours, codes = run_and_get_code(models.train, model, function, x)
        self.assert_expected(ours)
        (step,) = backend.steps
        return step, codes

    def assert_expected(self, ours):
        self.assert_same(ours, self.expected)

    def assert_close(self, step):
        """A compiled step has taken what its plan says, to a thousandth."""
        peaks = step.measured()["peak_bytes"], step.predicted["peak_bytes"]
        self.assertLessEqual(peaks[0], peaks[1] + 8)
        self.assertGreater(peaks[0], 0.999 * peaks[1])

    def check_order(self, step, codes):
        """The generated code has the plan's commands in the plan's order."""
        calls = re.findall(
            r"torch\.ops\.ao_transfers\.\w+\.default\(.*, (\d+)\)$",
            "\n".join(codes),
            re.MULTILINE,
        )
        commands = len(step.plan["commands"])
        self.assertGreater(commands, 0)
        self.assertEqual(list(map(int, calls)), list(range(commands)))

    def test_bits_order_and_peak(self):
        step, codes = self.run_under("80%")
        self.check_order(step, codes)
        self.assert_close(step)
        # Fused ops are one op, and their internal results are not values.
        names = [op["name"] for op in step.trace["ops"]]
        self.assertEqual(len(names), 19)
        self.assertNotIn("sgn", [value["name"] for value in step.trace["values"]])
        self.assertEqual(
            step.measured()["host_peak_bytes"], step.predicted["host_peak_bytes"]
        )
        # The code comes from the cache next time, the plan is made again.
        again, _ = self.run_under("80%")
        self.assertEqual(again.plan, step.plan)
        self.assertEqual(counters["inductor"]["fxgraph_cache_hit"], 2)
        self.assertEqual(counters["inductor"]["fxgraph_cache_miss"], 0)
        self.assertEqual(
            again.measured()["peak_bytes"], step.measured()["peak_bytes"]
        )
        # Another budget is another key of the cache.
        digests = set()
        for budget in ("80%", "80%", "75%"):
            other = ao.torch.backend(**OPTIONS, device_memory_budget=budget)
            other._unused.detach()
            digests.add(other._digest())
        self.assertEqual(len(digests), 2)

    def check_peaks(self, make_model, x):
        """The peak is the predicted one, without a plan and with one."""
        for options in ({"policy": "none"}, {"device_memory_budget": "80%"}):
            torch.manual_seed(0)
            model = make_model()
            function, backend = compile_with(model, **options)
            models.train(model, function, x)
            (step,) = backend.steps
            self.assertEqual(bool(step.plan["commands"]), "policy" not in options)
            self.assert_close(step)

    def test_values_inside_of_kernels_are_not_counted(self):
        """Random numbers, masks and scores that a kernel computes for itself."""
        self.check_peaks(Attention, torch.randn(2, 128, 16, requires_grad=True))

    def test_copied_operands_end_with_their_copy(self):
        """Attention reads a copy of its saved statistics, in another layout."""

        class Packed(nn.Module):
            def __init__(self):
                super().__init__()
                self.layers = nn.ModuleList(nn.Linear(32, 96) for _ in range(2))

            def forward(self, x):
                for layer in self.layers:
                    heads = (
                        part.view(8, 64, 2, 16).transpose(1, 2)
                        for part in layer(x).chunk(3, -1)
                    )
                    y = nn.functional.scaled_dot_product_attention(*heads, is_causal=True)
                    x = x + y.transpose(1, 2).reshape(8, 64, 32)
                return x.square().mean()

        self.check_peaks(Packed, torch.randn(8, 64, 32))

    def test_tied_embeddings(self):
        """The gradients of both uses of the weight are added into one."""

        def make_model():
            model = models.GPT(words=500)
            model.head.weight = model.embedding.weight
            return model

        self.check_peaks(make_model, torch.randint(0, 500, (4, 16)))

    def test_kernels_are_those_without_a_plan(self):
        """So bits are, too."""
        runs = []
        for options in ({"policy": "none"}, {"device_memory_budget": "80%"}):
            model, x = models.make("gpt")
            function, backend = compile_with(model, **options)
            kernels = Kernels()
            # Code from the cache has no kernels to sort.
            with (
                mock.patch.object(_inductor, "keep_order", kernels),
                config.patch(fx_graph_cache=False),
            ):
                runs.append((models.train(model, function, x), kernels.lists))
        self.assert_same(runs[0][0], runs[1][0])
        # Each graph is lowered for its plan, and then compiled.
        self.assertEqual(len(runs[0][1]), 4)
        self.assertEqual(runs[0][1], runs[1][1])
        self.assertEqual(runs[1][1][:2], runs[1][1][2:])
        (step,) = backend.steps
        self.assertGreater(len(step.plan["commands"]), 0)
        self.assertFalse([r for r in step.remarks if "kernels" in r.message])

    def test_kernels_that_are_split_are_in_a_remark(self):
        """The remark is also emitted if the code of the kernels is from the cache."""
        lower = _kernels.lower

        def lower_with_less_fusion(*args, **options):
            with config.patch(max_fusion_size=1):
                return lower(*args, **options)

        with fresh_cache():
            for hits in (0, 2):
                model, x = make()
                function, backend = compile_with(model, device_memory_budget="80%")
                with mock.patch.object(_kernels, "lower", lower_with_less_fusion):
                    models.train(model, function, x)
                self.assertEqual(counters["inductor"]["fxgraph_cache_hit"], hits)
                (step,) = backend.steps
                found = [r for r in step.remarks if r.message.startswith("kernels are not")]
                self.assertTrue(found)
                self.assertIn("may have other bits", found[0].reason)

    def test_another_process_with_warm_caches(self):
        """Its code is the first one's, and it has the plan of the code."""
        here = figures_of_a_step()
        folder = str(pathlib.Path(__file__).parent)
        child = subprocess.run(
            [
                sys.executable,
                "-c",
                "import json, test_inductor as t\n"
                "print('\\n' + json.dumps(t.figures_of_a_step()))",
            ],
            check=True,
            env={**os.environ, "AO_TEST_WARM": "1"},
            cwd=folder,
            stdout=subprocess.PIPE,
            text=True,
        )
        there = json.loads(child.stdout.splitlines()[-1])
        self.assertEqual(there["hits"], 2)
        for name in ("plan", "peak", "results"):
            self.assertEqual(there[name], here[name])

    def test_bfloat16(self):
        model, x = make(torch.bfloat16)
        torch._dynamo.reset()
        plain = torch.compile(model, dynamic=False, options=_inductor.SETTINGS)
        expected = models.train(model, plain, x)
        model, x = make(torch.bfloat16)
        function, backend = compile_with(model, device_memory_budget="80%")
        ours = models.train(model, function, x)
        self.assert_same(ours, expected)
        (step,) = backend.steps
        self.assert_close(step)

    def test_one_refit_meets_the_budget(self):
        """As if the trace had missed a part of what inductor takes."""
        own = ao.torch.StepGraphs.trace
        traces = []

        def trace(graphs, *args, **options):
            document = own(graphs, *args, **options)
            inputs = [v for v in document["values"] if v["def"] < 0]
            max(inputs, key=lambda value: value["bytes"])["bytes"] //= 2
            traces.append(document)
            return document

        model, x = make()
        with mock.patch.object(ao.torch.StepGraphs, "trace", trace):
            function, backend = compile_with(
                model, device_memory_budget="85%", refit=1
            )
            peaks = []
            for _ in range(2):
                model.zero_grad()
                function(x).backward()
                peaks.append(backend.steps[0].measured()["peak_bytes"])
        budget = backend.steps[0].budget_bytes
        self.assertEqual(len(traces), 2)
        self.assertGreater(peaks[0], budget + 16)
        self.assertLessEqual(peaks[1], budget + 16)

    def test_two_calls_before_a_backward_pass(self):
        """The step is planned as a whole, and each call has code of its own; a batch of
        another size has a plan of its own."""

        def losses(function, model, batches):
            for calls, x in batches:
                model.zero_grad()
                sum(function(k * x) for k in range(1, 1 + calls)).backward()
                yield [parameter.grad for parameter in model.parameters()]

        model, x = make()
        batches = [(2, x), (2, x), (1, x[:100])]
        torch._dynamo.reset()
        plain = torch.compile(model, dynamic=False, options=_inductor.SETTINGS)
        expected = list(losses(plain, model, batches))
        model, _ = make()
        function, backend = compile_with(model, device_memory_budget="80%")
        with self.assertWarnsRegex(UserWarning, "recompiled a graph for another plan in [0-9.]+ s"):
            ours = list(losses(function, model, batches))
        for a, b in zip(ours, expected, strict=True):
            self.assert_same(a, b)
        both, small = backend.steps
        self.assertTrue(both.plan["commands"])
        for step in (both, small):
            self.assertLessEqual(step.measured()["peak_bytes"], step.budget_bytes + 16)
        # Reloads between two graphs of a call begin later than the plan says.
        self.assertGreater(
            both.measured()["peak_bytes"], 0.94 * both.predicted["peak_bytes"]
        )

    def test_symbols_in_shapes(self):
        """One code serves several sizes, each with figures of its own."""
        _, x = make()

        def gradients(function, model):
            for rows in (256, 128, 200):
                model.zero_grad()
                function(x[:rows].clone()).backward()
                yield [parameter.grad for parameter in model.parameters()]

        model, _ = make()
        torch._dynamo.reset()
        plain = torch.compile(model, dynamic=True, options=_inductor.SETTINGS)
        expected = list(gradients(plain, model))
        model, _ = make()
        backend = ao.torch.backend(**OPTIONS, device_memory_budget="85%")
        torch._dynamo.reset()
        function = torch.compile(model, backend=backend, dynamic=True)
        with warnings.catch_warnings():
            warnings.simplefilter("error", UserWarning)  # Nothing is compiled again.
            ours = list(gradients(function, model))
        for a, b in zip(ours, expected, strict=True):
            self.assert_same(a, b)
        self.assertEqual(len(backend.steps), 3)
        for step in backend.steps:
            self.assertTrue(step.plan["commands"])
            self.assert_close(step)

    def test_other_layouts_than_those_of_the_graph(self):
        """Inductor gives convolutions channels that come last, and transfers keep
        that."""
        model, x = models.make("convolutions")
        torch._dynamo.reset()
        plain = torch.compile(model, dynamic=False, options=_inductor.SETTINGS)
        expected = models.train(model, plain, x)
        model, x = models.make("convolutions")
        function, backend = compile_with(model, device_memory_budget="90%")
        ours, codes = run_and_get_code(models.train, model, function, x)
        self.assert_same(ours, expected)
        (step,) = backend.steps
        self.check_order(step, codes)
        values = step.trace["values"]
        moved = [values[command["value"]]["name"] for command in step.plan["commands"]]
        self.assertIn("convolution", " ".join(moved))
        # Weights in another layout, and copies for convolutions, are counted.
        self.assert_close(step)

    def test_a_planted_wait_shows(self):
        """Data that is read before its copy is complete is NaN."""
        model, x = make()
        function, _ = compile_with(model, device_memory_budget="80%")
        with warnings.catch_warnings(), torch.library._scoped_library(
            "ao_transfers", "IMPL"
        ) as library:
            warnings.simplefilter("ignore")
            library.impl("wait", forget_copy, "CPU", allow_override=True)
            _, *grads = models.train(model, function, x)[:-1]
        self.assertTrue(any(grad.isnan().any() for grad in grads))
        model.zero_grad()
        model.seen.zero_()
        self.assert_expected(models.train(model, function, x))

    def test_own_passes_and_retained_graphs(self):
        seen = []
        model, x = make()
        function, _ = compile_with(
            model,
            device_memory_budget="80%",
            options={"post_grad_custom_post_pass": seen.append},
        )
        torch.manual_seed(1)
        loss = function(x)
        loss.backward(retain_graph=True)
        model.zero_grad()
        loss.backward()
        grads = [p.grad for p in model.parameters()]
        self.assert_expected([loss.detach(), *grads, *model.buffers()])
        self.assertEqual(len(seen), 4)
        with torch.no_grad():
            function(x)

    def test_errors(self):
        for name in ("allow_buffer_reuse", "custom_partitioner_fn", "cpp_wrapper"):
            with self.assertRaisesRegex(ao.Error, f"inductor's '{name}'"):
                ao.torch.backend(**OPTIONS, options={name: True})
        with self.assertRaisesRegex(ao.Error, "no effect under the runner 'fx'"):
            ao.torch.backend(runner="fx", options={"epilogue_fusion": True})
        linear = nn.Linear(4, 4)
        function, _ = compile_with(linear)
        with config.patch({"triton.cudagraphs": True}):
            with self.assertWarnsRegex(UserWarning, "without CUDA graphs"):
                function(torch.ones(4)).sum().backward()
        function, _ = compile_with(linear, device_memory_budget=1)
        self.assertIn("smallest", str(checks.infeasible(function, torch.ones(4))))


if __name__ == "__main__":
    unittest.main()
