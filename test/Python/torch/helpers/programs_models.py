# ===- programs_models.py - Kinds of models in training loops --------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Frozen and tied parts, functions of the user, checkpoints, cells, experts, and how
losses and gradients are handled."""

import torch
import torch.nn.functional as F
import torch.utils.checkpoint
from programs_base import (
    STEPS,
    WIDTH,
    batch,
    loss_of,
    program,
    results,
    sgd,
    stack,
    train,
)
from torch import nn


@program
def frozen_parts(env):
    model = stack(6)
    model[:4].requires_grad_(False)
    return train(env, model, lambda m, i: loss_of(m(batch(i))))


@program
def parts_frozen_later(env):
    model = stack(6)

    def step(called, i):
        model[:4].requires_grad_(i < 2)
        return loss_of(called(batch(i)))

    return train(env, model, step, steps=6)


@program
def parts_frozen_at_times(env):
    """Two steps with frozen parts alternate with two steps without."""
    model = stack(6)

    def step(called, i):
        model[:4].requires_grad_(i % 4 > 1)
        return loss_of(called(batch(i)))

    return train(env, model, step, steps=10)


@program
def failures_that_the_step_handles(env):
    """A forward pass fails, and the step continues with a smaller batch."""
    model = stack()
    optimizer, called = sgd(model), env.model(model)
    for i in range(6):
        optimizer.zero_grad()
        with env.step():
            try:
                y = called(batch(i))
                if i in (1, 4):
                    raise ValueError("planted")
            except ValueError:
                y = called(batch(i, rows=64))
            loss_of(y).backward()
        optimizer.step()
    return results(model)


class Tied(nn.Module):
    def __init__(self):
        super().__init__()
        torch.manual_seed(0)
        self.words = nn.Embedding(50, WIDTH)
        self.body = stack(2)

    def forward(self, words):
        x = self.body(self.words(words))
        scores = F.linear(x, self.words.weight)
        return F.cross_entropy(scores.flatten(0, 1), words.flatten())


def words(step, shape=(4, 24)):
    generator = torch.Generator().manual_seed(step)
    return torch.randint(0, 50, shape, generator=generator)


@program
def tied_weights(env):
    return train(env, Tied(), lambda model, i: model(words(i)))


class Cube(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        y = x * x
        ctx.save_for_backward(x, y)
        return x * y

    @staticmethod
    def backward(ctx, grad):
        x, y = ctx.saved_tensors
        return grad * (x * x + 2 * y)


class WithCubes(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = stack(3)

    def forward(self, x):
        for layer in self.body:
            x = Cube.apply(layer(x).tanh())
        return x


@program(always=True)
def functions_of_the_user(env):
    return train(env, WithCubes(), lambda model, i: loss_of(model(batch(i))))


class Checkpointed(nn.Module):
    def __init__(self, reentrant):
        super().__init__()
        self.body, self.reentrant = stack(4), reentrant

    def forward(self, x):
        for layers in (self.body[:4], self.body[4:]):
            x = torch.utils.checkpoint.checkpoint(
                layers, x, use_reentrant=self.reentrant
            )
        return x


@program(always=True)
def checkpoints(env):
    return train(env, Checkpointed(False), lambda m, i: loss_of(m(batch(i))))


@program
def reentrant_checkpoints(env):
    return train(
        env,
        Checkpointed(True),
        lambda m, i: loss_of(m(batch(i).requires_grad_())),
    )


@program
def reentrant_checkpoints_of_a_kept_graph(env):
    model = Checkpointed(True)
    optimizer, called = sgd(model), env.model(model)
    for i in range(STEPS):
        optimizer.zero_grad()
        with env.step():
            y = called(batch(i).requires_grad_())
            loss_of(y).backward(retain_graph=True)
        optimizer.step()
    return results(model)


@program
def checkpoints_in_accumulation(env):
    model = Checkpointed(False)
    optimizer, called = sgd(model), env.model(model)
    for i in range(STEPS):
        optimizer.zero_grad()
        with env.step():
            for micro in batch(i, 256).chunk(2):
                loss_of(called(micro)).backward()
        optimizer.step()
    return results(model)


@program(always=True)
def autocast(env):
    def step(model, i):
        with torch.autocast("cpu", torch.bfloat16):
            y = model(batch(i))
        return loss_of(y.float())

    return train(env, stack(), step)


@program
def scaled_losses(env):
    """As a gradient scaler does: a step whose gradients overflow is left out."""
    model = stack()
    optimizer, called = sgd(model), env.model(model)
    scale = 2.0**127
    for i in range(2 * STEPS):
        optimizer.zero_grad()
        with env.step():
            (loss_of(called(batch(i))) * scale * 1e4).backward()
        if all(p.grad.isfinite().all() for p in model.parameters()):
            for parameter in model.parameters():
                parameter.grad.div_(scale)
            optimizer.step()
        else:
            scale /= 2.0**40
    return results(model)


class Recurrent(nn.Module):
    def __init__(self, kind):
        super().__init__()
        torch.manual_seed(0)
        self.cell = kind(WIDTH, WIDTH, num_layers=2, batch_first=True)

    def forward(self, x):
        return self.cell(x)[0]


def sequence(step, length=16):
    return batch(step, 8 * length).view(8, length, WIDTH)


@program
def lstm(env):
    return train(env, Recurrent(nn.LSTM), lambda m, i: loss_of(m(sequence(i))))


@program
def gru_of_varying_lengths(env):
    lengths = (16, 12, 16, 12, 16, 12)
    return train(
        env,
        Recurrent(nn.GRU),
        lambda m, i: loss_of(m(sequence(i, lengths[i]))),
        steps=len(lengths),
    )


@program
def truncated_backpropagation(env):
    model = nn.LSTMCell(WIDTH, WIDTH)
    torch.manual_seed(0)
    for parameter in model.parameters():
        nn.init.normal_(parameter, std=0.1)
    optimizer, called = sgd(model), env.model(model)
    state = torch.zeros(32, WIDTH), torch.zeros(32, WIDTH)
    for i in range(STEPS):
        optimizer.zero_grad()
        with env.step():
            for j in range(4):
                state = called(batch(4 * i + j, 32), state)
            loss_of(state[0]).backward()
        state = tuple(part.detach() for part in state)
        optimizer.step()
    return results(model)


class SparseWords(nn.Module):
    def __init__(self):
        super().__init__()
        torch.manual_seed(0)
        self.words = nn.Embedding(50, WIDTH, sparse=True)
        self.body = stack(2)

    def forward(self, x):
        return self.body(self.words(x))


@program(always=True)
def sparse_embedding(env):
    return train(env, SparseWords(), lambda model, i: loss_of(model(words(i))))


class Convolutions(nn.Module):
    def __init__(self):
        super().__init__()
        torch.manual_seed(0)
        self.layers = nn.ModuleList(
            nn.Sequential(nn.Conv2d(c, 8, 3, padding=1), nn.BatchNorm2d(8), nn.ReLU())
            for c in (3, 8, 8)
        )

    def forward(self, x):
        for layer in self.layers:
            x = layer(x)
        return x.mean((2, 3))


def images(step, count=4):
    generator = torch.Generator().manual_seed(step)
    return torch.randn(count, 3, 12, 12, generator=generator)


@program
def batch_norm(env):
    return train(env, Convolutions(), lambda m, i: loss_of(m(images(i))))


@program
def batch_norm_switched_to_evaluation(env):
    model = Convolutions()

    def step(called, i):
        model.train(i % 2 == 0)
        return loss_of(called(images(i)))

    return train(env, model, step, steps=6)


class Attention(nn.Module):
    def __init__(self, layers=2):
        super().__init__()
        torch.manual_seed(0)
        self.layers = nn.ModuleList(
            nn.TransformerEncoderLayer(WIDTH, 4, 64, dropout=0.0, batch_first=True)
            for _ in range(layers)
        )

    def forward(self, x, mask=None):
        for layer in self.layers:
            x = layer(x, src_key_padding_mask=mask)
        return x


@program
def transformer(env):
    return train(env, Attention(), lambda m, i: loss_of(m(sequence(i))))


@program
def padded_batches(env):
    def step(model, i):
        mask = torch.zeros(8, 16, dtype=torch.bool)
        mask[:, 16 - i :] = i > 0
        return loss_of(model(sequence(i), mask))

    return train(env, Attention(), step)


class Experts(nn.Module):
    """Each row goes to one expert, so that shapes depend on data."""

    def __init__(self, experts=3):
        super().__init__()
        torch.manual_seed(0)
        self.gate = nn.Linear(WIDTH, experts)
        self.experts = nn.ModuleList(stack(2) for _ in range(experts))

    def forward(self, x):
        shares = self.gate(x).softmax(1)
        best = shares.argmax(1)
        y = torch.zeros_like(x)
        for index, expert in enumerate(self.experts):
            rows = (best == index).nonzero().flatten()
            part = expert(x[rows]) * shares[rows, index : index + 1]
            y = y.index_add(0, rows, part)
        return y


@program(always=True)
def mixture_of_experts(env):
    return train(env, Experts(), lambda m, i: loss_of(m(batch(i))), steps=6)


class Residuals(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = stack(4)

    def forward(self, x):
        for linear in self.body[::2]:
            x = x + F.relu_(linear(x))
        return x


@program
def writes_in_place(env):
    return train(env, Residuals(), lambda m, i: loss_of(m(batch(i))))


@program
def teacher(env):
    """A second model without gradients."""
    model, guide = stack(), stack(2)
    guide.requires_grad_(False)

    def step(called, i):
        x = batch(i)
        with torch.no_grad():
            wanted = guide(x)
        return loss_of(called(x) - wanted)

    return train(env, model, step)


@program
def moving_average(env):
    """A second copy of the model follows the first one."""
    model = stack()
    average = [p.detach().clone() for p in model.parameters()]
    optimizer, called = sgd(model), env.model(model)
    for i in range(STEPS):
        optimizer.zero_grad()
        with env.step():
            loss_of(called(batch(i))).backward()
        optimizer.step()
        for mean, parameter in zip(average, model.parameters()):
            mean.lerp_(parameter.detach(), 0.1)
    return [*results(model), *average]


@program
def gradients_are_clipped(env):
    model = stack()
    optimizer, called = sgd(model), env.model(model)
    for i in range(STEPS):
        optimizer.zero_grad()
        with env.step():
            loss_of(called(batch(i))).backward()
            nn.utils.clip_grad_norm_(model.parameters(), 0.01)
        optimizer.step()
    return results(model)


@program
def hooks_on_gradients(env):
    model = stack()
    for parameter in model.parameters():
        parameter.register_hook(lambda grad: grad * 0.5)
    return train(env, model, lambda m, i: loss_of(m(batch(i))))


@program
def optimizer_in_backward(env):
    model = stack()
    optimizers = {p: torch.optim.SGD([p], lr=0.1) for p in model.parameters()}

    def update(parameter):
        optimizers[parameter].step()
        optimizers[parameter].zero_grad()

    for parameter in model.parameters():
        parameter.register_post_accumulate_grad_hook(update)
    return train(env, model, lambda m, i: loss_of(m(batch(i))))


@program
def saved_tensors_hooks_inside(env):
    def step(model, i):
        with torch.autograd.graph.save_on_cpu():
            y = model[:4](batch(i))
        return loss_of(model[4:](y))

    return train(env, stack(), step)


@program
def double_precision(env):
    def step(model, i):
        return loss_of(model(batch(i).double()))

    return train(env, stack().double(), step)


@program
def complex_numbers(env):
    def step(model, i):
        return loss_of(torch.fft.fft(model(batch(i))).abs())

    return train(env, stack(), step)


@program
def curriculum(env):
    """Each length occurs one time more than the one before."""
    rows = (64, 80, 80, 96, 96, 96, 112, 112, 112, 112)
    return train(
        env,
        stack(),
        lambda m, i: loss_of(m(batch(i, rows[i]))),
        steps=len(rows),
    )


@program
def two_tasks_in_turn(env):
    body, heads = stack(), [stack(1), stack(2)]
    optimizer = torch.optim.SGD(
        [p for m in (body, *heads) for p in m.parameters()], lr=0.1
    )
    called, *tops = env.models(body, *heads)
    for i in range(3 * STEPS):
        optimizer.zero_grad()
        with env.step(key=str(i % 2)):
            loss_of(tops[i % 2](called(batch(i)))).backward()
        optimizer.step()
    return results(body, *heads)


@program
def loss_of_all_layers(env):
    def step(model, i):
        x, total = batch(i), 0
        for layer in model:
            x = layer(x)
            total = total + loss_of(x)
        return total

    return train(env, stack(), step)


@program
def contrastive_pairs(env):
    def step(model, i):
        a = F.normalize(model(batch(i)), dim=1)
        b = F.normalize(model(batch(i) + 0.1), dim=1)
        return F.cross_entropy(a @ b.t(), torch.arange(a.shape[0]))

    return train(env, stack(), step)


@program
def label_smoothing_of_words(env):
    model = Tied()

    def step(called, i):
        scores = F.linear(model.body(model.words(words(i))), model.words.weight)
        wanted = words(i).flatten()
        return F.cross_entropy(scores.flatten(0, 1), wanted, label_smoothing=0.1)

    return train(env, model, step)


@program
def reinforcement(env):
    """As many rows as the policy of the moment takes."""

    def step(model, i):
        x = batch(i)
        with torch.no_grad():
            rows = model(x).sum(1) > 0
        return loss_of(model(x[rows] if rows.any() else x))

    return train(env, stack(), step, steps=8)


@program
def parameters_added_later(env):
    model = stack(2)
    optimizer, called = sgd(model), env.model(model)
    extra = nn.Parameter(torch.ones(WIDTH))
    for i in range(2 * STEPS):
        optimizer.zero_grad()
        if i == STEPS:
            optimizer.add_param_group({"params": [extra]})
        with env.step():
            y = called(batch(i))
            loss_of(y * extra if i >= STEPS else y).backward()
        optimizer.step()
    return [*results(model), extra.detach().clone()]
