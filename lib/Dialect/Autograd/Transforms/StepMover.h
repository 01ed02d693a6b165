//===- StepMover.h - Moves ops of a step up to their place ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AUTOGRAD_TRANSFORMS_STEPMOVER_H
#define AO_LIB_DIALECT_AUTOGRAD_TRANSFORMS_STEPMOVER_H

#include "ao/Dialect/Autograd/IR/Autograd.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"

namespace ao::autograd {

/// Calls `function` with the body of each step of `module` that is in the
/// order of its engine.
void forEachUnfinishedStep(mlir::ModuleOp module,
                           llvm::function_ref<void(mlir::Block &)> function);

/// Returns true if `op` takes a buffer: it may read earlier writes, and is not
/// moved.
bool takesBuffers(mlir::Operation *op);

/// Moves ops between compiled regions up, to places after ops of the regions.
/// All ops that are moved after one op keep the order of the tape, whichever
/// pass moved them. Moves are noted, and `finish` makes them all.
class StepMover {
public:
  explicit StepMover(mlir::Block &block);

  /// Moves `op` after the last op that defines an operand of it.
  void hoist(mlir::Operation *op) { hoistBehind(op, getLastDefiner(op)); }

  /// Moves `op` after `anchor`. Nothing happens if it does not move up by that,
  /// if `anchor` is null or belongs to no compiled region, or if the final
  /// callbacks are between.
  void hoistBehind(mlir::Operation *op, mlir::Operation *anchor);

  /// Returns the last of the ops that define operands of `op`.
  mlir::Operation *getLastDefiner(mlir::Operation *op) const;

  /// Returns true if the first op is, or will be, before the second.
  bool isBefore(mlir::Operation *first, mlir::Operation *second) const;

  void finish();

private:
  /// The position of a moved op: after an op that is not moved, in the order of
  /// the ranks in the tape.
  struct Place {
    mlir::Operation *anchor = nullptr;
    int64_t rank = -1;
  };
  struct Move {
    mlir::Operation *op;
    Place place;
    /// The compiled region of the op after the move.
    mlir::Attribute compiledRegion;
  };

  void rankOps(mlir::Block &block);
  std::optional<int64_t> getRank(mlir::Operation *op) const;
  mlir::Attribute getCompiledRegion(mlir::Operation *op) const;
  bool isMoved(mlir::Operation *op) const;
  Place getPlace(mlir::Operation *op) const;
  void noteAttributes();

  mlir::StringAttr orderName, compiledRegionName;
  /// The order of the tape, where no op says it yet.
  llvm::MapVector<mlir::Operation *, int64_t> ranks;
  /// Of the ops that were, or will be, moved.
  llvm::DenseMap<mlir::Operation *, Place> places;
  llvm::MapVector<mlir::Operation *, Move> moves;
  /// The final callbacks, if there are any.
  mlir::Operation *end = nullptr;
};

} // namespace ao::autograd

#endif // AO_LIB_DIALECT_AUTOGRAD_TRANSFORMS_STEPMOVER_H
