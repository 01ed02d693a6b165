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
#include "llvm/ADT/DenseSet.h"
#include <vector>

namespace ao {

/// Each transfer that `op` starts, or that its regions take as an argument, is
/// waited for exactly once on every path and never crosses a call or a return;
/// a wait keeps the transfer's source.
mlir::LogicalResult verifyWaits(mlir::Operation *op, AliasRoots &roots);

/// `op` itself uses no host value in a computation.
mlir::LogicalResult verifyHostUses(mlir::Operation *op);

/// The ops that matter to buffers in flight; all others are passed over.
struct FlightOps {
  /// By block, in order: ops that start, end or hand on a transfer or may
  /// access a buffer, themselves or in their regions.
  llvm::DenseMap<mlir::Block *, std::vector<mlir::Operation *>> ops;
  /// Ops inside which flights start or end.
  llvm::DenseSet<mlir::Operation *> holders;
  bool anyTransfer = false;
  /// Whether anything may access or free what flies.
  bool anyAccess = false;
};

/// Nothing in `function` touches the destination of a transfer in flight,
/// overwrites or frees its source, or reloads what no offload has written.
/// Expects `verifyWaits` to have succeeded.
mlir::LogicalResult verifyBuffersInFlight(mlir::Operation *function,
                                          const FlightOps &flights,
                                          AliasRoots &roots);

/// All of the above, for every op below `root`.
mlir::LogicalResult verifyTransfers(mlir::Operation *root);

} // namespace ao

#endif // AO_ANALYSIS_TRANSFERVERIFIER_H
