// A layout that is written and read gives the same module, and one from another
// tool is applied.
//
// RUN: split-file %s %t && ao-opt %t/step.mlir --ao-plan-arenas=layout-output=%t/layout.json -o %t/planned.mlir
// RUN: ao-opt %t/step.mlir --ao-plan-arenas=layout-input=%t/layout.json --ao-verify-slots | diff %t/planned.mlir -
// RUN: ao-opt %t/step.mlir --ao-plan-arenas=layout-input=%t/elsewhere.json --ao-verify-slots | FileCheck %s
//
// CHECK: #ao.arenas<device = 1024, host = 0>
// CHECK: #ao.slot<768, 256>

//--- step.mlir
func.func @step() attributes {ao.step} {
  %a = memref.alloc() : memref<64xf32> loc("a")
  %b = memref.alloc() : memref<64xf32> loc("b")
  memref.dealloc %a : memref<64xf32>
  memref.dealloc %b : memref<64xf32>
  return
}
//--- elsewhere.json
{"schema":"ao.layout","version":2,"name":"step","pools":[{"name":"device","alignment":256},{"name":"host","alignment":256}],
 "buffers":[{"name":"a","bytes":256,"live":[[1,4]]},{"name":"b","bytes":256,"live":[[2,5]]}],
 "solution":{"offsets":[0,768],"pools":[{"bytes":1024,"bound_bytes":512},{"bytes":0,"bound_bytes":0}]}}
