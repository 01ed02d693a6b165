// Errors of a module from JAX, whose locations are names, begin with the name.
//
// REQUIRES: ao-run
// RUN: not ao-run %s --strategy=planned --min-bytes=0 --device-memory-budget=1000 2>&1 | FileCheck %s --implicit-check-not="<unknown>"
// CHECK: {{^}}loc("jit(step)"): error: cannot plan '@step': no plan fits
// CHECK: {{^}}loc("sin"): note: 'sin' needs these values at once

func.func @step(%x: tensor<256xf32> loc("x")) -> tensor<256xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<256xf32> loc("sin")
  return %a : tensor<256xf32>
} loc("jit(step)")
