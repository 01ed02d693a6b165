# ===- nested_calls.py - A module with nested calls ------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Prints a step that calls functions, nested N deep, while a transfer is in flight."""

import sys

count = int(sys.argv[1])
print("""\
!H = memref<64xf32, #ao.host>
func.func private @f0(%b: memref<64xf32>) {
  %c = arith.constant 0.0 : f32
  linalg.fill ins(%c : f32) outs(%b : memref<64xf32>)
  return
}""")
for i in range(1, count):
    print(f"""\
func.func private @f{i}(%b: memref<64xf32>) {{
  call @f{i - 1}(%b) : (memref<64xf32>) -> ()
  return
}}""")
print(f"""\
func.func @step(%x: memref<64xf32>, %p: !H) {{
  %b = memref.alloc() : memref<64xf32>
  %t = ao.offload %x into %p : memref<64xf32> into !H -> !ao.transfer<!H>
  call @f{count - 1}(%b) : (memref<64xf32>) -> ()
  ao.wait %t keep(%x : memref<64xf32>) : !ao.transfer<!H>
  memref.dealloc %b : memref<64xf32>
  return
}}""")
