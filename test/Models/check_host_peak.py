# ===- check_host_peak.py - Host budgets that plans meet -------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Plans a step within a device budget, and again with its host peak as a host budget.

    check_host_peak.py AO-OPT MODULE DEVICE-BUDGET FOLDER

The host budget changes neither the predicted time nor the peaks.
"""

import json
import pathlib
import subprocess
import sys


def main():
    opt, module, device, folder = sys.argv[1:]
    pathlib.Path(folder).mkdir(exist_ok=True)

    def predict(budgets):
        pipeline = f"strategy=planned min-bytes=0 {budgets}"
        output = pathlib.Path(folder) / "plan.json"
        subprocess.run(
            [
                *[opt, module, f"--ao-offload-pipeline={pipeline}", "-o", "/dev/null"],
                f"--ao-emit-trace=output=/dev/null plan-output={output}",
            ],
            check=True,
        )
        return json.loads(output.read_text())["predicted"]

    budgets = f"device-memory-budget={device}"
    free = predict(budgets)
    host = free["host_peak_bytes"]
    limited = predict(f"{budgets} host-memory-budget={host}")
    for key in ("makespan_us", "peak_bytes", "host_peak_bytes"):
        assert free[key] == limited[key], (key, free[key], limited[key])
    print("same plan within", host, "bytes")


main()
