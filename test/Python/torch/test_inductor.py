# ===- test_inductor.py - Plans under inductor -----------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.torch.backend with the runner inductor: bits, order, budgets, caches."""

import os
import re
import tempfile
import unittest
import warnings

_folder = tempfile.TemporaryDirectory()
os.environ["TORCHINDUCTOR_CACHE_DIR"] = _folder.name

import torch
from torch import nn
from torch._dynamo.exc import BackendCompilerFailed
from torch._dynamo.utils import counters
from torch._inductor import config
from torch._inductor.utils import run_and_get_code

import ao
import ao.torch
import models
from ao.torch import _inductor, _late

OPTIONS = {"machine": "h100-pcie5", "min_bytes": 64, "runner": "inductor"}


def make():
    """Few kernels, since each takes seconds to compile."""
    torch.manual_seed(0)
    model = models.Weights(lambda x, weight: torch.tanh(x @ weight))
    return model, torch.randn(256, 64)


def compile_with(model, **options):
    torch._dynamo.reset()
    counters.clear()
    backend = ao.torch.backend(**OPTIONS | options)
    return torch.compile(model, backend=backend, dynamic=False), backend


def forget_copy(dst, src, plan, command):
    """A wait that does not wait."""
    delattr(dst.untyped_storage(), _late.COPY)
    return dst


class InductorTest(unittest.TestCase):
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
        for a, b in zip(ours, self.expected, strict=True):
            self.assertTrue(torch.equal(a, b))

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
        peaks = step.measured()["peak_bytes"], step.predicted["peak_bytes"]
        self.assertLessEqual(peaks[0], peaks[1] + 8)
        self.assertGreater(peaks[0], 0.999 * peaks[1])
        # What is fused is one op, and what it makes for itself alone no value.
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
        digests = {
            ao.torch.backend(**OPTIONS, device_memory_budget=budget)._digest()
            for budget in ("80%", "80%", "75%")
        }
        self.assertEqual(len(digests), 2)

    def test_a_planted_wait_shows(self):
        """What is read before its copy is there is NaN."""
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
        self.assertEqual(len(seen), 2)
        with torch.no_grad():
            function(x)

    def test_errors(self):
        for name in ("allow_buffer_reuse", "custom_partitioner_fn", "cpp_wrapper"):
            with self.assertRaisesRegex(ao.Error, f"'{name}' alone"):
                ao.torch.backend(**OPTIONS, options={name: True})
        linear = nn.Linear(4, 4)
        for patch, options, text in (
            ({}, {"device_memory_budget": 1}, "smallest"),
            ({"triton.cudagraphs": True}, {}, "CUDA graphs"),
        ):
            function, _ = compile_with(linear, **options)
            with config.patch(patch), self.assertRaises(BackendCompilerFailed) as e:
                function(torch.ones(4))
            self.assertIsInstance(e.exception.inner_exception, ao.Error)
            self.assertIn(text, str(e.exception.inner_exception))


if __name__ == "__main__":
    unittest.main()
