# ===- compare_peaks.py - Compare predicted with measured peaks ------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Compares the device peak that a plan predicts with that of a run.

    compare_peaks.py PLAN RUN
"""

import json
import sys


def load(path):
    with open(path) as file:
        return json.load(file)


def main():
    predicted = load(sys.argv[1])["predicted"]["peak_bytes"]
    (run,) = load(sys.argv[2])["runs"]
    measured = run["peak_device_bytes"]
    assert predicted == measured > 0, (predicted, measured)


main()
