//===- NamedOps.h - Ops that are known by their names -----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one table of ops that have no interface of `ao`: StableHLO, CHLO and
// Shardy, which are not linked, in generic form or registered by another tool,
// and the costs of TOSA.
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_OPS_NAMEDOPS_H
#define AO_ANALYSIS_OPS_NAMEDOPS_H

#include "ao/Dialect/AO/IR/AO.h"

namespace ao {

/// How an op computes and uses memory.
enum class NamedOp : uint8_t {
  /// Not in the table.
  Unknown,
  /// Data from constants and indices alone.
  Constant,
  /// Each element by itself; written over an operand of the same type that
  /// ends there.
  Elementwise,
  /// The result has the bytes of the first operand.
  View,
  /// Each result has the value of the operand of its number, and its bytes
  /// where that ends.
  Barrier,
  /// Reads as much of the first operand as it returns.
  Slice,
  /// Writes into the first operands, in place where they end.
  Update,
  /// Reads all operands and writes all results once.
  Movement,
  Product,
  Convolution,
  /// Queries, keys and values are the first three operands, with rows in the
  /// last dimension but one.
  Attention,
  /// The region combines elements of the inputs.
  Reduction,
  /// The region combines elements of each window of the inputs.
  Window,
  Sort,
  /// A region that computes a condition and a region that works on the same
  /// values.
  Loop,
  /// Runs one of its regions.
  Branch,
  /// Runs each region once.
  Wrapper,
  /// Computes as the function does that it names.
  Composite,
  Collective,
  /// Computes nothing: tokens, ids of devices, shapes.
  NoWork,
};

/// Returns true if the table covers the dialect of `op`.
bool mayBeNamed(mlir::Operation *op);

/// Returns the kind of `op` by its name; that of a custom call by its target.
NamedOp classifyByName(mlir::Operation *op);

/// Returns true if the regions of an op combine scalars, which take no memory.
bool combinesScalars(NamedOp kind);

/// Returns the cost of an op that is `kind`; that of the bytes alone for an
/// unknown op.
OpCost getNamedOpCost(mlir::Operation *op, NamedOp kind);

/// Returns true if the regions of a `NamedOp::Loop` have the arguments and
/// results of the op.
bool carriesOperands(mlir::Operation *loop);

/// Returns true if such a loop carries operand `number` as it is.
bool carriesUnchanged(mlir::Operation *loop, unsigned number);

/// Returns true if `result` is a value that a `NamedOp::Loop` carries
/// unchanged, and has no uses: it takes no memory.
bool isDeadLoopResult(mlir::OpResult result);

/// Returns the value of an enum attribute of a dialect that is not linked, "LT"
/// of `#stablehlo<comparison_direction LT>`; empty without the attribute.
std::string readEnumAttribute(mlir::Operation *op, llvm::StringRef name);

/// Returns the number of iterations of a `NamedOp::Loop` that counts from one
/// constant to another; nothing for other loops.
std::optional<double> getNamedTripCount(mlir::Operation *loop);

/// Returns the body of the function that a composite names; null if there is
/// none.
mlir::Region *getDecomposition(mlir::Operation *composite);

/// Returns true if `op` is a loop, by its interface or by its name.
bool isLoop(mlir::Operation *op);

} // namespace ao

#endif // AO_ANALYSIS_OPS_NAMEDOPS_H
