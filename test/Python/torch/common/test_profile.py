# ===- test_profile.py - Durations and rates that are measured -------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Measured figures of ops and machines, and their file."""

import json
import os
import pathlib
import tempfile
import unittest
from unittest import mock

import torch

import ao
import ao.torch
import models
from ao.torch.common import _clock, _machine, _profile, _rates, _shared
from ao.torch.compiled import _timing
from checks import MACHINE, StepTestCase


ROOT = pathlib.Path(__file__).resolve().parents[4]


class FolderTest(StepTestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name) / "cache"

    def profiles(self):
        return [json.loads(p.read_text()) for p in sorted(self.folder.iterdir())]


class OpsTest(FolderTest):
    def compile(self, **options):
        torch._dynamo.reset()
        backend = ao.torch.backend(
            machine=MACHINE, policy="none", durations="measured", runner="fx", **options
        )
        model, x = models.make("gpt")
        torch.compile(model, backend=backend, dynamic=False)(x).backward()
        return backend.steps[0].trace

    def test_once_a_signature(self):
        measure = _timing.measure
        seen = []

        def count(node, device):
            seen.append(node)
            return {**measure(node, device), "duration_us": 1000.5 + len(seen)}

        with mock.patch.object(_timing, "measure", count):
            first = self.compile(cache_dir=self.folder)
            measured = len(seen)
            again = self.compile(cache_dir=self.folder)
        self.assertEqual(len(seen), measured)
        self.assertEqual(first["ops"], again["ops"])
        # Two equal layers share signatures.
        heavy = [op for op in first["ops"] if op["kind"] == "matmul"]
        self.assertLess(measured, len(heavy))
        self.assertTrue(all(op["duration_us"] > 1000 for op in heavy))
        light = [op for op in first["ops"] if op["kind"] == "memory"]
        self.assertTrue(all(op["duration_us"] < 1000 for op in light))
        (profile,) = self.profiles()
        self.assertEqual(len(profile["ops"]), measured)
        self.assertEqual(
            (profile["schema"], profile["torch"]),
            ("ao.torch-profile", torch.__version__),
        )
        # The kept profile is valid for the option.
        torch._dynamo.reset()
        model, x = models.make("gpt")
        backend = ao.torch.backend(
            machine=MACHINE, policy="none", durations=profile, runner="fx"
        )
        torch.compile(model, backend=backend, dynamic=False)(x).backward()
        self.assertEqual(backend.steps[0].trace["ops"], first["ops"])

    def test_real_durations_and_random_numbers(self):
        torch._dynamo.reset()
        backend = ao.torch.backend(
            machine=MACHINE, policy="none", durations="measured",
            cache_dir=self.folder, runner="fx",
        )
        model, x = models.make("gpt with dropout")
        expected = models.train(model, model, x)
        model.zero_grad()
        compiled = torch.compile(model, backend=backend, dynamic=False)
        self.assert_same(models.train(model, compiled, x), expected)
        (profile,) = self.profiles()
        for entry in profile["ops"].values():
            self.assertGreater(entry["duration_us"], 0)

    def test_workspaces_count(self):
        def measure(node, device):
            return {"duration_us": 1.0, "workspace_bytes": 10**6}

        with mock.patch.object(_timing, "measure", measure):
            trace = self.compile(cache_dir=self.folder)
        peak = ao.plan(trace, policy="none")["predicted"]["peak_bytes"]
        self.assertGreater(peak, 10**6)
        self.assertLess(peak, 2 * 10**6)
        workspaces = [v for v in trace["values"] if v["name"].endswith(".workspace")]
        self.assertTrue(workspaces)
        for value in workspaces:
            self.assertEqual(value["obstacle"], "workspace")

    def test_ops_that_do_not_run_have_a_roofline(self):
        with mock.patch.object(_timing, "measure", lambda node, device: None):
            trace = self.compile(cache_dir=self.folder)
        self.assertTrue(all(op["duration_us"] > 2 for op in trace["ops"]))
        self.assertFalse(self.folder.exists())


class FileTest(FolderTest):
    def test_where_it_lies(self):
        with mock.patch.dict(os.environ, {"AO_CACHE_DIR": str(self.folder)}):
            self.assertEqual(_profile.folder(None), self.folder)
        with mock.patch.dict(os.environ, {"AO_CACHE_DIR": "", "HOME": "/home/x"}):
            self.assertEqual(_profile.folder(None), pathlib.Path("/home/x/.cache/ao"))
        with self.assertRaises(TypeError):
            _profile.folder(1)

    def test_damaged_or_foreign(self):
        device = torch.device("cpu")
        profile = _profile.Profile(device, self.folder)
        profile.add("op", {"duration_us": 1.0})
        profile.save()
        self.assertEqual(
            _profile.Profile(device, self.folder).find("op"), {"duration_us": 1.0}
        )
        known = json.loads(profile.path.read_text())
        # Profiles of earlier versions are read.
        artifact = json.loads((ROOT / "test/Formats/0.1/torch-profile.json").read_text())
        self.assertEqual(_profile.check(artifact), artifact)
        for document, message in (
            ([], r"\$: expected an object"),
            ({**known, "schema": "ao.plan"}, r'\$\.schema: .*"ao.torch-profile", got "ao.plan"'),
            ({**known, "version": 2}, r"\$\.version: expected version 1 .*, got 2; write it"),
            ({**known, "rates": {}}, r'\$\.rates: unknown key "rates", expected one of schema'),
            ({**known, "link": 5}, r"\$\.link: expected an object"),
            ({**known, "ops": {"op": {"us": 1}}}, r'\$\.ops\["op"\]\.us: unknown key'),
            ({**known, "ops": {"op": {}}}, r'\$\.ops\["op"\]: missing key "duration_us"'),
            ({**known, "ops": {"op": {"duration_us": -1}}}, r"duration_us: expected a number"),
        ):
            with self.assertRaisesRegex(ao.Error, message):
                _profile.check(document)
            profile.path.write_text(json.dumps(document))
            with self.assertWarnsRegex(UserWarning, message):
                self.assertIsNone(_profile.Profile(device, self.folder).find("op"))
        profile.path.write_text("{")
        with self.assertWarnsRegex(UserWarning, "measured again"):
            self.assertIsNone(_profile.Profile(device, self.folder).find("op"))

    def test_whole_or_not_at_all(self):
        profile = _profile.Profile(torch.device("cpu"), self.folder)
        profile.add("op", {"duration_us": 1.0})
        profile.save()
        before = profile.path.read_text()
        profile.add("bad", {"duration_us": object()})
        with self.assertRaises(TypeError):
            profile.save()
        self.assertEqual(profile.path.read_text(), before)
        self.assertEqual(len(list(self.folder.iterdir())), 1)


class Device:
    """Answers as a machine would whose directions disturb each other."""

    name, device_memory = "device", 10**9

    def copy(self, directions, size):
        if size < 10**6:
            return 5e-6
        return {("out",): 0.010, ("back",): 0.030}.get(directions, 0.020)

    def fill(self, size):
        return 0.001

    def invert(self, size, beside=None):
        return {None: 0.002, "out": 0.0025, "back": self.beside_back}[beside]

    # No slower than without copies, but for noise.
    beside_back = 0.0019

    def multiply(self, dtype, side):
        return 0.5 if dtype is torch.float32 else 0.25


class BusyTest(unittest.TestCase):
    def test_the_device_is_busy_while_an_op_is_issued(self):
        """No GPU is here, so what is asked of one is written down."""
        order = []

        class Memory:
            def copy_(self, source):
                order.append("copy")

        class Span:
            seconds = 0.5

            def __init__(self, device):
                order.append("begin")

            def end(self):
                order.append("end")
                return self

        memory = mock.patch.object(
            _clock.torch, "empty", lambda *_, **__: (Memory(), Memory())
        )
        for device, copies in (("cuda", _clock._BUSY_COPIES), ("cpu", 0)):
            order.clear()
            with memory, mock.patch.object(_clock, "Span", Span):
                took = _clock.time_on(torch.device(device), lambda: order.append("run"))
            self.assertEqual(took, 0.5)
            self.assertEqual(order, copies * ["copy"] + ["begin", "run", "end"])


class MachineTest(FolderTest):
    def test_rates(self):
        found = _rates.describe(Device())
        self.assertEqual(found["d2h_bandwidth"], (64 << 20) / 0.020)
        self.assertEqual(found["h2d_bandwidth"], (64 << 20) / 0.030)
        self.assertEqual(found["latency_us"], 5)
        self.assertEqual(found["memory_bandwidth"], 2 * (256 << 20) / 0.001)
        self.assertEqual(found["peak_flops"]["bf16"], 2 * 4096**3 / 0.25)
        self.assertAlmostEqual(found["d2h_interference"], 0.2)
        self.assertEqual(found["h2d_interference"], 0)
        slow = Device()
        slow.beside_back = 1.0
        found = _rates.describe(slow)
        self.assertAlmostEqual(found["d2h_interference"] + found["h2d_interference"], 0.99)
        ao.plan({"schema": "ao.step-trace", "version": 2, "ops": [], "values": []}, machine=found)

    def test_kernels_are_timed_while_copies_are_in_flight(self):
        """A kernel takes as long as five copies."""

        class Stream:
            left = 0

            def query(self):
                return self.left == 0

            def synchronize(self):
                self.left = 0

        stream, times = Stream(), iter((9.0, 8.0, 7.0, 3.0, 5.0, 4.0, 6.0, 7.0))

        def issue():
            stream.left += 1

        def measure():
            stream.left = max(0, stream.left - 5)
            return next(times)

        # One, two and four copies are too few.
        self.assertEqual(_rates.time_beside(issue, measure, stream), 3.0)
        self.assertEqual(list(times), [])

        def never():
            stream.left = 0
            return 1.0

        with self.assertRaisesRegex(
                ao.Error, "cannot measure interference: 1024 copies end before a kernel"):
            _rates.time_beside(issue, never, stream)

    def test_measured_once(self):
        made = []

        def make():
            made.append(Device())
            return made[-1]

        for _ in range(2):
            profile = _profile.Profile(torch.device("cpu"), self.folder)
            machine = _machine.known_or_measured(profile, make)
        self.assertEqual(len(made), 1)
        self.assertEqual(machine["name"], "device")
        trace = {"schema": "ao.step-trace", "version": 2, "ops": [], "values": []}
        ao.plan(trace, machine=machine)

    def test_links_that_ranks_share_count_where_as_many_run(self):
        profile = _profile.Profile(torch.device("cpu"), self.folder)
        profile.link = _rates.describe(Device())
        profile.add_shared_link(2, {**profile.link, "d2h_bandwidth": 7.0})
        profile.save()
        for ranks, rate in (("1", (64 << 20) / 0.020), ("2", 7.0)):
            with mock.patch.dict(os.environ, LOCAL_WORLD_SIZE=ranks):
                profile = _profile.Profile(torch.device("cpu"), self.folder)
                machine = _machine.known_or_measured(profile, None)
                self.assertEqual(machine["d2h_bandwidth"], rate)
        for bad in ("0", "-1", "two"):
            with mock.patch.dict(os.environ, LOCAL_WORLD_SIZE=bad):
                with self.assertRaisesRegex(ao.Error, "LOCAL_WORLD_SIZE: expected"):
                    _shared.ranks_here()

    def test_memory_is_pinned_next_to_the_device(self):
        before = os.sched_getaffinity(0)
        one = min(before)
        device = self.folder / "sys/bus/pci/devices/0000:3b:00.0"
        node = self.folder / "sys/devices/system/node/node1"
        device.mkdir(parents=True)
        node.mkdir(parents=True)
        (device / "numa_node").write_text("1\n")
        (node / "cpulist").write_text(f"{one},70000-70003\n")
        with _shared.near("0000:3b:00.0", str(self.folder)):
            self.assertEqual(os.sched_getaffinity(0), {one})
        self.assertEqual(os.sched_getaffinity(0), before)
        (device / "numa_node").write_text("-1\n")
        for address in (None, "0000:3b:00.0", "0000:00:00.0"):
            with _shared.near(address, str(self.folder)):
                self.assertEqual(os.sched_getaffinity(0), before)


if __name__ == "__main__":
    unittest.main()
