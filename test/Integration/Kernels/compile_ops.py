#!/usr/bin/env python3
# ===- compile_ops.py - A kernel for each op on each type ------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Compiles a kernel for each scalar op on each type that it takes.

Conversions to the device's dialect leave ops over without saying so; the
compiler of the device does not. Every chip must take all of them.
"""

import argparse
import subprocess
import sys

FLOATS = ["f16", "bf16", "f32", "f64"]
INTEGERS = ["i1", "i8", "i16", "i32", "i64", "index"]
UNARY = ["absf", "acos", "acosh", "asin", "asinh", "atan", "atanh", "cbrt", "ceil", "cos", "cosh",
         "erf", "erfc", "exp", "exp2", "expm1", "floor", "log", "log10", "log1p", "log2", "round",
         "roundeven", "rsqrt", "sin", "sinh", "sqrt", "tan", "tanh", "trunc"]
BINARY = ["math.atan2", "math.copysign", "math.powf", "arith.addf", "arith.divf", "arith.maximumf",
          "arith.maxnumf", "arith.minimumf", "arith.minnumf", "arith.mulf", "arith.remf",
          "arith.subf"]
INTEGER_UNARY = ["absi", "ctlz", "cttz", "ctpop"]
INTEGER_BINARY = ["addi", "andi", "ceildivsi", "divsi", "divui", "floordivsi", "maxsi", "maxui",
                  "minsi", "minui", "muli", "ori", "remsi", "remui", "shli", "shrsi", "shrui",
                  "subi", "xori"]


COMPLEX_UNARY = ["conj", "cos", "exp", "expm1", "log", "log1p", "neg", "rsqrt", "sign", "sin",
                 "sqrt", "tan", "tanh"]
COMPLEX_BINARY = ["add", "atan2", "div", "mul", "pow", "sub"]


def complex_kernels():
    for kind in FLOATS[2:]:
        whole = f"complex<{kind}>"
        for op in COMPLEX_UNARY:
            yield f"complex.{op} %a : {whole}", whole, whole
        for op in COMPLEX_BINARY:
            yield f"complex.{op} %a, %b : {whole}", whole, whole
        for op in ("abs", "angle", "im", "re"):
            yield f"complex.{op} %a : {whole}", whole, kind
        yield f"complex.create %a, %a : {whole}", kind, whole
        yield f"complex.eq %a, %a : {whole}", whole, "i1"


def kernels():
    """(body, type of the input, type of the output) of each."""
    for kind in FLOATS:
        yield f"math.fma %a, %a, %b : {kind}", kind, kind
        yield f"math.clampf %a to [%b, %b] : {kind}", kind, kind
        yield f"math.isnan %a : {kind}", kind, "i1"
        yield f"arith.cmpf une, %a, %a : {kind}", kind, "i1"
        yield f"arith.negf %a : {kind}", kind, kind
        for op in UNARY:
            yield f"math.{op} %a : {kind}", kind, kind
        for op in BINARY:
            yield f"{op} %a, %b : {kind}", kind, kind
        for integer in INTEGERS[:-1]:
            for op in ("uitofp", "sitofp"):
                yield f"arith.{op} %a : {integer} to {kind}", integer, kind
            for op in ("fptoui", "fptosi"):
                yield f"arith.{op} %a : {kind} to {integer}", kind, integer
        for wider in FLOATS[2:]:
            if FLOATS.index(kind) < FLOATS.index(wider):
                yield f"arith.extf %a : {kind} to {wider}", kind, wider
                yield f"arith.truncf %a : {wider} to {kind}", wider, kind
    for kind in INTEGERS:
        for op in INTEGER_BINARY:
            yield f"arith.{op} %a, %b : {kind}", kind, kind
        for op in INTEGER_UNARY if kind[1:].isdigit() and kind != "i1" else ():
            yield f"math.{op} %a : {kind}", kind, kind
    yield from complex_kernels()


def module():
    text = "#id = affine_map<(i) -> (i)>\n"
    for number, (body, source, target) in enumerate(kernels()):
        text += f"""func.func @f{number}(%x: memref<64x{source}>, %y: memref<64x{target}>) {{
  linalg.generic {{indexing_maps = [#id, #id], iterator_types = ["parallel"]}}
      ins(%x : memref<64x{source}>) outs(%y : memref<64x{target}>) {{
  ^bb0(%a: {source}, %b: {target}):
    %0 = {body}
    linalg.yield %0 : {target}
  }}
  return
}}
"""
    return text


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ao-opt", required=True)
    parser.add_argument("chips", nargs="+")
    arguments = parser.parse_args()
    text, failures = module(), 0
    for chip in arguments.chips:
        done = subprocess.run(
            [arguments.ao_opt, f"--ao-lower-to-nvvm-pipeline=format=bin chip={chip}"],
            input=text, capture_output=True, text=True, check=False)
        good = done.returncode == 0 and not done.stderr and "\\7FELF" in done.stdout
        failures += not good
        print(f"{'' if good else 'FAIL '}{chip}: {done.stderr[:500]}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
