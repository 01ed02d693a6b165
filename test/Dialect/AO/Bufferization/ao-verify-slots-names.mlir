// RUN: not ao-opt %s --ao-verify-slots 2>&1 | FileCheck %s

// Buffers are told by the names of their allocations.
// CHECK: error: {{.*}}slot [0, 512) overlaps 'layer0/mlp/tanh' [256, 512), which is live here
// CHECK: note: {{.*}}allocated here
func.func @overlap() attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  %a = memref.alloc() {ao.slot = #ao.slot<256, 256>} : memref<64xf32> loc("layer0/mlp/tanh")
  %b = memref.alloc() {ao.slot = #ao.slot<0, 512>} : memref<128xf32>
  memref.dealloc %a {ao.slot} : memref<64xf32>
  memref.dealloc %b {ao.slot} : memref<128xf32>
  return
}
