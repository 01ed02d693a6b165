# ===- programs.py - Small training programs -------------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Training loops as people write them, each of which runs with or without ao.

PROGRAMS maps a name to a function of an `Environment`, which returns the tensors to
compare: parameters and buffers after the optimizer steps. The module does not import
ao; `python programs.py FILE NAME...` writes the results of the plain loops.
"""

import contextlib
import sys

import torch
import torch.nn.functional as F
import torch.utils.checkpoint
from torch import nn

torch.set_num_threads(1)

STEPS = 4
WIDTH = 32
PROGRAMS = {}
# Those that run with every change; the others run nightly.
ALWAYS = []


class Environment:
    """The plain loop: modules as they are, and steps in no session."""

    def models(self, *modules):
        """The modules to call in place of `modules`."""
        return modules

    def model(self, module):
        return self.models(module)[0]

    def step(self, key=None):
        """A context manager for one step."""
        return contextlib.nullcontext()


def program(function=None, *, always=False):
    """Registers a program under its name."""
    if function is None:
        return lambda function: program(function, always=always)
    PROGRAMS[function.__name__] = function
    if always:
        ALWAYS.append(function.__name__)
    return function


def stack(layers=4, width=WIDTH, activation=nn.GELU):
    torch.manual_seed(0)
    return nn.Sequential(
        *[m for _ in range(layers) for m in (nn.Linear(width, width), activation())]
    )


def batch(step, rows=128, width=WIDTH):
    generator = torch.Generator().manual_seed(100 + step)
    return torch.randn(rows, width, generator=generator)


def loss_of(y):
    return y.square().mean()


def sgd(model):
    return torch.optim.SGD(model.parameters(), lr=0.1)


def results(*modules):
    """Copies of parameters and buffers."""
    return [
        tensor.detach().clone()
        for module in modules
        for tensor in (*module.parameters(), *module.buffers())
    ]


def train(env, model, step, optimizer=None, steps=STEPS):
    """`step(model, i)` gives the loss of step i."""
    optimizer = optimizer or sgd(model)
    called = env.model(model)
    for i in range(steps):
        optimizer.zero_grad()
        torch.manual_seed(i)
        with env.step():
            step(called, i).backward()
        optimizer.step()
    return results(model)


# One forward and one backward pass a step


@program(always=True)
def plain(env):
    return train(env, stack(), lambda model, i: loss_of(model(batch(i))))


@program
def adam(env):
    model = stack()
    return train(
        env, model, lambda m, i: loss_of(m(batch(i))), torch.optim.Adam(model.parameters())
    )


@program
def gradients_zeroed_in_place(env):
    model = stack()
    optimizer, called = sgd(model), env.model(model)
    for i in range(STEPS):
        optimizer.zero_grad(set_to_none=False)
        with env.step():
            loss_of(called(batch(i))).backward()
        optimizer.step()
    return results(model)


@program
def dropout(env):
    def step(model, i):
        return loss_of(F.dropout(model(F.dropout(batch(i), 0.1)), 0.2))

    return train(env, stack(), step)


@program
def backward_after_the_block(env):
    model = stack()
    optimizer, called = sgd(model), env.model(model)
    for i in range(STEPS):
        optimizer.zero_grad()
        with env.step():
            loss = loss_of(called(batch(i)))
        loss.backward()
        optimizer.step()
    return results(model)


@program
def two_losses_of_one_graph(env):
    model = stack()
    optimizer, called = sgd(model), env.model(model)
    for i in range(STEPS):
        optimizer.zero_grad()
        with env.step():
            y = called(batch(i))
            loss_of(y).backward(retain_graph=True)
            y.abs().mean().backward()
        optimizer.step()
    return results(model)


@program
def gradients_of_the_input(env):
    model = stack()
    called = env.model(model)
    found = []
    for i in range(STEPS):
        x = batch(i).requires_grad_()
        with env.step():
            (gradient,) = torch.autograd.grad(loss_of(called(x)), x)
        found.append(gradient)
    return found


# Several passes in one step


@program(always=True)
def accumulation(env):
    model = stack()
    optimizer, called = sgd(model), env.model(model)
    for i in range(STEPS):
        optimizer.zero_grad()
        with env.step():
            for micro in batch(i, 256).chunk(4):
                (loss_of(called(micro)) / 4).backward()
        optimizer.step()
    return results(model)


@program
def accumulation_a_block_each(env):
    model = stack()
    optimizer, called = sgd(model), env.model(model)
    for i in range(STEPS):
        optimizer.zero_grad()
        for micro in batch(i, 256).chunk(4):
            with env.step():
                (loss_of(called(micro)) / 4).backward()
        optimizer.step()
    return results(model)


@program
def two_forwards_before_their_backwards(env):
    model = stack()
    optimizer, called = sgd(model), env.model(model)
    for i in range(STEPS):
        optimizer.zero_grad()
        with env.step():
            losses = [loss_of(called(batch(2 * i + j))) for j in range(2)]
            for loss in losses:
                loss.backward()
        optimizer.step()
    return results(model)


@program
def siamese(env):
    def step(model, i):
        first, second = model(batch(2 * i)), model(batch(2 * i + 1))
        return F.cosine_similarity(first, second).mean()

    return train(env, stack(), step)


def _gan(env, in_one_block):
    generator, critic = stack(3), stack(3, activation=nn.Tanh)
    optimizers = sgd(generator), sgd(critic)
    make, judge = env.models(generator, critic)

    def improve_critic(i):
        optimizers[1].zero_grad()
        real, fake = judge(batch(i)), judge(make(batch(50 + i)).detach())
        (loss_of(real - 1) + loss_of(fake)).backward()
        optimizers[1].step()

    def improve_generator(i):
        optimizers[0].zero_grad()
        loss_of(judge(make(batch(70 + i))) - 1).backward()
        optimizers[0].step()

    for i in range(2 * STEPS):
        if in_one_block:
            with env.step():
                improve_critic(i)
                improve_generator(i)
            continue
        with env.step():
            improve_critic(i)
        with env.step():
            improve_generator(i)
    return results(generator, critic)


@program(always=True)
def gan(env):
    return _gan(env, in_one_block=True)


@program(always=True)
def gan_a_block_each(env):
    return _gan(env, in_one_block=False)


@program(always=True)
def sharpness_aware(env):
    """SAM: the gradient at a point nearby, to which the first gradient leads."""
    model = stack()
    optimizer, called = sgd(model), env.model(model)
    for i in range(STEPS):
        x = batch(i)
        optimizer.zero_grad()
        with env.step():
            loss_of(called(x)).backward()
            with torch.no_grad():
                moves = [0.05 * p.grad for p in model.parameters()]
                for parameter, move in zip(model.parameters(), moves):
                    parameter.add_(move)
            optimizer.zero_grad()
            loss_of(called(x)).backward()
            with torch.no_grad():
                for parameter, move in zip(model.parameters(), moves):
                    parameter.sub_(move)
        optimizer.step()
    return results(model)


@program(always=True)
def lbfgs(env):
    model = stack(3)
    called = env.model(model)
    optimizer = torch.optim.LBFGS(model.parameters(), lr=0.1, max_iter=3)
    for i in range(STEPS):
        x = batch(i)

        def closure(x=x):
            optimizer.zero_grad()
            loss = loss_of(called(x))
            loss.backward()
            return loss

        with env.step():
            optimizer.step(closure)
    return results(model)


@program
def lbfgs_a_block_each(env):
    """As many steps as the optimizer asks for."""
    model = stack(3)
    called = env.model(model)
    optimizer = torch.optim.LBFGS(model.parameters(), lr=0.1, max_iter=3)
    for i in range(STEPS):
        x = batch(i)

        def closure(x=x):
            optimizer.zero_grad()
            with env.step():
                loss = loss_of(called(x))
                loss.backward()
            return loss

        optimizer.step(closure)
    return results(model)


# Gradients of gradients


@program(always=True)
def gradient_penalty(env):
    model = stack(activation=nn.Tanh)
    optimizer, called = sgd(model), env.model(model)
    for i in range(STEPS):
        x = batch(i).requires_grad_()
        optimizer.zero_grad()
        with env.step():
            y = called(x)
            (slope,) = torch.autograd.grad(y.sum(), x, create_graph=True)
            (loss_of(y) + (slope.norm(2, dim=1) - 1).square().mean()).backward()
        optimizer.step()
    return results(model)


@program
def hessian_vector_product(env):
    model = stack(3, activation=nn.Tanh)
    called = env.model(model)
    parameters = list(model.parameters())
    for i in range(STEPS):
        with env.step():
            loss = loss_of(called(batch(i)))
            first = torch.autograd.grad(loss, parameters, create_graph=True)
            product = sum((g * g.detach()).sum() for g in first)
            second = torch.autograd.grad(product, parameters)
        with torch.no_grad():
            for parameter, g in zip(parameters, second):
                parameter.sub_(0.01 * g)
    return results(model)


@program
def inner_step_of_meta_learning(env):
    model = stack(3, activation=nn.Tanh)
    optimizer = sgd(model)
    called = env.model(model)
    for i in range(STEPS):
        optimizer.zero_grad()
        with env.step():
            named = dict(model.named_parameters())
            loss = loss_of(torch.func.functional_call(called, named, batch(i)))
            first = torch.autograd.grad(loss, named.values(), create_graph=True)
            fast = {
                name: p - 0.1 * g for (name, p), g in zip(named.items(), first)
            }
            y = torch.func.functional_call(called, fast, batch(60 + i))
            loss_of(y).backward()
        optimizer.step()
    return results(model)


# Steps that differ


@program(always=True)
def varying_lengths(env):
    rows = (128, 96, 128, 112, 64, 128, 96, 128)
    return train(
        env,
        stack(),
        lambda model, i: loss_of(model(batch(i, rows[i]))),
        steps=len(rows),
    )


@program(always=True)
def evaluation_between(env):
    model = stack()
    optimizer, called = sgd(model), env.model(model)
    for i in range(STEPS):
        optimizer.zero_grad()
        with env.step():
            loss_of(called(batch(i))).backward()
        optimizer.step()
        with torch.no_grad():
            called(batch(80, 64))
        with env.step():
            called(batch(81, 64))
    return results(model)


@program
def evaluation_in_the_step(env):
    """The graph of a metric is dropped, in every other step."""
    model = stack()
    optimizer, called = sgd(model), env.model(model)
    for i in range(2 * STEPS):
        optimizer.zero_grad()
        with env.step():
            if i % 2:
                called(batch(80, 64))
            loss_of(called(batch(i))).backward()
        optimizer.step()
    return results(model)


@program(always=True)
def skipped_batches(env):
    """A step is given up in its backward pass, and the loop goes on."""
    model = stack()
    optimizer, called = sgd(model), env.model(model)

    def refuse(_):
        raise RuntimeError("a bad batch")

    for i in range(2 * STEPS):
        optimizer.zero_grad()
        try:
            with env.step():
                y = called(batch(i))
                if i % 3 == 0:
                    y.register_hook(refuse)
                loss_of(y).backward()
        except RuntimeError:
            continue
        optimizer.step()
    return results(model)


@program
def last_batch_is_smaller(env):
    rows = (128, 128, 40, 128, 128, 40)
    return train(
        env,
        stack(),
        lambda model, i: loss_of(model(batch(i, rows[i]))),
        steps=len(rows),
    )


@program
def layers_that_are_dropped(env):
    def step(model, i):
        x = batch(i)
        for index, layer in enumerate(model):
            if index % 2 or (i + index) % 3:
                x = layer(x)
        return loss_of(x)

    return train(env, stack(6), step, steps=6)


# Models


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
    """Each length comes once more than the one before."""
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


def reference(names):
    """The results of the plain loops by name."""
    return {name: PROGRAMS[name](Environment()) for name in names}


if __name__ == "__main__":
    torch.save(reference(sys.argv[2:] or PROGRAMS), sys.argv[1])
