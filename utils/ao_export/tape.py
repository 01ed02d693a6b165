# ===- tape.py - A training step as an engine runs it ----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""The tape of a GPT's training step: pairs, nodes, accumulations, an optimizer.

The model is cut into three regions (embedding, layer, head), each a pair of
functions that `jax.vjp` makes. All layers share one pair. The embedding's table
is that of the head as well, so its gradient is a fan-in. Microbatches run one
after the other and accumulate; then the optimizer updates each parameter.
"""

import dataclasses
import re

import jax
import jax.numpy as jnp
from jaxlib.mlir import ir as mlir

from . import ExportError, ir, linalg, models, steps
from .parts import Model, cross_entropy, embed, layer_norm

OPTIMIZERS = ("sgd", "momentum", "adam")
MOMENTUM = 0.9
BETA1, BETA2, EPSILON = 0.9, 0.999, 1e-8
# Hooks: on gradients of activations, and around leaf nodes.
HOOKS = ("tensor_pre", "pre", "post_acc", "post")
# The state of each parameter by optimizer.
STATES = {"sgd": (), "momentum": ("momentum",), "adam": ("mean", "variance")}


def _regions(config, model):
    """The three regions as models: parameters that get a gradient, and data."""
    params, batch = model.params, model.batch
    x = jax.ShapeDtypeStruct((config.batch, config.sequence, config.width),
                             params["embedding"].dtype)

    def embedding(p, data):
        with jax.named_scope("embedding"):
            return (embed(p["embedding"], data["tokens"]) + p["position"],)

    def layer(p, _):
        return (models.gpt_layer(config, p["layer"], p["x"]),)

    def head(p, data):
        with jax.named_scope("head"):
            y = layer_norm(p["x"], p["norm_gain"], p["norm_bias"])
            logits = jnp.einsum("bsd,vd->bsv", y, p["embedding"])
            return (cross_entropy(logits, data["labels"]),)

    of = lambda *names: {name: params[name] for name in names}
    return [
        Model(of("embedding", "position"), {"tokens": batch["tokens"]}, embedding, 0),
        Model({"layer": params["layers"][0], "x": x}, {}, layer, 0),
        Model({**of("embedding", "norm_gain", "norm_bias"), "x": x},
              {"labels": batch["labels"]}, head, 0),
    ]


@dataclasses.dataclass
class CompiledRegion:
    """A pair in the module, and what its functions take and give."""

    number: int
    names: list  # of the forward function's arguments
    fwd: list  # types of its arguments
    results: list
    bwd: list
    gradients: list

    @staticmethod
    def of(number, names, forward, backward):
        types = lambda values: [str(value) for value in values]
        return CompiledRegion(number, names, types(forward.type.inputs), types(forward.type.results),
                     types(backward.type.inputs), types(backward.type.results))


def _build_pairs(regions, tools):
    """One module with all pairs, as text, and their descriptions."""
    merged, described = None, []
    for number, model in enumerate(regions):
        step = steps.pair(model)
        module = ir.build_module(step, keeps_scatters=tools is None)
        if tools:
            module = linalg.to_linalg(module, tools)
        context = merged.context if merged else module.context
        module = mlir.Module.parse(linalg.with_locations(module), context)
        with context:
            forward, backward = ir.functions(module)
            _name_pair(forward, backward, number)
        described.append(CompiledRegion.of(number, step.functions[0].argument_names,
                                  forward, backward))
        if merged is None:
            merged = module
            continue
        for function in (forward, backward):
            merged.body.append(function.operation.detach_from_parent())
    return merged, described


def _name_pair(forward, backward, number):
    i64 = mlir.IntegerType.get_signless(64)
    for function, kind in ((forward, "fwd"), (backward, "bwd")):
        function.attributes["sym_name"] = mlir.StringAttr.get(f"{kind}{number}")
        function.attributes["sym_visibility"] = mlir.StringAttr.get("private")
    forward.attributes["ao.backward"] = mlir.FlatSymbolRefAttr.get(f"bwd{number}")
    forward.attributes["ao.aot_id"] = mlir.IntegerAttr.get(i64, number)


def _literal(number):
    """As MLIR reads it, which wants a point."""
    text = repr(number)
    return text if "." in text else text.replace("e", ".0e")


class Writer:
    """Lines of the tape."""

    def __init__(self, config, regions, optimizer, hooks):
        self.config, self.regions, self.optimizer = config, regions, optimizer
        self.hooks = hooks
        self.lines, self.nodes = [], 0
        self.slots = {}  # name: (number, type)
        self.latest = {}  # name: value
        embedding, layer, head = regions
        self.add_slots(embedding, "")
        for index in range(config.layers):
            self.add_slots(layer, f"layer{index}/")
        self.add_slots(head, "")

    def parameters(self, region):
        """Names and types of a region's parameters, in its own order."""
        count = len(region.gradients)
        return [(name.removeprefix("layer/"), kind)
                for name, kind in zip(region.names[:count], region.fwd) if name != "x"]

    def add_slots(self, region, prefix):
        for name, kind in self.parameters(region):
            self.slots.setdefault(prefix + name, (len(self.slots), kind))

    def value(self, name):
        return f"%p{self.slots[name][0]}"

    def call_forward(self, region, m, use, prefix, x, data, layer=None):
        values = [x if name == "x" else self.value(prefix + name.removeprefix("layer/"))
                  for name in region.names[:len(region.gradients)]]
        values += data
        result = f"%y{m}_{use}"
        marks = f"ao.microbatch = {m} : i64"
        if layer is not None:
            marks += f", ao.layer = {layer} : i64"
        self.lines.append(
            f"  {result}:{len(region.results)} = func.call @fwd{region.number}"
            f"({', '.join(values)}) {{{marks}}} : ({', '.join(region.fwd)}) -> "
            f"({', '.join(region.results)})")
        return result

    def node(self, name, result, body, yielded, marks=""):
        types = ", ".join(kind for _, kind in yielded)
        attributes = f" attributes {{{marks}}}" if marks else ""
        self.lines += [f'  {result} = autograd.node {self.nodes} "{name}" -> {types}{attributes} {{']
        self.lines += [f"    {line}" for line in body]
        values = ", ".join(value for value, _ in yielded)
        self.lines += [f"    autograd.yield {values} : {types}", "  }"]
        self.nodes += 1

    def call_backward(self, region, m, use, forward, cotangent, layer=None):
        saved = [f"{forward}#{i}" for i in range(1, len(region.results))]
        marks = f"ao.microbatch = {m} : i64"
        if layer is not None:
            marks += f", ao.layer = {layer} : i64"
        count = len(region.gradients)
        body = []
        if self.hooks and layer is not None:
            kind = region.bwd[-1]
            body = [f"%h = autograd.hook tensor_pre %tensor_pre outs({cotangent} : {kind}) -> {kind}"]
            cotangent = "%h"
        call = (f"%r:{count} = func.call @bwd{region.number}({', '.join(saved + [cotangent])})"
                f" {{{marks}}} : ({', '.join(region.bwd)}) -> ({', '.join(region.gradients)})")
        result = f"%d{m}_{use}"
        self.node("CompiledFunctionBackward", f"{result}:{count}", [*body, call],
                  [(f"%r#{i}", kind) for i, kind in enumerate(region.gradients)])
        return result

    def accumulate(self, m, name, gradient):
        number, kind = self.slots[name]
        into = f" into {self.latest[name]}" if name in self.latest else ""
        result, last = f"%a{m}_{number}", "%0"
        body = [f"%0 = autograd.accumulate_grad {gradient}{into} slot {number} : {kind}"]
        if self.hooks:
            last = "%1"
            body = [f"%g = autograd.hook pre %pre outs({gradient} : {kind}) -> {kind}",
                    body[0].replace(gradient, "%g", 1),
                    f"%1 = autograd.hook post_acc %post_acc ins({self.value(name)} : {kind}) "
                    f"outs(%0 : {kind}) -> {kind}",
                    f"autograd.hook post %post ins(%g : {kind})"]
        self.node("AccumulateGrad", result, body, [(last, kind)])
        self.latest[name] = result

    def accumulate_all(self, region, m, prefix, gradients, without=()):
        """Adds leaf nodes directly after the region; returns the gradient of `x`."""
        of_x = None
        for index, name in enumerate(region.names[:len(region.gradients)]):
            if name == "x":
                of_x = f"{gradients}#{index}"
            elif name not in without:
                self.accumulate(m, prefix + name.removeprefix("layer/"),
                                f"{gradients}#{index}")
        return of_x

    def microbatch(self, m):
        embedding, layer, head = self.regions
        layers = self.config.layers
        calls = [self.call_forward(embedding, m, 0, "", None, [f"%tokens{m}"])]
        for index in range(layers):
            calls.append(self.call_forward(layer, m, index + 1, f"layer{index}/",
                                           f"{calls[-1]}#0", [], index))
        calls.append(self.call_forward(head, m, layers + 1, "", f"{calls[-1]}#0",
                                       [f"%labels{m}"]))
        of_head = self.call_backward(head, m, layers + 1, calls[-1], "%share")
        x = self.accumulate_all(head, m, "", of_head, without=("embedding",))
        for index in reversed(range(layers)):
            gradients = self.call_backward(layer, m, index + 1, calls[index + 1], x, index)
            x = self.accumulate_all(layer, m, f"layer{index}/", gradients)
        gradients = self.call_backward(embedding, m, 0, calls[0], x)
        # The head's gradient of the table arrived first.
        kind = self.slots["embedding"][1]
        self.lines.append(f"  %tied{m} = autograd.add_grad {of_head}#{head.names.index('embedding')}, "
                          f"{gradients}#{embedding.names.index('embedding')} : {kind}")
        self.accumulate_all(embedding, m, "", gradients, without=("embedding",))
        self.accumulate(m, "embedding", f"%tied{m}")
        return f"{calls[-1]}#0"

    def op(self, result, text, kind, name=""):
        location = f' loc("{name}")' if name else ""
        self.lines.append(f"  {result} = {text} : {kind}{location}")

    def scaled(self, result, value, scalar, kind, name):
        """`value` times a constant, or times the rate."""
        if isinstance(scalar, float):
            self.op(f"{result}s", f"arith.constant dense<{_literal(scalar)}>", kind)
        else:
            self.op(f"{result}s", f"tensor.splat {scalar}", kind)
        self.op(result, f"arith.mulf {value}, {result}s", kind, name)

    def update(self, name):
        """New parameter and states."""
        number, kind = self.slots[name]
        gradient, tag = self.latest[name], f"update/{name}"
        states = []
        if self.optimizer == "momentum":
            self.scaled(f"%k{number}", f"%momentum{number}", MOMENTUM, kind, f"{tag}/mul")
            self.op(f"%v{number}", f"arith.addf %k{number}, {gradient}", kind, f"{tag}/add")
            gradient, states = f"%v{number}", [f"%v{number}"]
        elif self.optimizer == "adam":
            gradient, states = self.adam(number, kind, gradient, tag)
        self.scaled(f"%u{number}", gradient, "%rate", kind, f"{tag}/mul_1")
        self.op(f"%w{number}", f"arith.subf %p{number}, %u{number}", kind, f"{tag}/sub")
        return [f"%w{number}", *states]

    def adam(self, number, kind, gradient, tag):
        mean, variance = f"%n{number}", f"%v{number}"
        self.scaled(f"%na{number}", f"%mean{number}", BETA1, kind, f"{tag}/mean")
        self.scaled(f"%nb{number}", gradient, 1 - BETA1, kind, f"{tag}/mean_1")
        self.op(mean, f"arith.addf %na{number}, %nb{number}", kind, f"{tag}/mean_2")
        self.op(f"%sq{number}", f"arith.mulf {gradient}, {gradient}", kind, f"{tag}/square")
        self.scaled(f"%va{number}", f"%variance{number}", BETA2, kind, f"{tag}/variance")
        self.scaled(f"%vb{number}", f"%sq{number}", 1 - BETA2, kind, f"{tag}/variance_1")
        self.op(variance, f"arith.addf %va{number}, %vb{number}", kind, f"{tag}/variance_2")
        self.op(f"%rt{number}", f"math.sqrt {variance}", kind, f"{tag}/sqrt")
        self.op(f"%ep{number}", f"arith.constant dense<{_literal(EPSILON)}>", kind)
        self.op(f"%de{number}", f"arith.addf %rt{number}, %ep{number}", kind, f"{tag}/add")
        self.op(f"%di{number}", f"arith.divf {mean}, %de{number}", kind, f"{tag}/div")
        return f"%di{number}", [mean, variance]

    def write(self, microbatches):
        scalar = self.regions[2].results[0]
        self.op("%share", f"arith.constant dense<{_literal(1 / microbatches)}>", scalar)
        values = [self.microbatch(m) for m in range(microbatches)]
        kinds = [scalar] * microbatches
        self.lines.append("  autograd.final_callbacks")
        for name, (_, kind) in self.slots.items():
            updated = self.update(name)
            values += updated
            kinds += [kind] * len(updated)
        tokens, labels = self.regions[0].fwd[-1], self.regions[2].fwd[-1]
        arguments = [f'%p{number}: {kind} {{ao.donated}} loc("{name}")'
                     for name, (number, kind) in self.slots.items()]
        for state in STATES[self.optimizer]:
            arguments += [f'%{state}{number}: {kind} {{ao.donated}} loc("{state}/{name}")'
                          for name, (number, kind) in self.slots.items()]
        for m in range(microbatches):
            arguments += [f'%tokens{m}: {tokens} loc("tokens{m}")',
                          f'%labels{m}: {labels} loc("labels{m}")']
        arguments.append('%rate: f32 loc("rate")')
        if self.hooks:
            arguments += [f"%{hook}: !autograd.hook<{hook}>" for hook in HOOKS]
        names = ", ".join(f'"{name}"' for name in self.slots)
        return "\n".join(
            [f"func.func @train_step({', '.join(arguments)}) -> ({', '.join(kinds)})",
             f"    attributes {{autograd.tape, autograd.gradients = [{names}]}} {{", *self.lines,
             f"  return {', '.join(values)} : {', '.join(kinds)}", "}", ""])


def export(config, optimizer, hooks, tools, header):
    """The text of a tape's module; StableHLO without `tools`."""
    if config.model != "gpt" or config.scan or config.save != "all":
        raise ExportError("--form tape is there for --model gpt without --scan and --save")
    if config.dtype != "f32":
        raise ExportError("--form tape needs --dtype f32")
    pairs, regions = _build_pairs(_regions(config, models.build(config)), tools)
    text = linalg.to_text(pairs, header, generic=tools is None)
    tape = Writer(config, regions, optimizer, hooks).write(config.microbatches)
    end = [match.start() for match in re.finditer(r"^\}", text, re.M)][-1]
    return text[:end] + tape + text[end:]
