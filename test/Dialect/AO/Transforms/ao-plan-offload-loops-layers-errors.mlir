// Numbers of layers that the step does not have, iterations that are numbered as
// another layer, and a budget that no number of layers fits.
//
// RUN: sed 's/ao.layer = 1 /ao.layer = 3 /' %S/Inputs/ao-plan-offload-loops-layers.mlir > %t.mlir
// RUN: %check_errors %s %t
//
// $ ao-opt %S/Inputs/ao-plan-offload-loops-layers.mlir --ao-plan-offload="policy=layerwise num-layers=8 min-elements=0"
// error: 'num-layers' must be between 0 and 7, one less than the step has layers, got 8
//
// $ ao-opt %S/Inputs/ao-plan-offload-loops-layers-within.mlir --ao-plan-offload="policy=layerwise num-layers=2 min-elements=0"
// error: 'num-layers' must be between 0 and 1, one less than the step has layers, got 2
//
// $ ao-opt %t.mlir --ao-offload-pipeline="strategy=layerwise num-layers=1 min-elements=0"
// error: layer 3 of {{.*}} is also an iteration of loop 'layers', whose layers are 2 to 7
// note: {{.*}} is here
//
// $ ao-opt %S/Inputs/ao-plan-offload-loops-layers.mlir --ao-offload-pipeline="strategy=layerwise device-memory-budget=5% min-elements=0"
// error: cannot plan '@step': no number of layers fits the device memory budget of {{[0-9]+}} bytes; the smallest feasible device memory budget is {{[0-9]+}} bytes
