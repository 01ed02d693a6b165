# ===- models.py - Small models to train in tests --------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Each model returns its loss; MODELS has them with an input for each.

One thread: some of the processor's kernels add up in another order with two.
"""

import torch
import torch.nn.functional as F
import torch.utils.checkpoint
from torch import nn

torch.set_num_threads(1)


class Block(nn.Module):
    def __init__(self, width, heads, dropout):
        super().__init__()
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(2))
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)
        self.heads, self.dropout = heads, dropout

    def forward(self, x):
        batch, length, width = x.shape
        shape = (batch, length, self.heads, width // self.heads)
        q, k, v = (
            part.view(shape).transpose(1, 2)
            for part in self.qkv(self.norms[0](x)).split(width, 2)
        )
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        y = self.out(y.transpose(1, 2).reshape(batch, length, width))
        x = x + F.dropout(y, self.dropout)
        y = self.down(F.gelu(self.up(self.norms[1](x))))
        return x + F.dropout(y, self.dropout)


class GPT(nn.Module):
    def __init__(self, layers=2, width=32, words=50, dropout=0.0):
        super().__init__()
        self.embedding = nn.Embedding(words, width)
        self.blocks = nn.ModuleList(
            Block(width, 2, dropout) for _ in range(layers)
        )
        self.norm, self.head = nn.LayerNorm(width), nn.Linear(width, words)

    def forward(self, words):
        x = self.embedding(words)
        for block in self.blocks:
            x = block(x)
        scores = self.head(self.norm(x)).flatten(0, 1)
        return F.cross_entropy(scores, words.roll(-1, 1).flatten())


class ResNet(nn.Module):
    """Convolutions with batch norm, and sums."""

    def __init__(self, layers=3, width=8, channels_last=False):
        super().__init__()
        self.first = nn.Conv2d(3, width, 3, padding=1)
        self.convolutions = nn.ModuleList(
            nn.Conv2d(width, width, 3, padding=1) for _ in range(layers)
        )
        self.norms = nn.ModuleList(nn.BatchNorm2d(width) for _ in range(layers))
        self.head = nn.Linear(width, 10)
        self.format = torch.contiguous_format
        if channels_last:
            self.format = torch.channels_last
            self.to(memory_format=self.format)

    def forward(self, x):
        x = self.first(x.contiguous(memory_format=self.format))
        for convolution, norm in zip(self.convolutions, self.norms):
            x = x + F.relu(norm(convolution(x)))
        return self.head(x.mean((2, 3))).square().mean()


class Weights(nn.Module):
    """Square weights, and a function of an input and a weight."""

    def __init__(self, layer, count=4, width=64, dtype=torch.float32):
        super().__init__()
        self.weights = nn.ParameterList(
            nn.Parameter(torch.randn(width, width, dtype=dtype) / 8)
            for _ in range(count)
        )
        self.layer = layer
        self.register_buffer("seen", torch.zeros(width))

    def forward(self, x):
        for weight in self.weights:
            x = self.layer(x, weight)
        self.seen.add_(x.detach().abs().mean(0))
        return x.abs().sum()


def write_in_place(x, weight):
    y = x @ weight
    y.mul_(2).sin_()
    y[:, :32] += 1
    y = y * 1.5
    return torch.sin(y) + y


def take_slices(x, weight):
    y = torch.tanh(x @ torch.cat((weight, weight.t()), 1))
    a, b = y.chunk(2, 1)
    flipped = a[:, torch.arange(a.shape[1] - 1, -1, -1)]
    return a.t().sigmoid().t() * b[:, ::1] + flipped


def use_complex_numbers(x, weight):
    y = (x @ weight).conj() * torch.fft.fft(x)
    return torch.view_as_complex(torch.view_as_real(y).tanh())


def checkpoint(x, weight):
    def layer(x, weight):
        return torch.tanh(torch.sin(x @ weight).exp() @ weight)

    return torch.utils.checkpoint.checkpoint(layer, x, weight, use_reentrant=False)


def checkpoint_dropout(x, weight):
    """A recomputation must draw the same random numbers."""

    def layer(x, weight):
        return torch.tanh(F.dropout(torch.sin(x @ weight), 0.2) @ weight)

    return torch.utils.checkpoint.checkpoint(layer, x, weight, use_reentrant=False)


def make_words():
    return torch.randint(0, 50, (4, 16))


def make_image():
    return torch.randn(2, 3, 12, 12)


def make_square():
    return torch.randn(64, 64)


MODELS = {
    "gpt": (GPT, make_words),
    "gpt with dropout": (lambda: GPT(dropout=0.1), make_words),
    "convolutions": (ResNet, make_image),
    "channels last": (lambda: ResNet(channels_last=True), make_image),
    "in place": (lambda: Weights(write_in_place), make_square),
    "slices": (lambda: Weights(take_slices), make_square),
    "complex": (
        lambda: Weights(use_complex_numbers, dtype=torch.complex64),
        lambda: torch.randn(64, 64, dtype=torch.complex64),
    ),
    "checkpoint": (lambda: Weights(checkpoint), lambda: torch.randn(256, 64)),
}


def make(name):
    """A model and an input, the same each time."""
    make_model, make_input = MODELS[name]
    torch.manual_seed(0)
    return make_model(), make_input()


def train(model, function, x):
    """One step: the loss, all gradients and all buffers."""
    torch.manual_seed(1)
    loss = function(x)
    loss.backward()
    grads = [parameter.grad for parameter in model.parameters()]
    return [loss.detach(), *grads, *model.buffers()]
