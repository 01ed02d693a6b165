//===- StepCuts.h - Boundaries of captures in a step ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_GRAPH_TRANSFORMS_STEPCUTS_H
#define AO_LIB_DIALECT_GRAPH_TRANSFORMS_STEPCUTS_H

#include "CaptureBuffers.h"

namespace ao::graph {

/// Ops of one block, in their order, that can be captured together: between the
/// first and the last there are only ops that can be captured or moved.
struct StepPart {
  llvm::SmallVector<mlir::Operation *> ops;
  /// Structured ops, copies and stores into device memory.
  int64_t launches = 0;
};

/// Finds the ops of a function that remain in its driver: those that cannot be
/// captured, host ops on their results, and the control flow around them. The
/// others are parts.
class StepCuts {
public:
  explicit StepCuts(mlir::func::FuncOp step);

  /// The ops that must be in the driver, each with its reason.
  llvm::ArrayRef<CaptureReason> getReasons() const { return reasons; }
  /// The reasons not to divide the function at all.
  llvm::ArrayRef<CaptureReason> getFaults() const { return faults; }

  /// All parts, as the function is now. The order is that of the ops.
  std::vector<StepPart> findParts();

  /// Returns true if the op accesses no memory and can be rematerialized for
  /// its uses: constants, sizes, views, computations of numbers.
  static bool isFree(mlir::Operation *op);

private:
  void drive(mlir::Operation *op);
  void open(mlir::Operation *op);
  void taint(mlir::Value value);
  void taintUser(mlir::Operation *user);
  void findPartsIn(mlir::Block &block, std::vector<StepPart> &parts) const;
  bool driveWhatEscapes(llvm::ArrayRef<StepPart> parts);

  mutable mlir::func::FuncOp step;
  std::vector<CaptureReason> reasons, faults;
  llvm::DenseSet<mlir::Operation *> driven, opened;
  /// Numbers that the host computes when the step runs.
  llvm::DenseSet<mlir::Value> tainted;
};

/// Which part an op is in, or in an op of. Not valid once ops are erased.
class PartIndex {
public:
  explicit PartIndex(llvm::ArrayRef<StepPart> parts);
  /// Null if there is none.
  const StepPart *find(mlir::Operation *op) const;
  /// Returns true if a value of the part is used outside of it. Free ops are
  /// rematerialized on either side.
  bool escapes(mlir::Value value, const StepPart &part) const;

private:
  llvm::DenseMap<mlir::Operation *, const StepPart *> partOf;
};

} // namespace ao::graph

#endif // AO_LIB_DIALECT_GRAPH_TRANSFORMS_STEPCUTS_H
