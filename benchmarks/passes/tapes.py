#!/usr/bin/env python3
# ===- tapes.py - Time of the passes on whole steps ------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Times `ao-whole-step-pipeline` on tapes of growing size, without verification.

A tape calls regions of 14 products, each once, with a leaf node and a hook after each.
"""

import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

PRODUCTS = 14
TENSOR = "tensor<64x64xf32>"


def make_tape(count):
    """A tape of so many ops, in the generic form, which parses fastest."""
    regions = max(count // (PRODUCTS + 6), 1)
    functions, arguments, body, results = [], [], [], []
    for region in range(regions):
        functions.append(f"func.func private @bwd{region}(%v0: {TENSOR}) -> {TENSOR} "
                         f"attributes {{ao.aot_id = {region} : i64}} {{")
        functions += [f'  %v{i + 1} = arith.mulf %v{i}, %v{i} : {TENSOR} loc("mul_{i}")'
                      for i in range(PRODUCTS)]
        functions += [f"  return %v{PRODUCTS} : {TENSOR}", "}"]
        arguments.append(f"%k{region}: !autograd.hook<post_acc>")
        source = f"%d{region - 1}" if region else "%g"
        body += [f'  %d{region} = autograd.node {2 * region} "CompiledFunctionBackward" -> {TENSOR} {{',
                 f"    %r = func.call @bwd{region}({source}) : ({TENSOR}) -> {TENSOR}",
                 f"    autograd.yield %r : {TENSOR}", "  }",
                 f'  %a{region} = autograd.node {2 * region + 1} "AccumulateGrad" -> {TENSOR} {{',
                 f"    %0 = autograd.accumulate_grad %d{region} slot {region} : {TENSOR}",
                 f"    %1 = autograd.hook post_acc %k{region} outs(%0 : {TENSOR}) -> {TENSOR}",
                 f"    autograd.yield %1 : {TENSOR}", "  }"]
        results.append(f"%a{region}")
    gradients = ", ".join(f'"w{i}"' for i in range(regions))
    types = ", ".join(f"{TENSOR} {{autograd.gradient = {i} : i64}}" for i in range(regions))
    return "\n".join([
        *functions,
        f"func.func @step(%g: {TENSOR}, {', '.join(arguments)}) -> ({types})",
        f"    attributes {{autograd.tape, autograd.gradients = [{gradients}]}} {{", *body,
        "  autograd.final_callbacks",
        f"  return {', '.join(results)} : {', '.join([TENSOR] * regions)}", "}", ""])


def time_passes(arguments, count):
    """Seconds by pass, and by what else there is to do ("Parser")."""
    done = subprocess.run(
        [arguments.ao_opt, "-o", "/dev/null", "--mlir-disable-threading", "--verify-each=0",
         "--ao-whole-step-pipeline", "--mlir-timing", "--mlir-timing-display=list"],
        input=make_tape(count), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(done.stderr[-500:])
    times = re.findall(r"^ *(\d+\.\d+) \( *[\d.]+%\) +(\S+)$", done.stderr, re.MULTILINE)
    return {name: float(seconds) for seconds, name in times}


def count_instructions(arguments, count):
    """Instructions that all passes take, and those of the parser, by callgrind."""
    with tempfile.TemporaryDirectory() as folder:
        tape = pathlib.Path(folder, "tape.mlir")
        tape.write_text(make_tape(count))
        profile = pathlib.Path(folder, "profile")
        subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}",
             arguments.ao_opt, tape, "-o", "/dev/null", "--mlir-disable-threading",
             "--verify-each=0", "--ao-whole-step-pipeline"],
            capture_output=True, check=True)
        listed = subprocess.run(
            ["callgrind_annotate", "--inclusive=yes", "--threshold=100", profile],
            capture_output=True, text=True, check=True).stdout
    return [int(re.search(rf"^ *([\d,]+) .*:{name}\(", listed, re.MULTILINE)[1].replace(",", ""))
            for name in ("mlir::PassManager::run", "mlir::parseSourceFile")]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ao-opt", required=True)
    parser.add_argument("--max-ops", type=int, default=100_000)
    parser.add_argument("--instructions", action="store_true",
                        help="count instructions under valgrind, whatever else the machine does")
    arguments = parser.parse_args()
    if arguments.instructions:
        passes, parsing = count_instructions(arguments, arguments.max_ops)
        print(f"{arguments.max_ops} ops: passes {passes}, parser {parsing} instructions, "
              f"ratio {passes / parsing:.2f}")
        return
    shown = ["AOInlineCallees", "AOFormStep"]
    print(f"{'ops':>8} {'parse s':>9} {'inline s':>9} {'form s':>9} {'others s':>9} "
          f"{'ratio':>7}  target <= 0.15")
    count = 1000
    while count <= arguments.max_ops:
        times = time_passes(arguments, count)
        passes = {name: seconds for name, seconds in times.items() if name.startswith("AO")}
        others = sum(seconds for name, seconds in passes.items() if name not in shown)
        print(f"{count:8} {times['Parser']:9.3f} " +
              " ".join(f"{passes[name]:9.3f}" for name in shown) +
              f" {others:9.3f} {sum(passes.values()) / times['Parser']:7.2f}", flush=True)
        count *= 10


if __name__ == "__main__":
    main()
