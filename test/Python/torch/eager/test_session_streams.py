# ===- test_session_streams.py - Saved tensors of a GPU's streams ----------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Offloading on the fake driver: what is saved, offloaded, reloaded and used is
ordered by the stream that is current at each call."""

import gc
import unittest
from unittest import mock

import torch

import gpu
from ao.torch import compat
from ao.torch.common import _binding
from ao.torch.eager import _session

SIDE = 64


@unittest.skipUnless(gpu.DRIVER, "AO_FAKE_CUDA names no fake driver")
class StreamTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.gpu = gpu.Gpu()
        cls.torch = gpu.Torch(cls.gpu)

    def setUp(self):
        patch = mock.patch.object(torch.cuda, "device_count", lambda: 1)
        patch.start()
        self.addCleanup(patch.stop)
        self.use(0)
        self.torch.recorded.clear()

    def use(self, index):
        """Makes another stream the current one."""
        self.torch.stream = self.gpu.streams[index].value

    def open(self, schedule, **options):
        offloader = _session.make_offloader(
            torch.device("cuda", 0), schedule=schedule, **options
        )
        run = offloader.begin(0)
        offloader.select(run)
        return offloader, run

    def write(self, tensor, value):
        """Late work of the current stream."""
        source = self.gpu.make(tensor.size(), tensor.stride(), tensor.dtype)
        self.gpu.write(source, torch.full(tensor.size(), float(value)), self.torch.stream)
        self.assertEqual(self.gpu.copy(tensor, source, self.torch.stream), 0)

    def make(self, value):
        tensor = self.gpu.make((SIDE, SIDE), (SIDE, 1), torch.float32)
        self.write(tensor, value)
        return tensor

    def expect(self, tensor, value):
        """Read by the current stream."""
        found = self.gpu.read(tensor, self.torch.stream)
        self.assertIsNotNone(found, "the driver found a race")
        self.assertTrue(torch.equal(found, torch.full_like(found, float(value))))

    def test_work_on_a_side_stream(self):
        """The offloader was made while another stream was current."""
        offloader, run = self.open(_binding.Schedule.ALL)
        self.use(1)
        saved = [offloader.pack(self.make(value)) for value in range(4)]
        for value in reversed(range(4)):
            self.expect(offloader.unpack(saved[value]), value)
        self.assertEqual(offloader.statistics()["offloads"], 4)

    def test_each_call_is_for_the_current_stream(self):
        offloader, run = self.open(_binding.Schedule.ALL)
        for _ in range(3):
            saved = []
            for value in range(6):
                self.use(value % 2)
                saved.append(offloader.pack(self.make(value)))
            for value in reversed(range(6)):
                self.use(value % 2)
                self.expect(offloader.unpack(saved[value]), value)
            saved.clear()
            run.finish_backward()

    def test_layers_on_streams_of_their_own(self):
        offloader, run = self.open(
            _binding.Schedule.LAYERS, layers=4, offloaded_layers=3
        )
        saved = []
        for layer in range(4):
            self.use(layer % 2)
            run.forward(layer)
            saved.append(offloader.pack(self.make(layer)))
        for layer in reversed(range(4)):
            self.use(layer % 2)
            run.backward(layer)
            self.expect(offloader.unpack(saved[layer]), layer)
        run.finish_backward()
        figures = offloader.statistics()
        self.assertEqual((figures["offloads"], figures["demand_pops"]), (3, 0))

    def test_a_reload_for_another_stream(self):
        """Its memory is not used again before that stream is done with it."""
        offloader, run = self.open(_binding.Schedule.MANUAL, layers=1)
        run.forward(0)
        saved = offloader.pack(self.make(5))
        run.start_offload(0)
        run.release(0)
        run.start_reload(0)
        self.torch.recorded.clear()
        self.use(1)
        found = offloader.unpack(saved)
        self.expect(found, 5)
        self.assertEqual(
            self.torch.recorded, [(found.data_ptr(), self.gpu.streams[1].value)]
        )
        self.use(0)
        self.torch.recorded.clear()
        offloader.unpack(saved)
        self.assertEqual(self.torch.recorded, [])

    def test_the_allocator_knows_who_saves(self):
        """Memory of one stream, saved in the order of another."""
        offloader, run = self.open(_binding.Schedule.ALL)
        tensor = self.make(1)
        self.use(1)
        saved = offloader.pack(tensor)
        expected = [(tensor.data_ptr(), self.gpu.streams[1].value)]
        self.assertEqual(self.torch.recorded, expected)
        del saved

    def test_views_use_the_mark_of_their_storage(self):
        """Also marked outside of a context, and whichever offloader saves."""
        tensor = self.make(3)
        compat.start_offload(tensor)
        for _ in range(2):
            offloader, run = self.open(_binding.Schedule.MANUAL, layers=1)
            run.forward(0)

            def records(tensor):
                """How many events a push costs, and what it gives."""
                before = offloader.statistics()["event_records"]
                saved = offloader.pack(tensor)
                return offloader.statistics()["event_records"] - before, saved

            count, saved = records(self.make(4))
            self.assertEqual(count, 1)
            pushed = [(saved, 4)]
            for view in (tensor.view(-1), tensor[: SIDE // 2], tensor.detach()):
                count, saved = records(view)
                self.assertEqual(count, 0)
                pushed.append((saved, 3))
            run.start_offload(0)
            run.release(0)
            run.start_reload(0)
            for saved, value in pushed:
                self.expect(offloader.unpack(saved), value)

    def test_a_mark_ends_with_its_storage(self):
        """The memory is used again: a copy waits for what is written there then."""
        offloader, run = self.open(_binding.Schedule.ALL)
        tensor = self.make(1)
        compat.start_offload(tensor)
        address, storage = tensor.data_ptr(), tensor.untyped_storage()._cdata
        runtime = _binding.runtime()
        forget = mock.Mock(wraps=runtime.forget_mark)
        with mock.patch.object(runtime, "forget_mark", forget):
            del tensor
            gc.collect()
        forget.assert_called_once_with(storage)
        self.assertEqual(_binding._marked, {})
        again = self.gpu.view(address, (SIDE, SIDE), (SIDE, 1), torch.float32)
        self.write(again, 2)
        saved = offloader.pack(again)
        self.expect(offloader.unpack(saved), 2)

    def test_a_mark_that_is_forgotten(self):
        """As where the object of the storage is used again."""
        offloader, run = self.open(_binding.Schedule.ALL)
        tensor = self.make(1)
        compat.start_offload(tensor)
        _binding.runtime().forget_mark(tensor.untyped_storage()._cdata)
        self.write(tensor, 2)
        saved = offloader.pack(tensor)
        self.expect(offloader.unpack(saved), 2)

    def test_a_mark_ends_with_a_write(self):
        offloader, run = self.open(_binding.Schedule.ALL)
        tensor = self.make(1)
        compat.start_offload(tensor)
        self.write(tensor, 2)
        torch.autograd.graph.increment_version(tensor)
        saved = offloader.pack(tensor)
        self.expect(offloader.unpack(saved), 2)

    def test_a_mark_on_a_side_stream(self):
        offloader, run = self.open(_binding.Schedule.MANUAL, layers=1)
        run.forward(0)
        self.use(1)
        tensor = self.make(6)
        compat.start_offload(tensor)
        self.use(0)
        saved = offloader.pack(tensor)
        run.start_offload(0)
        run.release(0)
        run.start_reload(0)
        self.expect(offloader.unpack(saved), 6)


if __name__ == "__main__":
    gpu.main()
