// RUN: split-file %s %t
// RUN: not ao-opt %t/step.mlir --ao-plan-arenas=pools=disk 2>&1 | FileCheck %s --check-prefix=POOL
// RUN: not ao-opt %t/step.mlir --ao-plan-arenas=results=heap 2>&1 | FileCheck %s --check-prefix=RESULTS
// RUN: not ao-opt %t/step.mlir --ao-plan-arenas=alignment=48 2>&1 | FileCheck %s --check-prefix=ALIGNMENT
// RUN: not ao-opt %t/step.mlir --ao-plan-arenas=effort=9 2>&1 | FileCheck %s --check-prefix=EFFORT
// RUN: not ao-opt %t/step.mlir --ao-plan-arenas --ao-plan-arenas 2>&1 | FileCheck %s --check-prefix=TWICE
// POOL: error: unknown pool 'disk', expected device or host
// RESULTS: error: 'results' must be alloc or arena, got 'heap'
// ALIGNMENT: error: 'alignment' must be a power of two up to 2^40, got 48
// EFFORT: error: 'effort' must be 0 to 6, got 9
// TWICE: error: '@step' has arenas already

// A layout goes out and in again; others are refused.
// RUN: ao-opt %t/step.mlir --ao-plan-arenas=layout-output=%t/layout.json -o %t/planned.mlir
// RUN: ao-opt %t/step.mlir --ao-plan-arenas=layout-input=%t/layout.json --ao-verify-slots | diff %t/planned.mlir -
// RUN: ao-opt %t/step.mlir --ao-plan-arenas=layout-input=%t/elsewhere.json --ao-verify-slots | FileCheck %s --check-prefix=ELSEWHERE
// RUN: not ao-opt %t/step.mlir --ao-plan-arenas=layout-input=%t/count.json 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: not ao-opt %t/step.mlir --ao-plan-arenas=layout-input=%t/bytes.json 2>&1 | FileCheck %s --check-prefix=BYTES
// RUN: not ao-opt %t/step.mlir --ao-plan-arenas=layout-input=%t/overlap.json 2>&1 | FileCheck %s --check-prefix=OVERLAP
// RUN: not ao-opt %t/step.mlir --ao-plan-arenas=layout-input=%t/problem.json 2>&1 | FileCheck %s --check-prefix=PROBLEM
// RUN: not ao-opt %t/step.mlir --ao-plan-arenas=layout-input=%t/none.json 2>&1 | FileCheck %s --check-prefix=NONE
// ELSEWHERE: #ao.arenas<device = 1024, host = 0>
// ELSEWHERE: #ao.slot<768, 256>
// COUNT: step.mlir:1:1: error: '{{.*}}count.json': the layout is for 1 buffers, '@step' has 2
// BYTES: error: '{{.*}}bytes.json': buffer 1 of the layout is 'b' with 300 bytes in pool 0, that of '@step' is 'b' with 256 bytes in pool 0
// OVERLAP: error: '{{.*}}overlap.json': $.solution.offsets[1]: 'a' and 'b' overlap in bytes and lifetime
// PROBLEM: error: '{{.*}}problem.json': the document has no solution
// NONE: error: cannot open input file '{{.*}}none.json'

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
//--- count.json
{"schema":"ao.layout","version":2,"name":"step","pools":[{"name":"device","alignment":256},{"name":"host","alignment":256}],
 "buffers":[{"name":"a","bytes":256,"live":[[1,4]]}],
 "solution":{"offsets":[0],"pools":[{"bytes":256,"bound_bytes":256},{"bytes":0,"bound_bytes":0}]}}
//--- bytes.json
{"schema":"ao.layout","version":2,"name":"step","pools":[{"name":"device","alignment":256},{"name":"host","alignment":256}],
 "buffers":[{"name":"a","bytes":256,"live":[[1,4]]},{"name":"b","bytes":300,"live":[[2,5]]}],
 "solution":{"offsets":[0,256],"pools":[{"bytes":768,"bound_bytes":768},{"bytes":0,"bound_bytes":0}]}}
//--- overlap.json
{"schema":"ao.layout","version":2,"name":"step","pools":[{"name":"device","alignment":256},{"name":"host","alignment":256}],
 "buffers":[{"name":"a","bytes":256,"live":[[1,2]]},{"name":"b","bytes":256,"live":[[2,3]]}],
 "solution":{"offsets":[0,0],"pools":[{"bytes":256,"bound_bytes":256},{"bytes":0,"bound_bytes":0}]}}
//--- problem.json
{"schema":"ao.layout","version":2,"name":"step","pools":[{"name":"device","alignment":256},{"name":"host","alignment":256}],
 "buffers":[{"name":"a","bytes":256,"live":[[1,4]]},{"name":"b","bytes":256,"live":[[2,5]]}]}
