# ===- test_device.py - Transfers of a GPU, on the fake driver -------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The operators for CUDA, with the runtime's CUDA backend on the fake driver, which
runs copies as late as it may and finds what is not ordered.

PyTorch has no GPU here: tensors of the processor stand for those of the device, in
memory of the driver's.
"""

import collections
import gc
import os
import pathlib
import subprocess
import sys
import unittest
from unittest import mock

FAULT = "AO_TEST_FAULT"

import torch

import ao
import ao.torch
import gpu
from ao.torch.common import _binding, _device
from gpu import DRIVER, LOG

DEVICE = torch.device("cuda", 0)


@unittest.skipUnless(DRIVER, "AO_FAKE_CUDA names no fake driver")
class DeviceTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.gpu = gpu.Gpu()
        cls.transfers = _binding.runtime().Transfers(device=(2, 0), devices=1)

    def setUp(self):
        self.stream = self.gpu.streams[0]
        for name, function in (
            ("_transfers", lambda device: self.transfers),
            ("current_stream", lambda device: self.stream.value),
            ("_make_on_device", self.gpu.make),
        ):
            patch = mock.patch.object(_device, name, function)
            patch.start()
            self.addCleanup(patch.stop)

    def make(self, content):
        tensor = self.gpu.make(content.size(), content.stride(), content.dtype)
        self.gpu.write(tensor, content, self.stream)
        return tensor

    def offload(self, source, command=0):
        """As `torch.ops.ao_transfers.offload` does where the source is CUDA's."""
        with mock.patch.object(torch.Tensor, "device", DEVICE):
            return _device.offload(source, "plan", command)

    def reload(self, host, command=2):
        return _device.reload(host, DEVICE, "plan", command)

    def copies(self, since=0):
        """Of the driver's log: bytes and stream of each copy."""
        lines = pathlib.Path(os.environ[LOG]).read_text().splitlines()
        words = [line.split() for line in lines[since:]]
        return [(int(w[3]), w[4]) for w in words if w[0] == "cuMemcpyAsync"]

    def test_there_and_back(self):
        """Also with dimensions in another order, parts of storages, other types."""
        for content in (
            torch.randn(64, 32),
            torch.randn(8, 16, 4).permute(2, 0, 1),
            torch.randn(33).to(torch.bfloat16),
            torch.arange(7) > 3,
            torch.randn(5, dtype=torch.complex64),
        ):
            with self.subTest(content.dtype):
                source = self.make(content)
                host = self.offload(source)
                self.assertEqual(host.stride(), content.stride())
                _device.wait(host, source, "plan", 1)
                back = self.reload(host)
                _device.wait(back, host, "plan", 3)
                found = self.gpu.read(back, self.stream)
                self.assertTrue(torch.equal(found, content))
                self.assertTrue(torch.equal(host, content))

    def test_one_stream_a_direction(self):
        """And no other stream waits for them but where a wait says so."""
        source = self.make(torch.randn(1024))
        engines = collections.defaultdict(set)
        for step in range(3):
            before = len(pathlib.Path(os.environ[LOG]).read_text().splitlines())
            host = self.offload(source)
            engines["out"].update(stream for _, stream in self.copies(before))
            _device.wait(host, source, "plan", 1)
            before = len(pathlib.Path(os.environ[LOG]).read_text().splitlines())
            back = self.reload(host)
            engines["back"].update(stream for _, stream in self.copies(before))
            _device.wait(back, host, "plan", 3)
        self.assertEqual((len(engines["out"]), len(engines["back"])), (1, 1))
        self.assertNotEqual(engines["out"], engines["back"])

    def test_a_read_in_front_of_its_wait_is_found(self):
        """In a process of its own: after a fault, no call works."""
        if FAULT not in os.environ:
            name = "DeviceTest.test_a_read_in_front_of_its_wait_is_found"
            child = [sys.executable, __file__, name]
            environment = {**os.environ, FAULT: "1"}
            done = subprocess.run(
                child, check=False, env=environment, stderr=subprocess.PIPE
            )
            self.assertEqual(done.returncode, 0, done.stderr)
            return
        content = torch.randn(256)
        source = self.make(content)
        host = self.offload(source)
        _device.wait(host, source, "plan", 1)
        back = self.reload(host)
        found = self.gpu.read(back, self.stream)
        self.assertTrue(found is None or found.isnan().all())
        # The driver finds that the copy and the read are not ordered.
        _device.wait(back, host, "plan", 3)
        self.assertNotEqual(self.gpu.driver.cuStreamSynchronize(self.stream), 0)

    def test_a_wait_on_another_stream_orders_that_stream(self):
        content = torch.randn(256)
        source = self.make(content)
        host = self.offload(source)
        _device.wait(host, source, "plan", 1)
        back = self.reload(host)
        self.stream = self.gpu.streams[1]
        _device.wait(back, host, "plan", 3)
        self.assertTrue(torch.equal(self.gpu.read(back, self.stream), content))

    def test_host_memory_goes_back_to_the_pool_with_its_storage(self):
        source = self.make(torch.randn(4096))
        host = self.offload(source)
        _device.wait(host, source, "plan", 1)
        address, view = host.data_ptr(), host[:4]
        del host
        gc.collect()
        other = self.offload(source)
        _device.wait(other, source, "plan", 1)
        self.assertNotEqual(other.data_ptr(), address)
        del view
        gc.collect()
        again = self.offload(source)
        self.assertEqual(again.data_ptr(), address)
        _device.wait(again, source, "plan", 1)

    def test_memory_that_is_used_again_waits_for_its_last_copy(self):
        """The host never waits, and the driver finds no race."""
        contents = [torch.full((512,), float(number)) for number in range(8)]
        sources = [self.make(content) for content in contents]
        found = []
        for source in sources:
            host = self.offload(source)
            _device.wait(host, source, "plan", 1)
            back = self.reload(host)
            _device.wait(back, host, "plan", 3)
            del host  # Its copy back has not run yet.
            found.append(back)
        for back, content in zip(found, contents):
            self.assertTrue(torch.equal(self.gpu.read(back, self.stream), content))

    def test_nothing_of_no_elements_is_copied(self):
        source = self.gpu.make((1,), (1,), torch.float32)[:0]
        host = self.offload(source)
        _device.wait(host, source, "plan", 1)
        back = self.reload(host)
        self.assertEqual(_device.wait(back, host, "plan", 3).numel(), 0)

    def test_order(self):
        source = self.make(torch.randn(16))
        with self.assertRaisesRegex(ao.Error, "waits for a copy that was not begun"):
            _device.wait(source, source, "plan", 1)
        host = self.offload(source)
        with self.assertRaisesRegex(ao.Error, "reloads a value whose offload was not waited"):
            self.reload(host)
        _device.wait(host, source, "plan", 1)
        with self.assertRaisesRegex(ao.Error, "waited for already"):
            _device.wait(host, source, "plan", 1)


class DispatchTest(unittest.TestCase):
    def test_other_devices(self):
        host = torch.ones(4)
        with self.assertRaisesRegex(ao.Error, "unsupported: transfers to tensors of device"):
            _device.reload(host, torch.device("meta"), "plan", 2)

    def test_kernels(self):
        for name in ("offload", "wait"):
            for key in ("CPU", "CUDA"):
                self.assertTrue(
                    torch._C._dispatch_has_kernel_for_dispatch_key(
                        f"ao_transfers::{name}", key
                    )
                )


if __name__ == "__main__":
    gpu.main()
