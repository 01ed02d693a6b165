//===- ParallelAccesses.h - Transfers of iterations at once -----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_RACECHECK_ACCESSES_PARALLELACCESSES_H
#define AO_LIB_ANALYSIS_RACECHECK_ACCESSES_PARALLELACCESSES_H

#include "BufferParts.h"
#include "CalleeAccesses.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace ao {

/// One end of a transfer in flight.
struct End {
  /// Null where a callee starts and ends the transfer.
  mlir::Value transfer;
  /// The source or the destination that the copy names.
  mlir::Value buffer;
  Root root;
  bool isDestination;
  /// The path of control from the start of the copy.
  ControlPath path = {};
  /// The op that starts the transfer, if it is in a callee.
  mlir::Operation *inCallee = nullptr;
  /// The range of `buffer` in its storage, in terms of values that are the same
  /// where the transfer was started.
  std::optional<PartRange> range = std::nullopt;

  mlir::Location getLoc() const {
    return transfer ? transfer.getLoc() : inCallee->getLoc();
  }
};

/// Returns true if `use` must not happen while `end` is in flight.
inline bool isHarmful(const BufferUse &use, const End &end) {
  return use.touches() && (end.isDestination || use.writes || use.frees);
}

/// The accesses in the regions of an op that runs them several times
/// concurrently: an access by one of them may conflict with the transfers of
/// another, independent of the order in the region. Storages that each of them
/// allocates are private, and so are parts of a buffer that do not overlap
/// those of another iteration.
class ParallelAccesses {
public:
  explicit ParallelAccesses(mlir::Operation *op) : op(op) {}

  void add(const End &end);
  void add(mlir::Operation *user, const BufferUse &use, const Root &root,
           mlir::Value buffer);

  mlir::LogicalResult check();

private:
  struct Touch {
    mlir::Operation *user;
    BufferUse use;
    Root root;
    mlir::Value buffer;
  };

  bool isShared(const Root &root) const;
  mlir::memref::SubViewOp getOwnPart(mlir::Value buffer);
  bool isOwnPart(mlir::memref::SubViewOp view);
  bool isInSamePart(const Touch &touch, mlir::memref::SubViewOp part);
  mlir::LogicalResult check(const Touch &touch);

  mlir::Operation *op;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<End, 1>> ends;
  std::vector<Touch> touches;
};

} // namespace ao

#endif // AO_LIB_ANALYSIS_RACECHECK_ACCESSES_PARALLELACCESSES_H
