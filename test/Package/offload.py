# ===- offload.py - Uses the installed Python package ----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Offloads the module that the argument names."""

import pathlib
import sys

import ao

result = ao.offload(pathlib.Path(sys.argv[1]).read_text())
for remark in result.remarks:
    print(remark)
print(result.predicted_peak_before, "->", result.predicted_peak_after)
