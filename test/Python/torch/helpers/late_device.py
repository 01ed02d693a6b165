# ===- late_device.py - PyTorch's ops on a stream of the fake driver -------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""A stand-in for CUDA in PyTorch: ops are host functions on a stream of the fake driver
and access its device memory. They run when the stream is synchronized, and can be
captured.

As under PyTorch's caching allocator, the next allocation can reuse freed memory
immediately, in stream order. The driver detects unordered accesses, also within a graph.
"""

import contextlib
import ctypes
import functools
import weakref
from unittest import mock

import torch
from torch.utils import _pytree
from torch.utils._python_dispatch import TorchDispatchMode

from ao.torch.common import _device, _ops

_HostCode = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class Allocator:
    """Device memory.

    Attributes:
      now, peak: the allocated bytes, and their maximum.
    """

    def __init__(self, gpu):
        self.gpu, self.now, self.peak = gpu, 0, 0
        self.pool = {}

    def make(self, size, stride, dtype, device=None):
        reach = 1 + sum((n - 1) * step for n, step in zip(size, stride))
        nbytes = max(reach, 1) * dtype.itemsize
        free = self.pool.setdefault(nbytes, [])
        address = free.pop() if free else self.gpu.allocate(nbytes)
        memory = (ctypes.c_char * nbytes).from_address(address)
        weakref.finalize(memory, self._free, free, address, nbytes)
        self.now += nbytes
        self.peak = max(self.peak, self.now)
        flat = torch.frombuffer(memory, dtype=torch.uint8).view(dtype)
        return flat.as_strided(size, stride)

    def _free(self, free, address, nbytes):
        free.append(address)
        self.now -= nbytes

    @contextlib.contextmanager
    def private_pool(self, pool):
        """Allocates from the private memory of graphs, which later allocations do not
        reuse."""
        shared, self.pool = self.pool, pool
        try:
            yield
        finally:
            self.pool = shared


class LateDevice(TorchDispatchMode):
    """A mode that enqueues ops on a stream instead of running them."""

    def __init__(self, gpu, allocator, stream):
        super().__init__()
        self.gpu, self.allocator, self.stream = gpu, allocator, stream
        self.driver = gpu.driver
        self.driver.aoFakeAccess.restype = ctypes.c_void_p
        # References to host functions: each replay of a graph calls its functions.
        self.issued, self.failures = [], []
        self.is_capturing = False

    @contextlib.contextmanager
    def transferring(self, transfers):
        """Makes transfers use the stream and the allocator."""
        with contextlib.ExitStack() as stack:
            for name, function in (
                ("_transfers", lambda device: transfers),
                ("current_stream", lambda device: self.stream.value),
                ("_make_on_device", self.allocator.make),
                ("is_capturing", lambda: self.is_capturing),
                ("can_capture", lambda device: True),
                ("Graph", functools.partial(Graph, self)),
                ("copy", lambda to, source: self._issue_into(to, source)),
                ("clone", lambda t: self._issue(torch.ops.aten.clone.default, (t,), {})),
            ):
                stack.enter_context(mock.patch.object(_device, name, function))
            yield

    def _issue_into(self, to, source):
        """Enqueues a copy between tensors of one layout or of others."""
        places = _Place(to, self.gpu), _Place(source, self.gpu)
        self._enqueue(lambda: self._at(places[0], True).copy_(self._at(places[1], False)))

    def __torch_dispatch__(self, op, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        place = {
            _ops.offload: _device.offload,
            _ops.reload: _device.reload,
            _ops.wait: _device.wait,
        }.get(op)
        if place is not None:
            return place(*args, **kwargs)
        if op.is_view:
            return op(*args, **kwargs)
        if op._schema.is_mutable:
            raise NotImplementedError(f"{op} writes an operand")
        return self._issue(op, args, kwargs)

    def _issue(self, op, args, kwargs):
        on_meta = _pytree.tree_map_only(
            torch.Tensor,
            lambda t: torch.empty_strided(
                t.size(), t.stride(), dtype=t.dtype, device="meta"
            ),
            (args, kwargs),
        )
        if "device" in kwargs:
            on_meta[1]["device"] = torch.device("meta")
        results = _pytree.tree_map_only(
            torch.Tensor,
            lambda t: self.allocator.make(t.size(), t.stride(), t.dtype),
            op(*on_meta[0], **on_meta[1]),
        )
        operands = _pytree.tree_map_only(
            torch.Tensor, lambda t: _Place(t, self.gpu), (args, kwargs)
        )
        places = [
            None if t is None else _Place(t, self.gpu)
            for t in _pytree.tree_leaves(results)
        ]

        def run():
            values = _pytree.tree_map_only(
                _Place, lambda place: self._at(place, False), operands
            )
            found = _pytree.tree_leaves(op(*values[0], **values[1]))
            for place, value in zip(places, found, strict=True):
                if place is not None:
                    self._at(place, True).copy_(value)

        self._enqueue(run)
        return results

    def _enqueue(self, function):
        """Enqueues host code, which accesses memory by `_at`."""

        def run(_):
            try:
                with torch.no_grad():
                    function()
            except BaseException as error:
                self.failures.append(error)

        code = _HostCode(run)
        self.issued.append(code)
        self.gpu.call("cuLaunchHostFunc", self.stream, code, None)

    def _at(self, place, writes):
        """Returns a tensor on the memory of a place, while the stream runs."""
        if place.value is not None:
            return place.value
        address = self.driver.aoFakeAccess(
            ctypes.c_uint64(place.address), ctypes.c_size_t(place.bytes), writes
        )
        if not address:
            raise AssertionError("the fake driver has found a fault")
        return self.gpu.view(address, place.size, place.stride, place.dtype)

    def synchronize(self):
        self.gpu.call("cuStreamSynchronize", self.stream)
        if self.failures:
            raise self.failures[0]


class _Place:
    """The address and layout of a tensor. As a launched kernel, it does not keep the
    memory allocated."""

    def __init__(self, tensor, gpu):
        self.size, self.stride = tensor.size(), tensor.stride()
        self.dtype, self.bytes = tensor.dtype, _device._span(tensor)
        self.address = tensor.data_ptr()
        # A tensor that autograd creates outside of graphs: the gradient of the loss.
        self.value = None if gpu.has(self.address) else tensor


class Graph:
    """A stand-in for torch.cuda.CUDAGraph with torch.cuda.graph around a step, in the
    pool of the graph `before`, or in one of its own."""

    def __init__(self, device, before=None):
        self.device, self.executable = device, ctypes.c_void_p()
        self.pool = before.pool if before else {}

    @contextlib.contextmanager
    def capture(self):
        device, graph = self.device, ctypes.c_void_p()
        device.synchronize()
        device.gpu.call("cuStreamBeginCapture_v2", device.stream, 0)
        device.is_capturing = True
        try:
            with device.allocator.private_pool(self.pool):
                yield
        finally:
            device.is_capturing = False
            status = device.driver.cuStreamEndCapture(device.stream, ctypes.byref(graph))
        if status:
            raise AssertionError(f"cuStreamEndCapture: {status}")
        device.gpu.call(
            "cuGraphInstantiateWithFlags", ctypes.byref(self.executable), graph,
            ctypes.c_uint64(0),
        )
        device.gpu.call("cuGraphDestroy", graph)

    def launch(self):
        self.device.gpu.call("cuGraphLaunch", self.executable, self.device.stream)

    def __del__(self):
        if self.executable:
            self.device.gpu.call("cuGraphExecDestroy", self.executable)
