//===- ValueFlow.h - Flow of values through regions -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_ALIASES_VALUEFLOW_H
#define AO_ANALYSIS_ALIASES_VALUEFLOW_H

#include "mlir/IR/Value.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "llvm/ADT/SmallVector.h"

namespace ao {

/// Returns true if control may pass `branch` without entering a region, as a
/// loop of no iterations does.
bool mayBeSkipped(mlir::RegionBranchOpInterface branch);

/// A value with the op that passes it on: a branch, the terminator of a region,
/// or the op that holds the regions.
struct IncomingValue {
  mlir::Value value;
  mlir::Operation *origin;
};

/// Collects the values that may flow into `value`, an argument of a block or a
/// result of a region branch op, one for each edge; the order of the edges
/// depends only on the block or op, so that two arguments of one block can be
/// compared edge by edge. Returns false if `value` is not such a merge (a
/// function argument, an induction variable, the result of another op).
bool getIncomingValues(mlir::Value value,
                       llvm::SmallVectorImpl<IncomingValue> &incoming);
bool getIncomingValues(mlir::Value value,
                       llvm::SmallVectorImpl<mlir::Value> &incoming);

/// Returns true if two values are merged by the same block or op.
bool haveSameEdges(mlir::Value a, mlir::Value b);

/// Returns true if `operand` passes its value on to a successor: a branch, the
/// entry of a region, or a region terminator. Calls and returns do not count.
bool isForwarded(mlir::OpOperand &operand);

} // namespace ao

#endif // AO_ANALYSIS_ALIASES_VALUEFLOW_H
