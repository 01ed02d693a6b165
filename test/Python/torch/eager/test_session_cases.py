# ===- test_session_cases.py - Uses of autograd in programs ----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.torch.session in programs of all kinds: each has the results of the plain
one, or PyTorch's own error."""

import os

os.environ["AO_POISON"] = "1"
os.environ["AO_INTERLEAVING_SEED"] = "0"

import contextlib
import copy
import gc
import pickle
import threading
import unittest
import warnings
import weakref

import torch
import torch.nn.functional as F
import torch.utils.checkpoint
from torch import nn

import ao
import ao.torch
import models
from checks import StepTestCase

PLANNED = {"machine": "h100-pcie5", "min_bytes": 64}
POLICIES = {
    "none": {"policy": "none"},
    "all": {"policy": "all", "min_bytes": 1},
    "layerwise": {"policy": "layerwise", "min_bytes": 1},
    "planned": PLANNED,
    "budget": {**PLANNED, "device_memory_budget": "85%"},
}
STEPS = 3


class Layer(nn.Module):
    def __init__(self, function, width=32):
        super().__init__()
        self.linear, self.function = nn.Linear(width, width), function

    def forward(self, x):
        return self.function(self.linear, x)


def make_stack(function, layers=3):
    torch.manual_seed(0)
    return nn.Sequential(*(Layer(function) for _ in range(layers)))


def make_input(rows=64):
    torch.manual_seed(1)
    return torch.randn(rows, 32, requires_grad=True)


def open_session(model, policy, step):
    """A budget is one between the smallest and what the step takes."""
    options = dict(POLICIES[policy])
    if "device_memory_budget" in options:
        model.zero_grad()
        session = ao.torch.session(model, **PLANNED, device_memory_budget=1)
        try:
            with session:
                step(model)
        except ao.InfeasibleError as error:
            options["device_memory_budget"] = error.smallest_device_budget + 4096
    return ao.torch.session(model, **options)


class CasesTest(StepTestCase):
    def check(self, make, step, policies=POLICIES):
        """`step(model)` gives the same under every policy, each time."""
        model = make()
        expected = step(model)
        for name in policies:
            with self.subTest(policy=name):
                model = make()
                session = open_session(model, name, step)
                for _ in range(STEPS):
                    model.zero_grad()
                    with session:
                        ours = step(model)
                    self.assert_same(ours, expected)
                figures = session.statistics
                del ours
                self.assertEqual(session.statistics["open_keys"], 0)
                self.assertEqual(figures["divergences"], 0)
                self.assertEqual(figures["recorded_steps"], "planned" in name or
                                 "budget" in name)

    def check_layers(self, function, **options):
        x = make_input()

        def step(model):
            x.grad = None
            torch.manual_seed(2)
            loss = model(x).square().mean()
            loss.backward()
            grads = [p.grad.clone() for p in model.parameters()]
            return [loss.detach(), x.grad, *grads]

        self.check(lambda: make_stack(function), step, **options)


class ProgramTest(CasesTest):
    def test_checkpoints(self):
        def body(linear, x):
            return F.dropout(linear(x).tanh().exp(), 0.1)

        for reentrant in (False, True):
            with self.subTest(reentrant=reentrant):
                self.check_layers(
                    lambda linear, x, r=reentrant: torch.utils.checkpoint.checkpoint(
                        body, linear, x, use_reentrant=r
                    ),
                    policies=("all", "layerwise", "budget"),
                )

    def test_autocast(self):
        def body(linear, x):
            with torch.autocast("cpu", torch.bfloat16):
                return linear(F.gelu(x)).float().tanh()

        self.check_layers(body)

    def test_views(self):
        def body(linear, x):
            a, b = linear(x).view(-1, 2, 16).unbind(1)
            y = torch.cat((a.t().sigmoid().t() * b, b.expand(1, *b.shape)[0] * 2), 1)
            return y[::1].as_strided(y.shape, y.stride()).cos()

        self.check_layers(body)

    def test_writes_that_are_allowed(self):
        def body(linear, x):
            y = linear(x).relu_()
            z = y.clone()
            z[:, :4] = 0
            return z.mul_(0.5) + y

        self.check_layers(body)

    def test_functions_of_the_user(self):
        class Scale(torch.autograd.Function):
            @staticmethod
            def forward(ctx, x):
                y = x.exp()
                ctx.save_for_backward(x, y)
                ctx.kept = y
                return y

            @staticmethod
            def backward(ctx, grad):
                x, y = ctx.saved_tensors
                return grad * y * x.cos() + ctx.kept

        self.check_layers(lambda linear, x: Scale.apply(linear(x).tanh()))

    def test_hooks_inside(self):
        def body(linear, x):
            with torch.autograd.graph.save_on_cpu():
                y = linear(x).tanh()
            return y.sin()

        self.check_layers(body)

    def test_recurrent_cells(self):
        """They write parts of one storage one after the other, each with a version
        of its own."""
        for cell, policies in ((nn.GRU, POLICIES), (nn.LSTM, ["all", "budget"])):
            torch.manual_seed(1)
            x = torch.randn(7, 4, 16)

            def make(cell=cell):
                torch.manual_seed(0)
                return nn.ModuleList(
                    cell(width, 16, bidirectional=True) for width in (16, 32, 32)
                )

            def step(model, x=x):
                y = x
                for layer in model:
                    y = layer(y)[0]
                y.square().mean().backward()
                return [y.detach(), *(p.grad.clone() for p in model.parameters())]

            self.check(make, step, policies)

    def test_gates_of_recurrent_cells_are_one_value(self):
        """Four parts of one storage, written and saved one after the other: a plan
        counts it once, and moves it when all are there."""

        class Cells(nn.Module):
            def __init__(self):
                super().__init__()
                self.cell = nn.LSTMCell(16, 16)

            def forward(self, x):
                state = x.new_zeros(x.shape[1], 16), x.new_zeros(x.shape[1], 16)
                for entry in x:
                    state = self.cell(entry, state)
                return state[0].square().mean()

        x = torch.randn(6, 8, 16)

        def train(**options):
            torch.manual_seed(0)
            model = Cells()
            session = ao.torch.session(model, machine="gh200", min_bytes=1, **options)
            for _ in range(6):
                model.zero_grad()
                with session:
                    model(x).backward()
            step = session.step
            measured = step.measured()["peak_bytes"]
            self.assertEqual(measured, step.predicted["peak_bytes"], options)
            return step, [parameter.grad for parameter in model.parameters()]

        plain, wanted = train(record="plain")
        peak = plain.predicted["unplanned_peak_bytes"]
        for share in (0.9, 0.8, 0.7):
            step, found = train(device_memory_budget=int(peak * share))
            self.assertEqual(step.predicted["unplanned_peak_bytes"], peak)
            self.assertLessEqual(step.predicted["peak_bytes"], share * peak)
            self.assertTrue(all(map(torch.equal, wanted, found)))
        moved = {c["value"] for c in step.plan["commands"] if c["do"] == "offload"}
        gates = 4 * 8 * 16 * 4
        self.assertIn(gates, {step.trace["values"][value]["bytes"] for value in moved})

    def test_tensors_of_other_layouts(self):
        def multiply(linear, x):
            some = torch.eye(64).to_sparse()
            rows = torch.eye(64).to_sparse_csr()
            return torch.sparse.mm(some, linear(x)).tanh() + rows @ x

        def convert(linear, x):
            return linear(x).to_mkldnn().relu().to_dense()

        for function in (multiply, convert):
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # Some layouts are in beta.
                self.check_layers(function)

    def test_sparse_gradients(self):
        def make():
            torch.manual_seed(0)
            return nn.Sequential(
                nn.Embedding(50, 32, sparse=True), nn.Linear(32, 32), nn.Tanh()
            )

        def step(model):
            y = model(torch.arange(40).reshape(5, 8))
            y.square().mean().backward()
            sparse, *dense = (p.grad for p in model.parameters())
            return [sparse.coalesce().to_dense(), *(each.clone() for each in dense)]

        self.check(make, step)

    def test_forward_passes_that_end_early(self):
        x = make_input()
        for used in (1, 2, 3, 4):

            def step(model, used=used):
                y = x.detach()
                for layer in list(model)[:used]:
                    y = layer(y)
                y.square().mean().backward()
                return [p.grad.clone() for p in model[:used].parameters()]

            for moving in (1, 2, 3):
                def make():
                    return make_stack(lambda linear, x: linear(x).tanh(), 4)

                expected = step(make())
                model = make()
                session = ao.torch.session(
                    model, policy="layerwise", num_layers=moving, min_bytes=1
                )
                with self.subTest(used=used, moving=moving):
                    for _ in range(STEPS):
                        model.zero_grad()
                        with session:
                            ours = step(model)
                        self.assert_same(ours, expected)
                    self.assertEqual(
                        session.statistics["offloads"] > 0, used > 0 and moving > 0
                    )
                    self.assertEqual(session.statistics["open_keys"], 0)

    def test_layers_that_are_left_out(self):
        x = make_input()

        def step(model, used):
            model.zero_grad()
            y = x.detach()
            for index in used:
                y = model[index](y)
            loss = y.square().mean()
            loss.backward(retain_graph=True)
            loss.backward()
            return [p.grad.clone() for i in used for p in model[i].parameters()]

        for moving in (1, 3, 4):
            model = make_stack(lambda linear, x: linear(x).tanh(), 5)
            session = ao.torch.session(
                model, policy="layerwise", num_layers=moving, min_bytes=1
            )
            for used in ((0, 2, 4), (1, 2, 3, 4), (0, 1), (0, 4), (3,), (0, 1, 2, 3)):
                with self.subTest(moving=moving, used=used):
                    expected = step(model, used)
                    moves = session.statistics["offloads"]
                    with session:
                        self.assert_same(step(model, used), expected)
                    self.assertEqual(
                        session.statistics["offloads"] > moves, used[0] < moving
                    )
                    self.assertEqual(session.statistics["open_runs"], 0)

    def test_gradients_of_the_last_layers_first(self):
        def step(model):
            loss = model(make_input()).square().mean()
            last = list(model[-1].parameters())
            grads = [*torch.autograd.grad(loss, last, retain_graph=True)]
            grads += torch.autograd.grad(loss, list(model.parameters()))
            return grads

        self.check(
            lambda: make_stack(lambda linear, x: linear(x).tanh(), 5),
            step,
            policies=("all", "layerwise"),
        )

    def test_forward_passes_in_threads(self):
        x = make_input()

        def step(model):
            losses = [None] * 4

            def run(index):
                part = x.detach()[index * 16 : (index + 1) * 16]
                losses[index] = model(part).square().mean()

            threads = [threading.Thread(target=run, args=(i,)) for i in range(4)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            sum(losses).backward()
            return [p.grad.clone() for p in model.parameters()]

        # Hooks on saved tensors are those of one thread: nothing moves.
        model = make_stack(lambda linear, x: linear(x).tanh())
        expected = step(model)
        for policy in ("all", "layerwise"):
            model.zero_grad()
            session = ao.torch.session(model, **POLICIES[policy])
            with session:
                ours = step(model)
            # Autograd orders by thread what it adds up.
            torch.testing.assert_close(ours, expected)

    def test_a_layer_that_runs_twice(self):
        class Twice(nn.Module):
            def __init__(self):
                super().__init__()
                shared = nn.Linear(32, 32)
                self.layers = nn.ModuleList([shared, nn.Linear(32, 32), shared])

            def forward(self, x):
                for layer in self.layers:
                    x = layer(x).tanh()
                return x

        def make():
            torch.manual_seed(0)
            return Twice()

        def step(model):
            loss = model(make_input()).square().mean()
            loss.backward()
            return [loss.detach(), *(p.grad.clone() for p in model.parameters())]

        self.check(make, step)

    def test_parameters_that_the_first_step_makes(self):
        x = make_input()

        def make():
            torch.manual_seed(0)
            return nn.Sequential(nn.LazyLinear(32), nn.Tanh(), nn.Linear(32, 32))

        def step(model):
            torch.manual_seed(2)
            loss = model(x).square().mean()
            loss.backward()
            return [loss.detach(), *(p.grad.clone() for p in model.parameters())]

        self.check(make, step, [name for name in POLICIES if name != "budget"])

    def test_shared_and_tied_weights(self):
        class Tied(nn.Module):
            def __init__(self):
                super().__init__()
                self.embedding = nn.Embedding(50, 32)
                self.layer = Layer(lambda linear, x: linear(x).tanh())
                self.layers = nn.ModuleList([self.layer, nn.Tanh()])
                self.head = nn.Linear(32, 50, bias=False)
                self.head.weight = self.embedding.weight

            def forward(self, words):
                x = self.embedding(words)
                x = self.layers[1](self.layer(x))
                return F.cross_entropy(self.head(x).flatten(0, 1), words.flatten())

        def make():
            torch.manual_seed(0)
            return Tied()

        words = models.make_words()

        def step(model):
            loss = model(words)
            loss.backward()
            return [loss.detach(), *(p.grad.clone() for p in model.parameters())]

        self.check(make, step)

    def test_backward_twice(self):
        x = make_input()

        def step(model):
            loss = model(x).square().mean()
            loss.backward(retain_graph=True)
            loss.backward()
            return [p.grad.clone() for p in model.parameters()]

        self.check(lambda: make_stack(lambda linear, x: linear(x).tanh()), step)

    def test_gradients_of_gradients(self):
        x = make_input()

        def step(model):
            loss = model(x).square().mean()
            parameters = list(model.parameters())
            grads = torch.autograd.grad(loss, parameters, create_graph=True)
            penalty = sum(grad.square().sum() for grad in grads)
            return list(torch.autograd.grad(penalty, parameters))

        self.check(lambda: make_stack(lambda linear, x: linear(x).tanh()), step)

    def test_compiled_blocks(self):
        torch._dynamo.reset()
        x = make_input()

        def make():
            stack = make_stack(lambda linear, x: linear(x).tanh().exp().sin())
            for layer in stack:
                layer.compile(backend="aot_eager")
            return stack

        def step(model):
            loss = model(x).mean()
            loss.backward()
            return [p.grad.clone() for p in model.parameters()]

        self.check(make, step, policies=("all", "layerwise"))

    def test_two_models(self):
        def body(linear, x):
            return linear(x).tanh()

        first, second = make_stack(body), make_stack(body)
        x = make_input()

        def step():
            for model in (first, second):
                model.zero_grad()
            a = first(x).square().mean()
            b = second(x).sin().mean()
            (a + b).backward()
            return [p.grad.clone() for m in (first, second) for p in m.parameters()]

        expected = step()
        both = nn.ModuleDict({"first": first, "second": second})
        for options in (POLICIES["all"], PLANNED):
            session = ao.torch.session(both, **options)
            for _ in range(STEPS):
                with session:
                    self.assert_same(step(), expected)
            # A session for each: the inner one saves.
            outer = ao.torch.session(first, **options)
            inner = ao.torch.session(second, **options)
            for _ in range(STEPS):
                with outer, inner:
                    self.assert_same(step(), expected)
            self.assertEqual(outer.statistics["offloads"], 0)
            self.assertGreater(inner.statistics["offloads"], 0)


class WriteTest(CasesTest):
    def test_a_write_is_pytorchs_own_error(self):
        def write(x):
            y = x * 1
            z = y.sin()
            keep.append(y)
            y.add_(1)
            return z.sum()

        keep = []
        with self.assertRaises(RuntimeError) as plain:
            write(make_input()).backward()
        told = str(plain.exception).split("output")[0].split(", which")[0]
        self.assertIn("[64, 32]]", told)
        for name, options in POLICIES.items():
            with self.subTest(policy=name):
                model = make_stack(lambda linear, x: write(x))
                if name == "layerwise":
                    # Layer 0 is away when it is needed.
                    model = make_stack(lambda linear, x: linear(x), layers=2)
                    model[0].function = lambda linear, x: x + write(x)
                    model[1].function = lambda linear, x: x.sum()
                    function = lambda x: model[1](model[0](x))
                else:
                    function = write
                session = ao.torch.session(model, **options)
                with self.assertRaises(RuntimeError) as ours:
                    with session:
                        function(make_input()).backward()
                self.assertNotIsInstance(ours.exception, ao.Error)
                message = str(ours.exception)
                self.assertTrue(message.startswith(told), message)
                self.assertIn("version 1; expected version 0", message)

    def test_a_write_to_a_parameter(self):
        model = make_stack(lambda linear, x: linear(x).tanh())
        session = ao.torch.session(model, **POLICIES["all"])
        with self.assertRaisesRegex(RuntimeError, "inplace operation"):
            with session:
                loss = model(make_input()).sum()
                with torch.no_grad():
                    model[1].linear.weight.zero_()
                loss.backward()

    def test_a_write_behind_the_backward_pass(self):
        model = make_stack(lambda linear, x: linear(x).tanh())
        session = ao.torch.session(model, **POLICIES["all"])
        with session:
            y = model(make_input())
            y.sum().backward()
            with torch.no_grad():
                y.zero_()


class LifeTest(CasesTest):
    def make(self, policy):
        model = make_stack(lambda linear, x: linear(x).tanh())
        return model, ao.torch.session(model, **POLICIES[policy])

    def train(self, model, x):
        model.zero_grad()
        loss = model(x).square().mean()
        loss.backward()
        return [loss.detach(), *(p.grad.clone() for p in model.parameters())]

    def test_evaluations(self):
        x = make_input()
        for policy in POLICIES:
            with self.subTest(policy=policy):
                model, session = self.make(policy)
                expected = self.train(model, x)
                for _ in range(STEPS):
                    with session:
                        self.assert_same(self.train(model, x), expected)
                    with session, torch.no_grad():
                        model(x)
                    with session:
                        model(x[:7])
                self.assertEqual(session.statistics["divergences"], 0)
                self.assertEqual(session.statistics["open_runs"], 0)

    def test_exceptions(self):
        x = make_input()
        for policy in POLICIES:
            with self.subTest(policy=policy):
                model, session = self.make(policy)
                expected = self.train(model, x)
                for place in ("forward", "between", None, "forward", None):
                    handle = None
                    if place == "forward":
                        handle = model[1].register_forward_pre_hook(lambda *_: 1 // 0)
                    try:
                        with session:
                            if place == "between":
                                model(x)
                                raise ZeroDivisionError
                            ours = self.train(model, x)
                        self.assert_same(ours, expected)
                    except ZeroDivisionError:
                        self.assertIsNotNone(place)
                    if handle:
                        handle.remove()
                gc.collect()
                self.assertEqual(session.statistics["open_keys"], 0)
                self.assertEqual(session.statistics["held_bytes"], 0)

    def test_an_exception_in_backward(self):
        class Fail(torch.autograd.Function):
            @staticmethod
            def forward(ctx, x):
                return x * 1

            @staticmethod
            def backward(ctx, grad):
                raise ZeroDivisionError

        x = make_input()
        model, session = self.make("budget")
        expected = self.train(model, x)
        with session:
            self.train(model, x)
        with self.assertRaises(ZeroDivisionError):
            with self.assertWarnsRegex(UserWarning, "differs"), session:
                y = model[0](x)
                model[2](model[1](Fail.apply(y))).sum().backward()
        del y
        for _ in range(3):
            with session:
                ours = self.train(model, x)
            self.assert_same(ours, expected)
        self.assertEqual(session.state, "follow")

    def check_apart(self, make_batches, make_runs, is_inside):
        """Backward passes after all forward passes, in their runs or not."""
        for policy in POLICIES:
            with self.subTest(policy=policy):
                model, session = self.make(policy)
                batches = make_batches(make_input())
                expected = [self.train(model, batch) for batch in batches]
                for _ in range(STEPS):
                    model.zero_grad()
                    runs, losses = make_runs(session), []
                    for run, batch in zip(runs, make_batches(batches[0])):
                        with run:
                            losses.append(model(batch).square().mean())
                    for run, loss, wanted in zip(runs, losses, expected):
                        model.zero_grad()
                        with run if is_inside else contextlib.nullcontext():
                            loss.backward()
                        grads = [p.grad for p in model.parameters()]
                        self.assert_same([loss.detach(), *grads], wanted)
                self.assertEqual(session.statistics["divergences"], 0)
                self.assertEqual(session.statistics["open_keys"], 0)
                self.assertEqual(session.statistics["open_runs"], 0)

    def test_backward_behind_the_block(self):
        self.check_apart(
            lambda x: [x], lambda session: [session], is_inside=False
        )

    def test_runs_in_flight(self):
        self.check_apart(
            lambda x: [x, x * 2],
            lambda session: [session.run(), session.run()],
            is_inside=True,
        )

    def test_graphs_that_outlive_steps(self):
        """Each step goes back through all steps before it."""
        def train(model, session):
            model.zero_grad()
            x, grads = make_input().detach(), []
            for _ in range(4):
                with session:
                    x = model(x)
                    x.square().mean().backward(retain_graph=True)
                grads += [p.grad.clone() for p in model.parameters()]
            return grads

        for policy in (name for name in POLICIES if name != "budget"):
            with self.subTest(policy=policy), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                model, session = self.make(policy)
                expected = train(model, contextlib.nullcontext())
                self.assert_same(train(model, session), expected)
                gc.collect()
                self.assertEqual(session.statistics["open_keys"], 0)

    def test_copies_of_the_model(self):
        """Tensors copied or saved inside a session are in no session."""
        x = make_input()
        for policy in (name for name in POLICIES if name != "budget"):
            with self.subTest(policy=policy):
                model = nn.Sequential(
                    nn.Linear(32, 32), nn.Tanh(), nn.Linear(32, 32)
                )
                session = ao.torch.session(model, **POLICIES[policy])
                for _ in range(STEPS):
                    with session:
                        saved = pickle.dumps(model)
                        copies = [copy.deepcopy(model), pickle.loads(saved)]
                        expected = model(x)
                        expected.sum().backward()
                for made in copies:
                    ours = made(x)
                    ours.sum().backward()
                    self.assert_same([ours], [expected])
                self.assertEqual(session.statistics["open_keys"], 0)
                model.session = session
                for make in (copy.deepcopy, pickle.dumps):
                    with self.assertRaisesRegex(TypeError, "keep it outside of the"):
                        make(model)

    def test_nothing_is_left_behind(self):
        x = make_input()
        for policy in POLICIES:
            with self.subTest(policy=policy):
                model, session = self.make(policy)
                storages = []

                def note(module, _, output):
                    storages.append(weakref.ref(output.untyped_storage()))

                for layer in model:
                    layer.register_forward_hook(note)
                for _ in range(2):
                    with session:
                        self.train(model, x)
                with session:
                    model(x)
                self.assertEqual([s for s in storages if s() is not None], [])

    def test_a_read_of_released_memory_shows(self):
        # Memory that the test can look at when the tensor has gone.
        memory = bytearray(4 * 256)
        saved = torch.frombuffer(memory, dtype=torch.float32).fill_(2)
        x = torch.ones(256, requires_grad=True)
        session = ao.torch.session(nn.Linear(1, 1), policy="all", min_bytes=1)
        with session:
            y = x * saved
            del saved
            loss = y.sin().sum()
            self.assertEqual(bytes(memory), b"\xff" * len(memory))
            late = torch.frombuffer(memory, dtype=torch.float32)
            self.assertTrue((x.detach() * late).isnan().all())
            loss.backward()
        self.assertTrue(torch.equal(x.grad, torch.full((256,), 2.0).cos() * 2))

    def test_reset(self):
        x = make_input()
        model, session = self.make("all")
        with session:
            loss = model(x).sum()
        with self.assertWarnsRegex(UserWarning, "aborted"):
            session.reset()
        with self.assertRaisesRegex(ao.Error, "not alive"):
            loss.backward()
        model, session = self.make("planned")
        with session:
            self.train(model, x)
        session.reset()
        self.assertEqual((session.state, session.step), ("record", None))
        with session:
            self.train(model, x)
        self.assertEqual(session.state, "follow")


if __name__ == "__main__":
    unittest.main()
