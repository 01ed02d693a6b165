# ===- programs_loops.py - Kinds of training loops -------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""One pass a step, several passes, gradients of gradients, and steps that differ."""

import torch
import torch.nn.functional as F

from programs_base import STEPS, batch, loss_of, program, results, sgd, stack, train
from torch import nn


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
