// Bytecode that only has the names of the dialect's attributes does not load it.
// RUN: ao-opt %s --emit-bytecode | ao-opt --ao-plan-arenas | FileCheck %s

// CHECK: ao.arenas = #ao.arenas<device = 256, host = 0>
func.func @step(%x: memref<64xf32>) attributes {ao.step} {
  %a = memref.alloc() : memref<64xf32>
  memref.copy %x, %a : memref<64xf32> to memref<64xf32>
  memref.dealloc %a : memref<64xf32>
  return
}
