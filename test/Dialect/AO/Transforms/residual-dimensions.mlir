// A residual of rows that another loop reads by columns, of which there may be more
// than rows, does not pass slice by slice: no pass mistakes one for the other.
//
// RUN: ao-opt %S/Inputs/residual-dimensions.mlir --split-input-file --ao-unroll-loops --cse | FileCheck %s --check-prefix=UNROLL
// RUN: ao-opt %S/Inputs/residual-dimensions.mlir --split-input-file --ao-apply-plan | FileCheck %s --check-prefix=SPLIT
// RUN: ao-opt %S/Inputs/residual-dimensions.mlir --split-input-file --ao-rematerialize-residuals | FileCheck %s --check-prefix=REMATERIALIZE

// UNROLL-LABEL: @square
// UNROLL: %[[STACK:.*]] = tensor.insert_slice %{{.*}} into %{{.*}}[3, 0] [1, 4]
// UNROLL: tensor.extract_slice %[[STACK]][0, 0] [4, 1]
// UNROLL: tensor.extract_slice %[[STACK]][0, 3] [4, 1]
// UNROLL-LABEL: @wide
// UNROLL: %[[STACK:.*]] = tensor.insert_slice %{{.*}} into %{{.*}}[3, 0] [1, 8]
// UNROLL: tensor.extract_slice %[[STACK]][0, 7] [4, 1]

// SPLIT-LABEL: @square
// SPLIT: tensor.insert_slice %{{.*}} into %{{.*}}[%{{.*}}, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32>
// SPLIT: tensor.extract_slice %{{.*}}[0, %{{.*}}] [4, 1] [1, 1] : tensor<4x4xf32> to tensor<4x1xf32>
// SPLIT-LABEL: @wide
// SPLIT: tensor.extract_slice %{{.*}}[0, %{{.*}}] [4, 1] [1, 1] : tensor<4x8xf32> to tensor<4x1xf32>

// REMATERIALIZE-LABEL: @square
// REMATERIALIZE-NOT: ao.recompute
// REMATERIALIZE-LABEL: @wide
// REMATERIALIZE-NOT: ao.recompute
