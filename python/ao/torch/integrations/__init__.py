# ===- __init__.py - Sessions inside trainers ------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""`ao.torch.session` around the steps of trainers, which own the training loop.

    from ao.torch.integrations import huggingface, lightning, accelerate

    huggingface.attach(trainer, device_memory_budget="60GiB")
    lightning_trainer = Trainer(
        callbacks=[lightning.Offloading(device_memory_budget="60GiB")])
    accelerate.attach(accelerator, model, device_memory_budget="60GiB")

Each module imports its library when it is imported itself. The options are those of
`session`; losses and parameters are those of the trainer without it. One line per
optimizer step goes to the logger `ao.torch.integrations`, at the level INFO.
"""
