// RUN: ao-opt %s --ao-use-arenas=marks=true | FileCheck %s

// The runtime is told of the arenas when a step begins, and of each buffer where
// it begins and ends. The backward function of a pair goes on in its arenas.
// CHECK-LABEL: func.func @fwd(
// CHECK-COUNT-2: llvm.call @aortStepArenaBegin(%{{.*}}, %{{.*}}) : (!llvm.ptr, i64) -> ()
// CHECK-DAG:     llvm.mlir.constant(200 : i64)
// CHECK-DAG:     memref.view
// CHECK:         llvm.call @aortStepSlotBegin(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (!llvm.ptr, i64, i64, !llvm.ptr) -> ()
// CHECK:         llvm.call @aortStepSlotBegin
// CHECK:         llvm.call @aortStepSlotEnd(%{{.*}}) : (!llvm.ptr) -> ()
// CHECK-LABEL: func.func @bwd(
// CHECK-NOT:     aortStepArenaBegin
// CHECK:         llvm.call @aortStepSlotEnd
func.func @fwd() -> (memref<64xf32, #ao.host> {ao.slot = #ao.slot<0, 256>})
    attributes {ao.backward = @bwd, ao.num_outputs = 0 : i64, ao.arenas = #ao.arenas<device = 512, host = 256>} {
  %a = memref.alloc() {ao.slot = #ao.slot<256, 200>} : memref<50xf32> loc("a")
  %b = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32, #ao.host>
  memref.dealloc %a {ao.slot} : memref<50xf32>
  return %b : memref<64xf32, #ao.host>
}
func.func @bwd(%b: memref<64xf32, #ao.host> {ao.slot = #ao.slot<0, 256>})
    attributes {ao.arenas = #ao.arenas<device = 512, host = 256>} {
  memref.dealloc %b {ao.slot} : memref<64xf32, #ao.host>
  return
}
