# ===- random_step_ops.py - The ops of random training steps ---------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Draws ops one by one and keeps the values that later ops may use.

Every value has a bound of its magnitude. Values beyond `LIMIT` are clamped
before anything else uses them, so that no arithmetic overflows or turns into
NaN.
"""

import itertools
import math
from dataclasses import dataclass, replace

EXECUTABLE_TYPES = ("f32", "f32", "f32", "f64", "i32")
STRUCTURAL_TYPES = ("f32", "f32", "bf16", "f16", "f64", "i32", "i8")
SHAPES = ((8, 8), (8, 8), (8, 8), (8, 16), (16, 8), (64,), (8,), (2, 4, 8))
LIMIT = 1e6
INPUT_BOUND = 4.0


@dataclass(eq=False)
class Value:
    """A tensor; `shape` is its static shape even when it is `dynamic`."""

    name: str
    shape: tuple
    dtype: str
    bound: float = INPUT_BOUND
    base: object = None  # the value of which it is a view
    argument: bool = False
    donated: bool = False
    computed: bool = False
    dynamic: bool = False  # its MLIR type hides the first extent

    @property
    def view(self):
        return self.base is not None

    @property
    def is_float(self):
        return self.dtype.startswith(("f", "bf"))

    @property
    def type(self):
        extents = [str(extent) for extent in self.shape]
        if self.dynamic:
            extents[0] = "?"
        return f"tensor<{'x'.join([*extents, self.dtype])}>"

    def renamed(self, name):
        """Returns the same data as an argument of another function."""
        return replace(
            self, name=name, base=None, argument=True, donated=False, computed=False
        )


def tensor(rng, flavour, name):
    """An argument of random type."""
    types = EXECUTABLE_TYPES if flavour == "executable" else STRUCTURAL_TYPES
    return Value(name, rng.choice(SHAPES), rng.choice(types))


def literal(dtype, number):
    if dtype.startswith(("f", "bf")):
        return f"{number:.6e}"
    return str(int(number))


def identity_maps(rank, count):
    dims = ", ".join(f"d{i}" for i in range(rank))
    one = f"affine_map<({dims}) -> ({dims})>"
    return "[" + ", ".join([one] * count) + "]"


def listed(values):
    return ", ".join(v.name for v in values)


def types_of(values):
    return ", ".join(v.type for v in values)


class Body:
    """Appends random ops to the body of one function."""

    def __init__(self, rng, flavour, prefix, arguments):
        self.rng = rng
        self.executable = flavour == "executable"
        self.prefix = prefix
        self.numbers = itertools.count()
        self.lines = []
        self.indent = ""
        self.values = list(arguments)
        self.unused = list(arguments)
        self.resting = []

    # -- Bookkeeping ----------------------------------------------------------

    def name(self):
        return f"%{self.prefix}{next(self.numbers)}"

    def emit(self, line):
        self.lines.append(self.indent + line)

    def add(self, value):
        self.values.append(value)
        self.unused.append(value)
        return value

    def rest(self, values):
        """Keeps the values from being used until `wake`."""
        self.resting = [v for v in values if v in self.values]
        self.values = [v for v in self.values if v not in values]
        if not self.values:
            self.wake()

    def wake(self):
        self.values = self.resting + self.values
        self.resting = []

    def pick(self, like=None, where=lambda value: True):
        """A value to use: mostly one without uses so far, or a recent one."""

        def fits(value):
            if like is not None and value.type != like.type:
                return False
            return where(value)

        fresh = [v for v in self.unused if v in self.values and fits(v)]
        found = [v for v in self.values if fits(v)]
        if not found:
            return None
        if fresh and self.rng.random() < 0.5:
            value = self.rng.choice(fresh)
        else:
            value = self.rng.choice(found[-5:] if self.rng.random() < 0.5 else found)
        self.note_use(value)
        return value

    def note_use(self, value):
        if value in self.unused:
            self.unused.remove(value)

    def bounded(self, value):
        """`value`, or a clamped copy of it where it has grown too large."""
        self.note_use(value)
        if value.bound <= LIMIT or not value.is_float:
            return value
        return self.elementwise([value], "clamp")

    def result(self, like, bound=INPUT_BOUND, **more):
        return replace(
            like,
            name=self.name(),
            bound=bound,
            base=None,
            argument=False,
            donated=False,
            computed=True,
            **more,
        )

    # -- Building blocks ------------------------------------------------------

    def constant(self, dtype, number):
        name = self.name()
        self.emit(f"{name} = arith.constant {literal(dtype, number)} : {dtype}")
        return name

    def index(self, number):
        name = self.name()
        self.emit(f"{name} = arith.constant {number} : index")
        return name

    def empty(self, like):
        name = self.name()
        if not like.dynamic:
            self.emit(f"{name} = tensor.empty() : {like.type}")
            return name
        extent = self.index(like.shape[0])
        self.emit(f"{name} = tensor.empty({extent}) : {like.type}")
        return name

    def filled(self, like, number=0):
        value = self.result(like, bound=abs(number))
        scalar = self.constant(like.dtype, number)
        init = self.empty(like)
        self.emit(
            f"{value.name} = linalg.fill ins({scalar} : {like.dtype}) "
            f"outs({init} : {like.type}) -> {like.type}"
        )
        return value

    def attributes(self):
        """Attributes of an op: layer, cost, marks; often none."""
        rng, found = self.rng, []
        if rng.random() < 0.3:
            found.append(f"ao.layer = {rng.randrange(4)} : i64")
        if rng.random() < 0.3:
            kind = rng.choice(("matmul", "conv", "memory", "other"))
            found.append(f"ao.cost_ns = {rng.randrange(1, 5000)} : i64")
            found.append(f'ao.kind = "{kind}"')
        if rng.random() < 0.05:
            found.append("ao.keep")
        return "{" + ", ".join(found) + "}" if found else ""

    def scalar_op(self, kind, dtype, names):
        """Lines of a payload on scalars; the last defines the yielded name."""
        if not dtype.startswith(("f", "bf")):
            op = {"mul": "muli", "sub": "subi"}.get(kind, "addi")
            out = self.name()
            self.emit(f"{out} = arith.{op} {names[0]}, {names[-1]} : {dtype}")
            return out
        if kind == "clamp":
            low, high = (self.constant(dtype, s * INPUT_BOUND) for s in (-1, 1))
            upper, out = self.name(), self.name()
            self.emit(f"{upper} = arith.minimumf {names[0]}, {high} : {dtype}")
            self.emit(f"{out} = arith.maximumf {upper}, {low} : {dtype}")
            return out
        out = self.name()
        if kind in ("absf", "tanh"):
            self.emit(f"{out} = math.{kind} {names[0]} : {dtype}")
        else:
            self.emit(f"{out} = arith.{kind}f {names[0]}, {names[-1]} : {dtype}")
        return out

    @staticmethod
    def bound_of(kind, bounds):
        first, last = bounds[0], bounds[-1]
        return {
            "add": first + last,
            "sub": first + last,
            "mul": first * last,
            "absf": first,
            "tanh": 1.0,
            "clamp": INPUT_BOUND,
        }[kind]

    def generic(self, inputs, inits, outs, payload, attributes=""):
        """A parallel linalg.generic over values of one shape."""
        rank = len(outs[0].shape)
        operands = [*inputs, *inits]
        iterators = ", ".join(['"parallel"'] * rank)
        ins = f"ins({listed(inputs)} : {types_of(inputs)}) " if inputs else ""
        results = listed(outs)
        init_types = ", ".join(v.type for v in outs)
        init_names = ", ".join(v if isinstance(v, str) else v.name for v in inits)
        arguments = [self.name() for _ in operands]
        dtypes = [v.dtype for v in inputs] + [v.dtype for v in outs]
        header = ", ".join(f"{n}: {t}" for n, t in zip(arguments, dtypes))
        self.emit(
            f"{results} = linalg.generic {{indexing_maps = "
            f"{identity_maps(rank, len(operands))}, iterator_types = [{iterators}]}} "
            f"{ins}outs({init_names} : {init_types}) "
            f"{'attrs = ' + attributes if attributes else ''} {{"
        )
        self.emit(f"^bb0({header}):")
        outer, self.indent = self.indent, self.indent + "  "
        yielded = payload(arguments)
        self.emit(f"linalg.yield {', '.join(yielded)} : " + ", ".join(dtypes[-len(outs) :]))
        self.indent = outer
        self.emit(f"}} -> {init_types if len(outs) == 1 else '(' + init_types + ')'}")

    def elementwise(self, inputs, kind, init=None, keep=True):
        """An elementwise op into a fresh tensor, or into `init`."""
        bounds = [v.bound for v in inputs]
        value = self.result(inputs[0], bound=self.bound_of(kind, bounds))
        init = init or self.empty(value)
        self.generic(
            inputs,
            [init],
            [value],
            lambda names: [
                self.scalar_op(kind, value.dtype, names[: len(inputs)]),
            ],
            self.attributes(),
        )
        return self.add(value) if keep else value

    # -- Random ops -----------------------------------------------------------

    def draw_elementwise(self):
        first = self.pick()
        kind = self.rng.choice(("add", "sub", "mul", "absf", "tanh", "clamp"))
        first = self.bounded(first)
        if kind in ("add", "sub", "mul"):
            second = self.pick(like=first, where=lambda v: v.bound <= LIMIT) or first
            self.elementwise([first, second], kind)
        else:
            self.elementwise([first], kind)

    def draw_named(self):
        """linalg.add and its like."""
        first = self.bounded(self.pick())
        second = self.pick(like=first, where=lambda v: v.bound <= LIMIT) or first
        kind = self.rng.choice(("add", "sub", "mul"))
        bound = self.bound_of(kind, (first.bound, second.bound))
        value = self.result(first, bound=bound)
        init = self.empty(value)
        self.emit(
            f"{value.name} = linalg.{kind} {self.attributes()} ins({first.name}, {second.name}"
            f" : {first.type}, {second.type}) outs({init} : {value.type}) -> {value.type}"
        )
        self.add(value)

    def draw_matmul(self):
        first = self.pick(where=lambda v: len(v.shape) == 2 and not v.dynamic)
        if first is None:
            return self.draw_elementwise()
        first = self.bounded(first)
        second = self.pick(
            where=lambda v: len(v.shape) == 2
            and v.shape[0] == first.shape[1]
            and v.dtype == first.dtype
            and v.bound <= LIMIT
            and not v.dynamic
        )
        if second is None:
            return self.draw_elementwise()
        shape = (first.shape[0], second.shape[1])
        like = replace(first, shape=shape)
        init = self.filled(like)
        value = self.result(like, bound=first.bound * second.bound * first.shape[1])
        self.emit(
            f"{value.name} = linalg.matmul {self.attributes()} ins({first.name}, {second.name} : "
            f"{first.type}, {second.type}) outs({init.name} : {value.type}) -> {value.type}"
        )
        return self.add(value)

    def draw_update(self):
        """Destination-passing: reads and writes its init."""
        init = self.bounded(self.pick(where=lambda v: not v.dynamic))
        addend = self.pick(like=init, where=lambda v: v.bound <= LIMIT) or init
        value = self.result(init, bound=init.bound + addend.bound)
        self.generic(
            [addend],
            [init],
            [value],
            lambda names: [self.scalar_op("add", value.dtype, names)],
        )
        self.add(value)

    def draw_two_results(self):
        first = self.bounded(self.pick())
        outs = [self.result(first, bound=2 * first.bound) for _ in range(2)]
        inits = [self.empty(first) for _ in outs]
        self.generic(
            [first],
            inits,
            outs,
            lambda names: [
                self.scalar_op("add", first.dtype, [names[0], names[0]]),
                self.scalar_op("sub", first.dtype, [names[0], names[0]]),
            ],
        )
        for value in outs:
            self.add(value)

    def draw_outer_use(self):
        """A linalg.generic whose body reads another tensor."""
        first = self.bounded(self.pick(where=lambda v: not v.dynamic))
        outer = self.pick(like=first, where=lambda v: v.bound <= LIMIT) or first
        value = self.result(first, bound=first.bound + outer.bound)
        init = self.empty(value)

        def payload(names):
            indices = [self.name() for _ in value.shape]
            for dim, index in enumerate(indices):
                self.emit(f"{index} = linalg.index {dim} : index")
            read = self.name()
            self.emit(f"{read} = tensor.extract {outer.name}[{', '.join(indices)}] : {outer.type}")
            return [self.scalar_op("add", value.dtype, [names[0], read])]

        self.generic([first], [init], [value], payload)
        self.add(value)

    def draw_transpose(self):
        source = self.pick(where=lambda v: len(v.shape) == 2 and not v.dynamic)
        if source is None:
            return self.draw_elementwise()
        value = self.result(source, bound=source.bound, shape=source.shape[::-1])
        init = self.empty(value)
        self.emit(
            f"{value.name} = linalg.transpose ins({source.name} : {source.type}) "
            f"outs({init} : {value.type}) permutation = [1, 0]"
        )
        return self.add(value)

    def draw_constant(self):
        like = self.pick(where=lambda v: not v.dynamic)
        value = replace(self.result(like, bound=2.0), computed=False)
        number = literal(value.dtype, self.rng.choice((1, 2)))
        self.emit(f"{value.name} = arith.constant dense<{number}> : {value.type}")
        self.add(value)

    def draw_view(self):
        """One view, or several of one source."""
        source = self.pick(where=lambda v: not v.dynamic)
        for _ in range(self.rng.choice((1, 1, 2, 3))):
            choices = [self.slice_of]
            if len(source.shape) > 1:
                choices.append(self.collapse_of)
            if source.shape[-1] % 4 == 0:
                choices.append(self.expand_of)
            if not self.executable:
                choices.append(self.cast_of)
            view = self.rng.choice(choices)(source)
            self.add(view)
            if self.rng.random() < 0.4:
                source = view  # a chain
            if source.dynamic:
                return

    def view_of(self, source, shape, dynamic=False):
        return replace(
            source,
            name=self.name(),
            shape=tuple(shape),
            base=source,
            argument=False,
            donated=False,
            computed=False,
            dynamic=dynamic,
        )

    def slice_of(self, source):
        view = self.view_of(source, [max(1, source.shape[0] // 2), *source.shape[1:]])
        offset = self.rng.choice((0, source.shape[0] - view.shape[0]))
        rest = len(source.shape) - 1
        offsets = ", ".join([str(offset), *["0"] * rest])
        sizes = ", ".join(map(str, view.shape))
        strides = ", ".join(["1"] * (rest + 1))
        self.emit(
            f"{view.name} = tensor.extract_slice {source.name}[{offsets}] [{sizes}] "
            f"[{strides}] : {source.type} to {view.type}"
        )
        return view

    def collapse_of(self, source):
        view = self.view_of(source, [math.prod(source.shape)])
        dims = ", ".join(map(str, range(len(source.shape))))
        self.emit(
            f"{view.name} = tensor.collapse_shape {source.name} [[{dims}]] : "
            f"{source.type} into {view.type}"
        )
        return view

    def expand_of(self, source):
        *head, last = source.shape
        view = self.view_of(source, [*head, last // 4, 4])
        groups = [f"[{i}]" for i in range(len(head))]
        groups.append(f"[{len(head)}, {len(head) + 1}]")
        self.emit(
            f"{view.name} = tensor.expand_shape {source.name} [{', '.join(groups)}] "
            f"output_shape [{', '.join(map(str, view.shape))}] : {source.type} into {view.type}"
        )
        return view

    def cast_of(self, source):
        view = self.view_of(source, source.shape, dynamic=True)
        self.emit(f"{view.name} = tensor.cast {source.name} : {source.type} to {view.type}")
        return view

    def condition(self):
        """A truth value that depends on data."""
        source = self.pick(where=lambda v: not v.dynamic and v.shape)
        zero, element, limit, out = self.index(0), self.name(), None, None
        indices = ", ".join([zero] * len(source.shape))
        self.emit(f"{element} = tensor.extract {source.name}[{indices}] : {source.type}")
        limit = self.constant(source.dtype, 0)
        out = self.name()
        compare = "arith.cmpf ogt" if source.is_float else "arith.cmpi sgt"
        self.emit(f"{out} = {compare}, {element}, {limit} : {source.dtype}")
        return out

    def draw_if(self):
        like = self.bounded(self.pick(where=lambda v: not v.dynamic))
        condition = self.condition()
        bounds, branches = [], []
        value = self.result(like)
        self.emit(f"{value.name} = scf.if {condition} -> ({value.type}) {{")
        outer, self.indent = self.indent, self.indent + "  "
        for branch in range(2):
            if branch:
                self.indent = outer
                self.emit("} else {")
                self.indent += "  "
            # The second branch may pass on an outer value as it is.
            if branch and self.rng.random() < 0.3:
                inner = self.pick(like=like) or like
            else:
                other = self.pick(like=like, where=lambda v: v.bound <= LIMIT) or like
                inner = self.elementwise([like, other], "add", keep=False)
            self.emit(f"scf.yield {inner.name} : {inner.type}")
            bounds.append(inner.bound)
            branches.append(inner)
        self.indent = outer
        self.emit("}")
        value.bound = max(bounds)
        self.add(value)

    def draw_for(self):
        like = self.bounded(self.pick(where=lambda v: not v.dynamic))
        addend = self.pick(like=like, where=lambda v: v.bound <= LIMIT) or like
        trips = self.rng.choice((1, 2, 3))
        init = self.rng.choice((like, None)) or self.filled(like)
        low, high, step = self.index(0), self.index(trips), self.index(1)
        value = self.result(like, bound=init.bound + trips * addend.bound)
        counter, carried = self.name(), replace(like, name=self.name())
        self.emit(
            f"{value.name} = scf.for {counter} = {low} to {high} step {step} "
            f"iter_args({carried.name} = {init.name}) -> ({value.type}) {{"
        )
        outer, self.indent = self.indent, self.indent + "  "

        def payload(names):
            return [self.scalar_op("add", value.dtype, names)]

        # One-shot bufferization wants loops to update their arguments in place.
        if self.executable or self.rng.random() < 0.5:
            inner = self.result(like)
            self.generic([addend], [carried], [inner], payload)
        else:
            inner = self.elementwise([carried, addend], "add", keep=False)
        self.emit(f"scf.yield {inner.name} : {inner.type}")
        self.indent = outer
        self.emit("}")
        self.add(value)

    def draw_insert_slice(self):
        source = self.pick(where=lambda v: not v.dynamic)
        half = [max(1, source.shape[0] // 2), *source.shape[1:]]
        part = self.pick(
            where=lambda v: v.shape == tuple(half)
            and v.dtype == source.dtype
            and not v.dynamic
        )
        if part is None:
            return self.draw_update()
        value = self.result(source, bound=max(source.bound, part.bound))
        zeros = ", ".join(["0"] * len(half))
        ones = ", ".join(["1"] * len(half))
        self.emit(
            f"{value.name} = tensor.insert_slice {part.name} into {source.name}[{zeros}] "
            f"[{', '.join(map(str, half))}] [{ones}] : {part.type} into {source.type}"
        )
        return self.add(value)

    def draw_select(self):
        first = self.pick(where=lambda v: not v.dynamic)
        second = self.pick(like=first) or first
        condition = self.condition()
        value = self.result(first, bound=max(first.bound, second.bound))
        self.emit(
            f"{value.name} = arith.select {condition}, {first.name}, {second.name} : {value.type}"
        )
        self.add(value)

    # -- Structural ops -------------------------------------------------------

    def draw_unregistered(self):
        count = self.rng.randint(1, 3)
        inputs = [self.pick() for _ in range(count)]
        outs = []
        for _ in range(self.rng.choice((1, 1, 1, 2, 3))):
            like = replace(self.rng.choice(inputs), dynamic=False)
            outs.append(self.result(like))
        kind = self.rng.choice(("conv", "norm", "gelu", "sort"))
        found = [f"seed = {self.rng.randrange(100)} : i32"]
        marks = self.attributes()
        if marks:
            found.append(marks[1:-1])
        region = self.unregistered_regions()
        self.emit(
            f'{listed(outs)} = "test.{kind}"({listed(inputs)}) {region}'
            f"{{{', '.join(found)}}} : ({types_of(inputs)}) -> ({types_of(outs)})"
        )
        for value in outs:
            self.add(value)

    def unregistered_regions(self):
        """Mostly none; else one region that reads an outer tensor, or two."""
        if self.rng.random() < 0.8:
            return ""
        regions = []
        for _ in range(self.rng.choice((1, 1, 2))):
            outer = self.pick()
            inner = self.name()
            regions.append(
                f'{{ {inner} = "test.inner"({outer.name}) : ({outer.type}) -> {outer.type} '
                f'"test.yield"({inner}) : ({outer.type}) -> () }}'
            )
        return "(" + ", ".join(regions) + ") "

    def draw_arith(self):
        """Elementwise on whole tensors."""
        first = self.bounded(self.pick())
        second = self.pick(like=first, where=lambda v: v.bound <= LIMIT) or first
        suffix = "f" if first.is_float else "i"
        value = self.result(first, bound=first.bound + second.bound)
        self.emit(
            f"{value.name} = arith.add{suffix} {first.name}, {second.name} "
            f"{self.attributes()} : {value.type}"
        )
        self.add(value)

    def draw_dim(self):
        """Reads a shape only: no use of the data."""
        source = self.pick()
        dim, size = self.index(0), self.name()
        self.emit(f"{size} = tensor.dim {source.name}, {dim} : {source.type}")
        self.emit(f'"test.shape"({size}) : (index) -> ()')

    def draw_dynamic(self):
        """Adds a result of unknown extent with `ao.bytes`."""
        source = self.pick()
        value = self.result(source, dynamic=True)
        size = math.prod(value.shape) * 8
        known = f"{{ao.bytes = {size} : i64}}" if self.rng.random() < 0.7 else ""
        self.emit(f'{value.name} = "test.resize"({source.name}) {known} : ({source.type}) -> {value.type}')
        self.add(value)

    # -- Driver ---------------------------------------------------------------

    def add_ops(self, count):
        table = {
            self.draw_elementwise: 4,
            self.draw_named: 2,
            self.draw_matmul: 4,
            self.draw_update: 2,
            self.draw_two_results: 1,
            self.draw_outer_use: 1,
            self.draw_transpose: 1,
            self.draw_constant: 1,
            self.draw_view: 3,
            self.draw_if: 2,
            self.draw_for: 2,
            self.draw_insert_slice: 1,
            self.draw_select: 1,
        }
        if not self.executable:
            table |= {
                self.draw_unregistered: 10,
                self.draw_arith: 2,
                self.draw_dim: 1,
                self.draw_dynamic: 1,
            }
        for draw in self.rng.choices(list(table), list(table.values()), k=count):
            draw()

    def use_all(self, values):
        """Uses the unused ones of `values`, and one more value."""
        for value in [v for v in values if v in self.unused]:
            self.elementwise([self.bounded(value)], "absf" if value.is_float else "add")
        if not any(v.computed for v in self.values):
            self.draw_elementwise()
