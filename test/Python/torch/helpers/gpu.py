# ===- gpu.py - A GPU of the fake driver, as PyTorch would have it ---------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The fake driver runs copies as late as it may and finds what is not ordered.

PyTorch has no GPU here: tensors of the processor stand for those of the device, in
memory of the driver's.
"""

import ctypes
import os
import pathlib
import sys
import tempfile
import unittest

import torch

from ao.torch.common import _binding, _device

DRIVER = os.environ.get("AO_FAKE_CUDA")
LOG = "AO_FAKE_LOG"


class Gpu:
    """A device of the fake driver."""

    def __init__(self):
        self.driver = ctypes.CDLL("libcuda.so.1")
        context = ctypes.c_void_p()
        self.call("cuInit", 0)
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(context), 0)
        self.call("cuCtxSetCurrent", context)
        self.allocated = []
        self.streams = [ctypes.c_void_p() for _ in range(2)]
        for stream in self.streams:
            self.call("cuStreamCreate", ctypes.byref(stream), 1)

    def call(self, name, *args):
        status = getattr(self.driver, name)(*args)
        if status:
            raise AssertionError(f"{name}: {status}")

    def make(self, size, stride, dtype, device=None):
        """A tensor of device memory, which is never freed."""
        reach = 1 + sum((n - 1) * step for n, step in zip(size, stride))
        bytes = max(reach, 1) * dtype.itemsize
        return self.view(self.allocate(bytes), size, stride, dtype)

    def allocate(self, bytes):
        """The address of device memory, which is never freed."""
        pointer, mode = ctypes.c_uint64(), ctypes.c_int(2)
        # As PyTorch does, it also allocates while a stream is captured.
        self.call("cuThreadExchangeStreamCaptureMode", ctypes.byref(mode))
        self.call("cuMemAlloc_v2", ctypes.byref(pointer), ctypes.c_size_t(bytes))
        self.call("cuThreadExchangeStreamCaptureMode", ctypes.byref(mode))
        self.allocated.append((pointer.value, pointer.value + bytes))
        return pointer.value

    def view(self, address, size, stride, dtype):
        """A tensor of memory that is there, with a storage of its own."""
        reach = 1 + sum((n - 1) * step for n, step in zip(size, stride))
        bytes = max(reach, 1) * dtype.itemsize
        memory = (ctypes.c_char * bytes).from_address(address)
        flat = torch.frombuffer(memory, dtype=torch.uint8).view(dtype)
        return flat.as_strided(size, stride)

    def has(self, address):
        return any(begin <= address < end for begin, end in self.allocated)

    def copy(self, to, source, stream):
        """Returns the bytes that a tensor spans, in the order of a stream, or of its
        handle."""
        stream = ctypes.c_void_p(getattr(stream, "value", stream))
        return self.driver.cuMemcpyAsync(
            ctypes.c_uint64(to.data_ptr()), ctypes.c_uint64(source.data_ptr()),
            ctypes.c_size_t(_device._span(source)), stream,
        )

    def write(self, tensor, content, stream):
        """A copy from the host."""
        handle = ctypes.c_void_p(getattr(stream, "value", stream))
        assert self.copy(tensor, content, stream) == 0
        assert self.driver.cuStreamSynchronize(handle) == 0

    def read(self, tensor, stream):
        """A copy to the host, or None if the driver refuses it."""
        handle = getattr(stream, "value", stream)
        content = torch.empty_strided(
            tensor.size(), tensor.stride(), dtype=tensor.dtype
        )
        status = self.copy(content, tensor, stream)
        if status or self.driver.cuStreamSynchronize(ctypes.c_void_p(handle)):
            return None
        return content


_Read = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_Current = ctypes.PYFUNCTYPE(
    ctypes.c_int, ctypes.c_int32, ctypes.c_int32, ctypes.POINTER(ctypes.c_void_p)
)


class _Exchange(ctypes.Structure):
    """DLPack's table of functions."""

    _fields_ = [
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("previous", ctypes.c_void_p),
        ("unused", ctypes.c_void_p * 3),
        ("read", _Read),
        ("current", _Current),
    ]


class _Tensor(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("device_type", ctypes.c_int32)]


class Torch:
    """The functions of PyTorch that the extension module calls, with tensors in memory of
    the GPU as those of `cuda:0`.

    Attributes:
      stream: the handle of the stream that is current.
      recorded: address and stream of what the allocator was told to keep.
    """

    def __init__(self, gpu):
        self.gpu, self.stream, self.recorded = gpu, gpu.streams[0].value, []
        functions = _binding._find_functions()
        name = b"dlpack_exchange_api"
        get = ctypes.pythonapi.PyCapsule_GetPointer
        get.restype, get.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
        make = ctypes.pythonapi.PyCapsule_New
        make.restype = ctypes.py_object
        make.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
        real = _Exchange.from_address(get(functions["exchange"], name))
        self._table = _Exchange(
            major=real.major, read=_Read(self._read(real)), current=_Current(self._current)
        )
        functions |= {
            "exchange": make(ctypes.addressof(self._table), name, None),
            "empty": lambda n, dtype, device: gpu.make((n,), (1,), dtype),
            "empty_strided": lambda size, stride, dtype, device: gpu.make(
                size, stride, dtype
            ),
            "current_stream": lambda index: self.stream,
            "record_stream": lambda tensor, stream: self.recorded.append(
                (tensor.data_ptr(), stream)
            ),
        }
        _binding.runtime().bind(**functions)

    def _read(self, real):
        def read(tensor, result):
            status = real.read(tensor, result)
            found = _Tensor.from_address(result)
            if status == 0 and self.gpu.has(found.data or 0):
                found.device_type = 2
            return status

        return read

    def _current(self, device_type, device_index, result):
        result[0] = self.stream
        return 0


def main():
    """Runs the tests of a script in a process whose CUDA is the fake driver."""
    if not DRIVER or LOG in os.environ:
        unittest.main()
    # The loader reads its path when a process begins.
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "libcuda.so.1").symlink_to(DRIVER)
        path = f"{folder}:{os.environ.get('LD_LIBRARY_PATH', '')}"
        log = {LOG: os.path.join(folder, "log"), "LD_LIBRARY_PATH": path}
        status = os.spawnve(
            os.P_WAIT, sys.executable, [sys.executable, *sys.argv],
            {**os.environ, **log},
        )
    sys.exit(status)
