//===- BackwardUses.h - Cheap values in both parts of a step ----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_VALUES_BACKWARDUSES_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_VALUES_BACKWARDUSES_H

#include "Helpers/DecisionRemarks.h"
#include "Helpers/PlanRewriter.h"
#include "Helpers/ValueRecipe.h"

namespace ao {

/// Lets the backward part of a joint step rematerialize the values that take
/// nothing but constants, so that they occupy no memory at the forward/backward
/// boundary.
class BackwardUses {
public:
  BackwardUses(const Step &step, const DecisionRemarks &remarks)
      : step(step), remarks(remarks) {}

  /// Rebuilds values of at least `minBytes` that are unused for more than
  /// `minGap` ops, for each op that rematerializing them takes. Returns true if
  /// anything has changed.
  bool run(int64_t minBytes, int64_t minGap);

private:
  struct Use {
    mlir::OpOperand *operand;
    /// The op at the top level that is, or holds, the user.
    mlir::Operation *op;
    int64_t number;
  };

  int64_t getBackwardBegin();
  std::vector<Use> collectUses(size_t storage) const;
  bool rebuild(size_t storage, int64_t minGap);
  bool rematerialize(llvm::ArrayRef<Use> uses);

  const Step &step;
  const DecisionRemarks &remarks;
  std::optional<int64_t> backwardBegin;
  /// The new values of operands, once all values are defined.
  std::vector<std::pair<mlir::OpOperand *, mlir::Value>> replacements;
  /// The ops of all recipes, each after what it takes.
  llvm::SetVector<mlir::Operation *> originals;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_VALUES_BACKWARDUSES_H
