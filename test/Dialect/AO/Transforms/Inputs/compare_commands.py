# ===- compare_commands.py - Compare the commands of two plans -------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Compares two plans, which must have commands, and the same ones.

    compare_commands.py PLAN PLAN [KEY...]

Each KEY names a prediction that must be equal, too.
"""

import json
import sys

plan, other = (json.load(open(path)) for path in sys.argv[1:3])
assert plan["commands"], "no commands"
assert plan["commands"] == other["commands"], (plan["commands"], other["commands"])
for key in sys.argv[3:]:
    assert plan["predicted"][key] == other["predicted"][key], key
