// Options that a strategy does not have: one error, exit status 1.
//
// RUN: %check_errors %s %t
//
// $ ao-opt %s --ao-offload-pipeline="strategy=planned link-bandwidth=1e9"
// error: 'link-bandwidth' is an option of strategy pytorch, the strategy is planned
//
// $ ao-opt %s --ao-offload-pipeline="strategy=sync link-bandwidth=1e9"
// error: 'link-bandwidth' is an option of strategy pytorch, the strategy is sync
//
// $ ao-opt %s --ao-offload-pipeline="layer-issue=head"
// error: 'layer-issue' is an option of strategy layerwise, the strategy is planned
//
// $ ao-opt %s --ao-offload-pipeline="strategy=sync gib-rates=true"
// error: 'gib-rates' is an option of strategy pytorch, the strategy is sync
//
// $ ao-opt %s --ao-offload-pipeline="strategy=sync recompute"
// error: 'recompute' is an option of strategy planned, the strategy is sync
//
// $ ao-opt %s --ao-offload-pipeline="strategy=sync max-slowdown=1%"
// error: 'max-slowdown' is an option of strategy planned, the strategy is sync
//
// $ ao-opt %s --ao-offload-pipeline="recompute"
// error: 'recompute' needs 'device-memory-budget' or 'max-slowdown': without them no plan may add time
//
// $ ao-opt %s --ao-offload-pipeline="arenas=all"
// error: {{.*}}'arenas' is an option of strategy planned with fit-buffers, the strategy is planned
//
// $ ao-opt %s --ao-offload-to-buffers-pipeline="results=arena"
// error: {{.*}}'results' needs 'arenas'
//
// $ ao-opt %s --ao-offload-pipeline="strategy=sync num-layers=2"
// error: 'num-layers' is an option of strategy layerwise, or any with select=first-layers, the strategy is sync
//
// $ ao-opt %s --ao-offload-pipeline="strategy=pytorch device-memory-budget=1GB"
// error: 'device-memory-budget' is an option of strategy planned or layerwise, or of one that rematerializes values, the strategy is pytorch
//
// $ ao-opt %s --ao-offload-pipeline="strategy=sync host-memory-budget=1GB"
// error: 'host-memory-budget' is an option of strategy planned, the strategy is sync
//
// $ ao-opt %s --ao-offload-pipeline="strategy=sync effort=2"
// error: 'effort' is an option of strategy planned or compiled-regions, the strategy is sync
//
// $ ao-opt %s --ao-offload-pipeline="strategy=pytorch seed=0"
// error: 'seed' is an option of strategy planned or compiled-regions, the strategy is pytorch
//
// $ ao-opt %s --ao-offload-pipeline="strategy=pytorch fit-buffers=true"
// error: 'fit-buffers' is an option of strategy planned, the strategy is pytorch
//
// $ ao-opt %s --ao-offload-to-buffers-pipeline="strategy=sync seed=1"
// error: 'seed' is an option of strategy planned or compiled-regions, the strategy is sync

func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = math.sin %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
