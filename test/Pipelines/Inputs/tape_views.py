# ===- tape_views.py - Nodes after random views ----------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Writes a tape of nodes after random views, and what must come out of it.

Usage: tape_views.py COUNT [--symbolic]. Sizes, strides and offsets mean what
they mean in NumPy's as_strided. With --symbolic, some of them are values.
"""

import itertools
import random
import sys


def strides_of(sizes, order):
    """Dense strides with the dimensions stored in `order`, innermost last."""
    strides, step = [0] * len(sizes), 1
    for dimension in reversed(order):
        strides[dimension] = step
        step *= sizes[dimension]
    return strides


def places(sizes, strides, offset=0):
    """The element that each index names, in row-major order."""
    return [
        offset + sum(i * s for i, s in zip(index, strides))
        for index in itertools.product(*(range(size) for size in sizes))
    ]


def draw_view(draw, sizes, strides):
    """A view that overlaps nothing: boxes, steps, transposes, diagonals."""
    if len(sizes) > 1 and draw.random() < 0.25:
        return [min(sizes)], [sum(strides)], 0
    view_sizes, view_strides, offset = [], [], 0
    for size, stride in zip(sizes, strides):
        start = draw.randrange(size)
        step = draw.randint(1, 3)
        count = draw.randint(1, (size - start - 1) // step + 1)
        offset += start * stride
        if count > 1 or draw.random() < 0.5:
            view_sizes.append(count)
            view_strides.append(stride * step)
    if draw.random() < 0.3:
        view_sizes.reverse()
        view_strides.reverse()
    return view_sizes, view_strides, offset


def nest(values, sizes):
    if not sizes:
        return f"{values[0]:.1f}"
    step = len(values) // sizes[0]
    parts = [nest(values[i * step : (i + 1) * step], sizes[1:]) for i in range(sizes[0])]
    return f"[{', '.join(parts)}]"


def tensor(sizes):
    dims = ("?" if isinstance(size, str) else size for size in sizes)
    return f"tensor<{''.join(f'{dim}x' for dim in dims)}f32>"


def make_symbolic(choice, numbers):
    """Some of the numbers as values, which `%k` and the number name."""
    return [f"%k{number}" if choice.random() < 0.5 else number for number in numbers]


def print_list(numbers):
    return f"[{', '.join(str(number) for number in numbers)}]"


def constant(name, values, sizes):
    return f"  {name} = arith.constant dense<{nest(values, sizes)}> : {tensor(sizes)}"


def main():
    draw, choice = random.Random(7), random.Random(8)
    symbolic = "--symbolic" in sys.argv
    tape, expected, tape_out, expected_out, types = [], [], [], [], []
    for i in range(int(sys.argv[1])):
        sizes = [draw.randint(2, 5) for _ in range(draw.randint(1, 3))]
        order = list(range(len(sizes)))
        if draw.random() < 0.3:
            draw.shuffle(order)
        strides = strides_of(sizes, order)
        view_sizes, view_strides, offset = draw_view(draw, sizes, strides)
        here = places(sizes, strides)
        values = {place: float(number + 1) for number, place in enumerate(here)}
        seen = places(view_sizes, view_strides, offset)
        part = [values[place] for place in seen]
        whole = [-values[p] if p in seen else values[p] for p in here]
        base, view = tensor(sizes), tensor(view_sizes)
        layout = [sizes, strides, [3], view_sizes, view_strides, [offset + 3]]
        if symbolic:
            layout = [make_symbolic(choice, numbers) for numbers in layout]
        given, part_type = tensor(layout[0]), tensor(layout[3])
        printed = [print_list(numbers) for numbers in layout]
        printed[2], printed[5] = layout[2][0], layout[5][0]
        tape += [
            constant(f"%d{i}", [values[p] for p in here], sizes),
            f"  %g{i} = tensor.cast %d{i} : {base} to {given}",
            f"  %s{i}:2 = autograd.copy_slices %g{i} base {printed[0]} {printed[1]} {printed[2]} "
            f"view {printed[3]} {printed[4]} {printed[5]} needs [true, true]"
            f" : {given} -> {given}, {part_type} {{",
            f"  ^bb0(%s: {part_type}):",
            f"    %n = arith.negf %s : {part_type}",
            f"    autograd.yield %n, %s : {part_type}, {part_type}",
            "  }",
            f"  %r{i}_0 = tensor.cast %s{i}#0 : {given} to {base}",
            f"  %r{i}_1 = tensor.cast %s{i}#1 : {part_type} to {view}",
        ]
        expected += [constant(f"%a{i}", whole, sizes), constant(f"%b{i}", part, view_sizes)]
        tape_out += [f"%r{i}_0", f"%r{i}_1"]
        expected_out += [f"%a{i}", f"%b{i}"]
        types += [base, view]
    # A fold from the left, not a sum of the two large ones first.
    for name, number in (("%one", 1), ("%less", -1e8), ("%more", 1e8)):
        tape.append(constant(name, [number] * 4, [4]))
    tape.append("  %two = autograd.add_grad %one, %less : tensor<4xf32>")
    tape.append("  %three = autograd.add_grad %two, %more : tensor<4xf32>")
    expected.append(constant("%zero", [0.0] * 4, [4]))
    tape_out.append("%three")
    expected_out.append("%zero")
    types.append(tensor([4]))
    results = ", ".join(types)
    for name, attribute, lines, out in (
        ("views", "autograd.tape", tape, tape_out),
        ("expected", "ao.step", expected, expected_out),
    ):
        print(f"func.func @{name}() -> ({results}) attributes {{{attribute}}} {{")
        if attribute == "autograd.tape" and symbolic:
            lines = [f"  %k{n} = arith.constant {n} : index" for n in range(150)] + lines
        print("\n".join(lines))
        print(f"  return {', '.join(out)} : {results}\n}}")


if __name__ == "__main__":
    main()
