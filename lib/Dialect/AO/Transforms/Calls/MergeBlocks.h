//===- MergeBlocks.h - One block where control never parts ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_CALLS_MERGEBLOCKS_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_CALLS_MERGEBLOCKS_H

#include "mlir/IR/Operation.h"

namespace ao {

/// Moves blocks in the regions of `root`, at any depth, after those that
/// branch to them if nothing else does.
void mergeBlocks(mlir::Operation *root);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_CALLS_MERGEBLOCKS_H
