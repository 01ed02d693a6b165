// Options and layouts that ao-plan-arenas rejects.
//
// RUN: split-file %s %t
// RUN: %check_errors %s %t
//
// $ ao-opt %t/step.mlir --ao-plan-arenas=pools=disk
// error: unknown pool 'disk', expected device or host
//
// $ ao-opt %t/step.mlir --ao-plan-arenas=results=heap
// error: 'results' must be alloc or arena, got 'heap'
//
// $ ao-opt %t/step.mlir --ao-plan-arenas=alignment=48
// error: 'alignment' must be a power of two up to 2^40, got 48
//
// $ ao-opt %t/step.mlir --ao-plan-arenas=effort=9
// error: 'effort' must be 0 to 6, got 9
//
// $ ao-opt %t/step.mlir --ao-plan-arenas --ao-plan-arenas
// error: '@step' has arenas already
//
// $ ao-opt %t/step.mlir --ao-plan-arenas=layout-input=%t/count.json
// step.mlir:1:1: error: '{{.*}}count.json': the layout is for 1 buffers, '@step' has 2
//
// $ ao-opt %t/step.mlir --ao-plan-arenas=layout-input=%t/bytes.json
// error: '{{.*}}bytes.json': buffer 1 of the layout is 'b' with 300 bytes in pool 0, that of '@step' is 'b' with 256 bytes in pool 0
//
// $ ao-opt %t/step.mlir --ao-plan-arenas=layout-input=%t/overlap.json
// error: '{{.*}}overlap.json': $.solution.offsets[1]: 'a' and 'b' overlap in bytes and lifetime
//
// $ ao-opt %t/step.mlir --ao-plan-arenas=layout-input=%t/problem.json
// error: '{{.*}}problem.json': the document has no solution
//
// $ ao-opt %t/step.mlir --ao-plan-arenas=layout-input=%t/none.json
// error: cannot open input file '{{.*}}none.json'

//--- step.mlir
func.func @step() attributes {ao.step} {
  %a = memref.alloc() : memref<64xf32> loc("a")
  %b = memref.alloc() : memref<64xf32> loc("b")
  memref.dealloc %a : memref<64xf32>
  memref.dealloc %b : memref<64xf32>
  return
}
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
