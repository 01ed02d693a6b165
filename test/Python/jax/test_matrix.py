# ===- test_matrix.py - Steps of JAX libraries, end to end -----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Exports steps of JAX libraries, runs them, and offloads them inside JAX.

    test_matrix.py                 twelve steps, at least one a library
    test_matrix.py --all           all steps
    test_matrix.py --table FILE    all steps; writes the table of docs/Reference/JAXSteps.md
    test_matrix.py --table FILE flax.linen.mlp   these steps; keeps the rows of others
    test_matrix.py flax.linen.mlp  these steps

Of each step: numbers of ao-run against JAX's; `ao-run` with and without offloading
under two budgets, with recomputation and with arenas (same bits, measured peak as
predicted); bits of `ao.jax.offload` after three steps that feed each other.
"""

import dataclasses
import importlib
import json
import os
import pathlib
import re
import sys
import warnings

os.environ["JAX_PLATFORMS"] = "cpu"
# Equinox's runtime checks are callbacks, which linalg has no counterpart for.
os.environ["EQX_ON_ERROR"] = "nan"
# Bits are compared without the passes of XLA that round a group of ops together, which
# docs/Explanation/JAX.md lists. Steps compile faster without LLVM's optimizations.
os.environ["XLA_FLAGS"] = (
    "--xla_force_host_platform_device_count=2 --xla_backend_optimization_level=0"
    " --xla_disable_hlo_passes=algsimp,dot-library-rewriter,fusion,tree_reduction_rewriter"
)

import jax
import numpy as np

import ao
import ao.jax
from ao.jax import _run
from bits import bits

try:
    import steps

    for library in ("flax_linen", "flax_nnx", "equinox_steps", "haiku_steps",
                    "optax_steps", "diffrax_steps", "distrax_steps", "numpyro_steps"):
        importlib.import_module(f"steps.{library}")
except ImportError as error:
    print(f"skipped: {error}; install utils/requirements-jax.txt")
    sys.exit(77)

ROOT = pathlib.Path(__file__).resolve().parents[3]
MACHINE = str(ROOT / "examples" / "small-device.json")
FEW = (
    "diffrax.euler", "distrax.mixture", "equinox.mlp", "equinox.mlp_sharded",
    "flax.linen.mlp", "flax.linen.mlp_remat", "flax.nnx.mlp", "flax.nnx.mlp_sharded",
    "haiku.mlp", "numpyro.normal_guide", "optax.adafactor", "optax.adamw",
)
# Relative to the largest entry of an output: sums are added in another order.
TOLERANCE = 1e-4
RUNS = {
    "80 %": ["--device-memory-budget=80%"],
    "60 %, recompute": ["--device-memory-budget=60%", "--recompute"],
    "80 %, arenas": ["--device-memory-budget=80%", "--arenas=all"],
}
COMMON = [f"--machine={MACHINE}", "--min-bytes=256", "-O0", "--strategy=none,planned"]
STEP_LINE = re.compile(r"^(\| `([\w.]+)` \| .*)$", re.MULTILINE)
SMALLEST = re.compile(
    r"(?:a budget of|smallest feasible device memory budget is) (\d+)"
)


@dataclasses.dataclass
class Row:
    """A line of the table; `causes` are the columns that failed, and why."""

    name: str
    tags: str
    error: float = float("nan")
    moved: int = 0
    causes: dict[str, str] = dataclasses.field(default_factory=dict)


def summary_of(error):
    """The first sentence of an error, in one line of the table, without the file of
    a plan."""
    text = re.sub(r"\S+\.json: ", "", str(error).splitlines()[0]) if str(error) else ""
    return f"{type(error).__name__}: {text}"[:200].replace("|", "\\|")


def largest_error(found, expected):
    """The largest error of an output, relative to its largest entry or a hundredth of
    the largest one of all outputs: the gradient of a bias of keys, say, is all noise."""
    found, expected = (
        [np.asarray(x).astype(np.float64) for x in jax.tree.leaves(tree)
         if not _run._is_key(x.dtype)]
        for tree in (found, expected)
    )
    sizes = [np.abs(x).max(initial=0) for x in expected]
    floor = 0.01 * max(sizes, default=0)
    return max(
        (np.abs(one - other).max(initial=0) / max(size, floor, 1e-30)
         for one, other, size in zip(found, expected, sizes, strict=True)),
        default=0,
    )


def planned_run(folder, options):
    """The row of the plan in ao-run; under a budget that is too small, at the
    smallest one that ao-run names, for the plan and then for its buffers. None where
    no value is worth a transfer, so that the step is the one without a plan."""
    report = folder / "runs.json"
    budgets = [options[0]]
    while True:
        try:
            _run._start(folder, ["--compare", f"--json={report}", *COMMON, budgets[-1],
                                 *options[1:]])
            break
        except ao.Error as error:
            if "planned: nothing offloaded" in str(error):
                return None
            found = SMALLEST.search(str(error))
            if not found or len(budgets) == 3:
                raise
            budgets.append(f"--device-memory-budget={found[1]}")
    run = json.loads(report.read_text())["runs"][-1]
    measured, predicted = run["peak_device_bytes"], run["predicted"]["peak_device_bytes"]
    if "--arenas=all" in options:
        # The plan's peak is that of its values; arenas have gaps between them.
        predicted = run["static_peak_device_bytes"]
    if measured != predicted:
        raise ao.Error(f"expected a peak of {predicted} bytes, got {measured}")
    return run


def check_exported(row, step, state, batch):
    exported = ao.jax.export(step, state, batch)
    with exported._files((state, batch), {}) as (folder, leaves):
        found = _run.outputs(exported._lowered, exported._linalg.bytecode, folder, ["-O0"])
        inputs = jax.tree.unflatten(exported._lowered.in_tree, leaves)
        expected = step(*inputs[0])
        row.error = largest_error(found, expected)
        if not row.error <= TOLERANCE:
            row.causes["numbers"] = f"largest error {row.error:.1e}"
        for name, options in RUNS.items():
            try:
                if run := planned_run(folder, options):
                    row.moved = max(row.moved, run["offloaded_bytes"])
            except ao.Error as error:
                row.causes[name] = summary_of(error)


def copied(tree):
    """A tree whose arrays a call may donate."""
    return jax.tree.map(lambda x: x.copy() if isinstance(x, jax.Array) else x, tree)


def check_offloaded(row, step, state, batch):
    # A step that runs without a plan proves nothing.
    warnings.filterwarnings("error", message=".*runs without a plan")
    # Types and shardings are those of results from the second step on.
    state, _ = step(copied(state), batch)
    options = {"machine": MACHINE, "min_bytes": 256, "device_memory_budget": "80%"}
    try:
        offloaded = ao.jax.offload(step, state, batch, **options)
    except ao.InfeasibleError as error:
        options["device_memory_budget"] = error.smallest_device_budget
        offloaded = ao.jax.offload(step, state, batch, **options)
    one, other = copied(state), copied(state)
    for number in range(3):
        one, value = step(one, batch)
        other, same = offloaded(other, batch)
        if bits((one, value)) != bits((other, same)):
            row.causes["ao.jax"] = f"bits differ after step {number + 1}"
            return


def check(entry):
    row = Row(f"{entry.library}.{entry.name}", ", ".join(sorted(entry.tags)))
    step, state, batch = entry.make()
    try:
        check_exported(row, step, state, batch)
    except Exception as error:
        row.causes["export"] = summary_of(error)
    try:
        check_offloaded(row, step, state, batch)
    except Exception as error:
        row.causes["ao.jax"] = summary_of(error)
    return row


COLUMNS = ("export", "numbers", *RUNS, "ao.jax")


def lines_of(row):
    """The line of a step in the table of docs/Reference/JAXSteps.md, and a line for
    each column in which it fails."""
    cells = ["**no**" if column in row.causes else
             "–" if "export" in row.causes and column != "ao.jax" else "yes"
             for column in COLUMNS]
    line = (f"| `{row.name}` | {row.tags} | {row.error:.0e} | {row.moved} | "
            + " | ".join(cells) + " |")
    return line, [f"| `{row.name}` | {column} | {cause} |"
                  for column, cause in row.causes.items()]


def read_table(text):
    """The lines of each step that is in a table already, as `lines_of` makes them."""
    table, _, causes = text.partition(" steps pass.")
    found = {name: (line, []) for line, name in STEP_LINE.findall(table)}
    for line, name in STEP_LINE.findall(causes):
        found[name][1].append(line)
    return found


def table(lines):
    """The table of docs/Reference/JAXSteps.md, and the causes of what failed."""
    causes = [cause for _, of_step in lines for cause in of_step]
    failed = sum(bool(of_step) for _, of_step in lines)
    text = ["| step | kind | largest error | offloaded bytes | " + " | ".join(COLUMNS) + " |",
            "|" + "---|" * (4 + len(COLUMNS)), *(line for line, _ in lines), "",
            f"{len(lines) - failed} of {len(lines)} steps pass."]
    if failed:
        text += ["", "| step | column | cause |", "|---|---|---|", *causes]
    return "\n".join(text) + "\n"


def write_table(path, rows):
    """Writes rows into the table below the marker in the page; those of other steps
    are kept."""
    page = pathlib.Path(path)
    text, marker, old = page.read_text().partition("<!-- generated below -->\n")
    if not marker:
        sys.exit(f"error: expected a marker in {path}")
    lines = read_table(old) | {row.name: lines_of(row) for row in rows}
    order = [name for name in everything() if name in lines]
    page.write_text(f"{text}{marker}\n{table([lines[name] for name in order])}")


def everything():
    """The steps by name."""
    return {f"{entry.library}.{entry.name}": entry for entry in steps.STEPS}


def main(arguments):
    output, default = None, FEW
    if arguments[:1] == ["--table"]:
        output, default, arguments = arguments[1], list(everything()), arguments[2:]
    if arguments == ["--all"]:
        default, arguments = list(everything()), []
    rows = []
    for name in arguments or default:
        row = check(everything()[name])
        rows.append(row)
        print(f"{name}: {row.causes or 'ok'}", flush=True)
        jax.clear_caches()
        if output:
            write_table(output, rows)
    sys.exit(any(row.causes for row in rows))


if __name__ == "__main__":
    main(sys.argv[1:])
