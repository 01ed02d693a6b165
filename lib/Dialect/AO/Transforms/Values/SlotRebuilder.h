//===- SlotRebuilder.h - Rematerialized values of backward ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_VALUES_SLOTREBUILDER_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_VALUES_SLOTREBUILDER_H

#include "Helpers/DecisionRemarks.h"
#include "Helpers/PairSignature.h"
#include "Helpers/ValueRecipe.h"
#include "ao/Analysis/Steps/SavedViews.h"

namespace ao {

/// Rematerializes values of constants, and views of saved values, in the
/// backward function of a pair, so that each storage is saved once, as a whole.
class SlotRebuilder {
public:
  SlotRebuilder(const Step &step, const DecisionRemarks &remarks)
      : step(step), remarks(remarks), signature(step),
        builder(step.getForward()->getContext()) {}

  /// Returns true if anything has changed.
  bool run();

private:
  bool rebuildFromConstants(unsigned slot);
  bool rebuildFromScalar(unsigned slot);
  void rebuildViews(size_t storage);
  mlir::BlockArgument saveBase(size_t storage, llvm::ArrayRef<SavedView> views);
  void replaceSlot(unsigned slot, mlir::Value value);
  mlir::Operation *getFirstUser(mlir::Value value) const;

  const Step &step;
  const DecisionRemarks &remarks;
  PairSignature signature;
  mlir::OpBuilder builder;
  /// The ops that defined the removed slots, each after its operands.
  llvm::SetVector<mlir::Operation *> originals;
  bool hasChanged = false;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_VALUES_SLOTREBUILDER_H
