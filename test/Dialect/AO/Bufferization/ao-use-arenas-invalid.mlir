// RUN: ao-opt %s --ao-use-arenas --split-input-file --verify-diagnostics

// Not verified before.
func.func @f() attributes {ao.step, ao.arenas = #ao.arenas<device = 0, host = 256>} {
  // expected-error @below {{has a slot in a device arena of 0 bytes}}
  %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  memref.dealloc %a {ao.slot} : memref<64xf32>
  return
}
