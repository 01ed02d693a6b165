//===- DataChanges.h - Ops that fill or free buffers ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_RACECHECK_DATACHANGES_H
#define AO_LIB_ANALYSIS_RACECHECK_DATACHANGES_H

#include "Checks.h"

namespace ao {

/// Finds the ops that do not change the state of buffers, so that the state of
/// thousands of buffers is not copied for each branch.
class DataChanges {
public:
  explicit DataChanges(const FlightOps &flights) : flights(flights) {}

  /// Returns true if an op in `op` may fill or free a buffer, or passes on a
  /// host buffer.
  bool isIn(mlir::Operation *op);

private:
  const FlightOps &flights;
  llvm::DenseMap<mlir::Operation *, bool> known;
};

} // namespace ao

#endif // AO_LIB_ANALYSIS_RACECHECK_DATACHANGES_H
