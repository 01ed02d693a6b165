//===- StepMover.h - Moves ops of a step up to their place ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_WHOLESTEP_STEPMOVER_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_WHOLESTEP_STEPMOVER_H

#include "ao/Dialect/AO/IR/AOTape.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"

namespace ao {

/// Calls `function` with the body of each step of `module` that is in the
/// order of its engine.
void forEachUnfinishedStep(mlir::ModuleOp module,
                           llvm::function_ref<void(mlir::Block &)> function);

/// Whether `op` takes a buffer: it sees what was written there before, and does
/// not move.
bool takesBuffers(mlir::Operation *op);

/// Moves ops that stand between pieces up behind ops of pieces. What stands
/// behind one of these keeps the order of the tape, whichever pass moved it
/// there. Ops are numbered first, moves are noted, and `finish` makes them all.
class StepMover {
public:
  explicit StepMover(mlir::Block &block);

  /// Moves `op` behind the last op that defines an operand of it.
  void hoist(mlir::Operation *op) { hoistBehind(op, getLastDefiner(op)); }

  /// Moves `op` behind `anchor`. Nothing happens if it does not move up by
  /// that, if `anchor` is null or belongs to no piece, or if the final
  /// callbacks lie between.
  void hoistBehind(mlir::Operation *op, mlir::Operation *anchor);

  /// The last of the ops that define what `op` uses.
  mlir::Operation *getLastDefiner(mlir::Operation *op) const;

  /// Whether the first op stands, or will stand, before the second.
  bool isBefore(mlir::Operation *first, mlir::Operation *second) const;

  void finish();

private:
  /// Ops that stay have a number in the block, and rank -1; behind each of them
  /// stand those that were moved there, by their rank on the tape.
  struct Place {
    int64_t number = -1;
    int64_t rank = -1;
    bool operator<(const Place &other) const {
      return std::pair(number, rank) < std::pair(other.number, other.rank);
    }
  };

  static void rankOps(mlir::Block &block);
  void enter(mlir::Operation &op);

  llvm::DenseMap<mlir::Operation *, Place> places;
  /// The ops that stay, by their number.
  llvm::SmallVector<mlir::Operation *> anchors;
  /// What stands behind each of them.
  llvm::DenseMap<int64_t, llvm::SmallVector<mlir::Operation *>> moved;
  /// Numbers of the ops behind which something new stands.
  llvm::SetVector<int64_t> changed;
  /// The number of the final callbacks, if there are any.
  std::optional<int64_t> end;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_WHOLESTEP_STEPMOVER_H
