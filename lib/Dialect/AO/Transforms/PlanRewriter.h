//===- PlanRewriter.h - Carry out a plan ------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_PLANREWRITER_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_PLANREWRITER_H

#include "PairSignature.h"
#include "TransferBuilder.h"
#include "ao/Analysis/SavedViews.h"
#include "ao/Planner/Plan.h"
#include "mlir/IR/Builders.h"

namespace ao {

/// Rewrites a step so that it does what a legal plan says. Op `i` and value `v`
/// of the plan are op `i` and storage `v` of the step.
///
/// A storage passes through versions: the original, and one for each reload.
/// Each use takes the version that is current at its op; views of the storage
/// are cloned for versions other than the one they were made of.
class PlanRewriter {
public:
  PlanRewriter(const Step &step, const planner::Plan &plan);

  void rewrite();

private:
  /// The device copy of a storage from op `start` on.
  struct Version {
    bool inBackward;
    int64_t start;
    /// The whole storage; null where only its views exist (the saved arguments
    /// of a backward function).
    mlir::Value device;
    /// The last op inserted for this version; clones of views go behind it.
    mlir::Operation *last;
    // Braces of its own: the constructor of the map is explicit.
    llvm::DenseMap<mlir::Value, mlir::Value> views{};
  };
  /// A use to be redirected to the version current at `op`. By operand number:
  /// a return that gains operands moves them in memory.
  struct Use {
    mlir::Operation *owner;
    unsigned number;
    bool inBackward;
    int64_t op;
  };
  /// What happens to one storage.
  struct Journey {
    size_t storage;
    /// The residuals as they were before anything was rewritten.
    llvm::SmallVector<SavedView> savedViews;
    llvm::SmallVector<Use> uses, shapeUses;
    /// Views in program order.
    llvm::SmallVector<mlir::Operation *> views;
    /// What each view was a view of before uses were redirected.
    llvm::DenseMap<mlir::Value, mlir::Value> viewSources;
    /// The version each value was made of; -1: made while the storage was away.
    llvm::DenseMap<mlir::Value, int> homes;
    llvm::SmallVector<Version> versions;
    mlir::Value host, transfer;
    int64_t firstRelease = -1;
    bool releasedInBackward = false;
    bool isAway = false;
    bool hasBackwardOffload = false, hasBackwardReload = false;
  };

  void collectUses(Journey &journey, mlir::Value value, bool inBackward);
  void numberOps();
  bool isInBackward(const planner::Command &command) const;
  void setInsertionPoint(const planner::Command &command);

  void execute(const planner::Command &command);
  void release(Journey &journey, const planner::Command &command);
  void crossBoundary();
  void crossBoundary(Journey &journey);

  int findVersion(const Journey &journey, bool inBackward, int64_t op) const;
  mlir::Value lookUp(const Journey &journey, int version,
                     mlir::Value value) const;
  mlir::Value cloneView(const Journey &journey, mlir::Value value,
                        mlir::Value source);
  mlir::Value materialize(Journey &journey, int version, mlir::Value value);
  void redirectUses(Journey &journey);

  const Step &step;
  const planner::Plan &plan;
  mlir::OpBuilder builder;
  TransferTypes types;
  std::optional<PairSignature> signature;
  /// Ops of the step before each top-level op.
  llvm::DenseMap<mlir::Operation *, int64_t> numbers;
  llvm::MapVector<int64_t, Journey> journeys;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_PLANREWRITER_H
