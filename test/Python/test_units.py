# ===- test_units.py - Sizes, times and shares as text ---------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The texts are those of unittests/Support/UnitsTest.cpp."""

import unittest

from ao import _units


class Units(unittest.TestCase):
    def test_bytes(self):
        for count, text in (
            (0, "0 B"),
            (999, "999 B"),
            (1000, "1.00 kB"),
            (60900, "60.9 kB"),
            (999499, "999 kB"),
            (999500, "1.00 MB"),
            (1620000, "1.62 MB"),
            (-1620000, "-1.62 MB"),
            (9996000, "10.0 MB"),
            (2**63 - 1, "9223372 TB"),
        ):
            self.assertEqual(_units.format_bytes(count), text)

    def test_times(self):
        for seconds, text in (
            (0, "0 ms"),
            (5e-8, "50.0 ns"),
            (640e-6, "640 us"),
            (999.6e-6, "1.00 ms"),
            (12345e-6, "12.3 ms"),
            (2.5, "2.50 s"),
        ):
            self.assertEqual(_units.format_time(seconds), text)

    def test_shares(self):
        for share, text in ((0, "0.0 %"), (1e-6, "< 0.1 %"), (0.625, "62.5 %")):
            self.assertEqual(_units.format_share(share), text)


if __name__ == "__main__":
    unittest.main()
