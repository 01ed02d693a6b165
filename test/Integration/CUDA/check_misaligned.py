#!/usr/bin/env python3
# ===- check_misaligned.py - Kernels on buffers that lie anywhere ----------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Runs the kernels of a step that takes four elements at once on the fake driver, with
arguments that are at multiples of 16 bytes and with arguments that do not.

The driver fails on a wide access that is not aligned, as a device does. The
result has to be the same wherever operand and result lie.
"""

import argparse
import ctypes
import re
import subprocess
import sys

STEP = """
func.func @step(%x: memref<64xf32>, %y: memref<64xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]}
      ins(%x : memref<64xf32>) outs(%y : memref<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %in : f32
    linalg.yield %0 : f32
  }
  return
}
"""
COUNT = 64
SPARE = 16


def compile_step(ao_opt):
    """Its PTX, and the names of its kernels: for aligned buffers and for others."""
    done = subprocess.run([ao_opt, "--ao-lower-to-nvvm-pipeline=format=isa chip=sm_90"],
                          input=STEP, capture_output=True, text=True, check=True)
    text = re.search(r'"((?:[^"\\]|\\.)*\.version(?:[^"\\]|\\.)*)"', done.stdout).group(1)
    text = re.sub(r"\\([0-9A-F]{2})", lambda found: chr(int(found.group(1), 16)), text)
    kernels = {("v4" in body): name for name, body in
               re.findall(r"\.entry (\w+)(.*?)\n}", text, flags=re.DOTALL)}
    return text.rstrip("\0"), kernels[True], kernels[False]


class Driver:
    """The functions of the driver that are needed, which must not fail."""

    def __init__(self, path):
        self.library = ctypes.CDLL(path)
        self("cuInit", 0)
        context = ctypes.c_void_p()
        self("cuDevicePrimaryCtxRetain", ctypes.byref(context), 0)
        self("cuCtxSetCurrent", context)
        self.stream = ctypes.c_void_p()
        self("cuStreamCreate", ctypes.byref(self.stream), 1)

    def __call__(self, function, *arguments):
        result = getattr(self.library, function)(*arguments)
        if result != 0:
            sys.exit(f"FAIL {function}: {result}")

    def allocate(self):
        memory = ctypes.c_uint64()
        self("cuMemAlloc_v2", ctypes.byref(memory), ctypes.c_size_t(4 * COUNT + SPARE))
        return memory.value

    def copy(self, to, source):
        self("cuMemcpyAsync", ctypes.c_uint64(to), ctypes.c_uint64(source),
             ctypes.c_size_t(4 * COUNT), self.stream)

    def launch(self, kernel, buffers):
        """Of one block. A buffer is a descriptor of one dimension."""
        words = [ctypes.c_uint64(word) for buffer in buffers
                 for word in (buffer, buffer, 0, COUNT, 1)]
        parameters = (ctypes.c_void_p * len(words))(
            *(ctypes.cast(ctypes.pointer(word), ctypes.c_void_p) for word in words))
        self("cuLaunchKernel", kernel, 1, 1, 1, 256, 1, 1, 0, self.stream, parameters, None)
        self("cuStreamSynchronize", self.stream)


def check(driver, kernel, from_shift, to_shift):
    values = (ctypes.c_float * COUNT)(*range(COUNT))
    source, target = driver.allocate() + from_shift, driver.allocate() + to_shift
    driver.copy(source, ctypes.addressof(values))
    driver.launch(kernel, (source, target))
    driver.copy(ctypes.addressof(values), target)
    driver("cuStreamSynchronize", driver.stream)
    if list(values) != [2 * value for value in range(COUNT)]:
        sys.exit(f"FAIL at {from_shift} and {to_shift} bytes: {list(values)}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ao-opt", required=True)
    parser.add_argument("--fake-driver", required=True)
    arguments = parser.parse_args()
    text, *names = compile_step(arguments.ao_opt)
    driver = Driver(arguments.fake_driver)
    module = ctypes.c_void_p()
    driver("cuModuleLoadData", ctypes.byref(module), text.encode())
    wide, narrow = ctypes.c_void_p(), ctypes.c_void_p()
    for kernel, name in zip((wide, narrow), names):
        driver("cuModuleGetFunction", ctypes.byref(kernel), module, name.encode())
    for from_shift in (0, 4, 8):
        for to_shift in (0, 4, 12):
            # As the host chooses, for which see convert-linalg-to-gpu-wide.mlir.
            check(driver, narrow if from_shift or to_shift else wide, from_shift, to_shift)


if __name__ == "__main__":
    main()
