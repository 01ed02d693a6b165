// Options that a strategy does not have: one error, exit status 1.
//
// RUN: not ao-opt %s --ao-offload-pipeline="strategy=planned link-bandwidth=1e9" 2>&1 | FileCheck %s --check-prefix=LINK-PLANNED --implicit-check-not=error:
// RUN: not ao-opt %s --ao-offload-pipeline="strategy=sync link-bandwidth=1e9" 2>&1 | FileCheck %s --check-prefix=LINK-SYNC --implicit-check-not=error:
// RUN: not ao-opt %s --ao-offload-pipeline="layer-issue=head" 2>&1 | FileCheck %s --check-prefix=ISSUE --implicit-check-not=error:
// RUN: not ao-opt %s --ao-offload-pipeline="strategy=sync gib-rates=true" 2>&1 | FileCheck %s --check-prefix=GIB --implicit-check-not=error:
// RUN: not ao-opt %s --ao-offload-pipeline="strategy=sync recompute" 2>&1 | FileCheck %s --check-prefix=RECOMPUTE --implicit-check-not=error:
// RUN: not ao-opt %s --ao-offload-pipeline="strategy=sync max-slowdown=1%" 2>&1 | FileCheck %s --check-prefix=SLOWDOWN-SYNC --implicit-check-not=error:
// RUN: not ao-opt %s --ao-offload-pipeline="recompute" 2>&1 | FileCheck %s --check-prefix=RECOMPUTE-ALONE --implicit-check-not=error:
// RUN: not ao-opt %s --ao-offload-pipeline="arenas=all" 2>&1 | FileCheck %s --check-prefix=ARENAS --implicit-check-not=error:
// RUN: not ao-opt %s --ao-offload-to-buffers-pipeline="results=arena" 2>&1 | FileCheck %s --check-prefix=RESULTS --implicit-check-not=error:
// RUN: not ao-opt %s --ao-offload-pipeline="strategy=sync num-layers=2" 2>&1 | FileCheck %s --check-prefix=LAYERS --implicit-check-not=error:
// RUN: not ao-opt %s --ao-offload-pipeline="strategy=pytorch device-memory-budget=1GB" 2>&1 | FileCheck %s --check-prefix=DEVICE --implicit-check-not=error:
// RUN: not ao-opt %s --ao-offload-pipeline="strategy=sync host-memory-budget=1GB" 2>&1 | FileCheck %s --check-prefix=HOST --implicit-check-not=error:
// RUN: not ao-opt %s --ao-offload-pipeline="strategy=sync effort=2" 2>&1 | FileCheck %s --check-prefix=EFFORT --implicit-check-not=error:
// RUN: not ao-opt %s --ao-offload-pipeline="strategy=pytorch seed=0" 2>&1 | FileCheck %s --check-prefix=SEED --implicit-check-not=error:
// RUN: not ao-opt %s --ao-offload-pipeline="strategy=pytorch fit-buffers=true" 2>&1 | FileCheck %s --check-prefix=FIT --implicit-check-not=error:
// RUN: not ao-opt %s --ao-offload-to-buffers-pipeline="strategy=sync seed=1" 2>&1 | FileCheck %s --check-prefix=SEED-SYNC

// LINK-PLANNED: error: 'link-bandwidth' is an option of strategy pytorch, the strategy is planned
// LINK-SYNC: error: 'link-bandwidth' is an option of strategy pytorch, the strategy is sync
// ISSUE: error: 'layer-issue' is an option of strategy layerwise, the strategy is planned
// GIB: error: 'gib-rates' is an option of strategy pytorch, the strategy is sync
// RECOMPUTE: error: 'recompute' is an option of strategy planned, the strategy is sync
// SLOWDOWN-SYNC: error: 'max-slowdown' is an option of strategy planned, the strategy is sync
// RECOMPUTE-ALONE: error: 'recompute' needs 'device-memory-budget' or 'max-slowdown': without them no plan may add time
// ARENAS: error: {{.*}}'arenas' is an option of strategy planned with fit-buffers, the strategy is planned
// RESULTS: error: {{.*}}'results' needs 'arenas'
// LAYERS: error: 'num-layers' is an option of strategy layerwise, or any with select=first-layers, the strategy is sync
// DEVICE: error: 'device-memory-budget' is an option of strategy planned or layerwise, or of one that rematerializes values, the strategy is pytorch
// HOST: error: 'host-memory-budget' is an option of strategy planned, the strategy is sync
// EFFORT: error: 'effort' is an option of strategy planned or compiled-regions, the strategy is sync
// SEED: error: 'seed' is an option of strategy planned or compiled-regions, the strategy is pytorch
// FIT: error: 'fit-buffers' is an option of strategy planned, the strategy is pytorch
// SEED-SYNC: error: 'seed' is an option of strategy planned or compiled-regions, the strategy is sync

func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = math.sin %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
