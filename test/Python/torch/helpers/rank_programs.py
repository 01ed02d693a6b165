# ===- rank_programs.py - Training programs of several ranks ---------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Programs of the processes of ranks.py: `rank_programs.py FOLDER PROGRAM…`.

Each program trains once without ao and once in a session, from the same state, and
returns what a test compares. A program's name may have a budget: "fsdp2:80%".
"""

import os

os.environ["AO_POISON"] = "1"
os.environ["AO_INTERLEAVING_SEED"] = "0"

import contextlib
import gc
import pathlib
import sys
import warnings

import torch
import torch.distributed as dist
from torch import nn

import ao
import ao.torch
import models  # One thread.

OPTIONS = {"machine": "h100-pcie5", "min_bytes": 64}
STEPS = 4
WIDTH = 32
# Bytes that one rank takes beyond its plan.
WASTE = 18_000


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = nn.LayerNorm(WIDTH)
        self.up, self.down = nn.Linear(WIDTH, 64), nn.Linear(64, WIDTH)

    def forward(self, x):
        return x + self.down(torch.tanh(self.up(self.norm(x))))


class Product(torch.autograd.Function):
    """Saves its weight as a tensor that PyTorch does not know as a view of it."""

    @staticmethod
    def forward(ctx, x, weight):
        ctx.save_for_backward(x, weight.detach().t())
        return x @ weight.t()

    @staticmethod
    def backward(ctx, grad):
        x, transposed = ctx.saved_tensors
        flat = grad.flatten(0, 1).t() @ x.flatten(0, 1)
        return grad @ transposed.t(), flat


class DetachedBlock(Block):
    def forward(self, x):
        y = torch.tanh(Product.apply(self.norm(x), self.up.weight))
        return x + Product.apply(y, self.down.weight) + 0 * self.up.bias.sum()


def make_blocks(kind=Block, count=3):
    torch.manual_seed(0)
    return nn.Sequential(*(kind() for _ in range(count)))


# How a model is distributed: (blocks, mesh) -> what is trained.


def by_ddp(model, mesh, **options):
    return nn.parallel.DistributedDataParallel(model, bucket_cap_mb=0.01, **options)


def by_ddp_views(model, mesh):
    """Gradients are views of the buckets."""
    return by_ddp(model, mesh, gradient_as_bucket_view=True)


def by_fsdp1(model, mesh):
    from torch.distributed.fsdp import FullyShardedDataParallel
    from torch.distributed.fsdp.wrap import ModuleWrapPolicy

    return FullyShardedDataParallel(
        model, auto_wrap_policy=ModuleWrapPolicy({Block}),
        device_id=torch.device("cpu"),
    )


def by_fsdp2(model, mesh, **options):
    from torch.distributed.fsdp import fully_shard

    for block in model:
        fully_shard(block, mesh=mesh, **options)
    return fully_shard(model, mesh=mesh, **options)


def by_fsdp2_kept(model, mesh):
    return by_fsdp2(model, mesh, reshard_after_forward=False)


def by_fsdp2_bf16(model, mesh):
    from torch.distributed.fsdp import MixedPrecisionPolicy

    policy = MixedPrecisionPolicy(param_dtype=torch.bfloat16)
    return by_fsdp2(model, mesh, mp_policy=policy)


def by_fsdp2_compiled(model, mesh):
    for block in model:
        block.compile(backend="aot_eager")
    return by_fsdp2(model, mesh)


def by_tensors(model, mesh):
    from torch.distributed.tensor.parallel import (
        ColwiseParallel, RowwiseParallel, parallelize_module,
    )

    plan = {"up": ColwiseParallel(), "down": RowwiseParallel()}
    for block in model:
        parallelize_module(block, mesh, plan)
    return model


def by_sequences(model, mesh):
    from torch.distributed.tensor import Shard
    from torch.distributed.tensor.parallel import (
        ColwiseParallel, RowwiseParallel, SequenceParallel, parallelize_module,
    )

    plan = {
        "norm": SequenceParallel(),
        "up": ColwiseParallel(input_layouts=Shard(1)),
        "down": RowwiseParallel(output_layouts=Shard(1)),
    }
    for block in model:
        parallelize_module(block, mesh, plan)
    return model


def by_both(model, mesh):
    """Tensor parallel within pairs of ranks, FSDP2 across them."""
    return by_fsdp2(by_tensors(model, mesh["tp"]), mesh["dp"])


WAYS = {
    "ddp": by_ddp,
    "ddp_views": by_ddp_views,
    "fsdp1": by_fsdp1,
    "fsdp2": by_fsdp2,
    "fsdp2_kept": by_fsdp2_kept,
    "fsdp2_bf16": by_fsdp2_bf16,
    "fsdp2_compiled": by_fsdp2_compiled,
    "tp": by_tensors,
    "sp": by_sequences,
    "fsdp2_tp": by_both,
    "fsdp2_detached": by_fsdp2,
}
# Ranks that share a batch.
SHARING = ("tp", "sp")


def make_mesh(way, world):
    from torch.distributed.device_mesh import init_device_mesh

    if way == "fsdp2_tp":
        shape = (world // 2, 2)
        return init_device_mesh("cpu", shape, mesh_dim_names=("dp", "tp"))
    return init_device_mesh("cpu", (world,))


def contents(model):
    """The local parts of all parameters."""
    parameters = (getattr(p, "_local_tensor", p) for p in model.parameters())
    return [parameter.detach().clone() for parameter in parameters]


def describe(session):
    """Returns the state that a test checks after the last step."""
    step = session.step
    return {
        "state": session.state,
        "statistics": session.statistics,
        "predicted": step and step.predicted,
        "measured": step and step.measured(),
        "budget": step and step.plan["options"]["device_budget"],
        "given": step and step.budget_bytes,
        "plan": step and (step.trace, step.plan["commands"], step.plan["machine"]),
    }


def compare(make, train, budget, **options):
    """Trains without ao and in a session.

    Args:
      make: () -> a model.
      train: (model, context) -> what every step gives; each runs in `context`.

    Returns:
      A dict with `equal`, whether results and parameters have the same bits, and
      what `describe` gives.
    """
    model = make()
    expected = train(model, contextlib.nullcontext()) + contents(model)
    model = make()
    session = ao.torch.session(
        model, device_memory_budget=budget, **{**OPTIONS, **options}
    )
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        found = train(model, session) + contents(model)
    equal = len(found) == len(expected)
    equal = equal and all(torch.equal(a, b) for a, b in zip(found, expected))
    texts = [str(one.message) for one in caught]
    return {"equal": equal, "warnings": texts, **describe(session)}


def train_stage(make_schedule, rank, world, budget, count=1):
    """Stages of a pipeline, `count` on each rank, and four microbatches."""
    from torch.distributed.pipelining import PipelineStage

    def make():
        blocks = make_blocks(count=2 * world)
        size = len(blocks) // (count * world)
        firsts = [(rank + i * world) * size for i in range(count)]
        return nn.ModuleList(blocks[first : first + size] for first in firsts)

    def train(model, context):
        stages = [
            PipelineStage(part, rank + i * world, count * world, torch.device("cpu"))
            for i, part in enumerate(model)
        ]
        schedule = make_schedule(
            stages if count > 1 else stages[0], n_microbatches=4,
            loss_fn=lambda y, target: (y - target).square().mean(),
        )
        optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        losses = []
        for step in range(STEPS):
            torch.manual_seed(step)
            x, target = torch.randn(2, 8, 16, WIDTH)
            last = {"target": target, "losses": losses} if rank == world - 1 else {}
            with context:
                schedule.step(*([x] if rank == 0 else []), **last)
            optimizer.step()
            optimizer.zero_grad()
        return [loss.detach().clone() for loss in losses]

    return compare(make, train, budget)


def gpipe(rank, world, budget):
    from torch.distributed.pipelining import ScheduleGPipe

    return train_stage(ScheduleGPipe, rank, world, budget)


def one_f_one_b(rank, world, budget):
    from torch.distributed.pipelining import Schedule1F1B

    return train_stage(Schedule1F1B, rank, world, budget)


def interleaved(rank, world, budget):
    from torch.distributed.pipelining import ScheduleInterleaved1F1B

    return train_stage(ScheduleInterleaved1F1B, rank, world, budget, count=2)


def zero_bubble(rank, world, budget):
    """Unpacks what is saved twice: for gradients of inputs, and of weights."""
    from torch.distributed.pipelining import ScheduleInterleavedZeroBubble

    return train_stage(ScheduleInterleavedZeroBubble, rank, world, budget, count=2)


def make_trainer(batches, *, wrap=contextlib.nullcontext, after=lambda step: None):
    """For `compare`: a step for each batch, and `after` once after each."""

    def train(model, context):
        optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        losses = []
        with wrap(model):
            for step, size in enumerate(batches):
                torch.manual_seed(step)
                x = torch.randn(size, 16, WIDTH)
                with context:
                    loss = model(x).square().mean()
                    loss.backward()
                optimizer.step()
                optimizer.zero_grad()
                losses.append(loss.detach().clone())
                after(step)
        return losses

    return train


def together(rank, batches, budget, **options):
    """Ranks that share nothing but the time of their steps, and agree on plans."""
    train = make_trainer(batches, after=lambda step: dist.barrier())
    rates = {**ao.machine("h100-pcie5"), "d2h_bandwidth": 5e10 / (1 + rank)}
    options = {"group": dist.group.WORLD, "machine": rates, **options}
    return compare(make_blocks, train, budget, **options)


def agree(rank, world, budget):
    """Rank 1 records the step that both have one step later."""
    return together(rank, [4 + 4 * rank] + [4] * 7, budget)


def disagree(rank, world, budget):
    """Each rank has batches of its own size."""
    return together(rank, [4 + 4 * rank] * 7, budget)


def one_infeasible(rank, world, budget):
    return together(rank, [4] * 7, budget if rank == 0 else 100_000)


def agree_again(rank, world, budget):
    """Rank 1 takes more memory from its second step on."""
    step = 0

    class Wasting(Block):
        def forward(self, x):
            if rank == 1 and step > 0:
                self.waste = torch.zeros(WASTE // 4 // 3)
            return super().forward(x)

    def after(ended):
        nonlocal step
        step = (ended + 1) % 12
        dist.barrier()

    train = make_trainer([4] * 12, after=after)
    make = lambda: make_blocks(Wasting)
    return compare(make, train, budget, group=dist.group.WORLD)


def uneven(rank, world, budget):
    """DDP: the last batch of rank 1 is smaller."""
    train = make_trainer([4] * 4 + [4 - rank])
    make = lambda: by_ddp(make_blocks(), None)
    return compare(make, train, budget, group=dist.group.WORLD)


def join(rank, world, budget):
    """DDP: rank 1 has fewer batches."""
    train = make_trainer([4] * (6 - 2 * rank), wrap=lambda model: model.join())
    make = lambda: by_ddp(make_blocks(), None)
    return compare(make, train, budget, group=dist.group.WORLD)


def failing(rank, world, budget, fail=None):
    """DDP: rank 1 ends in its step 3. Returns the error of rank 0."""

    class Failing(Block):
        def forward(self, x):
            if rank == 1 and steps == [0, 1, 2]:
                fail()
            return super().forward(x)

    steps = []
    model = by_ddp(make_blocks(Failing), None)
    session = ao.torch.session(
        model, device_memory_budget=budget, group=dist.group.WORLD, **OPTIONS
    )
    try:
        make_trainer([4] * 6, after=steps.append)(model, session)
    except RuntimeError as error:
        if rank == 1:
            raise
        return {"steps": steps, "error": str(error), "state": session.state}
    return {"steps": steps}


def killed(rank, world, budget):
    return failing(rank, world, budget, lambda: os._exit(9))


def raising(rank, world, budget):
    def fail():
        raise RuntimeError("planted")

    return failing(rank, world, budget, fail)


# Programs after which the group is of no use.
LAST = ("killed", "raising")


def train_way(way, rank, world, budget):
    mesh = make_mesh(way, world)
    own = 0 if way in SHARING else rank // 2 if way == "fsdp2_tp" else rank

    def train(model, context):
        optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        losses = []
        for step in range(STEPS):
            torch.manual_seed(100 * step + own)
            x = torch.randn(4, 16, WIDTH)
            with context:
                loss = model(x).square().mean()
                loss.backward()
            optimizer.step()
            optimizer.zero_grad()
            losses.append(loss.detach().clone())
        return losses

    kind = DetachedBlock if way == "fsdp2_detached" else Block
    return compare(lambda: WAYS[way](make_blocks(kind), mesh), train, budget)


class SharedDevice:
    """Copies of two ranks at once take twice the time; fails if another rank copies
    while this one measures alone, and waits for the others where all copy."""

    name, device_memory = "device", 10**9
    # Five copies are those of one rank.
    alone = 5

    def __init__(self, rank, world):
        self.rank, self.world, self.copies = rank, world, 0
        self.store = dist.PrefixStore("copies", dist.distributed_c10d._get_default_store())

    def copy(self, directions, size):
        self.copies += 1
        if self.copies <= self.alone:
            assert self.store.add("active", 1) == 1
            self.store.add("active", -1)
            return 0.010 if size > 10**6 else 5e-6
        self.store.set(f"{self.copies} {self.rank}", "")
        self.store.wait([f"{self.copies} {rank}" for rank in range(self.world)])
        return 0.020 + 0.005 * self.rank

    def fill(self, size):
        return 0.001

    def invert(self, size, beside=None):
        return 0.001

    def multiply(self, dtype, side):
        return 0.5


def shared_machine(rank, world, budget):
    """The measured values, the result of a second call, the printed text, and the error
    if rank 1 has no device."""
    import io
    import tempfile

    from ao.torch.common import _machine, _profile, _shared

    def profile(folder):
        return _profile.Profile(torch.device("cpu"), folder)

    def describe(folder, make):
        with contextlib.redirect_stdout(io.StringIO()) as text:
            return _shared.describe(profile(folder), make, dist.group.WORLD), text.getvalue()

    def make_none():
        assert rank != 1, "there is no device"
        return SharedDevice(0, 1)

    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as other:
        first, text = describe(folder, lambda: SharedDevice(rank, world))
        again, silence = describe(folder, None)
        known = _machine.known_or_measured(profile(folder), None)
        try:
            error = describe(other, make_none)
        except ao.Error as failure:
            error = str(failure)
    return {
        "first": first, "again": again, "known": known["d2h_bandwidth"],
        "text": text, "silence": silence, "error": error,
    }


def train_compiled(wrap, own, budget, mesh):
    """Trains as it is and under a backend. `wrap` distributes a model and compiles it
    for a backend, if there is one."""

    def train(backend):
        model = make_blocks()
        compiled = wrap(model, mesh, backend)
        optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        losses = []
        for step in range(STEPS):
            torch.manual_seed(100 * step + own)
            loss = compiled(torch.randn(4, 16, WIDTH)).square().mean()
            loss.backward()
            optimizer.step()
            optimizer.zero_grad()
            losses.append(loss.detach().clone())
        return losses + contents(model)

    expected = train(None)
    backend = ao.torch.backend(device_memory_budget=budget, runner="fx", **OPTIONS)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        warnings.filterwarnings("ignore", module="torch")
        found = train(backend)
    step = backend.steps[-1]
    return {
        "equal": all(torch.equal(a, b) for a, b in zip(found, expected, strict=True)),
        "warnings": [str(one.message) for one in caught],
        "ops": [op["name"] for op in step.trace["ops"]],
        "predicted": step.predicted,
        "measured": step.measured(),
        "budget": step.budget_bytes,
    }


class Whole(nn.Module):
    """Dynamo compiles no class of torch.nn as a whole."""

    def __init__(self, blocks):
        super().__init__()
        self.blocks = blocks

    def forward(self, x):
        return self.blocks(x)


def compiled_ddp(rank, world, budget):
    """Each bucket is a graph."""
    dist._DEFAULT_FIRST_BUCKET_BYTES = 4096

    def wrap(model, mesh, backend):
        parallel = by_ddp(Whole(model), mesh)
        if backend is None:
            return parallel
        return torch.compile(parallel, backend=backend, dynamic=False)

    return train_compiled(wrap, rank, budget, None)


def compiled_fsdp2(rank, world, budget):
    """Blocks are compiled one by one."""

    def wrap(model, mesh, backend):
        for block in model if backend else ():
            block.compile(backend=backend, dynamic=False)
        return by_fsdp2(model, mesh)

    return train_compiled(wrap, rank, budget, make_mesh("fsdp2", world))


def host_budget(rank, world, budget):
    """Returns each rank's share of the automatic pinned budget of a machine with 500
    KiB, on the fake driver."""
    from ao.torch.common import _binding

    transfers = _binding.runtime().Transfers(device=(2, 0), devices=1)
    share = 500 * 1024 // world * 4 // 5
    transfers.acquire(share, 0)
    try:
        transfers.acquire(1, 0)
    except ao.Error as error:
        return {"share": share, "error": str(error)}
    return {"share": share, "error": ""}


def begin_group(rank, world):
    """Under AO_TEST_FAKE_GROUP the other ranks do not exist: collectives end at once,
    and their results are not defined."""
    if "AO_TEST_FAKE_GROUP" in os.environ:
        from torch.testing._internal.distributed.fake_pg import FakeStore

        dist.init_process_group("fake", store=FakeStore(), rank=0, world_size=4)
        return 0, 4
    dist.init_process_group("gloo")
    return rank, world


def main():
    folder, *names = sys.argv[1:]
    rank, world = int(os.environ["RANK"]), int(os.environ["WORLD_SIZE"])
    _, world = begin_group(rank, world)
    results = {}
    for name in names:
        way, _, budget = name.partition(":")
        if way in WAYS:
            results[name] = train_way(way, rank, world, budget or None)
        else:
            results[name] = globals()[way](rank, world, budget or None)
        torch.save(results, f"{folder}/{rank}.new")
        pathlib.Path(f"{folder}/{rank}.new").replace(f"{folder}/{rank}.pt")
    if names[-1].partition(":")[0] in LAST:
        os._exit(0)
    # Cycles of DDP hold the group. A collection that a thread of gloo runs would end
    # the group in that thread, which then waits for itself.
    gc.collect()
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
