# ===- make_modules.py - Steps of other producers of StableHLO -------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Writes the modules of this folder that other projects print:

  python make_modules.py torch-mlir   with torch-mlir 20261001 and torch 2.13.0
  python make_modules.py enzyme-jax   with enzyme-ad 0.0.16 and JAX 0.10.2

Each is a step of three layers that returns the loss and new weights.
"""

import sys


def torch_mlir():
    import torch
    from torch_mlir import fx

    class Step(torch.nn.Module):
        def forward(self, w0, w1, w2, x):
            weights, inputs = (w0, w1, w2), [x]
            for weight in weights:
                inputs.append(torch.tanh(inputs[-1] @ weight))
            gradient, updated = 2 * inputs[-1], []
            for weight, before, after in zip(weights[::-1], inputs[-2::-1], inputs[::-1]):
                gradient = gradient * (1 - after * after)
                updated.append(weight - 0.1 * before.T @ gradient)
                gradient = gradient @ weight.T
            return (inputs[-1] * inputs[-1]).sum(), *updated[::-1]

    arguments = [torch.ones(16, 16) for _ in range(3)] + [torch.ones(64, 16)]
    return str(fx.export_and_import(Step(), *arguments, output_type="stablehlo",
                                    func_name="main"))


def enzyme_jax():
    import jax
    import jax.numpy as jnp
    from enzyme_ad.jax import enzyme_jax_ir

    @enzyme_jax_ir()
    def loss(w0, w1, w2, x):
        for weight in (w0, w1, w2):
            x = jnp.tanh(x @ weight)
        return (x * x).sum()

    def step(weights, x):
        value, gradients = jax.value_and_grad(lambda w: loss(*w, x))(weights)
        return value, [w - 0.1 * g for w, g in zip(weights, gradients)]

    weights = [jnp.ones((16, 16))] * 3
    return jax.jit(step).lower(weights, jnp.ones((64, 16))).as_text()


if __name__ == "__main__":
    producer = sys.argv[1]
    text = {"torch-mlir": torch_mlir, "enzyme-jax": enzyme_jax}[producer]()
    print(f"// Made by `make_modules.py {producer}`.\n{text}", end="")
