//===- ClosedWorld.h - Constructs of the race check's proof -----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The race check proves programs that are made of a documented set of
// constructs (docs/Explanation/RaceCheck.md, "Closed world"). All others are
// errors in functions that start transfers, and in those that they call, so
// that the proof rests on that set alone.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_RACECHECK_CLOSEDWORLD_H
#define AO_LIB_ANALYSIS_RACECHECK_CLOSEDWORLD_H

#include "Accesses/CalleeAccesses.h"
#include "mlir/IR/Dominance.h"
#include "llvm/ADT/PointerIntPair.h"

namespace ao {

/// Rejects constructs that the race check does not model, in functions that
/// start transfers and in those that they call.
class ClosedWorld {
public:
  explicit ClosedWorld(CalleeAccesses &callees) : callees(callees) {}

  /// Emits an error for the first unsupported construct in `function` or its
  /// callees if any of them starts a transfer. In a function of one block, ops
  /// after the end of the last transfer are not checked. Reports each construct
  /// once in the lifetime of this object. Sets `anyOfBuffers` to whether any
  /// transfer copies between buffers.
  mlir::LogicalResult verify(mlir::Operation *function, bool &anyOfBuffers);

  /// Emits an error if calls in `module`, an op with transfers in it, are
  /// nested more deeply than the recursive functions of the race check allow.
  mlir::LogicalResult verifyDepth(mlir::Operation *module);

private:
  llvm::SmallVector<mlir::FunctionOpInterface>
  collectCallees(mlir::Operation *function);
  bool starts(mlir::Operation *op, bool isOfBuffers);
  mlir::Operation *findStart(mlir::Operation *root, bool isOfBuffers);
  mlir::Operation *findLast(mlir::Operation *function);
  llvm::StringRef findAsynchronous(mlir::Operation *op);
  mlir::LogicalResult verifyPlace(mlir::Operation *copy);
  mlir::LogicalResult verifyOp(mlir::Operation *op);
  mlir::LogicalResult verifyCall(mlir::CallOpInterface call);
  mlir::LogicalResult verifyBody(mlir::Operation *function,
                                 mlir::Operation *last);
  mlir::LogicalResult verifyControlFlow(mlir::Operation *function);
  mlir::LogicalResult reject(mlir::Operation *op, llvm::StringRef reason);

  /// A function, and whether only transfers of buffers count.
  using FunctionKey = llvm::PointerIntPair<mlir::Operation *, 1, bool>;

  CalleeAccesses &callees;
  mlir::DominanceInfo dominance;
  /// By function: true if it or one of its callees starts transfers.
  llvm::DenseMap<FunctionKey, bool> starting;
  /// Callees that have been verified.
  llvm::DenseSet<FunctionKey> called;
  llvm::DenseSet<mlir::Operation *> rejected;
  /// The function that is verified.
  mlir::Operation *root = nullptr;
  /// True if `root` starts transfers of buffers: transfers of tensors race with
  /// no access to memory.
  bool copiesBuffers = false;
  /// A transfer of `root`, for notes; and the calls from `root` to the op that
  /// is verified, outermost first.
  mlir::Operation *transfer = nullptr;
  llvm::SmallVector<mlir::Operation *> path;
};

} // namespace ao

#endif // AO_LIB_ANALYSIS_RACECHECK_CLOSEDWORLD_H
