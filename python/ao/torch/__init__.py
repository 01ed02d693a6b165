# ===- __init__.py - Offloading inside PyTorch -----------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Activation offloading of training steps in PyTorch.

    import torch
    import ao.torch

    model = torch.nn.Sequential(*(torch.nn.Linear(64, 64) for _ in range(6)))
    session = ao.torch.session(
        model, device_memory_budget="90%", machine="gh200", min_bytes=1)
    for _ in range(3):
        with session:  # Around forward and backward.
            model(torch.randn(256, 64)).square().mean().backward()
    print(session.summary)

On a GPU, `machine` and `min_bytes` can be omitted. For compiled models:

    model = torch.compile(
        model, backend=ao.torch.backend(device_memory_budget="60GiB"))

The package is tested with PyTorch 2.11 to 2.13 and warns of other versions. It
needs no MLIR.
"""

try:
    import torch  # noqa: F401
except ImportError as error:
    raise ImportError(f"ao.torch needs PyTorch: {error}") from None

from ._compare import Comparison, compare
from ._create import backend
from .common._machine import machine
from .common._selection import keep
from .common._step import Step
from .compiled._backend import Backend
from .compiled._graphs import StepGraphs
from .eager._checkpoint import checkpoint_contexts
from .eager._largest import largest_batch
from .eager._session import Run, Session, session

__all__ = [
    "Backend",
    "Comparison",
    "Run",
    "Session",
    "Step",
    "StepGraphs",
    "backend",
    "checkpoint_contexts",
    "compare",
    "keep",
    "largest_batch",
    "machine",
    "session",
]
