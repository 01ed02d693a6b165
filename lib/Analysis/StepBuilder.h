//===- StepBuilder.h - builds a step from its functions ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_STEPBUILDER_H
#define AO_LIB_ANALYSIS_STEPBUILDER_H

#include "ao/Analysis/Step.h"

namespace ao {

/// Fills a `Step` in one pass over the ops of its functions. Uses are collected
/// as (storage, op) pairs in op order and grouped by storage at the end.
class StepBuilder {
public:
  explicit StepBuilder(Step &step) : step(step) {}

  /// The functions must have been checked (one block, matching signatures).
  void build();

private:
  using StorageId = uint32_t;

  void addForwardArguments();
  void addBackwardArguments();
  void addBlock(mlir::Block &block, bool isForward);
  void addOp(mlir::Operation *op);
  void addTransfer(mlir::Operation *op);
  void addForwardReturn(mlir::Operation *terminator);
  void addFinalReturn(mlir::Operation *terminator);

  void addUses(mlir::Operation *op, int32_t number);
  void addUse(mlir::OpOperand &operand, int32_t number);
  void addResults(mlir::Operation *op, int32_t number);
  void addResult(mlir::OpResult result, int32_t number);
  void addTemporaries(mlir::Operation *op, int32_t number);
  void applyMarks(mlir::Operation *op);

  StorageId addStorage(mlir::Value base, int32_t def);
  void refuse(StorageId storage, Refusal refusal);
  void setSize(Storage &storage, mlir::Type type);
  std::optional<StorageId> find(mlir::Value value) const;

  void keepUnusedResiduals();
  void groupUses();
  void shareBytesOfDyingValues();
  void extendSharedLifetimes();
  void decideFinalRefusals();
  bool isRewrittenInPlace(StorageId storage, int32_t op) const;

  /// `result` may be the same bytes as `source`.
  struct Sharing {
    StorageId result, source;
  };
  /// Op `op` may write storage `result` into the bytes of `source`.
  struct Overwrite {
    StorageId source, result;
    int32_t op;
  };

  Step &step;
  std::vector<std::pair<StorageId, int32_t>> usePairs;
  std::vector<int32_t> lastUse;
  std::vector<Sharing> sharings;
  std::vector<Overwrite> overwrites;
};

} // namespace ao

#endif // AO_LIB_ANALYSIS_STEPBUILDER_H
