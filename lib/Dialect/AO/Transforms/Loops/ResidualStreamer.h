//===- ResidualStreamer.h - Puts residuals into host memory -----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_RESIDUALSTREAMER_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_RESIDUALSTREAMER_H

#include "Helpers/PairSignature.h"
#include "Helpers/TransferBuilder.h"
#include "LoopRewriter.h"
#include "ao/Analysis/Steps/StepResiduals.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/MapVector.h"
#include <map>

namespace ao {

/// Bytes of one slice.
int64_t getSliceBytes(const StackedResidual &stacked);

/// Returns true if `op` is within another op of the step.
bool isNested(const StepFunctions &step, mlir::Operation *op);

/// Returns the number of ops that contain `op`, itself included.
unsigned getDepth(mlir::Operation *op);

/// The reason why no residual is offloaded on a machine with unified memory.
inline constexpr llvm::StringLiteral kUnifiedMemory =
    "host memory is device memory";

/// Returns why a residual is kept on device; empty if it may be offloaded slice
/// by slice.
std::string getStreamObstacle(const Step &step, const StackedResidual &stacked,
                              int64_t minBytes, int64_t minElements);

/// The reasons why residuals are kept on device, and how many are for each.
class KeptResiduals {
public:
  void add(const std::string &reason) { ++reasons[reason]; }
  /// Adds the results of loops that are no stacked residuals.
  void addRefused(const StepResiduals &residuals);
  /// Returns "; 2 kept: …" for each reason.
  std::string describe() const;

private:
  llvm::MapVector<std::string, unsigned, std::map<std::string, unsigned>>
      reasons;
};

/// Returns how many slices of a residual, those written first, are offloaded by
/// `ao.loop` of the loop that writes it.
int64_t getMarkedSlices(const StackedResidual &stacked);

/// Returns how many iterations before its use the reload of a slice of such a
/// residual starts by the same attribute.
int64_t getMarkedPrefetch(const StackedResidual &stacked);

/// Streams residuals of one step to host memory: each slice is offloaded when
/// it is written and reloaded when it is read, or an iteration ahead.
class ResidualStreamer {
public:
  explicit ResidualStreamer(const StepFunctions &step);

  /// `prefetch` is the number of iterations before its use at which a slice is
  /// prefetched, 0 or 1.
  void stream(const StackedResidual &stacked, int64_t prefetch);
  void finish();

private:
  /// A slice that is reloaded in the iteration of its use.
  struct PlacedReload {
    mlir::Operation *place;
    /// The first of the ops that issue the copy.
    mlir::Operation *begin;
    WaitOp wait;
  };

  void carryHost(mlir::LoopLikeOpInterface loop, mlir::BlockArgument carried,
                 mlir::Value init);
  void write(const StackedResidual &stacked, int64_t prefetch);
  void read(const StackedResidual::Reader &reader, mlir::Value host,
            int64_t prefetch);
  WaitOp insertWait(mlir::Value transfer, mlir::Value keep, mlir::Value slot,
                    int64_t prefetch);
  WaitOp fetch(const StackedResidual::Reader &reader,
               mlir::SubsetExtractionOpInterface extraction, mlir::Value host,
               int64_t prefetch);
  void pipelineLoops();
  void pipelineLoops(llvm::ArrayRef<mlir::scf::ForOp> loops);
  void replacePlace(mlir::Operation *loop, mlir::Operation *by);
  void setReloadPoint(mlir::Operation *place, mlir::Operation *use);
  void erase(mlir::Operation *op);

  mlir::OpBuilder builder;
  TransferTypes types;
  std::optional<PairSignature> signature;
  /// The ops that defined residuals, most of them without other uses.
  llvm::SetVector<mlir::Operation *> sources;
  std::vector<PlacedReload> placed;
  /// Loops that must keep all of their iterations: the race check follows
  /// slices that are not contiguous in memory no further.
  llvm::SmallPtrSet<mlir::Operation *, 4> keptWhole;
  /// By loop, the transfers that are in flight when its iterations end.
  llvm::MapVector<mlir::Operation *, llvm::SmallVector<CarriedTransfer>>
      carried;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_RESIDUALSTREAMER_H
