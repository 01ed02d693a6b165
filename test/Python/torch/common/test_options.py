# ===- test_options.py - Options are checked when they are given -----------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Wrong options of sessions, backends and comparisons fail before a step runs."""

import unittest
import unittest.mock

import torch

import ao
import ao.torch

# For each option of both functions: a wrong value, the error, and its text.
WRONG = (
    ("device_memory_budget", "lots", ao.Error, "expected bytes, a size such as"),
    ("device_memory_budget", "60 GB", ao.Error, "got '60 GB'"),
    ("device_memory_budget", "-1", ao.Error, "got '-1'"),
    ("device_memory_budget", -1, ao.Error, "got '-1'"),
    ("device_memory_budget", "150%", ao.Error, "at most 100%, got '150%'"),
    ("device_memory_budget", "70", ao.Error, "must have a unit, such as"),
    ("device_memory_budget", "1.5", ao.Error, "must have a unit, such as"),
    ("device_memory_budget", "-1%", ao.Error, "^'device_memory_budget': .*got '-1%'"),
    ("device_memory_budget", "60%%", ao.Error, "^'device_memory_budget': "),
    ("device_memory_budget", "", ao.Error, "^'device_memory_budget' is empty"),
    ("device_memory_budget", 1.5, TypeError, "number of bytes or text"),
    ("host_memory_budget", "70", ao.Error, "'host_memory_budget' must have a unit"),
    ("host_memory_budget", "plenty", ao.Error, "^'host_memory_budget': "),
    ("min_bytes", -1, ao.Error, "^'min_bytes' must not be negative"),
    ("min_bytes", "1", TypeError, "'min_bytes' must be a whole number"),
    ("effort", 10, ao.Error, "between 0 and 9, got 10"),
    ("seed", None, TypeError, "'seed' must be a whole number"),
    ("refit", -1, ao.Error, "'refit' must not be negative, got -1"),
    ("held_bytes", -1, ao.Error, "'held_bytes' must not be negative, got -1"),
    ("cache_dir", 3, TypeError, "'cache_dir' must be text"),
    ("machine", "no-such-machine", ao.Error, "machine 'no-such-machine'"),
    ("policy", "best", ao.Error, "'policy' must be one of"),
    ("keep", 3, TypeError, "'keep' must be names of modules or ops, not int"),
)


class OptionsTest(unittest.TestCase):
    def make_session(self, **options):
        return ao.torch.session(torch.nn.Linear(4, 4), **options)

    def test_wrong_options(self):
        for make in (self.make_session, ao.torch.backend):
            for name, value, error, text in WRONG:
                with self.subTest(make.__name__, **{name: value}):
                    with self.assertRaisesRegex(error, text):
                        make(**{"machine": "gh200", name: value})

    @unittest.mock.patch("warnings.warn")  # Of backends that are never called.
    def test_budgets_that_are_right(self, _):
        for make in (self.make_session, ao.torch.backend):
            for budget in (None, 0, 70, "70B", "1.5GiB", "70%", "100%", "12.5%"):
                with self.subTest(make.__name__, budget=budget):
                    make(machine="gh200", device_memory_budget=budget)

    def test_compare(self):
        """Nothing runs before all budgets are read."""
        ran = []
        for budgets, options in (
            (["80%", "70"], {}),
            (["80%"], {"machine": "no-such-machine"}),
            (["80%"], {"min_bytes": -1}),
        ):
            with self.subTest(budgets, **options), self.assertRaises(ao.Error):
                ao.torch.compare(
                    ran.append,
                    torch.nn.Linear(4, 4),
                    budgets,
                    **{"machine": "gh200", **options},
                )
        self.assertEqual(ran, [])


if __name__ == "__main__":
    unittest.main()
