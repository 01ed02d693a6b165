//===- RecomputeRewriter.h - Clones of recomputed ops -----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_HELPERS_RECOMPUTEREWRITER_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_HELPERS_RECOMPUTEREWRITER_H

#include "PairSignature.h"
#include "ao/Planner/Expansion.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/DenseSet.h"

namespace ao {

/// Rewrites a step according to a plan with recomputed ops: the ops of the
/// rewritten step are those of the expansion, in its order.
///
/// A storage has one lifetime at a time. A recomputation begins a new lifetime
/// for those of its results that the expansion selects, and later uses take the
/// clone's result, or a copy of the view of the storage that they use. A
/// dropped value needs nothing in the IR: it has no use until the clone.
class RecomputeRewriter {
public:
  RecomputeRewriter(const Step &step, const planner::Expansion &expansion);

  void rewrite();

  /// Returns the value of a lifetime, by its number in the expansion; null for
  /// temporaries.
  mlir::Value getValue(int64_t lifetime) const { return values[lifetime]; }

private:
  /// The data of a storage at the current position of the walk.
  struct Lifetime {
    /// The whole storage; null in the backward function until it is asked for.
    mlir::Value base;
    /// The value in the forward function, once the walk is in the backward one.
    mlir::Value carried;
    /// Values of the step are mapped to themselves.
    bool isOriginal = true;
    /// Counterparts of views.
    llvm::DenseMap<mlir::Value, mlir::Value> views{};
  };

  void walkTo(mlir::Operation *end);
  void visit(mlir::Operation *op);
  void crossBoundary();
  void recompute(int64_t clone);
  void markClone(mlir::Operation *clone);
  void beginLifetimes(int64_t number, mlir::Operation *clone);
  mlir::Operation *getTarget() const;

  Lifetime &getLifetimeOf(size_t storage);
  mlir::Value getBase(Lifetime &lifetime, mlir::Value original);
  mlir::Value lookUp(mlir::Value value, size_t storage);
  mlir::Value copyView(mlir::Value view, size_t storage);
  mlir::Value rebuild(mlir::Value value);
  mlir::Value getOriginal(mlir::Value value) const;
  bool isHere(mlir::Value value) const;
  std::optional<unsigned> getSavedSlot(mlir::Value argument) const;
  void eraseDeadViews();
  void dropUnusedSlots();

  const Step &step;
  const planner::Expansion &expansion;
  mlir::OpBuilder builder;
  std::optional<PairSignature> signature;
  mlir::Block *block;
  mlir::Block::iterator next;
  /// Ops of the step that the walk has passed, and their clones.
  int64_t numPassed = 0;

  llvm::DenseMap<size_t, Lifetime> lifetimes;
  std::vector<mlir::Value> values;
  /// Lifetimes that begin at each recomputed op of the expansion.
  llvm::DenseMap<int64_t, llvm::SmallVector<int64_t, 2>> begins;
  /// The operand before the rewrite, of each value that has replaced one.
  llvm::DenseMap<mlir::Value, mlir::Value> originals;
  /// The source of each view that the rewrite has changed.
  llvm::DenseMap<mlir::Value, mlir::Value> viewSources;
  /// The value that the forward function saved in each slot before, and the
  /// slot of each value.
  llvm::SmallVector<mlir::Value> savedResults;
  llvm::DenseMap<mlir::Value, unsigned> savedSlots;
  llvm::SmallVector<unsigned> usedSlots;
  llvm::SmallVector<mlir::Operation *> views;
};

/// Rewrites `step` with a RecomputeRewriter. Returns the rewritten step, and
/// turns `plan`, from which `expansion` is derived, into one of its transfers.
mlir::FailureOr<Step> applyExpansion(const Step &step,
                                     const planner::Expansion &expansion,
                                     planner::Plan &plan);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_HELPERS_RECOMPUTEREWRITER_H
