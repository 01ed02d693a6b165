//===- LoopRewriter.h - Pipelines loops around transfers --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Software pipelining of loops whose slices are in flight when an iteration
// ends. Reloads are issued one stage before the ops of their iteration, and
// offloads are waited for one stage after them. Upstream's `pipelineForLoop`
// builds prologue, kernel and epilogue.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_LOOPREWRITER_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_LOOPREWRITER_H

#include "ResidualRewrites.h"
#include "ao/Analysis/Loops/Residuals.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

namespace ao {

/// A transfer of one slice an iteration that is in flight when an iteration
/// ends. In the body, the transfer starts and is waited for in one iteration.
struct CarriedTransfer {
  WaitOp wait;
  bool isOffload;
  ResidualSlices slices;
  /// The op of the body before which the kernel waits for the offload of the
  /// previous iteration, or issues the reload of the next one.
  mlir::Operation *place;
  /// Number of ops that compute tensors between the loop and the last wait for
  /// an offload, or the first reload.
  size_t distance;

  /// Returns the insertion of the offloaded slice into its residual.
  mlir::tensor::InsertSliceOp getInsertion() const;
  /// Returns the start of a reload.
  ReloadOp getReload() const;
};

/// Pipelines one loop that counts by ones and has more iterations than stages
/// after the first one: one for reloads, one for offloads.
class LoopRewriter : private mlir::RewriterBase::Listener {
public:
  LoopRewriter(mlir::scf::ForOp loop,
               llvm::ArrayRef<CarriedTransfer> transfers);

  /// Replaces the loop by prologue, kernel and epilogue. Returns the first op
  /// of an iteration: the kernel, unless the prologue has a whole iteration.
  mlir::Operation *pipeline();
  /// Moves the last wait for each offload to the place that its distance
  /// gives, before the next loop and the first use of its residual.
  void placeWaits();
  /// Moves the first reload of each residual to the place that its distance
  /// gives, after the previous loop and the definition of the residual.
  void placeReloads();

private:
  using Part = mlir::scf::PipeliningOption::PipelinerPart;

  void notifyOperationInserted(mlir::Operation *op,
                               mlir::OpBuilder::InsertPoint) override {
    created.insert(op);
  }
  void separate(unsigned transfer);
  void passThrough();
  void addCounter();
  void addToOrder(mlir::Operation *op, unsigned stage);
  void schedule();
  void finishCopy(mlir::Operation *copy, Part part, unsigned index);
  void finishTransfer(mlir::Operation *copy, unsigned transfer, Part part,
                      int64_t iteration, bool isEnd);
  void finishPeeled(mlir::Operation *copy, mlir::Operation *original,
                    int64_t iteration);
  void finishKernel(mlir::scf::ForOp kernel, mlir::DictionaryAttr attributes);
  void replacePlaceholders(mlir::scf::ForOp kernel);
  void shareSlots();
  mlir::Value makeNumber(int64_t number);
  mlir::Value makeRow(mlir::Value variable, const CarriedTransfer &transfer);
  mlir::Operation *findWaitPlace(unsigned transfer, mlir::Operation *end);
  mlir::Operation *findReloadPlace(unsigned transfer);

  mlir::IRRewriter builder;
  mlir::scf::ForOp loop;
  mlir::Location loc;
  mlir::Type counterType;
  IterationAttributes ofIterations;
  llvm::SmallVector<CarriedTransfer> transfers;
  /// Number of the first iteration, as the loop counts, and number of all.
  int64_t first, trips;
  /// The stage of the ops of an iteration, and the last stage.
  unsigned computeStage = 0, lastStage = 0;

  /// By transfer, the ops in another stage than the iteration: a placeholder
  /// for the number of the slice, the slice, and the reload, or the wait for
  /// the offload and the insertion.
  llvm::SmallVector<llvm::SmallVector<mlir::Operation *>> halves;
  llvm::DenseMap<mlir::Operation *, unsigned> transferOf;
  /// The placeholder for the induction variable.
  mlir::Operation *counter = nullptr;
  /// Placeholders for yielded values that the body does not compute.
  llvm::SmallPtrSet<mlir::Operation *, 4> passed;
  std::vector<std::pair<mlir::Operation *, unsigned>> order;

  /// Copies of `counter`, and the number of the iteration outside of the
  /// kernel.
  llvm::SmallVector<std::pair<mlir::Operation *, int64_t>> counters;
  /// In the kernel, the number of the slice of each transfer.
  llvm::SmallVector<std::pair<mlir::Operation *, unsigned>> rows;
  llvm::SmallVector<mlir::Operation *> copiedPassed;
  /// Index arithmetic that the pipeliner has created, most of it unused.
  llvm::SetVector<mlir::Operation *> created;
  mlir::Operation *begin = nullptr;
  /// By transfer, the ops outside of the kernel and of all iterations.
  llvm::SmallVector<llvm::SmallVector<mlir::Operation *>> ends;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_LOOPREWRITER_H
