//===- PlanRewriter.h - Carry out a plan ------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_HELPERS_PLANREWRITER_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_HELPERS_PLANREWRITER_H

#include "PairSignature.h"
#include "TransferBuilder.h"
#include "ao/Analysis/Steps/SavedViews.h"
#include "ao/Planner/Plan.h"
#include "mlir/IR/Builders.h"

namespace ao {

/// Returns how many ops of a step precede an op at the top level of its
/// functions; in logarithmic time as long as those are not moved.
int64_t countOpsBefore(const Step &step, mlir::Operation *op);

/// Rewrites a step according to a legal plan. Op `i` and value `v` of the plan
/// are op `i` and storage `v` of the step.
///
/// A storage passes through versions: the original, and one for each reload.
/// Each use takes the version that is current at its op; views of the storage
/// are cloned for versions other than that of their source.
///
/// A command before op `k` is written directly before that op and reloads of
/// slices before it, with two exceptions. If op `k-1` is the last to use the
/// value before, an offload or release is written directly after that use,
/// views of the value included. And if a view of the value is created between
/// the two ops, a reload or wait is written directly before that view. So only
/// ops of the step are between a copy and the use it belongs to. Commands of
/// one boundary keep the plan's order.
class PlanRewriter {
public:
  /// With `blocking`, every wait is pinned to its transfer (`ao.blocking`).
  PlanRewriter(const Step &step, llvm::ArrayRef<planner::Command> commands,
               bool blocking);

  void rewrite();

private:
  /// A point of a step: true in the backward function, and the number of an op
  /// of the step. Points are ordered.
  using Point = std::pair<bool, int64_t>;

  /// The device copy of a storage from a point on.
  struct Version {
    Point start;
    /// The whole storage; null where only its views exist (the saved arguments
    /// of a backward function).
    mlir::Value device;
    /// The last op inserted for this version; clones of views go after it.
    mlir::Operation *last;
  };
  /// A use to be redirected to the version current at `op`. By operand number:
  /// a return that gains operands moves them in memory.
  struct Use {
    mlir::Operation *owner;
    unsigned number;
    bool inBackward;
    int64_t op;

    Point getPoint() const { return {inBackward, op}; }
  };
  /// The transfers of one storage. A sixth of the values of a large step may
  /// have some, so fields that few of them need are kept elsewhere.
  struct StorageTransfers {
    size_t storage;
    /// The residuals before the rewrite.
    llvm::SmallVector<SavedView, 0> savedViews;
    llvm::SmallVector<Use, 2> uses;
    llvm::SmallVector<Use, 0> shapeUses;
    /// The indices of `uses` in the order of their points. Until the boundary
    /// of a pair is crossed.
    llvm::SmallVector<unsigned, 4> usesByPoint;
    /// Views in program order.
    llvm::SmallVector<mlir::Operation *, 0> views;
    /// In the order of where they start.
    llvm::SmallVector<Version, 2> versions;
    mlir::Value host, transfer;
    int64_t firstRelease = -1;
    bool releasedInBackward = false;
    bool isAway = false;
    bool hasBackwardOffload = false, hasBackwardReload = false;
  };

  /// The place of a command: directly after an op, or before it.
  struct Place {
    mlir::Operation *op;
    bool isBehind;
    /// Before the first view of the value that is at the boundary.
    bool isBeforeOwnView = false;
  };
  StorageTransfers &getTransfers(const planner::Command &command) {
    return storageTransfers[transfersOf[command.value]];
  }
  const StorageTransfers &getTransfers(const planner::Command &command) const {
    return storageTransfers[transfersOf[command.value]];
  }
  void collectTransfers();

  void findPlaces();
  Place findPlace(const planner::Command &command);
  mlir::Operation *findLastUse(const planner::Command &command) const;
  mlir::Operation *findFirstView(const planner::Command &command) const;
  mlir::Operation *findFirstSlice(mlir::Operation *previous,
                                  mlir::Operation *next);

  int64_t getPlace(size_t storage, mlir::Operation *op) const;
  void collectUses(StorageTransfers &transfers, mlir::Value value,
                   bool inBackward);
  void sortUses(StorageTransfers &transfers);
  llvm::ArrayRef<unsigned> getUsesAt(const StorageTransfers &transfers,
                                     Point point) const;
  bool isInBackward(const planner::Command &command) const;
  void setInsertionPoint(size_t command);

  void execute(size_t number);
  WaitOp insertWait(mlir::Value transfer, mlir::Value source);
  void release(StorageTransfers &transfers, const planner::Command &command);
  void crossBoundary();
  void crossBoundary(StorageTransfers &transfers);

  void addVersion(StorageTransfers &transfers, Version version);
  int findVersion(const StorageTransfers &transfers, Point point) const;
  mlir::Value lookUp(const StorageTransfers &transfers, int version,
                     mlir::Value value) const;
  mlir::Value cloneView(const StorageTransfers &transfers, mlir::Value value,
                        mlir::Value source);
  mlir::Value materialize(StorageTransfers &transfers, int version,
                          mlir::Value value);
  void redirectUses(StorageTransfers &transfers);

  const Step &step;
  llvm::ArrayRef<planner::Command> commands;
  bool blocking;
  mlir::OpBuilder builder;
  TransferTypes types;
  std::optional<PairSignature> signature;
  /// The place of each command, computed while the blocks are not modified:
  /// then the order in them is cheap to query.
  std::vector<Place> places;
  /// By op of the step, the first reload of a slice before it, or that op.
  llvm::DenseMap<mlir::Operation *, mlir::Operation *> firstSlices;
  /// The last op written after each op.
  llvm::DenseMap<mlir::Operation *, mlir::Operation *> lastBehind;
  /// The source of each view before its uses were redirected.
  llvm::DenseMap<mlir::Value, mlir::Value> viewSources;
  /// The version of its storage that each view or saved argument is of; -1:
  /// created while the storage was offloaded.
  llvm::DenseMap<mlir::Value, int> homes;
  /// Clones of views in versions other than their own.
  llvm::DenseMap<std::pair<mlir::Value, int>, mlir::Value> clones;
  /// In the order of their first commands, and the place of each storage's
  /// among them, -1 for kept storages.
  std::vector<StorageTransfers> storageTransfers;
  std::vector<int32_t> transfersOf;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_HELPERS_PLANREWRITER_H
