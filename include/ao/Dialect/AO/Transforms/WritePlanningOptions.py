# ===- WritePlanningOptions.py - Planning options for the preprocessor -----===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Writes the options that planning passes and pipelines share as

    #define AO_PLANNING_OPTIONS(OPTION)
      OPTION(TYPE, NAME, ARGUMENT, DESCRIPTION, DEFAULT AND VALUES…)

    WritePlanningOptions.py PlanningOptions.json PlanningOptions.inc

The input is what `llvm-tblgen --dump-json` prints of PlanningOptions.td.
"""

import json
import pathlib
import sys


def main() -> None:
    records = json.loads(pathlib.Path(sys.argv[1]).read_text())
    lines = ["#define AO_PLANNING_OPTIONS(OPTION)"]
    for entry in records["AO_SharedPlanningOptionList"]["options"]:
        option = records[entry["def"]]
        cells = [
            option["type"],
            option["cppName"],
            json.dumps(option["argument"]),
            json.dumps(option["description"]),
            f"llvm::cl::init({option['defaultValue']})",
        ]
        if option["additionalOptFlags"]:
            cells.append(option["additionalOptFlags"])
        lines.append(f"  OPTION({', '.join(cells)})")
    pathlib.Path(sys.argv[2]).write_text(" \\\n".join(lines) + "\n")


main()
