// The planner offloads the saved form of a lossy value, data and scales of one
// group; the value is restored within the tolerance.
//
// REQUIRES: ao-run
// RUN: ao-opt %s --ao-offload-pipeline="machine=%S/../../Plan/instant-link.json min-bytes=0 plan-output=%t.json" | FileCheck %s --check-prefix=IR
// RUN: FileCheck %s --check-prefix=PLAN < %t.json
// RUN: env AO_POISON=1 ao-run %s --compare --strategy=planned --tolerance=0.05 -O0 --min-bytes=0 --machine=%S/../../Plan/instant-link.json | FileCheck %s
//
// IR-DAG: ao.offload {{.*}} -> !ao.transfer<tensor<128xf32, #ao.host>>
// IR-DAG: ao.offload {{.*}} -> !ao.transfer<tensor<128x128xf8E4M3FN, #ao.host>>
// IR-DAG: ao.offload {{.*}} -> !ao.transfer<tensor<64x256xf32, #ao.host>>
// IR-DAG: ao.reload {{.*}} -> !ao.transfer<tensor<128x128xf8E4M3FN>>
//
// Data and scales are offloaded at one place, and reloaded at one.
// PLAN: {"do":"release","value":[[DATA:[0-9]+]],"before":[[LEAVE:[0-9]+]]},
// PLAN-NEXT: {"do":"release","value":[[SCALES:[0-9]+]],"before":[[LEAVE]]},
// PLAN: {"do":"reload","value":[[DATA]],"before":[[BACK:[0-9]+]]},
// PLAN-NEXT: {"do":"reload","value":[[SCALES]],"before":[[BACK]]},
//
// 16384 bytes of data, 512 of scales, and a value that keeps its digits.
// CHECK: {{^}}planned {{ *}}[[PEAK:[0-9]+]] {{ *}}[[PEAK]] {{ *}}82432 {{.*}} NO
// CHECK: {{^}}planned {{.*}} 0.0{{[0-9]+}}
// CHECK: planned: offloaded 3 values (82.4 kB); peak 345 kB -> 262 kB

func.func @step(%x: tensor<64x256xf32>) -> tensor<64x256xf32> attributes {ao.step} {
  %a = math.sin %x {ao.lossy = "f8E4M3FN"} : tensor<64x256xf32>
  %b = math.cos %a {ao.phase = "forward"} : tensor<64x256xf32>
  %c = math.exp %b : tensor<64x256xf32>
  %d = math.tanh %c : tensor<64x256xf32>
  %e = math.sqrt %d : tensor<64x256xf32>
  %f = math.absf %e : tensor<64x256xf32>
  %g = arith.mulf %f, %e {ao.phase = "backward"} : tensor<64x256xf32>
  %h = arith.mulf %g, %d {ao.phase = "backward"} : tensor<64x256xf32>
  %i = arith.mulf %h, %c {ao.phase = "backward"} : tensor<64x256xf32>
  %j = arith.mulf %i, %a {ao.phase = "backward"} : tensor<64x256xf32>
  return %j : tensor<64x256xf32>
}
