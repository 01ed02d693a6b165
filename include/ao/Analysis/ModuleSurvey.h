//===- ModuleSurvey.h - What one walk over a module finds -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_MODULESURVEY_H
#define AO_ANALYSIS_MODULESURVEY_H

#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"
#include <vector>

namespace ao {

struct OpNameInfo;

/// What passes look for in a module, found in one walk: in a large module it is
/// dear to come by every op. As an analysis of the pass manager it lives on
/// through passes that keep it up to date.
class ModuleSurvey {
public:
  explicit ModuleSurvey(mlir::Operation *module);

  bool hasCalls() const { return anyCalls; }

  /// The offloads, those of a block in program order.
  llvm::ArrayRef<OffloadOp> getOffloads() const { return offloads; }
  /// The reloads, those of a block in program order.
  llvm::ArrayRef<ReloadOp> getReloads() const { return reloads; }

  /// For passes that insert transfers in that order.
  void add(OffloadOp offload) {
    offloads.push_back(offload);
    noteTransfer(offload);
  }
  void add(ReloadOp reload) {
    reloads.push_back(reload);
    noteTransfer(reload);
  }

  /// Emits an error at the first `ao` op the walk found, if there was one.
  mlir::LogicalResult verifyHasNoTransfers() const;

  /// Functions with `ao.step` or `ao.backward` inside nested modules.
  llvm::ArrayRef<mlir::Operation *> getNestedSteps() const {
    return nestedSteps;
  }

  /// The number of ops directly in the body of `function`, a child of the
  /// module.
  size_t getNumOps(mlir::Operation *function) const {
    return numOps.lookup(function);
  }

private:
  void visit(mlir::Operation *op, const OpNameInfo &info);

  void noteTransfer(mlir::Operation *op) {
    if (!firstTransfer)
      firstTransfer = op;
  }

  mlir::Operation *root;
  bool anyCalls = false;
  mlir::Operation *firstTransfer = nullptr;
  std::vector<OffloadOp> offloads;
  std::vector<ReloadOp> reloads;
  llvm::SmallVector<mlir::Operation *> nestedSteps;
  llvm::DenseMap<mlir::Operation *, size_t> numOps;
};

} // namespace ao

#endif // AO_ANALYSIS_MODULESURVEY_H
