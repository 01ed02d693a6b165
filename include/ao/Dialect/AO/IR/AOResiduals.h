//===- AOResiduals.h - Attributes that decide about residuals ---*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AORESIDUALS_H
#define AO_DIALECT_AO_IR_AORESIDUALS_H

#include "mlir/IR/Operation.h"
#include <optional>

namespace ao {

/// The plan for the stacked residuals of a loop (`ao.loop`).
struct LoopDecision {
  /// By result, the number of slices that are offloaded, and that are
  /// rematerialized; results beyond the end have none.
  llvm::SmallVector<int64_t> offload, rematerialize;
  /// The number of iterations before its use at which a reload starts.
  std::optional<int64_t> prefetch;
  llvm::SmallVector<int64_t> split;

  /// Returns the decision on `loop`; an empty one if there is none.
  static LoopDecision get(mlir::Operation *loop);
  /// Writes the decision to `loop`, without numbers that are all zero; an empty
  /// one removes the attribute.
  void set(mlir::Operation *loop) const;

  int64_t getOffloaded(unsigned result) const {
    return result < offload.size() ? offload[result] : 0;
  }
  int64_t getRematerialized(unsigned result) const {
    return result < rematerialize.size() ? rematerialize[result] : 0;
  }
  bool offloads() const;
  bool rematerializes() const;
  /// Remove the numbers of offloaded, or rematerialized slices.
  void dropOffload();
  void dropRematerialize() { rematerialize.clear(); }
};

/// Of a loop: the plan for its stacked residuals (LoopAttr).
inline constexpr llvm::StringLiteral kLoopAttr = "ao.loop";
/// Of a loop: residuals that it writes or reads are offloaded whole or not at
/// all, and each copy of a slice starts and ends in one iteration.
inline constexpr llvm::StringLiteral kWholeResidualsAttr = "ao.whole_residuals";
/// The offload delay, on the op that inserts a slice into such a residual: the
/// number of ops after it until compute waits for the offload. The prefetch
/// distance, on the op that extracts one: the number of ops before it at which
/// the reload is issued, modulo one iteration. Only ops that compute tensors
/// count.
inline constexpr llvm::StringLiteral kOffloadDelayAttr = "ao.offload_delay";
inline constexpr llvm::StringLiteral kPrefetchDistanceAttr =
    "ao.prefetch_distance";
/// Of a step's function: its peak before loops were rewritten or ops
/// recomputed, of which budgets in percent are shares.
inline constexpr llvm::StringLiteral kUnplannedPeakAttr = "ao.unplanned_peak";

} // namespace ao

#endif // AO_DIALECT_AO_IR_AORESIDUALS_H
