# ===- test_process.py - Threads, memory and the end of the process --------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Effects of ao on the process that calls it. AO_LIBMLIR names libMLIR."""

import concurrent.futures
import contextlib
import ctypes
import faulthandler
import fcntl
import gc
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import unittest

import ao

ROOT = pathlib.Path(__file__).resolve().parents[2]
MACHINE = ROOT / "examples/small-device.json"
MODELS = [
    (ROOT / f"test/Models/{name}.linalg.mlir").read_text()
    for name in ("moe-joint", "moe-pair", "resnet-joint")
]
GPT = (ROOT / "test/Models/gpt-pair.linalg.mlir").read_text()
UNET = (ROOT / "test/Traces/G_unet.json").read_bytes()


def offload(module, **options):
    return ao.offload(module, machine=MACHINE, min_bytes=256, **options)


class ThreadTest(unittest.TestCase):
    def setUp(self):
        # A lock that is never let go of would hang: say where, and fail.
        faulthandler.dump_traceback_later(100, exit=True)
        self.addCleanup(faulthandler.cancel_dump_traceback_later)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.pipe = os.path.join(folder.name, "pipe")
        os.mkfifo(self.pipe)

    def in_thread(self, function):
        executor = concurrent.futures.ThreadPoolExecutor(1)
        self.addCleanup(executor.shutdown)
        return executor.submit(function)

    def read_what_is_written(self, function):
        """Runs a function that writes more than fits into the pipe: it cannot
        end before this thread reads, for which it needs the interpreter."""
        reader = os.open(self.pipe, os.O_RDONLY | os.O_NONBLOCK)
        self.addCleanup(os.close, reader)
        size = fcntl.fcntl(reader, fcntl.F_SETPIPE_SZ, 4096)
        future = self.in_thread(function)
        text = b""
        while not future.done():
            with contextlib.suppress(BlockingIOError):
                text += os.read(reader, size)
            os.sched_yield()
        future.result()
        with contextlib.suppress(BlockingIOError):
            text += os.read(reader, size)
        self.assertGreater(len(text), size)
        json.loads(text)

    def test_offload_lets_others_run(self):
        self.read_what_is_written(
            lambda: offload(GPT, strategy="sync", plan_output=self.pipe)
        )

    def test_pipelines_let_others_run(self):
        pipeline = f"builtin.module(ao-emit-trace{{output={self.pipe}}})"
        self.read_what_is_written(lambda: ao.run_pipeline(MODELS[0], pipeline))

    def test_planner_lets_others_run(self):
        plan = ao.plan(UNET, effort=0)
        for function in (
            lambda: ao.plan(UNET, machine=self.pipe),
            lambda: ao.simulate(UNET, plan, machine=self.pipe),
            lambda: ao.machine(self.pipe),
        ):
            future = self.in_thread(function)
            # The reader waits until this thread opens the other end, which it
            # can do once the reader is there.
            writer = None
            while writer is None:
                with contextlib.suppress(OSError):
                    writer = os.open(self.pipe, os.O_WRONLY | os.O_NONBLOCK)
                os.sched_yield()
            with self.assertRaisesRegex(ao.Error, "cannot open"):
                future.result()
            os.close(writer)

    def test_threads_do_not_meet(self):
        expected = [offload(module).module for module in MODELS]
        with concurrent.futures.ThreadPoolExecutor(6) as executor:
            results = list(executor.map(offload, MODELS * 3))
        self.assertEqual([r.module for r in results], expected * 3)

    def test_threads_share_a_result(self):
        result = offload(MODELS[1])
        expected = offload(MODELS[1])
        start = threading.Barrier(6)

        def read(_):
            start.wait()
            return result.module, result.bytecode, result.plan

        with concurrent.futures.ThreadPoolExecutor(6) as executor:
            for text, bytecode, plan in executor.map(read, range(6)):
                self.assertEqual(text, expected.module)
                self.assertEqual(bytecode, expected.bytecode)
                self.assertEqual(plan, expected.plan)


class MallInfo(ctypes.Structure):
    _fields_ = [
        (name, ctypes.c_size_t)
        for name in "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks"
        " fordblks keepcost".split()
    ]


def allocated_bytes():
    """Returns the bytes that the C library has allocated and not freed."""
    gc.collect()
    info = ctypes.CDLL(None).mallinfo2
    info.restype = MallInfo
    sizes = info()
    return sizes.uordblks + sizes.hblkhd


class MemoryTest(unittest.TestCase):
    def use_everything(self):
        result = offload(MODELS[0])
        (result.module, result.bytecode, result.plan, result.trace)
        ao.verify(result)
        plan = ao.plan(UNET, effort=0)
        ao.simulate(UNET, plan)
        for wrong in ("nonsense", b"ML\xefR", "func.func @f() -> i32 { return }"):
            with self.assertRaises(ao.Error):
                ao.offload(wrong)
        with self.assertRaises(ao.Error):
            offload(MODELS[0], device_memory_budget=1)
        with self.assertRaises(ao.InfeasibleError):
            ao.plan(UNET, device_memory_budget=1)
        with self.assertRaises(ao.Error):
            ao.run_pipeline(MODELS[0], "builtin.module(no-such)")

    def test_nothing_is_kept(self):
        for _ in range(3):
            self.use_everything()
        before = allocated_bytes()
        rounds = 5
        for _ in range(rounds):
            self.use_everything()
        # One module or one plan kept a round would be some twenty times as much.
        self.assertLess(allocated_bytes() - before, rounds * 16384)

    def test_libmlir_is_there_already(self):
        # For itself or for all, by any loader.
        for mode in ("RTLD_LOCAL", "RTLD_GLOBAL"):
            program = (
                "import ctypes, os, sys\n"
                f"ctypes.CDLL(os.environ['AO_LIBMLIR'], ctypes.{mode})\n"
                "import ao\n"
                "ao.offload(sys.stdin.read(), strategy='sync', min_bytes=256)"
            )
            subprocess.run(
                [sys.executable, "-c", program],
                input=MODELS[1],
                check=True,
                text=True,
            )

    def test_quiet_end(self):
        # nanobind reports at the end what was not destroyed.
        program = (
            "import ao\n"
            "result = ao.offload('')\n"
            "try:\n    ao.offload('nonsense')\n"
            "except ao.Error as error:\n    kept = error\n"
        )
        done = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, check=True
        )
        self.assertEqual((done.stdout, done.stderr), (b"", b""))


if __name__ == "__main__":
    unittest.main()
