# ===- compare_peaks.py - Compare predicted with measured peaks ------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Compares the peaks of device and host memory that a plan predicts with those
of a run.

    compare_peaks.py PLAN RUN
"""

import json
import sys


def load(path):
    with open(path) as file:
        return json.load(file)


def main():
    predicted = load(sys.argv[1])["predicted"]
    (run,) = load(sys.argv[2])["runs"]
    device = predicted["peak_bytes"], run["peak_device_bytes"]
    host = predicted["host_peak_bytes"], run["peak_host_bytes"]
    assert device[0] == device[1] > 0, device
    assert host[0] == host[1] > 0, host


main()
