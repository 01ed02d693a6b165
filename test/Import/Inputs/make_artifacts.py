# ===- make_artifacts.py - Portable artifacts of one small step ------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Writes the artifacts of this folder, with JAX 0.10.2:

  python make_artifacts.py test/Import/Inputs

step-VERSION.mlirbc holds a step of three layers with donated parameters, in the
version of StableHLO that its name says.
"""

import pathlib
import sys

import jax
import jax.numpy as jnp
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

VERSIONS = ["1.0.0", "1.17.0"]
LAYERS = 3


def loss(weights, x):
    for number, weight in enumerate(weights):
        with jax.named_scope(f"layer{number}"):
            x = jnp.tanh(x @ weight)
    return (x * x).mean()


def step(weights, x):
    value, gradients = jax.value_and_grad(loss)(weights, x)
    return value, [w - 0.1 * g for w, g in zip(weights, gradients)]


def main(folder):
    # Names of ops only, no files.
    jax.config.update("jax_traceback_in_locations_limit", 0)
    weights = [jax.ShapeDtypeStruct((16, 16), jnp.float32)] * LAYERS
    x = jax.ShapeDtypeStruct((64, 16), jnp.float32)
    compiled = jax.jit(step, donate_argnums=0)
    text = str(compiled.lower(weights, x).compiler_ir("stablehlo").operation.get_asm(
        enable_debug_info=True))
    with ir.Context() as context:
        stablehlo.register_dialect(context)
        for version in VERSIONS:
            artifact = stablehlo.serialize_portable_artifact_str(text, version)
            (folder / f"step-{version}.mlirbc").write_bytes(artifact)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
