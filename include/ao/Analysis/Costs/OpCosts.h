//===- OpCosts.h - Costs of ops ---------------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_COSTS_OPCOSTS_H
#define AO_ANALYSIS_COSTS_OPCOSTS_H

#include "ao/Analysis/Ops/OpNameInfo.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Planner/Machine.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace ao {

/// Bytes of a value of a static type, zero where they are not known.
double getBytesOrZero(mlir::Value value);

/// Returns the conservative cost: every shaped operand is read, every shaped
/// result written, once.
OpCost getTrafficCost(mlir::Operation *op);

/// Returns the cost that `op` reports through `CostOpInterface`, else
/// `getTrafficCost`. Ops that copy no data (constants, views, ops that define
/// none) cost nothing.
OpCost getOpCost(mlir::Operation *op);

/// A duration and the kind it is counted under; no kind: a measured op without
/// a kind, which counts as compute.
struct OpDuration {
  int64_t nanoseconds = 0;
  std::optional<OpKind> kind;

  bool isCompute() const { return !kind || isComputeKind(*kind); }
};

/// Measured durations by the name or the location of an op.
using CostProfile = llvm::StringMap<OpDuration>;

/// Reads a profile: a JSON object from a name to a non-negative whole number
/// of nanoseconds, or to an object with `ns` and, optionally, `kind`. Reports
/// one error at the file and JSON path on failure.
mlir::FailureOr<CostProfile> loadCostProfile(mlir::MLIRContext *context,
                                             llvm::StringRef file);

/// Returns the name of an op in profiles, traces and remarks: the name of its
/// location; else "file:line:column"; else the name of the operation.
std::string getOpName(mlir::Operation *op);
/// Returns the name of a result; with a number if its op has several: "loop#1".
std::string getResultName(mlir::OpResult result);

/// Returns a name in the style of `getOpName` for a location; empty if it has
/// none.
std::string getLocationName(mlir::Location location);

/// Returns true if `op` is a transfer, or extracts slots from host residuals or
/// inserts them: it takes no time of compute.
bool takesNoTime(mlir::Operation *op);

/// Durations of ops on a machine: from a profile, else from `ao.cost_ns`, else
/// max(FLOP / peak rate, bytes / memory bandwidth) (the roofline model).
class DurationModel {
public:
  DurationModel(const planner::Machine &machine,
                const CostProfile *profile = nullptr)
      : machine(machine), profile(profile) {}

  OpDuration getDuration(mlir::Operation *op) const;
  /// Returns the duration as if `op` copied all values that it inserts: a slice
  /// that is computed in place may have to be copied once its loop is
  /// rewritten.
  OpDuration getDurationOfCopy(mlir::Operation *op) const;
  const planner::Machine &getMachine() const { return machine; }

private:
  OpCost getCost(mlir::Operation *op) const;
  int64_t getLoopDuration(mlir::LoopLikeOpInterface loop) const;
  double getBytes(mlir::Type type) const;
  double getPeakFlops(mlir::Operation *op) const;
  double getPeakFlops(mlir::Type element) const;
  int64_t getRoofline(mlir::Operation *op, const OpCost &cost) const;

  const planner::Machine &machine;
  const CostProfile *profile;
  // Names and types that have been looked up: a step has many ops, but few
  // names and types.
  mutable mlir::StringAttr costName, kindName;
  mutable OpNameInfos names;
  mutable llvm::DenseMap<mlir::Type, double> bytes;
  mutable llvm::DenseMap<mlir::Type, double> peakFlops;
};

} // namespace ao

#endif // AO_ANALYSIS_COSTS_OPCOSTS_H
