//===- ValueFlow.h - how values flow through regions ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_VALUEFLOW_H
#define AO_ANALYSIS_VALUEFLOW_H

#include "ao/Analysis/ValueMap.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"

namespace ao {

/// The values that may flow into `value`, an argument of a block or a result of
/// a region branch op, one for each edge; the order of the edges depends only
/// on the block or op, so that two arguments of one block can be compared edge
/// by edge. False if `value` is no such merge (a function argument, an
/// induction variable, the result of another op).
bool getIncomingValues(mlir::Value value,
                       llvm::SmallVectorImpl<mlir::Value> &incoming);

/// Whether two values are merged by the same block or op.
bool haveSameEdges(mlir::Value a, mlir::Value b);

/// The values whose storage `value` may share as far as one step back shows;
/// empty if it has its own.
llvm::SmallVector<mlir::Value> getStorageSources(mlir::Value value);

/// Whether `operand` hands its value on to a successor: a branch, the entry of
/// a region, or a region terminator. Calls and returns do not count.
bool isForwarded(mlir::OpOperand &operand);

/// A storage that a value may lie in.
struct Root {
  mlir::Value value;
  /// The value came around a loop: an allocation in the loop's body has made
  /// another buffer since.
  bool carried;

  bool operator==(const Root &other) const {
    return value == other.value && carried == other.carried;
  }
};

/// The storages that values may lie in, flow-insensitive. Arguments of a
/// function are taken not to alias each other.
class AliasRoots {
public:
  /// `value` stripped of views: the same bytes for certain.
  mlir::Value getMustRoot(mlir::Value value);

  /// All storages that `value` may lie in.
  llvm::ArrayRef<Root> getMayRoots(mlir::Value value);

  /// The same for a value that has come around the loop with this header, for
  /// instance as the source of a transfer that an earlier iteration started.
  llvm::SmallVector<Root, 1> getMayRoots(mlir::Value value, mlir::Block *loop);

  /// Whether each op like the one that defines `root` returns the same buffer,
  /// in whichever function it stands: it has neither operands nor effects.
  static bool isSameEverywhere(mlir::Value root);

  /// A value without sources, with the header of the outermost loop around
  /// which it has come; null if it came around none.
  using Origin = std::pair<mlir::Value, mlir::Block *>;

  /// The answers to earlier questions.
  using KnownOrigins = llvm::DenseMap<mlir::Value, llvm::SmallVector<Origin>>;

  /// What `value` may be: goes back through `getSources`, which returns nothing
  /// for an origin, or to a value whose origins are `known`.
  llvm::SmallVector<Origin>
  getOrigins(mlir::Value value,
             llvm::function_ref<llvm::SmallVector<mlir::Value>(mlir::Value)>
                 getSources,
             const KnownOrigins *known = nullptr);

private:
  bool isInLoop(mlir::Block *header, mlir::Block *block);
  mlir::Block *getLoopHeader(mlir::Value merged, mlir::Value incoming);
  bool isCarried(mlir::Value root, mlir::Block *loop);
  llvm::SmallVector<Root, 1> computeMayRoots(mlir::Value value);

  mlir::DominanceInfo dominance;
  mlir::Value getEqualValue(mlir::OpResult result);

  ValueMap<mlir::Value> mustRoots;
  /// By name and properties: the first op without operands and effects.
  llvm::DenseMap<std::pair<const void *, const void *>, mlir::Value>
      equalValues;
  ValueMap<llvm::SmallVector<Root, 1>> mayRoots;
};

} // namespace ao

#endif // AO_ANALYSIS_VALUEFLOW_H
