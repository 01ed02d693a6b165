# ===- loop_budgets.py - Host budgets of random steps of loops -------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Plans random steps of loops within host budgets, and applies the plans.

    loop_budgets.py FIRST LAST AO-OPT AO-PLAN FOLDER

The rewritten step needs as much host memory as its plan predicts, within the
budget, and no more device memory. Prints the number of plans with transfers.
"""

import json
import pathlib
import subprocess
import sys

from random_loops import Writer

MACHINE = {
    "d2h_bandwidth": 1e9,
    "h2d_bandwidth": 1e9,
    "latency_us": 0.01,
    "memory_bandwidth": 5e9,
    "peak_flops": {"f32": 1e12},
}


class Checker:
    def __init__(self, opt, plan, folder):
        self.opt, self.plan = opt, plan
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(exist_ok=True)
        self.machine = self.path("machine.json")
        pathlib.Path(self.machine).write_text(json.dumps(MACHINE))
        self.planned = 0

    def path(self, name):
        return str(self.folder / name)

    def read(self, name):
        return json.loads((self.folder / name).read_text())

    def emit(self, source, passes, options, output):
        emit = f"--ao-emit-trace={options} machine={self.machine}"
        subprocess.run([self.opt, source, *passes, emit, "-o", output], check=True)

    def make_plan(self, device, host):
        """Returns the figures of a plan, if there is one with transfers."""
        done = subprocess.run(
            [
                *[self.plan, self.path("trace"), f"--machine={self.machine}"],
                *["--min-bytes=0", f"--device-memory-budget={device}"],
                *[f"--host-memory-budget={host}", f"--output={self.path('plan')}"],
            ],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            assert "cannot plan" in done.stderr or "fits" in done.stderr, done.stderr
            return None
        plan = self.read("plan")
        return plan["predicted"] if plan["commands"] else None

    def check(self, seed):
        pathlib.Path(self.path("step.mlir")).write_text(Writer(seed).step())
        loops = self.path("loops.mlir")
        options = f"loops min-bytes=0 output={self.path('trace')}"
        self.emit(self.path("step.mlir"), [], options, loops)
        trace = self.read("trace")
        slices = [v for r in trace.get("stacked_residuals", []) for v in r["values"]]
        total = sum(trace["values"][slice_]["bytes"] for slice_ in slices)
        for device in ("80%", "60%") if slices else ():
            for share in (0, 30, 50, 70, 100):
                host = total * share // 100
                predicted = self.make_plan(device, host)
                if not predicted:
                    continue
                options = f"output=/dev/null plan-output={self.path('applied')}"
                apply = f"--ao-apply-plan=plan={self.path('plan')}"
                self.emit(loops, [apply], options, "/dev/null")
                applied = self.read("applied")["predicted"]
                case = (seed, device, host, predicted, applied)
                bytes_ = applied["host_peak_bytes"]
                assert bytes_ == predicted["host_peak_bytes"] <= host, case
                assert applied["peak_bytes"] <= predicted["peak_bytes"], case
                self.planned += 1


def main():
    first, last = map(int, sys.argv[1:3])
    checker = Checker(*sys.argv[3:])
    for seed in range(first, last + 1):
        checker.check(seed)
    print(checker.planned, "plans")


main()
