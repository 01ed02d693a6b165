# ===- programs_recipes.py - Training recipes ------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Loops that combine parts of other programs: an evaluation within accumulation, an
average of weights, a shared trunk, residual branches that are dropped at random, and
packed sequences."""

import torch
import torch.nn.functional as F

from programs_base import STEPS, WIDTH, batch, loss_of, program, results, sgd, stack, train
from torch import nn
from torch.nn.utils.rnn import pack_sequence, pad_packed_sequence
from torch.optim import swa_utils


@program
def accumulation_with_an_evaluation_inside(env):
    """A validation loss after the second of four microbatches, without gradients."""
    model = stack()
    optimizer, called = sgd(model), env.model(model)
    for i in range(STEPS):
        optimizer.zero_grad()
        with env.step():
            for number, micro in enumerate(batch(i, 256).chunk(4)):
                (loss_of(called(micro)) / 4).backward()
                if number == 1:
                    model.eval()
                    with torch.no_grad():
                        loss_of(called(batch(90, 96)))
                    model.train()
        optimizer.step()
    return results(model)


@program
def averaged_weights(env):
    """SWA, whose average gets statistics of its own at the end."""
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.BatchNorm1d(WIDTH), nn.GELU())
    average = swa_utils.AveragedModel(model)
    optimizer, called = sgd(model), env.model(model)
    schedule = swa_utils.SWALR(optimizer, swa_lr=0.05, anneal_epochs=2)
    for i in range(2 * STEPS):
        optimizer.zero_grad()
        with env.step():
            loss_of(called(batch(i))).backward()
        optimizer.step()
        average.update_parameters(model)
        schedule.step()
    swa_utils.update_bn([batch(i) for i in range(3)], average)
    return results(model, average)


@program(always=True)
def two_heads_on_a_trunk(env):
    """Two models share a trunk, take turns, and have an optimizer each."""
    trunk, heads = stack(3), [stack(2), stack(2, activation=nn.Tanh)]
    pairs = [nn.Sequential(trunk, head) for head in heads]
    optimizers = [torch.optim.Adam(pair.parameters(), lr=0.01) for pair in pairs]
    called = env.models(*pairs)
    for i in range(3 * STEPS):
        turn = i % 3 == 2
        optimizers[turn].zero_grad()
        with env.step():
            loss_of(called[turn](batch(i, 64 if turn else 128))).backward()
        optimizers[turn].step()
    return results(*pairs)


class DropPath(nn.Module):
    """Drops a residual branch for some samples, as stochastic depth does."""

    def __init__(self, share):
        super().__init__()
        self.share, self.branch = share, nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.GELU())

    def forward(self, x):
        mask = torch.empty(len(x), 1).bernoulli_(1 - self.share)
        return x + self.branch(x) * mask / (1 - self.share)


@program
def stochastic_depth(env):
    torch.manual_seed(0)
    model = nn.Sequential(*(DropPath(0.1 * i) for i in range(5)))
    return train(env, model, lambda m, i: loss_of(m(batch(i))), steps=2 * STEPS)


class Packed(nn.Module):
    """Attention within each sequence of a packed batch, and a recurrent layer."""

    def __init__(self):
        super().__init__()
        self.qkv, self.out = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.cell = nn.GRU(WIDTH, WIDTH, batch_first=True)

    def forward(self, x, lengths):
        parts = [
            F.scaled_dot_product_attention(*each.unsqueeze(0).chunk(3, -1), is_causal=True)
            for each in self.qkv(x).split(lengths)
        ]
        x = x + self.out(torch.cat(parts, 1).squeeze(0))
        packed, _ = self.cell(pack_sequence(x.split(lengths), enforce_sorted=False))
        padded, _ = pad_packed_sequence(packed, batch_first=True)
        return loss_of(padded)


@program(always=True)
def packed_sequences(env):
    """Batches of one size, whose sequences have other lengths in each."""
    torch.manual_seed(0)
    lengths = [(40, 24, 64), (64, 64), (40, 24, 64), (16, 48, 32, 32)]
    return train(
        env, Packed(), lambda m, i: m(batch(i), lengths[i % 4]), steps=2 * STEPS
    )
