# ===- more_budget.py - Plans for two device budgets -----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Plans a step within two device budgets: the larger one takes no longer.

    more_budget.py AO-OPT MODULE SMALLER LARGER FOLDER
"""

import json
import pathlib
import subprocess
import sys


def main():
    opt, module, smaller, larger, folder = sys.argv[1:]
    pathlib.Path(folder).mkdir(exist_ok=True)
    output = pathlib.Path(folder) / "plan.json"

    def predict(budget):
        pipeline = f"strategy=planned min-bytes=0 device-memory-budget={budget}"
        subprocess.run(
            [
                *[opt, module, f"--ao-offload-pipeline={pipeline}", "-o", "/dev/null"],
                f"--ao-emit-trace=output=/dev/null plan-output={output}",
            ],
            check=True,
        )
        return json.loads(output.read_text())["predicted"]["makespan_us"]

    slow, fast = predict(smaller), predict(larger)
    assert fast <= slow * (1 + 1e-6), (slow, fast)
    print("no slower", fast)


main()
