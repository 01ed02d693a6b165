// Options that a strategy does not have: one error, exit status 1.
//
// RUN: %check_errors %s %t
//
// $ ao-opt %s --ao-offload-pipeline="strategy=planned link-bandwidth=1e9"
// error: 'link-bandwidth' requires strategy pytorch or pytorch-per-layer, got planned
//
// $ ao-opt %s --ao-offload-pipeline="strategy=sync link-bandwidth=1e9"
// error: 'link-bandwidth' requires strategy pytorch or pytorch-per-layer, got sync
//
// $ ao-opt %s --ao-offload-pipeline="layer-issue=head"
// error: 'layer-issue' requires strategy layerwise, got planned
//
// $ ao-opt %s --ao-offload-pipeline="strategy=sync gib-rates=true"
// error: 'gib-rates' requires strategy pytorch or pytorch-per-layer, got sync
//
// $ ao-opt %s --ao-offload-pipeline="strategy=sync recompute"
// error: 'recompute' requires strategy planned, got sync
//
// $ ao-opt %s --ao-offload-pipeline="strategy=sync max-slowdown=1%"
// error: 'max-slowdown' requires strategy planned, got sync
//
// $ ao-opt %s --ao-offload-pipeline="recompute"
// error: 'recompute' needs 'device-memory-budget' or 'max-slowdown': without them no plan may add time
//
// $ ao-opt %s --ao-offload-pipeline="arenas=all"
// error: {{.*}}'arenas' requires strategy planned with fit-buffers, got planned
//
// $ ao-opt %s --ao-offload-to-buffers-pipeline="results=arena"
// error: {{.*}}'results' needs 'arenas'
//
// $ ao-opt %s --ao-offload-pipeline="strategy=sync num-layers=2"
// error: 'num-layers' requires strategy layerwise, or any with select=first-layers, got sync
//
// $ ao-opt %s --ao-offload-pipeline="strategy=pytorch device-memory-budget=1GB"
// error: 'device-memory-budget' requires strategy layerwise, planned, checkpoint, selective, knapsack, two-level or greedy-remat, got pytorch
//
// $ ao-opt %s --ao-offload-pipeline="strategy=sync host-memory-budget=1GB"
// error: 'host-memory-budget' requires strategy planned, got sync
//
// $ ao-opt %s --ao-offload-pipeline="strategy=sync effort=2"
// error: 'effort' requires strategy compiled-regions or planned, got sync
//
// $ ao-opt %s --ao-offload-pipeline="strategy=pytorch seed=0"
// error: 'seed' requires strategy compiled-regions or planned, got pytorch
//
// $ ao-opt %s --ao-offload-pipeline="strategy=pytorch fit-buffers=true"
// error: 'fit-buffers' requires strategy planned, got pytorch
//
// $ ao-opt %s --ao-offload-to-buffers-pipeline="strategy=sync seed=1"
// error: 'seed' requires strategy compiled-regions or planned, got sync

func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = math.sin %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
