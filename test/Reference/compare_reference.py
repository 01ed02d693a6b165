#!/usr/bin/env python3
# ===- compare_reference.py - Hold the passes to the recordings ------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Compares what ao makes of the recorded graphs with the recordings.

Runs ao-opt over every recording, once per stage and bandwidth, and compares the
order of all ops, their operands, and both signatures: first the passes that
follow PyTorch's one by one, then the policies `sync` and `pytorch` of the
planner. Prints one line per mismatch and a closing count; the exit status is 1
if there is any mismatch.
"""

import argparse
import itertools
import pathlib
import shutil
import subprocess
import sys

import module_text
import printed_module
import recordings

SEPARATOR = "// -----"
SYMBOLS = {"forward": "fwd", "backward": "bwd"}
BYTES_PER_GIB = 2**30


# The stage that each policy must equal.
STAGE_OF_POLICY = {"policy-sync": "sync", "policy-pytorch": "prefetch"}
STAGES = (*recordings.STAGES, *STAGE_OF_POLICY)


def policy_pipeline(policy, bandwidth):
    """Options that plan by a policy and apply the plan."""
    options = f"policy={policy} select=marked min-bytes=0"
    if policy == "pytorch":
        options += f" link-bandwidth={bandwidth * BYTES_PER_GIB}"
    passes = ["ao-estimate-costs", f"ao-plan-offload{{{options}}}", "ao-apply-plan"]
    return f"builtin.module({','.join(passes)})"


def pipeline(stage, bandwidth):
    """The passes up to and including those `stage` is about; or a policy's."""
    if stage in STAGE_OF_POLICY:
        return policy_pipeline(stage.removeprefix("policy-"), bandwidth)
    mode = "sync" if stage == "sync" else "async"
    passes = [
        "ao-estimate-costs",
        f"ao-insert-transfers{{select=marked min-bytes=0 mode={mode}}}",
    ]
    if stage in ("sink", "prefetch"):
        passes.append("ao-sink-waits")
    if stage == "prefetch":
        rate = bandwidth * BYTES_PER_GIB
        passes.append(f"ao-prefetch-reloads{{link-bandwidth={rate}}}")
    return f"builtin.module({','.join(passes)})"


def run_batch(ao_opt, batch, stage, bandwidth):
    """Runs many recordings in one process."""
    # A plan does not see where a view stands: see module_text.
    views_as_ops = stage in STAGE_OF_POLICY
    text = f"{SEPARATOR}\n".join(
        module_text.module_text(r, views_as_ops) for r in batch
    )
    command = [
        ao_opt,
        "--split-input-file",
        "--allow-unregistered-dialect",
        f"--pass-pipeline={pipeline(stage, bandwidth)}",
        *printed_module.FLAGS,
        "-",
    ]
    return subprocess.run(command, input=text, capture_output=True, text=True)


def result_names(recording):
    """For each function, the result names of every node."""
    return {
        symbol: {
            node["name"]: [v["name"] for v in recordings.results_of(node)]
            for node in recordings.operations_of(recording[which])
        }
        for which, symbol in SYMBOLS.items()
    }


def first_difference(what, expected, actual):
    """At most one message for two lists."""
    pairs = itertools.zip_longest(expected, actual, fillvalue="nothing")
    for i, (wanted, found) in enumerate(pairs):
        if wanted != found:
            yield f"{what} {i} is {found}, the recording has {wanted}"
            return


def differences_in_function(recording, stage, which, function):
    graph = recording[which]
    order = recordings.order_after(recording, stage, which)
    yield from function.faults
    yield from first_difference("op", order, function.order)
    for node in recordings.operations_of(graph):
        operands = function.operands.get(node["name"], [])
        what = f"operand of {node['name']},"
        yield from first_difference(what, node["inputs"], operands)
    signature = recording["result"]["signature"]
    if which == "forward":
        arguments = [n["name"] for n in graph["nodes"] if n["kind"] == "argument"]
        results = signature["forward_outputs"]
    else:
        arguments, results = signature["backward_arguments"], graph["outputs"]
    yield from first_difference("argument", arguments, function.arguments)
    yield from first_difference("result", results, function.results)


def differences(recording, stage, text):
    """All differences between one printed pair and the recording."""
    stage = STAGE_OF_POLICY.get(stage, stage)
    functions = printed_module.read_pair(text, result_names(recording))
    if sorted(functions) != sorted(SYMBOLS.values()):
        yield "ao-opt printed no pair"
        return
    for which, symbol in SYMBOLS.items():
        found = differences_in_function(recording, stage, which, functions[symbol])
        yield from (f"@{symbol}: {message}" for message in found)


def compare_results(ao_opt, batch, stage, bandwidth):
    """Recordings that succeed: yields (recording name, message)."""
    done = run_batch(ao_opt, batch, stage, bandwidth)
    errors = [l for l in done.stderr.splitlines() if "error:" in l]
    for line in errors or ["exit status"] * (done.returncode != 0):
        yield "ao-opt", f"{line} (exit status {done.returncode})"
    chunks = done.stdout.split(SEPARATOR)
    if len(chunks) != len(batch):
        yield "ao-opt", f"{len(chunks)} modules printed for {len(batch)}"
        return
    for recording, text in zip(batch, chunks):
        for message in differences(recording, stage, text):
            yield recording["name"], message


def compare_error(ao_opt, recording, stage, bandwidth):
    """A recording that ends in an error: one error that names the value."""
    done = run_batch(ao_opt, [recording], stage, bandwidth)
    name = recording["name"]
    errors = [l for l in done.stderr.splitlines() if "error:" in l]
    if done.returncode != 1 or len(errors) != 1:
        yield name, f"{len(errors)} errors, exit status {done.returncode}, not 1, 1"
    value = f"{name}/{recording['result']['error']}"
    if not any(f'"{value}"' in line for line in errors):
        yield name, f"no error names {value}"


def compare_stage(ao_opt, chosen, stage):
    """All recordings in one stage: yields (recording name, message)."""
    by_bandwidth = {}
    for recording in chosen:
        # Only the last stage looks at the bandwidth.
        looks = STAGE_OF_POLICY.get(stage, stage) == "prefetch"
        key = recording["bandwidth_gib_per_s"] if looks else None
        by_bandwidth.setdefault(key, []).append(recording)
    for bandwidth, group in by_bandwidth.items():
        batch = [r for r in group if "error" not in r["result"]]
        if batch:
            yield from compare_results(ao_opt, batch, stage, bandwidth)
        for recording in group:
            if "error" in recording["result"]:
                yield from compare_error(ao_opt, recording, stage, bandwidth)


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--ao-opt", default="ao-opt", help="the tool to run")
    parser.add_argument("--recordings", default=recordings.DIRECTORY)
    parser.add_argument("--stage", choices=STAGES, action="append")
    parser.add_argument("--only", help="only recordings whose name begins so")
    parser.add_argument(
        "--print", action="store_true", help="print the modules, run nothing"
    )
    arguments = parser.parse_args()
    if not arguments.print and not shutil.which(arguments.ao_opt):
        parser.error(f"cannot run {arguments.ao_opt}")
    return arguments


def main():
    arguments = parse_arguments()
    found = recordings.load(pathlib.Path(arguments.recordings))
    chosen = [r for r in found if r["name"].startswith(arguments.only or "")]
    if arguments.print:
        print(f"{SEPARATOR}\n".join(map(module_text.module_text, chosen)), end="")
        return 0
    count = 0
    for stage in arguments.stage or STAGES:
        for name, message in compare_stage(arguments.ao_opt, chosen, stage):
            print(f"{name} {stage}: {message}")
            count += 1
    print(f"{len(chosen)} recordings compared, {count} mismatches")
    return int(count != 0 or not chosen)


if __name__ == "__main__":
    sys.exit(main())
