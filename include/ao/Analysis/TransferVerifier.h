//===- TransferVerifier.h - static race check -------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_TRANSFERVERIFIER_H
#define AO_ANALYSIS_TRANSFERVERIFIER_H

#include "ao/Analysis/ValueFlow.h"

namespace ao {

/// Every transfer below `root` is waited for exactly once on every path, never
/// crosses a call or a return, and each wait keeps the transfer's source.
mlir::LogicalResult verifyWaits(mlir::Operation *root, AliasRoots &roots);

/// No host value below `root` takes part in a computation.
mlir::LogicalResult verifyHostUses(mlir::Operation *root);

/// Nothing in `function` touches the destination of a transfer in flight,
/// overwrites or frees its source, or reloads what no offload has written.
/// Expects `verifyWaits` to have succeeded.
mlir::LogicalResult verifyBuffersInFlight(mlir::Operation *function,
                                          AliasRoots &roots);

/// All of the above.
mlir::LogicalResult verifyTransfers(mlir::Operation *root);

} // namespace ao

#endif // AO_ANALYSIS_TRANSFERVERIFIER_H
