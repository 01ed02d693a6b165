# ===- record_compiled_autograd.py - Traces of PyTorch's autograd ----------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Records PyTorch's autograd, for tests that run without it.

`models` runs the backward pass of small models with hooks of all kinds, eagerly,
and writes the autograd graph of each, the order in which its nodes ran, and the
order in which its hooks were called.

`graphs` draws graphs such as compiled autograd has before it reorders them, and
writes in which order each of its functions leaves them. Some are drawn to have
what `ao` does otherwise (docs/Explanation/WholeStep.md), under the name of the difference.

Needs utils/requirements-torch.txt. utils/replay_compiled_autograd.py reads both.
"""

import argparse
import json
import operator
import random
import sys

import torch
from torch import nn
from torch.nn import functional as F

# ===-----------------------------------------------------------------------===#
# Graphs
# ===-----------------------------------------------------------------------===#

# In the order in which PyTorch calls them.
FUNCTIONS = [
    "delay_unpack_hook_nodes",
    "reorder_tensor_pre_hook_nodes",
    "reorder_pre_hook_nodes_to_schedule_asap",
    "reorder_accumulate_grad_nodes",
    "reorder_pre_hook_nodes_to_mimic_eager",
    "reorder_post_acc_grad_hook_nodes",
    "reorder_post_hook_nodes",
]

DIFFERENCES = [
    "shared-gradient",
    "fan-in-of-regions",
    "unused-unpack",
    "second-accumulation",
    "other-kinds",
]


class Drawing:
    """A graph as a list of events: [kind, number, operands].

    The number is that of the region of an op (-1: none), of the node of a hook or
    an accumulation. Operands are positions of events, -1 for an argument. The
    first of an accumulation is its slot.
    """

    def __init__(self, seed):
        self.draw = random.Random(seed)
        self.events = []
        self.nodes = 0
        self.slots = 0
        self.difference = None
        if self.draw.random() < 0.08:
            self.difference = DIFFERENCES[seed % len(DIFFERENCES)]
        count = 2 if self.difference == "fan-in-of-regions" else self.draw.randint(1, 3)
        late, ends = [], []
        value = -1
        for region in range(count):
            ops = self.add_region(region, value)
            value = ops[-1]
            ends.append(self.draw.choice(ops[:-1]))
            for leaf in self.choose_leaves(ops):
                if self.draw.random() < 0.2:
                    late.append(leaf)
                else:
                    self.add_leaf(leaf, self.draw_hooks())
            if self.draw.random() < 0.3:
                value = self.add("op", -1, [value, -1])
                self.add_leaf(value, self.draw_hooks())
        if self.draw.random() < 0.1:
            self.add_leaf(-1, self.draw_hooks())
        for leaf in late:
            self.add_leaf(leaf, self.draw_hooks())
        self.add_difference(ends)

    def add(self, kind, number, operands):
        self.events.append([kind, number, operands])
        return len(self.events) - 1

    def add_region(self, region, value):
        count = self.draw.randint(3, 8)
        packed = [self.draw.random() < 0.5 for _ in range(count)]
        saved = [self.add("unpack", -1, []) if p else -1 for p in packed]
        if self.difference == "unused-unpack" and region == 0:
            self.add("unpack", -1, [])
        ops = []
        for i in range(count):
            source = self.draw.choice(ops[-3:]) if ops else value
            ops.append(self.add("op", region, [source, saved[i]]))
        return ops

    def choose_leaves(self, ops):
        """Results of different ops, in the order in which the region has them."""
        leaves = self.draw.sample(ops, self.draw.randint(1, len(ops) - 1))
        return leaves

    def draw_hooks(self):
        kinds = ["tensor_pre", "tensor_pre", "pre", "pre"]
        kinds += ["post_acc", "post_acc", "post", "post"]
        return [kind for kind in kinds if self.draw.random() < 0.35]

    def add_leaf(self, value, hooks, slot=None):
        node, self.nodes = self.nodes, self.nodes + 1
        sees = {"tensor_pre", "pre", "post"}.intersection(hooks)
        if sees == {"post"} and self.difference != "other-kinds":
            # A gradient without other uses.
            hooks = ["pre", *hooks]
        if slot is None:
            slot, self.slots = self.slots, self.slots + 1
        for kind in hooks:
            if kind in ("tensor_pre", "pre"):
                value = self.add(kind, node, [value])
        latest = self.add("accumulate", node, [slot, value])
        for kind in hooks:
            if kind == "post_acc":
                latest = self.add(kind, node, [slot, latest])
            elif kind == "post":
                self.add(kind, node, [value])
        return slot

    def add_difference(self, ends):
        if self.difference == "shared-gradient":
            self.add_leaf(ends[0], ["tensor_pre", "post_acc"])
            self.add_leaf(ends[0], ["tensor_pre", "post_acc"])
            self.add_leaf(ends[0], [])
        elif self.difference == "fan-in-of-regions":
            self.add_leaf(self.add("fan_in", -1, ends[:2]), ["pre", "post_acc"])
        elif self.difference == "other-kinds":
            self.add_leaf(ends[0], ["post"])
        elif self.difference == "second-accumulation":
            slot = self.add_leaf(ends[0], ["post_acc"])
            self.add_leaf(ends[-1] + 1, ["post_acc"], slot)


class Tracer:
    """The part of compiled autograd that its functions look at."""

    def __init__(self):
        self.graph = torch.fx.Graph()


def build(events):
    """The graph of compiled autograd; its nodes have their event as meta data."""
    from torch._dynamo import compiled_autograd as reference

    instance = object.__new__(reference.AutogradCompilerInstance)
    instance.fx_tracer = Tracer()
    graph = instance.fx_tracer.graph
    inputs, hooks = graph.placeholder("inputs"), graph.placeholder("hooks")
    parameters, values = {}, []

    def access(of, number):
        return graph.call_function(operator.getitem, (of, number))

    slots = [e[2][0] for e in events if e[0] == "accumulate"]
    for slot in sorted(set(slots)):
        parameters[slot] = access(inputs, slot + 1)
    argument = access(inputs, 0)

    def value(position):
        return argument if position < 0 else values[position]

    def call_hook(kind, *operands):
        handle = access(hooks, len(values))
        return graph.call_function(
            reference.call_hook, (handle, *operands), {"hook_type": kind}
        )

    for position, (kind, _, operands) in enumerate(events):
        result = None
        if kind in ("op", "fan_in"):
            node = graph.call_function(operator.mul, tuple(map(value, operands)))
        elif kind == "unpack":
            node = call_hook("unpack_hook", position)
        elif kind == "tensor_pre":
            node = call_hook("tensor_pre_hook", value(operands[0]))
        elif kind == "pre":
            node = call_hook("pre_hook", [value(operands[0])])
            result = access(node, 0)
        elif kind == "accumulate":
            parameter = parameters[operands[0]]
            node = graph.call_function(
                reference.call_accumulate_grad,
                (parameter, None, value(operands[1]), False),
            )
        elif kind == "post_acc":
            node = call_hook("post_acc_grad_hook", parameters[operands[0]])
        else:
            node = call_hook("post_hook", [], [value(operands[0])])
        node.meta["event"] = position
        values.append(node if result is None else result)
    graph.output(())
    return instance


def shorten(order):
    """Runs of neighbours as FIRST-LAST."""
    runs = []
    for number in order:
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return " ".join(str(a) if a == b else f"{a}-{b}" for a, b in runs)


def record_graph(seed):
    drawing = Drawing(seed)
    instance = build(drawing.events)
    before, orders = list(range(len(drawing.events))), []
    for name in FUNCTIONS:
        try:
            getattr(instance, name)()
        except ValueError:
            # min() or max() of nothing.
            orders.append("fails")
            break
        nodes = instance.fx_tracer.graph.nodes
        order = [node.meta["event"] for node in nodes if "event" in node.meta]
        orders.append(shorten(order) if order != before else None)
        before = order
    return {
        "seed": seed,
        "difference": drawing.difference,
        "events": [
            " ".join(map(str, [kind, number, *operands]))
            for kind, number, operands in drawing.events
        ],
        "orders": orders,
    }


# ===-----------------------------------------------------------------------===#
# Models
# ===-----------------------------------------------------------------------===#


class Lambda(nn.Module):
    """Submodules, and a function that is given them and the inputs."""

    def __init__(self, function, **parts):
        super().__init__()
        self.function = function
        for name, part in parts.items():
            setattr(self, name, part)

    def forward(self, *inputs):
        return self.function(self, *inputs)


class Square(torch.autograd.Function):
    """A node that is written in Python."""

    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    def backward(ctx, gradient):
        (x,) = ctx.saved_tensors
        return 2 * x * gradient


def parameter(*shape):
    return nn.Parameter(torch.randn(*shape))


def attention(m, x):
    q, k, v = m.qkv(x).chunk(3, dim=-1)
    weights = torch.softmax(q @ k.transpose(-1, -2) / 3, dim=-1)
    return m.out(weights @ v) + x


def attention_parts():
    return {"qkv": nn.Linear(8, 24), "out": nn.Linear(8, 8)}


def gpt_tied(m, tokens):
    x = m.block(m.embedding(tokens))
    return m.norm(x) @ m.embedding.weight.t()


def unet(m, x):
    down = torch.relu(m.down(x))
    middle = torch.relu(m.middle(F.max_pool2d(down, 2)))
    up = F.interpolate(middle, scale_factor=2)
    return m.out(torch.cat([down, up], dim=1))


def experts(m, x):
    gates = torch.softmax(m.gate(x), dim=-1)
    return sum(gates[:, i : i + 1] * e(x) for i, e in enumerate(m.experts))


def vae(m, x):
    mean, log = m.encoder(x).chunk(2, dim=-1)
    return m.decoder(mean + torch.exp(log / 2) * 0.3) + (mean * mean).sum() + log.sum()


def cell_loop(m, x):
    state = torch.zeros(x.shape[0], 8)
    for step in x.unbind(1):
        state = m.cell(step, state)
    return state


def lstm_cell_loop(m, x):
    h = c = torch.zeros(x.shape[0], 8)
    for step in x.unbind(1):
        h, c = m.cell(step, (h, c))
    return h + c


def flow(m, x):
    a, b = x.chunk(2, dim=-1)
    scale, shift = m.net(a).chunk(2, dim=-1)
    return torch.cat([a, b * torch.exp(torch.tanh(scale)) + shift], dim=-1)


def squeeze(m, x):
    y = m.conv(x)
    return y * torch.sigmoid(m.excite(y.mean((2, 3))))[:, :, None, None]


def hyper(m, x):
    weight = m.make(m.code).view(8, 8)
    return F.linear(torch.tanh(x), weight)


def siamese(m, x):
    a, b = m.net(x), m.net(x.flip(0))
    return (a - b).pow(2).sum(1) + F.cosine_similarity(a, b)


def in_place(m, x):
    y = m.first(x)
    y[:, :4].mul_(2)
    return m.second(y.relu_())


def views(m, x):
    y = m.linear(x).view(4, 2, 4).transpose(1, 2)
    return y.reshape(4, 8)[:, ::2] * y.sum()


def checkpointed(m, x):
    from torch.utils.checkpoint import checkpoint

    return m.last(checkpoint(m.block, m.first(x), use_reentrant=False))


def deep_supervision(m, x):
    a = torch.tanh(m.a(x))
    b = torch.tanh(m.b(a))
    return m.head(a) + m.head(b) + m.last(b)


def sequential(*parts):
    return nn.Sequential(*parts)


def make_models():
    """Names, functions that make them, and shapes of their inputs."""
    linear, relu, tanh = nn.Linear, nn.ReLU, nn.Tanh
    image, row, words = (2, 3, 8, 8), (4, 8), (2, 5, 8)
    tokens = "tokens"
    return {
        "mlp": (lambda: sequential(linear(8, 8), relu(), linear(8, 8), relu(), linear(8, 4)), row),
        "mlp_without_biases": (
            lambda: sequential(linear(8, 8, False), tanh(), linear(8, 8, False)), row),
        "deep_mlp": (lambda: sequential(*[p for _ in range(8) for p in (linear(8, 8), tanh())]), row),
        "dropout": (lambda: sequential(linear(8, 8), nn.Dropout(0.5), linear(8, 4)), row),
        "autoencoder": (
            lambda: sequential(linear(8, 3), nn.GELU(), linear(3, 3), nn.SiLU(), linear(3, 8)), row),
        "vae": (lambda: Lambda(vae, encoder=linear(8, 6), decoder=linear(3, 8)), row),
        "highway": (
            lambda: Lambda(
                lambda m, x: torch.sigmoid(m.gate(x)) * torch.relu(m.body(x))
                + (1 - torch.sigmoid(m.gate(x))) * x,
                gate=linear(8, 8), body=linear(8, 8)), row),
        "residual": (
            lambda: Lambda(lambda m, x: m.b(x + torch.relu(m.a(x))) + x, a=linear(8, 8), b=linear(8, 8)),
            row),
        "gated": (lambda: sequential(linear(8, 16), nn.GLU(), linear(8, 4)), row),
        "bilinear": (lambda: Lambda(lambda m, x: m.net(x, x.flip(0)), net=nn.Bilinear(8, 8, 4)), row),
        "siamese": (lambda: Lambda(siamese, net=sequential(linear(8, 6), tanh(), linear(6, 3))), row),
        "tied": (lambda: Lambda(lambda m, x: m.net(torch.tanh(m.net(x))), net=linear(8, 8)), row),
        "experts": (
            lambda: Lambda(experts, gate=linear(8, 3), experts=nn.ModuleList(linear(8, 4) for _ in range(3))),
            row),
        "hyper": (lambda: Lambda(hyper, make=linear(4, 64), code=parameter(4)), row),
        "flow": (lambda: Lambda(flow, net=linear(4, 8)), row),
        "python_node": (
            lambda: Lambda(lambda m, x: m.b(Square.apply(m.a(x))), a=linear(8, 8), b=linear(8, 4)), row),
        "in_place": (lambda: Lambda(in_place, first=linear(8, 8), second=linear(8, 4)), row),
        "views": (lambda: Lambda(views, linear=linear(8, 8)), row),
        "checkpointed": (
            lambda: Lambda(
                checkpointed, first=linear(8, 8),
                block=sequential(linear(8, 8), relu(), linear(8, 8)), last=linear(8, 4)), row),
        "deep_supervision": (
            lambda: Lambda(deep_supervision, a=linear(8, 8), b=linear(8, 8), head=linear(8, 4), last=linear(8, 4)),
            row),
        "normalized": (
            lambda: sequential(linear(8, 8), nn.LayerNorm(8), nn.ELU(), linear(8, 8), nn.BatchNorm1d(8)), row),
        "weight_norm": (
            lambda: sequential(nn.utils.parametrizations.weight_norm(linear(8, 8)), tanh(), linear(8, 4)), row),
        "factorization": (
            lambda: Lambda(
                lambda m, x: x @ m.w + ((x @ m.v) ** 2 - (x**2) @ (m.v**2)).sum(1), w=parameter(8), v=parameter(8, 3)),
            row),
        "mixture_density": (
            lambda: Lambda(
                lambda m, x: torch.logsumexp(F.log_softmax(m.w(x), 1) - (m.m(x) - 1) ** 2, dim=1),
                w=linear(8, 3), m=linear(8, 3)), row),
        "cnn": (
            lambda: sequential(
                nn.Conv2d(3, 4, 3, padding=1), relu(), nn.MaxPool2d(2), nn.Conv2d(4, 4, 3), relu(), nn.Flatten(),
                linear(16, 4)), image),
        "resnet_block": (
            lambda: Lambda(
                lambda m, x: torch.relu(m.n2(m.c2(torch.relu(m.n1(m.c1(x))))) + m.skip(x)),
                c1=nn.Conv2d(3, 4, 3, padding=1), n1=nn.BatchNorm2d(4), c2=nn.Conv2d(4, 4, 3, padding=1),
                n2=nn.BatchNorm2d(4), skip=nn.Conv2d(3, 4, 1)), image),
        "depthwise": (
            lambda: sequential(nn.Conv2d(3, 3, 3, groups=3), nn.Conv2d(3, 6, 1), nn.GroupNorm(2, 6), nn.Hardswish()),
            image),
        "squeeze": (lambda: Lambda(squeeze, conv=nn.Conv2d(3, 4, 3), excite=linear(4, 4)), image),
        "unet": (
            lambda: Lambda(
                unet, down=nn.Conv2d(3, 4, 3, padding=1), middle=nn.Conv2d(4, 4, 3, padding=1),
                out=nn.Conv2d(8, 2, 1)), image),
        "transposed": (
            lambda: sequential(nn.Conv2d(3, 4, 2, 2), nn.LeakyReLU(), nn.ConvTranspose2d(4, 3, 2, 2), nn.Sigmoid()),
            image),
        "mixer": (
            lambda: Lambda(
                lambda m, x: x + m.channels(x + m.tokens(x.transpose(1, 2)).transpose(1, 2)),
                tokens=sequential(linear(5, 6), nn.GELU(), linear(6, 5)), channels=linear(8, 8)), words),
        "dilated": (
            lambda: Lambda(
                lambda m, x: m.net(x.transpose(1, 2)),
                net=sequential(nn.Conv1d(8, 4, 2, dilation=2), relu(), nn.Conv1d(4, 4, 2))), words),
        "attention": (lambda: Lambda(attention, **attention_parts()), words),
        "attention_twice": (
            lambda: sequential(
                Lambda(attention, **attention_parts()), nn.LayerNorm(8), Lambda(attention, **attention_parts())),
            words),
        "encoder_layer": (lambda: nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True), words),
        "gpt_tied": (
            lambda: Lambda(
                gpt_tied, embedding=nn.Embedding(11, 8), block=Lambda(attention, **attention_parts()),
                norm=nn.LayerNorm(8)), tokens),
        "embedding_bag": (lambda: sequential(nn.EmbeddingBag(11, 8), linear(8, 4)), tokens),
        "rnn_cells": (lambda: Lambda(cell_loop, cell=nn.RNNCell(8, 8)), words),
        "gru_cells": (lambda: Lambda(cell_loop, cell=nn.GRUCell(8, 8)), words),
        "lstm_cells": (lambda: Lambda(lstm_cell_loop, cell=nn.LSTMCell(8, 8)), words),
        "gru": (lambda: Lambda(lambda m, x: m.net(x)[0][:, -1], net=nn.GRU(8, 4, batch_first=True)), words),
    }


class Recording:
    """Runs one model with hooks and keeps what was called."""

    def __init__(self, name, make, shape, seed):
        torch.manual_seed(seed)
        self.draw = random.Random(seed)
        self.name, self.log, self.order = name, [], []
        self.current, self.packed = None, set()
        self.tensors = []
        model = make()
        model.train()
        is_tokens = shape == "tokens"
        inputs = torch.randint(0, 11, (2, 5)) if is_tokens else torch.randn(*shape)
        for part in list(model.modules())[1:]:
            part.register_forward_hook(self.saw)
        with torch.autograd.graph.saved_tensors_hooks(lambda t: t, self.unpack):
            loss = model(inputs).sum()
        self.collect(loss.grad_fn)
        self.add_hooks(model)
        loss.backward()

    def saw(self, _module, _inputs, output):
        if isinstance(output, torch.Tensor) and output.grad_fn is not None:
            self.tensors.append((output, output.grad_fn))

    def unpack(self, tensor):
        if self.current not in self.packed:
            self.packed.add(self.current)
            self.log.append(["unpack", self.current, 15])
        return tensor

    def collect(self, root):
        """All nodes, the root first."""
        self.nodes, self.numbers = [root], {root: 0}
        for node in self.nodes:
            for target, _ in node.next_functions:
                if target is not None and target not in self.numbers:
                    self.numbers[target] = len(self.nodes)
                    self.nodes.append(target)
        for node in self.nodes:
            node.register_prehook(lambda _, node=node: self.start(self.numbers[node]))

    def start(self, number):
        self.current = number
        self.order.append(number)

    def add_hooks(self, model):
        self.hooks = [[] for _ in self.nodes]
        # An intermediate tensor has its hooks at the node that made it.
        for tensor, node in self.tensors:
            number = self.numbers.get(node)
            if number is not None and self.draw.random() < 0.3 and not self.hooks[number]:
                tensor.register_hook(self.entry("tensor_pre", number))
        leaves = {self.numbers.get(self.leaf(p)): p for p in model.parameters()}
        for number, node in enumerate(self.nodes):
            if number in leaves:
                self.add_leaf_hooks(number, node, leaves[number])
            elif self.draw.random() < 0.1:
                self.add_node_hook(number, node, self.draw.choice(["pre", "post"]))

    @staticmethod
    def leaf(parameter):
        return torch.autograd.graph.get_gradient_edge(parameter).node

    def add_leaf_hooks(self, number, node, parameter):
        kinds = ["tensor_pre", "tensor_pre", "pre", "pre", "post_acc", "post", "post"]
        for kind in [kind for kind in kinds if self.draw.random() < 0.4]:
            if kind == "tensor_pre":
                parameter.register_hook(self.entry(kind, number))
            elif kind == "post_acc":
                parameter.register_post_accumulate_grad_hook(self.entry(kind, number))
            else:
                self.add_node_hook(number, node, kind)

    def add_node_hook(self, number, node, kind):
        entry = self.entry(kind, number)
        (node.register_prehook if kind == "pre" else node.register_hook)(entry)

    def entry(self, kind, number):
        position = len(self.hooks[number])
        self.hooks[number].append(kind)

        def hook(*_):
            self.log.append([kind, number, position])

        return hook

    def to_json(self):
        nodes = []
        for number, node in enumerate(self.nodes):
            targets = [self.numbers[t] for t, _ in node.next_functions if t is not None]
            nodes.append(
                [node.name(), int(number in self.packed), self.hooks[number], targets]
            )
        return {
            "name": self.name,
            "nodes": nodes,
            "order": self.order,
            "log": self.log,
        }


def write(path, records):
    head = {"torch": torch.__version__, "count": len(records)}
    if "orders" in records[0]:
        head["functions"] = FUNCTIONS
    lines = [json.dumps(r, separators=(",", ":")) for r in [head, *records]]
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=["models", "graphs"])
    parser.add_argument("output", help="file to write, an object a line")
    parser.add_argument("--count", type=int, default=400, help="of graphs")
    arguments = parser.parse_args()
    if arguments.what == "graphs":
        records = [record_graph(seed) for seed in range(arguments.count)]
    else:
        models = make_models().items()
        records = [
            Recording(name, make, shape, seed).to_json()
            for seed, (name, (make, shape)) in enumerate(models)
        ]
    write(arguments.output, records)
    print(f"{len(records)} {arguments.what}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
