# ===- disabled_eager.py - Builds without the eager part -------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""ao.torch in a build with AO_ENABLE_EAGER=OFF: sessions are one error."""

import unittest

import torch

import ao
import ao.torch


class DisabledEagerTest(unittest.TestCase):
    def test_session_names_the_part(self):
        model = torch.nn.Linear(4, 4)
        with self.assertRaisesRegex(
            ao.Error, r"^the offloader of saved tensors is not in this build "
            r"\(AO_ENABLE_EAGER=OFF\)$"
        ), ao.torch.session(model, policy="all"):
            model(torch.ones(4)).sum().backward()


if __name__ == "__main__":
    unittest.main()
