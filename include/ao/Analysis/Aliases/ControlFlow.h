//===- ControlFlow.h - Edges of control flow and their loops ----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_ALIASES_CONTROLFLOW_H
#define AO_ANALYSIS_ALIASES_CONTROLFLOW_H

#include "mlir/IR/Dominance.h"
#include "mlir/IR/Value.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/PointerUnion.h"

namespace ao {

/// A point at which control flow divides into several paths: an op that repeats
/// or chooses regions, the header of a loop of blocks, or a condition.
using Fork = llvm::PointerUnion<mlir::Operation *, mlir::Block *,
                                mlir::detail::ValueImpl *>;

/// A value that is merged into another one, such as an operand of a branch into
/// a block argument, with its edge of control flow.
struct IncomingEdge {
  enum class Kind {
    Plain,
    /// Taken for one outcome of a fork.
    Choice,
    /// Into a loop.
    Entry,
    /// Into the next iteration of a loop.
    Repeat,
    /// Around a cycle that is no loop.
    Unknown
  };

  mlir::Value value;
  Kind kind = Kind::Plain;
  Fork fork = {};
  /// The outcome of a choice; how many iterations begin at an entry: one, or
  /// none where control passes the loop.
  unsigned number = 0;
};

/// Edges of control flow, with the loops that they enter and repeat.
class ControlFlow {
public:
  /// Appends the edges from values to `value`, except for those that are never
  /// taken. Returns false if `value` is not a merge of others.
  bool getIncomingEdges(mlir::Value value,
                        llvm::SmallVectorImpl<IncomingEdge> &edges);

  /// Returns the kind of the edge of `branch` to `target`, and its loop.
  IncomingEdge classify(mlir::Block *target, mlir::Operation *branch) {
    IncomingEdge edge;
    classifyBranch(target, branch, edge);
    return edge;
  }

  /// Returns the kind of the edge that begins at `origin`, a terminator or the
  /// op itself, and enters the region `target` or, for null, exits the op.
  IncomingEdge classify(mlir::RegionBranchOpInterface op, mlir::Region *target,
                        mlir::Operation *origin) {
    IncomingEdge edge;
    classifyRegionEdge(op, target, origin, edge);
    return edge;
  }

  /// Returns true if `loop` contains `block`. A loop of blocks contains the
  /// blocks after it, too.
  bool contains(Fork loop, mlir::Block *block);

  /// Returns the block that contains a fork.
  static mlir::Block *getPlace(Fork fork);

private:
  void classifyBranch(mlir::Block *header, mlir::Operation *branch,
                      IncomingEdge &edge);
  void classifyRegionEdge(mlir::RegionBranchOpInterface op,
                          mlir::Region *target, mlir::Operation *origin,
                          IncomingEdge &edge);
  bool isRepeating(mlir::RegionBranchOpInterface op);
  unsigned getPosition(mlir::Block *block);

  mlir::DominanceInfo dominance;
  /// Reverse post-order of the blocks of a region, from one; no entry for
  /// unreachable blocks.
  llvm::DenseMap<mlir::Block *, unsigned> positions;
  llvm::DenseSet<mlir::Region *> ordered;
  llvm::DenseMap<mlir::Operation *, bool> repeating;
};

} // namespace ao

#endif // AO_ANALYSIS_ALIASES_CONTROLFLOW_H
