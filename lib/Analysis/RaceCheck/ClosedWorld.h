//===- ClosedWorld.h - Constructs that the race check proves ----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The race check proves programs that are made of a documented set of
// constructs (docs/Explanation/RaceCheck.md, "Closed world"). All others are
// errors where a transfer may be in flight, so that the proof rests on that set
// alone.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_RACECHECK_CLOSEDWORLD_H
#define AO_LIB_ANALYSIS_RACECHECK_CLOSEDWORLD_H

#include "CalleeAccesses.h"
#include "mlir/IR/Dominance.h"
#include "llvm/ADT/SetVector.h"

namespace ao {

/// Rejects constructs that the race check does not model, in functions that
/// hold transfers of buffers and in those that they call.
class ClosedWorld {
public:
  explicit ClosedWorld(CalleeAccesses &callees) : callees(callees) {}

  /// Emits an error for the first unsupported construct that a transfer of
  /// `function` or of its callees can reach. Reports each construct once in the
  /// lifetime of this object.
  mlir::LogicalResult verify(mlir::Operation *function);

private:
  bool startsTransfers(mlir::Operation *function);
  mlir::Operation *findStart(mlir::Operation *root);
  mlir::LogicalResult verifyParallel(mlir::Operation *function);
  mlir::LogicalResult verifyAsynchronous(mlir::Operation *function);
  mlir::LogicalResult verifyInFlight(mlir::Operation *function);
  mlir::LogicalResult verifyPlace(mlir::Operation *copy);
  mlir::LogicalResult verifyBlock(mlir::Block &block);
  mlir::LogicalResult verifyNested(mlir::Operation *op);
  mlir::LogicalResult verifyRegions(mlir::Operation *op);
  mlir::LogicalResult verifyOp(mlir::Operation *op);
  mlir::LogicalResult verifyCall(mlir::CallOpInterface call);
  mlir::LogicalResult verifyBody(mlir::Operation *function);
  mlir::LogicalResult verifyControlFlow(mlir::Operation *function);
  mlir::LogicalResult reject(mlir::Operation *op, llvm::StringRef reason);

  CalleeAccesses &callees;
  mlir::DominanceInfo dominance;
  /// Whether a function or one of its callees starts transfers of buffers.
  llvm::DenseMap<mlir::Operation *, bool> starting;
  /// Functions whose ops have been searched for asynchronous work.
  llvm::DenseSet<mlir::Operation *> synchronous;
  /// Functions that are called while a transfer may be in flight, and have been
  /// verified.
  llvm::DenseSet<mlir::Operation *> called;
  /// The function that is verified.
  mlir::Operation *root = nullptr;
  /// The transfer that is in flight, and the calls from there to the op that is
  /// looked at, outermost first.
  mlir::Operation *transfer = nullptr;
  llvm::SmallVector<mlir::Operation *> path;
};

} // namespace ao

#endif // AO_LIB_ANALYSIS_RACECHECK_CLOSEDWORLD_H
