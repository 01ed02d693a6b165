# ===- bits.py - Bits of arrays --------------------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Comparisons of arrays bit by bit, for several tests."""

import jax
import numpy as np


def bits(tree):
    """Returns the bytes of each leaf."""
    return [np.asarray(leaf).tobytes() for leaf in jax.tree.leaves(tree)]


def equal_bits(left, right):
    """Returns whether two trees of one structure have the same bytes."""
    return jax.tree.structure(left) == jax.tree.structure(right) and bits(left) == bits(right)
